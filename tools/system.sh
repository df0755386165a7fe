#!/bin/sh
# Is everything here that a checkout cannot bring along? With "venv": only what play needs, and nothing is installed;
# with "test": also the database and the browser that tests use.
set -eu
python=${PYTHON:-python3}

fail() {
    echo "igroteka: $1" >&2
    exit 1
}

missing() {
    "$python" -c 'import ensurepip, venv' 2>/dev/null || echo python3-venv
    [ "${1:-}" = venv ] && return
    if [ "${1:-}" = test ]; then
        ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || echo postgresql
        command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1 || echo chromium-headless-shell
    fi
    command -v "${CC:-cc}" >/dev/null 2>&1 || echo gcc libc6-dev
    "$python" -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))' || echo python3-dev
}

command -v "$python" >/dev/null 2>&1 || fail "there is no $python here; Python 3.11 or newer is needed (Debian: apt-get install python3 python3-venv)"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || fail "Python 3.11 or newer is needed, $python is $("$python" -V 2>&1)"

packages=$(missing "$@" | xargs)
[ -n "$packages" ] || exit 0

if [ "${1:-}" != venv ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "installing $packages"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >/dev/null
    # shellcheck disable=SC2086 -- a list of packages
    apt-get install -qq --no-install-recommends $packages >/dev/null
    [ -z "$(missing "$@")" ] || fail "still missing after apt-get: $(missing "$@" | xargs)"
else
    fail "missing here: $packages (Debian: apt-get install $packages)"
fi
