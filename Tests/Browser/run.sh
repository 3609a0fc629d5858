#!/usr/bin/env bash
# Checks the types of the page's scripts, then the page in real browsers. What cannot be had is skipped, with a word.
#
#   Tests/Browser/run.sh PAGE.html DND [options of check.py]
set -euo pipefail
cd "$(dirname "$0")/../.."
if command -v tsc >/dev/null; then
    tsc -p Page/tsconfig.json
else
    echo "make browser: the types are not checked, tsc is missing (Debian's package node-typescript)"
fi

if ! programs=$(Tests/Browser/python.sh 2>&1); then
    echo "make browser: skipped, $programs"
    exit 0
fi
read -r python chromium <<<"$programs"
exec "$python" Tests/Browser/check.py "$@" --chromium "$chromium"
