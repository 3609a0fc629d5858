#!/usr/bin/env bash
# Checks the types of the page's scripts, then the page in real browsers. What cannot be had is skipped, with a word.
#
#   Tests/Browser/run.sh PAGE.html DND [options of check.py]
set -euo pipefail
cd "$(dirname "$0")/../.."
skip() {
    echo "make browser: skipped, $1"
    exit 0
}

if command -v tsc >/dev/null; then
    tsc -p Page/tsconfig.json
else
    echo "make browser: the types are not checked, tsc is missing (Debian's package node-typescript)"
fi

[ -x /usr/bin/chromium ] || skip "Chromium is missing (Debian's package chromium)"
python=.build/browser/bin/python
if ! "$python" -c 'import axe_playwright_python, playwright, websockets' 2>/dev/null; then
    { python3 -m venv .build/browser \
        && "$python" -m pip -q install playwright websockets axe-playwright-python; } >/dev/null 2>&1 \
        || skip "Playwright cannot be installed from PyPI"
fi
exec "$python" Tests/Browser/check.py "$@"
