"""Documents of one form that several threads read at once, as in a server that has just been started."""

from __future__ import annotations

import subprocess
import sys

FORMS = 60
"""Forms that are read for the first time; without care one of the first few ends the process."""

READERS = """
import sys, threading
import msgspec
from playmat.kernel.documents.form import fit

sys.setswitchinterval(1e-6)
DEPTH = 12

def nested(number):
    here = {}
    for depth in range(DEPTH):
        inner = here["Form", depth - 1] if depth else str
        here["Form", depth] = msgspec.defstruct(f"Form{number}_{depth}", [("name", int), ("inner", inner)])
    return here["Form", DEPTH - 1]

data = "x"
for _ in range(DEPTH):
    data = {"name": 1, "inner": data}
for number in range(FORMS):
    form, ready = nested(number), threading.Barrier(4)

    def read():
        ready.wait()
        assert fit(data, form).name == 1

    threads = [threading.Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
print("all were read")
"""


def test_threads_that_read_a_form_for_the_first_time_do_not_end_the_process() -> None:
    """The library of the documents learns a form by reading it, and is not safe while it does."""
    script = READERS.replace("range(FORMS)", f"range({FORMS})")
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout.strip(), run.stderr) == (0, "all were read", "")
