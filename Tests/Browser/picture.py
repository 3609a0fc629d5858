#!/usr/bin/env python3
"""Draws the picture of the playground in the README, from the page itself.

    Tests/Browser/picture.py PAGE.html docs/playground.svg
"""
import base64
import pathlib
import sys
import textwrap

from playwright.sync_api import sync_playwright

WIDTH, HEIGHT = 1280, 880


def main() -> None:
    page_path, output = map(pathlib.Path, sys.argv[1:])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}).new_page()
        page.goto(page_path.resolve().as_uri())
        page.wait_for_selector("html[data-ready]", state="attached")
        page.evaluate("""() => {
          playground.hand.lift({list: 'people', section: 0, row: 1});
          playground.hand.hover({list: 'people', section: 0, row: 4});
        }""")
        page.wait_for_timeout(300)
        picture = page.screenshot(type="jpeg", quality=70)
        browser.close()
    data = "\n".join(textwrap.wrap(base64.b64encode(picture).decode(), 118))
    output.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">\n'
        f"<title>The playground: rows, calls with their rules, delegate and steps</title>\n"
        f'<image width="{WIDTH}" height="{HEIGHT}" href="data:image/jpeg;base64,\n{data}"/>\n</svg>\n',
        encoding="utf-8")


main()
