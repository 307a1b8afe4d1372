#!/bin/sh
# Install a server into a virtual environment of its own, from this checkout: sh deploy/install.sh /opt/playmat
# All that pip fetches, to run it and to build it, is one of the files whose hashes are listed here.
set -eu
: "${1:?name a folder, such as /opt/playmat}"
case $1 in /*) ;; *) set -- "$PWD/$1" ;; esac
cd "$(dirname "$0")/.."
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
python3 -m venv "$1"
"$1/bin/pip" install --no-cache-dir --require-hashes -r deploy/requirements.txt
python3 -m venv "$build/venv"
"$build/venv/bin/pip" install --no-cache-dir --require-hashes -r deploy/build-requirements.txt
"$build/venv/bin/pip" wheel --no-index --no-deps --no-build-isolation --wheel-dir "$build" .
"$1/bin/pip" install --no-index --no-deps --force-reinstall "$build"/playmat-*.whl
