#!/usr/bin/env bash
# Prints the path of a Python that can drive browsers, and that of Chromium. The former is made in .build/browser with
# packages from PyPI. What is missing is named on standard error.
set -euo pipefail
cd "$(dirname "$0")/../.."
python=.build/browser/bin/python
fail() {
    echo "$1" >&2
    exit 1
}

chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome) \
    || fail "Chromium is missing (Debian's package chromium)"
command -v python3 >/dev/null || fail "python3 is missing"
if ! "$python" -c 'import axe_playwright_python, playwright, websockets' 2>/dev/null; then
    { python3 -m venv .build/browser \
        && "$python" -m pip -q install playwright websockets axe-playwright-python; } >/dev/null 2>&1 \
        || fail "Playwright cannot be installed from PyPI"
fi
echo "$python $chromium"
