"""Long runs of the server: figures with the command that makes them. `nox -s soak`, or one of them:

    python -m tests.server.soak kill --cycles 200

A run says on standard error what it is doing, stops by itself after its time, prints one JSON object and
exits with 1 where a promise was broken. Loopback only; every server process is its own and dies with it.
"""
