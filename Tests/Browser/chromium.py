"""The checks in Chromium."""
import functools
import http.server
import json
import pathlib
import random
import statistics
import subprocess
import threading

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, sync_playwright

import build
import endless
import lessons
from pictures import SCALED, Pictures
from waiting import SECONDS, until

ROOM = {"width": 1440, "height": 900}
ROWS = "table people: Ann Bob Cem Dan Eve Fay\n"
_open = []

# The calls that the document shows, in the shape of docs/trace.schema.json.
READ_CALLS = """() => [...document.querySelectorAll('#calls .message')].map((line) => {
  const text = (name) => line.querySelector('.' + name)?.textContent;
  const cited = [...line.querySelectorAll('.rule')].map((rule) => rule.textContent);
  const isRule = (id) => !/^Q[0-9]/.test(id);
  return {
    kind: line.dataset.kind, from: line.dataset.from, to: line.dataset.to, number: text('number') || undefined,
    text: text('text'), arguments: text('arguments'), answer: text('answer'),
    rule: cited.find(isRule), questions: cited.filter((id) => !isRule(id)),
  };
})"""


class Checks:
    def __init__(self, options):
        self.options = options
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(executable_path=options.chromium, args=["--no-sandbox"])
        self.axe = Axe()
        _open.append(self)

    def page(self, **context) -> Page:
        """A fresh page with the playground, ready."""
        context.setdefault("viewport", ROOM)
        page = self.browser.new_context(**context).new_page()
        page.set_default_timeout(SECONDS * 1000)
        page.faults = []
        page.on("pageerror", lambda error: page.faults.append(str(error)))
        page.on("console", lambda line: page.faults.append(line.text) if line.type == "error" else None)
        self.visit(page)
        return page

    def visit(self, page: Page, address: str = "") -> None:
        page.goto(address or self.options.page.as_uri())
        page.wait_for_selector("html[data-ready]", state="attached")

    looked_for = "axe-core finds nothing, and nothing is too wide,"

    def inaccessible(self, page: Page) -> list[str]:
        """What axe-core finds."""
        found = self.axe.run(page).response["violations"]
        return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found]

    # Size and start

    def size(self):
        count = self.options.page.stat().st_size
        assert self.options.untimed or count <= 1_500_000, f"{count} bytes, more than 1.5 MB"
        return f"{count} bytes"

    def packing(self):
        """The unpacker of the page reads what build.py packs, and refuses what is damaged."""
        page = self.page()
        chance = random.Random(self.options.seed)
        samples = [(b"", b""), (b"a", b""), (b"", b"ab" * 5000), (bytes(70_000), chance.randbytes(70_000))]
        samples += [
            (bytes(chance.choices(b"ab\0\xff", k=chance.randrange(3000))), chance.randbytes(chance.randrange(300)))
            for _ in range(40)]
        for first, second in samples:
            text = build.packed(first, second)
            found = page.evaluate(UNPACK, text)
            assert found == [list(first), list(second)], f"{len(first)} and {len(second)} bytes are not unpacked"
            assert len(first + second) < 50 or page.evaluate(UNPACK, text[:-20]) is None, "a damaged text is unpacked"
        return f"{len(samples)} texts unpacked"

    def start(self):
        handler = functools.partial(Quiet, directory=self.options.page.parent)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/{self.options.page.name}"
        words = []
        for address in (self.options.page.as_uri(), address):
            page = self.browser.new_context(viewport=ROOM).new_page()
            requests, faults = [], []
            page.on("request", lambda request: requests.append(request.url))
            page.on("console", lambda line: faults.append(line.text))
            times = [self.start_time(page, address) for _ in range(3)]
            page.click("#lists .row >> nth=1")
            page.click("#lift")
            page.wait_for_timeout(300)
            others = [url for url in requests if url.split("#")[0] != address and not url.endswith("/favicon.ico")]
            assert not others, f"requests: {others}"
            assert not faults, f"the browser said: {faults}"
            assert self.options.untimed or min(times) <= 1500, f"interactive after {min(times):.0f} ms"
            words.append(f"{address.split(':')[0]} interactive in {min(times):.0f} ms")
        server.shutdown()
        return ", ".join(words) + ", no request"

    def start_time(self, page, address=""):
        """The milliseconds until a page can be used."""
        self.visit(page, address)
        return page.evaluate("performance.now()")

    # Speed

    def typing(self):
        return self.judged(self.typing_times(), 50, "1,000 lines, keystroke to diagnostics")

    def typing_times(self):
        """The milliseconds from a key to the diagnostics of a text of 1,000 lines."""
        page = self.page()
        scenario = "\nscenario \"number {0}\" {{\n  drag A; hover C; drop\n  expect order: B C A\n}}\n"
        text = "table people: A B C\n" + "".join(scenario.format(number) for number in range(200))
        page.evaluate("(text) => playground.load({text, name: 'long.dnd'})", text)
        return page.evaluate("""() => {
          const area = document.getElementById('text');
          return Array.from({length: 21}, (_, index) => {
            area.setRangeText(index % 2 ? '' : 'x', 0, index % 2 ? 1 : 0, 'end');
            const start = performance.now();
            area.dispatchEvent(new Event('input'));
            return performance.now() - start;
          });
        }""")

    def moving(self):
        return self.judged(self.moving_times(), 16, "50 rows, move to calls")

    def moving_times(self):
        """The milliseconds from a move of the pointer to the calls, in a list of 50 rows."""
        page = self.page()
        page.evaluate("(text) => playground.load({text, name: 'rows.dnd'})",
            "table rows: " + " ".join(f"Row{number}" for number in range(50)) + "\n")
        return page.evaluate("""() => {
          playground.hand.lift({list: 'rows', section: 0, row: 3});
          return Array.from({length: 41}, (_, index) => {
            const start = performance.now();
            playground.hand.hover({list: 'rows', section: 0, row: 5 + index});
            document.getElementById('calls').getBoundingClientRect();
            return performance.now() - start;
          });
        }""")

    def judged(self, times, limit, words):
        median = statistics.median(times)
        assert self.options.untimed or median <= limit, f"{words}: {median:.1f} ms, more than {limit}"
        return f"{words}: median {median:.1f} ms"

    def long_list(self):
        page = self.page()
        page.evaluate("(text) => playground.load({text, name: 'rows.dnd'})",
            "table rows: " + " ".join(f"Row{number}" for number in range(1000)) + "\n")
        drawn = page.locator("#lists .row").count()
        assert drawn < 100, f"{drawn} of 1,000 rows are drawn"
        page.evaluate("document.querySelector('.scrolls').scrollTop = 500 * 45")
        page.wait_for_timeout(100)
        assert page.locator("#lists .row", has_text="Row505").count() == 1
        return f"{drawn} of 1,000 rows are drawn"

    # The same calls

    def traces(self):
        run = subprocess.run([self.options.dnd, "trace", "--format", "json", "specs"], capture_output=True)
        scenarios = json.loads(run.stdout)["scenarios"]
        files = sorted({scenario["file"] for scenario in scenarios})
        page = self.page()
        opened = {str(path): path.read_text() for path in sorted(pathlib.Path("specs").rglob("*.dnd"))}
        page.evaluate("(files) => Object.entries(files).forEach(([name, text]) => playground.engine.file(name, text))",
            opened)
        count = messages = 0
        for name in files:
            shown = page.evaluate("""([name, text]) => {
              playground.moment.name = name;
              playground.editor.area.value = text;
              document.getElementById('run').disabled = false;
              document.getElementById('run').click();
              return [...document.querySelectorAll('#results button:not(:disabled)')].map((button) => {
                button.click();
                return (""" + READ_CALLS + """)();
              });
            }""", [name, opened[name]])
            expected = [found for found in scenarios if found["file"] == name]
            assert len(shown) == len(expected), f"{name}: {len(shown)} scenarios, not {len(expected)}"
            for calls, scenario in zip(shown, expected):
                wanted = [seen(message) for message in scenario["messages"]]
                assert calls == wanted, f"{name}: {scenario['title']}: {difference(calls, wanted)}"
                count += 1
                messages += len(calls)
        return f"{count} scenarios of {len(files)} specs, {messages} lines, all equal"

    def examples(self):
        """The specs that show rules, which the page hands to the module, are those of `dnd explain`."""
        wanted = build.rule_examples()
        shown = self.page().evaluate(
            "(numbers) => numbers.map((number) => playground.engine.explain(number).example)", list(wanted))
        assert shown == list(wanted.values()), "the page shows other examples than it has"
        for number in list(wanted)[::15]:
            run = subprocess.run([self.options.dnd, "explain", number, "--example"], capture_output=True, text=True)
            assert run.stdout == wanted[number], f"dnd explain {number} has another example"
        return f"{len(wanted)} examples"

    # Sessions by hand

    def sessions(self):
        page = self.page()
        chance = random.Random(self.options.seed)
        longest = 0
        for number in range(self.options.sessions):
            text = "table people: " + " ".join(f"P{row}" for row in range(chance.randint(2, 8)))
            text += " { reorders }\n" if chance.random() < 0.3 else "\n"
            if chance.random() < 0.3:
                text += "table other: X Y Z\n"
            moves = [[chance.random(), chance.random(), chance.random()] for _ in range(chance.randint(1, 50))]
            found = page.evaluate(PLAY_RANDOMLY, [text, moves])
            assert not found.get("refusal"), f"session {number} of seed {self.options.seed}: {found}"
            assert found["states"] == ["passed"], f"session {number} of seed {self.options.seed}: {found}"
            assert found["isSame"], f"session {number} of seed {self.options.seed} is not restored: {found}"
            longest = max(longest, len(found["hash"]))
        assert longest <= 2000, f"a link of {longest} characters"
        return f"{self.options.sessions} saved and passed, links up to {longest} characters, seed {self.options.seed}"

    # Other people's texts

    def hostile(self):
        page = self.page()
        chance = random.Random(self.options.seed)
        allowed = page.evaluate("[...document.querySelectorAll('*')].map((e) => e.tagName)") + [
            "B", "BDI", "BR", "CIRCLE", "circle", "path", "line", "svg", "CODE", "DIV", "H3", "LI", "PRE", "WBR"]
        for first in range(0, self.options.hostile, HOSTILE_BATCH):
            numbers = range(first, min(first + HOSTILE_BATCH, self.options.hostile))
            markup = page.evaluate(PLAY_HOSTILE, [[hostile(number, chance) for number in numbers], allowed])
            assert not markup, f"text {first + markup[0]} of seed {self.options.seed} became {markup[1]}"
            assert page.evaluate("globalThis.hacked === undefined"), f"a text from {first} of the seed ran"
            assert not page.faults, page.faults[:3]
        return f"{self.options.hostile} texts, nothing became markup, seed {self.options.seed}"

    # Accessibility and input

    def accessibility(self):
        count = 0
        for scheme in ("light", "dark"):
            for width in (320, 768, 1440):
                page = self.page(
                    viewport={"width": width, "height": 800}, color_scheme=scheme, reduced_motion="reduce")
                for act in ("", "playground.hand.lift({list: 'people', section: 0, row: 1});"
                            "playground.hand.hover({list: 'people', section: 0, row: 4});"
                            "playground.type('why performDropWith'); playground.answers.explain('R131')"):
                    page.evaluate(f"() => {{ {act} }}")
                    words = self.inaccessible(page)
                    assert not words, f"{scheme}, {width} pixels: {words}"
                    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                    assert wide <= 0, f"{width} pixels: {wide} pixels too wide"
                    clipped = page.evaluate(CLIPPED)
                    assert not clipped, f"{width} pixels: clipped {clipped}"
                    count += 1
                page.context.close()
        return f"axe-core finds nothing in {count} states; nothing is clipped or too wide"

    def pictures(self):
        pictures = Pictures(self.browser, self.options.record)
        if not pictures.is_comparable:
            return "skipped, for this Chromium or its fonts draw other pictures"
        faults = []
        for scheme in ("light", "dark"):
            for width in SCALED:
                page = self.page(
                    viewport={"width": width, "height": 900}, color_scheme=scheme, reduced_motion="reduce")
                page.evaluate("() => { playground.hand.lift({list: 'people', section: 0, row: 1});"
                              "playground.hand.hover({list: 'people', section: 0, row: 4}); }")
                faults.append(pictures.compare(page, "playground"))
                page.context.close()
        assert not any(faults), ", ".join(filter(None, faults))
        return f"{len(faults)} as they were" if not self.options.record else f"{len(faults)} written"

    def keyboard(self):
        page = self.page()
        page.focus("#lists .row >> nth=0")
        press(page, "ArrowDown", " ", "ArrowDown", "ArrowDown", "ArrowDown")
        assert "Bob over row 5 of 6" in page.text_content("#live"), page.text_content("#live")
        press(page, "Shift+ArrowDown", "Shift+ArrowUp", " ")
        assert order(page) == ["Ann", "Cem", "Dan", "Eve", "Bob", "Fay"], order(page)
        press(page, " ", "Escape")
        assert page.evaluate("playground.state.timeline.state") == "idle"
        self.two_lists(page)
        page.focus("#lists .row >> nth=0")
        press(page, " ", "ArrowDown", "Tab", " ")
        assert order(page) == ["B", "C", "X", "A", "Y"] or "A" in order(page)[2:], order(page)
        page.focus("#back")
        press(page, "Home")
        assert page.evaluate("playground.state.timeline.step") == 0
        press(page, "End")
        assert page.evaluate("playground.state.timeline.step > 0")
        page.focus("#line")
        page.keyboard.type("why perf")
        press(page, "Tab", "Enter")
        assert "performDropWith" in page.text_content("#console")
        page.focus("#text")
        press(page, "Control+End")
        page.keyboard.type("delegate { canH")
        press(page, "Control+ ", "Tab")
        assert "canHandle" in page.input_value("#text")
        assert not page.faults, page.faults
        return "rows, zones, lists, timeline, REPL and completion"

    def clicks(self):
        page = self.page()
        page.click("#lists .row >> nth=1")
        page.click("#lift")
        page.click("#lists .row >> nth=4")
        page.click("#drop")
        assert order(page) == ["Ann", "Cem", "Dan", "Eve", "Bob", "Fay"], order(page)
        page.click("#undo")
        page.click("#redo")
        page.click("#first")
        page.click("#forward")
        page.click("#cancel")
        assert page.evaluate("playground.state.timeline.state") == "idle"
        page.click("#fork")
        assert page.input_value("#forks") == "fork-2"
        page.select_option("#compared", label="step 0")
        assert page.is_visible("#comparison")
        page.select_option("#why", "performDropWith")
        page.select_option("#examples", index=1)
        page.click("#run")
        assert page.locator("#results .good").count() > 0
        page.locator("#results button").first.click()
        assert page.is_visible("#trace-of")
        page.locator("#calls .rule").first.click()
        assert page.is_visible("#rule-tip")
        page.select_option("#examples", label="A mistake: off by one")
        page.evaluate("(text) => playground.load({text, name: 'x'})", FORGETFUL)
        for words in ("1. ", "2. ", "there are no others"):
            page.click("#explore")
            until(page, "(words) => document.getElementById('console').textContent.includes(words)", words)
        page.locator("text=Play these steps").nth(1).click()
        assert page.evaluate("playground.state.timeline.step") > 0
        with page.expect_download() as download:
            page.click("#save")
        assert download.value.suggested_filename == "what-I-did.dnd"
        page.click("#share")
        until(page, "location.hash.startsWith('#s=')")
        assert not page.faults, page.faults
        return "lift and drop, timeline, forks, comparison, why, examples, runs, exploration, save and share"

    def mouse(self):
        page = self.page()
        drag(page, 1, 4)
        assert order(page) == ["Ann", "Cem", "Dan", "Eve", "Bob", "Fay"], order(page)
        script = page.locator("#script li").all_text_contents()
        assert script[0] == "lift Bob" and script[1] == "drag Bob" and script[-1] == "drop", script
        return f"the hand wrote: {'; '.join(script)}"

    def touch(self):
        page = self.page(has_touch=True)
        client = page.context.new_cdp_session(page)
        start, end = middle(page, 1), middle(page, 4)
        points = lambda place: [{"x": place[0], "y": place[1]}]
        client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points(start)})
        page.wait_for_timeout(650)
        for part in range(1, 9):
            place = (start[0], start[1] + (end[1] - start[1]) * part / 8)
            client.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points(place)})
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(50)
        assert order(page) == ["Ann", "Cem", "Dan", "Eve", "Bob", "Fay"], order(page)
        return "a long press lifts, and the finger drops"

    def without_engine(self):
        page = self.browser.new_context(viewport=ROOM).new_page()
        page.add_init_script("delete globalThis.WebAssembly")
        self.visit(page)
        assert page.is_visible("#without") and not page.is_visible("#lists")
        drag = subprocess.run([self.options.dnd, "trace", "--format", "json", "Page/playground/first-trace.dnd"],
            capture_output=True)
        [scenario] = json.loads(drag.stdout)["scenarios"]
        assert page.evaluate(READ_CALLS) == [seen(message) for message in scenario["messages"]], "not as dnd trace"
        return "the page says so, and shows a trace"

    def schemes(self):
        page = self.page(forced_colors="active", reduced_motion="reduce")
        page.evaluate("playground.play('drag Bob; hover Eve')")
        names = page.evaluate("document.getAnimations().length")
        assert names == 0, f"{names} animations with reduced motion"
        page.emulate_media(media="print")
        assert not page.is_visible("#lift") and page.is_visible("#calls")
        return "no animation with reduced motion; the printed page has no controls"

    def two_lists(self, page):
        page.evaluate("playground.load({text: 'table left: A B C\\ntable right: X Y\\n', name: 'two'})")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


FORGETFUL = "table people: A B { reorders }\ntable others: X Y { reorders }\ndelegate { moveRowAt { } }\n"

HOSTILE = [
    "</script>", "<img src=x onerror=hacked=1>", "<!--", "]]>", "\u202e", "\u2066", "\u0007", "\u001b[31m", "&lt;",
    "'", "`", "${hacked=1}", "javascript:hacked=1", "é", "👩‍👩‍👧", "a b", "\u0000", "#s=", "{{x}}",
    "</style><svg onload=hacked=1>",
]

# So many texts are played before the page answers.
HOSTILE_BATCH = 100

# Plays texts, and returns the number of the first that became markup, with the names of the elements.
PLAY_HOSTILE = """([texts, allowed]) => {
  const known = new Set(allowed);
  for (const [number, [text, label]] of texts.entries()) {
    playground.load({text, name: label.slice(0, 200)});
    playground.type(label);
    playground.play('drag A');
    playground.play('hover C');
    playground.editor.show(text);
    const others = [...document.querySelectorAll('*')].map((e) => e.tagName).filter((name) => !known.has(name));
    if (others.length) return [number, others];
  }
  return null;
}"""

CLIPPED = """() => [...document.querySelectorAll('button, label, h1, h2, h3, .message, .row')].filter((e) =>
  e.offsetParent && !e.closest('.unseen, .list > header') &&
  e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline' &&
  !e.querySelector('select, input')).map((e) => e.outerHTML.slice(0, 100))"""

UNPACK = """async (text) => {
  const code = Uint8Array.from(atob(document.getElementById('unpacker').textContent), (byte) => byte.charCodeAt(0));
  const {memory, room, unpack} = (await WebAssembly.instantiate(code)).instance.exports;
  const bytes = new TextEncoder().encode(text);
  const place = room(bytes.length);
  new Uint8Array(memory.buffer).set(bytes, place);
  const parts = unpack(place, bytes.length);
  if (!parts) return null;
  const counts = new Uint32Array(memory.buffer, parts, 2);
  const part = (start, count) => [...new Uint8Array(memory.buffer, parts + 8 + start, count)];
  return [part(0, counts[0]), part(counts[0], counts[1])];
}"""

# Random moves of the hand: each plays what is possible, then the session is saved, run, and restored from its link.
PLAY_RANDOMLY = """async ([text, moves]) => {
  playground.load({text, name: 'random'});
  const {hand} = playground;
  for (const [verb, list, row] of moves) {
    const lists = playground.state.scene.lists;
    const found = lists[Math.floor(list * lists.length)];
    const place = {list: found.name, section: 0, row: Math.floor(row * (found.sections[0].rows.length + 0.999))};
    if (playground.state.timeline.state === 'idle') hand.lift({...place, row: Math.max(0, place.row - 1)});
    else if (verb < 0.7) hand.hover(place, Math.floor(verb * 30) % 3);
    else if (verb < 0.9) hand.drop();
    else if (verb < 0.95) { hand.begin(); playground.play('leave'); }
    else hand.cancel();
  }
  if (playground.state.timeline.state !== 'idle') hand.cancel();
  const saved = playground.engine.save('by hand');
  if (saved.refusal) return saved;
  const states = playground.engine.trace(saved.text, 'saved.dnd').results.map((result) => result.state);
  const before = JSON.stringify([playground.state.scene, playground.messages]);
  const hash = await playground.link();
  playground.load({text: '', name: 'other'});
  await playground.visit(hash);
  const after = JSON.stringify([playground.state.scene, playground.messages]);
  return {states, hash, isSame: before === after};
}"""


def hostile(number, chance):
    """A text for the editor, and what it calls a row; each hundredth is 100 kB long."""
    label = "".join(chance.choice(HOSTILE) for _ in range(chance.randint(1, 6)))
    if number % 100 == 0:
        label = label * (100_000 // len(label))
    quoted = json.dumps(label, ensure_ascii=False).replace("$", "\\$")
    return f"table people: A {quoted} C\n{label if number % 3 == 0 else ''}\n", label


def seen(message):
    """A message as the document shows it."""
    found = {name: message.get(name) for name in
        ("kind", "from", "to", "text", "questions", "arguments", "answer", "rule", "number")}
    found["number"] = str(found["number"]) if found["number"] else None
    return found


def difference(shown, wanted):
    for index, (one, other) in enumerate(zip(shown, wanted)):
        if one != other:
            return f"line {index}: {one} instead of {other}"
    return f"{len(shown)} lines instead of {len(wanted)}"


def press(page, *keys):
    for key in keys:
        page.keyboard.press("Space" if key == " " else key.replace("+ ", "+Space"))


def order(page):
    return page.locator("#lists .row .label").all_text_contents()


def middle(page, row):
    box = page.locator("#lists .row").nth(row).bounding_box()
    return box["x"] + 60, box["y"] + box["height"] / 2


def drag(page, source, target):
    start, end = middle(page, source), middle(page, target)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=12)
    page.mouse.up()


def checks(options):
    all = Checks(options)
    names = [("size", all.size), ("packing", all.packing), ("start", all.start), ("typing", all.typing),
        ("moving", all.moving), ("long list", all.long_list), ("mouse", all.mouse), ("touch", all.touch),
        ("keyboard", all.keyboard),
        ("clicks", all.clicks), ("accessibility", all.accessibility), ("pictures", all.pictures),
        ("without engine", all.without_engine),
        ("schemes", all.schemes), ("hostile", all.hostile), ("sessions", all.sessions), ("traces", all.traces),
        ("examples", all.examples)]
    names += lessons.checks(all) + [("lessons, endless", lambda: endless.check(all))]
    return [(f"chromium, {name}", check) for name, check in names]


def close():
    for all in _open:
        all.browser.close()
        all.playwright.stop()
