#!/usr/bin/env python3
"""Opens reports and traces in Chromium, and reads them from their document.

usage: report.py DND CHROMIUM [--all] [--fuzz N] [--record] [--only NAME …]

--all compares the traces of every spec in specs/, --fuzz N makes N hostile texts instead of 100, and --record writes
the pictures that screenshots are compared with. The module playwright drives the browser; axe-core comes with
axe_playwright_python.
"""

import argparse
import base64
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time
import zlib

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from pictures import Pictures
from waiting import until

ROOT = pathlib.Path(__file__).resolve().parents[2]
PLAYGROUND = "https://playground.invalid/page.html"
WIDTHS = (320, 768, 1440)
FAILURES = 1000
TRACED = ("exceptions",)
PAGE_BYTES, OPEN_SECONDS = 5_000_000, 1.0

# The exit code for a folder without scenarios: specs of other folders include its files.
NOTHING_RAN = 3

SWAP = """table people: A B C D E F

delegate in people {
  performDropWith { each item { batch { model move B to 4; model move E to 1; list reload 1 4 } } }
}

scenario "a swap where a move was meant" {
  drag B; hover E; drop
  expect order: A C D E B F
}

scenario "a batch that does not fit" { drag A; hover C; list insert 0 in people; expect state: idle }
scenario "passes" { drag A; cancel; expect state: idle }
@skip("later") scenario "is left out" { drag A }
@todo("soon") scenario "is not there yet" { drag A; drop; expect order: A }
@todo("done") scenario "is there already" { drag A; cancel; expect state: idle }
"""

# Texts that try to become markup, or to change what stands beside them.
PIECES = [
    "</script>", "<script>pwned=1</script>", "<!--", "-->", "]]>", "</pre>", "</details>", "'", "`", "&lt;", "&#x3c;",
    "<img src=x onerror=pwned=1>", "<svg/onload=pwned=1>", "javascript:pwned=1", "\u202e", "\u2066", "\u200f", "\x07",
    "\x1b[31m", "\x9b", "\x85", "\u2028", "\ufeff", "${pwned=1}", "#", "%3C", "</style>", "<base href=//x>", "e\u0301",
    "👩‍👩‍👧", "A", " ",
]

# What a page may consist of.
ELEMENTS = set(
    "HTML HEAD META TITLE STYLE BODY HEADER H1 H2 H3 P MAIN OL UL LI DETAILS SUMMARY SPAN BDI PRE CODE A SCRIPT DIV "
    "SECTION B WBR BUTTON INPUT OUTPUT svg line path circle".split()
)

READ_CALLS = """() => [...document.querySelectorAll("details[data-play]")].map((details) =>
  [...details.querySelectorAll(".message")].map((line) => {
    const text = (name) => line.querySelector("." + name)?.textContent ?? null;
    const cited = [...line.querySelectorAll(".rule")].map((rule) => rule.dataset.rule);
    return [line.dataset.kind, line.dataset.from, line.dataset.to, text("number"), text("text"), text("arguments"),
      text("answer"), cited];
  }))"""
READ_ROWS = """() => [...document.querySelectorAll("details[open] .around > section")].map((side) =>
  [...side.querySelectorAll(".list")].map((list) => [...list.querySelectorAll(".rows > li")].map((row) =>
    row.classList.contains("gap") ? "|" : row.querySelector(".label")?.textContent ?? "")))"""
HIDE_TIMES = """() => document.querySelectorAll(".time, body > header p").forEach((one) => {
  one.style.visibility = "hidden";
})"""
OPEN_ALL = """() => { for (const details of document.querySelectorAll("details")) details.open = true; }"""


class Failed(Exception):
    pass


def check(condition, message):
    if not condition:
        raise Failed(message)


class Dnd:
    """The program, in a folder of its own."""

    def __init__(self, program, folder):
        self.program = str(pathlib.Path(program).resolve())
        self.folder = pathlib.Path(folder)

    def run(self, *arguments, cwd=None):
        return subprocess.run(
            [self.program, *arguments], cwd=cwd or self.folder, capture_output=True, text=True, check=False)

    def write(self, name, text):
        (self.folder / name).write_text(text, encoding="utf-8")
        return name

    def page(self, name, *arguments):
        """Runs a command that writes a page, and returns its file."""
        found = self.run(*arguments)
        check(found.returncode in (0, 1), f"{arguments}: {found.stderr}")
        return self.folder / name


class Browser:
    """Chromium; each page fails the check when it asks for anything, complains, or opens a dialog."""

    def __init__(self, playwright, program):
        self.browser = playwright.chromium.launch(executable_path=program)

    def open(self, file, fragment="", width=1440, scheme="light", scripts=True):
        context = self.browser.new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme, java_script_enabled=scripts,
            reduced_motion="reduce")
        page = context.new_page()
        page.complaints = []
        page.on("console", lambda message: page.complaints.append(message.text))
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        page.on("dialog", lambda dialog: (page.complaints.append(dialog.message), dialog.dismiss()))
        page.on("request", lambda request: request.url.startswith("file:") and request.is_navigation_request()
                or page.complaints.append(f"request of {request.url}"))
        start = time.monotonic()
        page.goto(file.as_uri() + fragment)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))") \
            if scripts else None
        page.seconds = time.monotonic() - start
        return page

    def close(self, page):
        check(not page.complaints, f"{page.url}: {page.complaints[:3]}")
        page.context.close()


def visible(text):
    """A text as Page/dom.js shows it."""
    def shown(character):
        code = ord(character)
        hidden = (code < 9 or 11 <= code < 32 or 0x7F <= code < 0xA0 or code in (0x200E, 0x200F, 0xFEFF)
                  or 0x2028 <= code <= 0x202E or 0x2066 <= code <= 0x2069)
        return f"\\u{{{code:x}}}" if hidden else character
    return "".join(shown(character) for character in text)


def expected_calls(scenario):
    def row(message):
        cited = [message["rule"]] if "rule" in message else []
        texts = [visible(message[name]) if name in message else None for name in ("text", "arguments", "answer")]
        return [message["kind"], message["from"], message["to"], str(message.get("number", "")), *texts,
                cited + message["questions"]]
    return [row(message) for message in scenario["messages"]]


# MARK: Checks


def the_report(dnd, browser, options):
    dnd.write("swap.dnd", SWAP)
    file = dnd.page("report.html", "run", "swap.dnd", "--report", "html:report.html", "--report", "ndjson:run.ndjson",
                    "--playground", PLAYGROUND)
    merged = dnd.page("merged.html", "merge", "run.ndjson", "--report", "html:merged.html", "--playground", PLAYGROUND)
    check(file.read_text() == merged.read_text(), "the page of a merged stream is another one")
    events = [json.loads(line) for line in (dnd.folder / "run.ndjson").read_text().splitlines()]
    failed = [event for event in events if event["event"] == "scenario" and event.get("play")]
    check(len(failed) == 3, "three scenarios have a play")

    page = browser.open(file)
    states = page.locator(".entry").evaluate_all("(all) => all.map((one) => one.dataset.state)")
    check(sorted(states) == sorted(["failed", "failed", "passed", "skipped", "expected failure", "unexpected pass"]),
          f"{states}")
    check("\n".join(page.locator(".screen").first.inner_text().splitlines()) == failed[0]["failures"][0]["text"],
          "the screen is that of the terminal")
    check(page.locator(".deciding .number").first.inner_text() == "10", "call 10 decided, and is lit")
    moments = failed[0]["play"]["moments"]
    check(page.evaluate(READ_ROWS) == [rows(moments[-2]), rows(moments[-1])], "the rows around the drop")
    check(page.locator(".command code").first.inner_text() == "dnd run swap.dnd:7", "the command that repeats it")
    steps(page, moments)
    links(page, browser, file)
    filters(page)
    fragment = page.locator(".play a").first.get_attribute("href").removeprefix(PLAYGROUND + "#s=")
    bytes_ = base64.urlsafe_b64decode(fragment + "=" * (-len(fragment) % 4))
    check(json.loads(zlib.decompress(bytes_, -15)) == {"text": SWAP, "name": "swap.dnd", "scenario": 0},
          "the link to the playground has the spec")
    page.evaluate(OPEN_ALL)
    page.locator(".play").nth(2).wait_for()
    check("> insert [0, 0]" in page.locator(".play pre").first.inner_text(), "the ledger of the batch")
    check(page.evaluate(READ_CALLS) == [expected_calls(event["play"]["sequence"]) for event in failed], "the calls")
    browser.close(page)


def rows(moment):
    def labels(section, has_gap):
        labels = [None if has_gap and "lifted" in row.get("marks", []) else row["label"] for row in section["rows"]]
        if "gap" in section:
            labels.insert(section["gap"], "|")
        return [label for label in labels if label is not None]
    lists = moment["scene"]["lists"]
    gaps = [any("gap" in section for section in entry["sections"]) for entry in lists]
    return [[label for section in entry["sections"] for label in labels(section, has_gap)]
            for entry, has_gap in zip(lists, gaps)]


def steps(page, moments):
    """The timeline by keyboard, then by single clicks."""
    page.locator(".timeline input").first.focus()
    page.keyboard.press("Home")
    check(page.evaluate(READ_ROWS) == [rows(moments[0]), rows(moments[1])], "Home: the first step")
    page.keyboard.press("ArrowRight")
    check(page.evaluate(READ_ROWS) == [rows(moments[1]), rows(moments[2])], "an arrow: the second step")
    lit = page.locator("details[open] .message.fresh").count()
    check(lit == moments[2]["messages"] - moments[1]["messages"], "the calls of the step are lit")
    page.keyboard.press("End")
    page.locator(".timeline button").first.click()
    check("2 of 3" in page.locator("output.step").first.inner_text(), "a click: one step back")


def links(page, browser, file):
    page.locator("details:not([open]) > summary").nth(0).focus()
    page.keyboard.press("Enter")
    name = page.locator("a.link").nth(1).get_attribute("href")
    other = browser.open(file, name)
    check(other.locator(f"details[id='{name[1:]}']").get_attribute("open") is not None, "a link opens its entry")
    browser.close(other)
    passed = browser.open(file)
    passed.locator(".passes > summary").click()
    check(passed.locator(".passes .entry").first.is_visible(), "what passed is named")
    browser.close(passed)


def filters(page):
    page.get_by_role("button", name="skipped 1").click()
    check(page.locator(".entry:visible").count() == 1, "a state chosen by a click")
    page.get_by_role("button", name="skipped 1").press("Enter")
    page.get_by_role("searchbox").fill("batch")
    check(page.locator(".entry:visible").count() == 1, "a name")
    page.get_by_role("searchbox").fill("")
    check("6 of 6" in page.locator(".filters output").inner_text(), "everything again")


def without_scripts(dnd, browser, options):
    page = browser.open(dnd.folder / "report.html", scripts=False)
    text = page.locator("body").inner_text()
    for words in ("2 failed", "the rows of people are in another order", "dnd run swap.dnd:7"):
        check(words in text, f"{words} can be read without scripts")
    page.locator("summary").nth(1).click()
    check("> insert [0, 0]" in page.locator("body").inner_text(), "an entry opens without scripts")
    browser.close(page)
    trace = browser.open(dnd.page("calm.html", "trace", "swap.dnd:15", "--format", "html", "--output", "calm.html"),
                         scripts=False)
    check("tableView(_:itemsForBeginning:at:)" in trace.locator("pre").inner_text(), "calls without scripts")
    browser.close(trace)


def printing(dnd, browser, options):
    page = browser.open(dnd.folder / "report.html")
    page.emulate_media(media="print")
    check(not page.locator(".filters").is_visible(), "no buttons on paper")
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    check(page.locator("details:not([open])").count() == 0, "everything is open on paper")
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    check(page.locator("details[open]").count() == 1, "and closed again")
    browser.close(page)


def the_traces(dnd, browser, options):
    """The calls of every trace, read from its document, are those of the trace as JSON."""
    count = 0
    folders = sorted(path for path in (ROOT / "specs").iterdir() if path.is_dir())
    for folder in folders if options.all else [path for path in folders if path.name in TRACED]:
        name = str(folder.relative_to(ROOT))
        known = dnd.run("trace", name, "--format", "json", cwd=ROOT)
        if known.returncode == NOTHING_RAN:
            continue
        scenarios = json.loads(known.stdout)["scenarios"]
        dnd.run("trace", name, "--format", "html", "--output", str(dnd.folder / "trace.html"), cwd=ROOT)
        page = browser.open(dnd.folder / "trace.html")
        page.evaluate(OPEN_ALL)
        until(page, "(count) => document.querySelectorAll('.calls').length === count", len(scenarios))
        for scenario, calls in zip(scenarios, page.evaluate(READ_CALLS), strict=True):
            check(calls == expected_calls(scenario), f"the calls of {scenario['title']} in {name}")
        count += len(scenarios)
        browser.close(page)
    return f"{count} scenarios"


def report_of_failures(dnd):
    """The page of a run with 1,000 failures."""
    lines = (dnd.folder / "run.ndjson").read_text().splitlines()
    began, ended = lines[0], lines[-1]
    failures = [event for event in map(json.loads, lines) if event.get("play", {}).get("deciding")]
    for number in range(FAILURES):
        event = failures[number % len(failures)]
        event["name"], event["line"] = f"{number} of many", number + 1
        event["play"]["sequence"]["line"] = number + 1
        failures.append(json.loads(json.dumps(event)))
    many = [json.dumps(event) for event in failures[-FAILURES:]]
    dnd.write("many.ndjson", "\n".join([began, *many, ended, ""]))
    return dnd.page("many.html", "merge", "many.ndjson", "--report", "html:many.html")


def many_failures(dnd, browser, options):
    file = report_of_failures(dnd)
    size = file.stat().st_size
    check(size <= PAGE_BYTES, f"{size} bytes for {FAILURES} failures")
    pages = [browser.open(file) for _ in range(3)]
    # The best of three: others may be busy on the same machine.
    seconds = min(page.seconds for page in pages)
    check(pages[0].locator("details[data-play]").count() == FAILURES, "every failure is there")
    check(seconds <= OPEN_SECONDS, f"{seconds:.2f} s to open")
    for page in pages:
        browser.close(page)
    return f"{size / 1e6:.2f} MB, open after {seconds:.2f} s"


def hostile_texts(dnd, browser, options):
    generator = random.Random(20)
    left = options.fuzz
    while left > 0:
        count = min(left, 250)
        texts = ["".join(generator.choices(PIECES, k=generator.randint(1, 6))) for _ in range(count)]
        if left == options.fuzz:
            texts[0] = "<script>pwned=1</script>" * 4000
        dnd.write("hostile.dnd", "".join(hostile(number, text) for number, text in enumerate(texts)))
        for name, arguments in (
            ("hostile.html", ("run", "hostile.dnd", "--report", "html:hostile.html", "--playground", PLAYGROUND)),
            ("hostile-trace.html", ("trace", "hostile.dnd", "--format", "html", "--output", "hostile-trace.html")),
        ):
            page = browser.open(dnd.page(name, *arguments))
            page.evaluate(OPEN_ALL)
            until(page, "(count) => document.querySelectorAll('.play').length === count", count)
            found = set(page.evaluate("() => [...document.querySelectorAll('*')].map((one) => one.tagName)"))
            check(found <= ELEMENTS, f"seed 20: elements {found - ELEMENTS}")
            check(page.locator("script").count() == 2, "seed 20: another script")
            check(page.evaluate("() => typeof pwned") == "undefined", "seed 20: a text has run")
            labels = page.evaluate("""() => [...document.querySelectorAll(".lists .label")].map((one) =>
              one.textContent)""")
            for number, text in enumerate(texts):
                clean = visible(text)
                check(len(text) > 2000 or clean + str(number) in labels, f"seed 20: {text!r} is not shown as it is")
            browser.close(page)
        left -= count
    return f"{options.fuzz} texts"


def hostile(number, text):
    label = text.replace("\\", "\\\\").replace('"', '\\"')
    return (f'scenario "{number} {label}" {{ table people: "{label}{number}" B; drag B; hover 0; drop; '
            f'expect order: "{label}{number}" B }}\n')


def accessibility(dnd, browser, options):
    for name in ("report.html", "calm.html"):
        for scheme in ("light", "dark"):
            page = browser.open(dnd.folder / name, scheme=scheme)
            page.evaluate(OPEN_ALL)
            until(page, "() => [...document.querySelectorAll('details[data-play]')].every((one) => "
                        "one.querySelector('.play'))")
            found = Axe().run(page).response["violations"]
            words = [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]
            check(not words, f"{name}, {scheme}: {words}")
            browser.close(page)


def widths(dnd, browser, options):
    pictures = Pictures(browser.browser, options.record)
    faults = []
    for name in ("report.html", "calm.html"):
        for width in WIDTHS:
            for scheme in ("light", "dark"):
                page = browser.open(dnd.folder / name, width=width, scheme=scheme)
                if name == "report.html" and pictures.is_comparable:
                    page.evaluate(HIDE_TIMES)
                    faults.append(pictures.compare(page, "report"))
                page.evaluate(OPEN_ALL)
                page.wait_for_timeout(100)
                seen = page.evaluate("() => document.documentElement.scrollWidth")
                check(seen <= width, f"{name} is {seen} wide on {width}")
                browser.close(page)
    check(not any(faults), ", ".join(filter(None, faults)))
    return None if pictures.is_comparable else "no pictures compared, for this Chromium or its fonts draw others"


CHECKS = (the_report, without_scripts, printing, the_traces, many_failures, hostile_texts, accessibility, widths)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("dnd")
    parser.add_argument("chromium")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--fuzz", type=int, default=100)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--only", action="append", help="only checks with this part in their name")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        dnd, browser = Dnd(options.dnd, folder), Browser(playwright, options.chromium)
        for one in CHECKS:
            # What the others open is made by the first.
            if one is not the_report and not any(part in one.__name__ for part in options.only or [""]):
                continue
            start = time.monotonic()
            try:
                words = one(dnd, browser, options)
            except Failed as failure:
                sys.exit(f"report.py: {one.__name__.replace('_', ' ')}: {failure}")
            print(f"{one.__name__.replace('_', ' ')}: {words or 'as expected'} ({time.monotonic() - start:.1f} s)")
        browser.browser.close()


if __name__ == "__main__":
    main()
