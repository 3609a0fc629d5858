#!/usr/bin/env bash
# Runs measure.py with a Python and a Chromium that it can use. What is missing is named, and the status is 1.
#
#   Tests/Browser/measure.sh PAGE.html MODULE.wasm DND
set -euo pipefail
here=$(dirname "$0")
if [ ! -f "$1" ]; then
    echo "make page has not been run" >&2
    exit 1
fi
programs=$("$here/python.sh")
read -r python chromium <<<"$programs"
exec "$python" "$here/measure.py" "$@" "$chromium"
