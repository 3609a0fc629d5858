"""The checks in Firefox, by WebDriver BiDi."""
import json
import shutil
import socket
import subprocess
import tempfile
import time

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import endless
import lessons
import waiting
from tab import Tab

PROGRAM = shutil.which("firefox-esr") or shutil.which("firefox")
_open = []


class Firefox:
    """A session with one tab."""

    def __init__(self, options):
        self.options = options
        self.profile = tempfile.mkdtemp(prefix="dnd-firefox-")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.process = subprocess.Popen(
            [PROGRAM, "--headless", "--no-remote", "--profile", self.profile, f"--remote-debugging-port={port}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _open.append(self)
        self.count = 0
        self.requests = []
        self.errors = []
        self.socket = self.connected(f"ws://127.0.0.1:{port}/session")
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["network.beforeRequestSent", "log.entryAdded"])
        self.tab = self.send("browsingContext.getTree")["contexts"][0]["context"]
        self.send("browsingContext.setViewport", context=self.tab, viewport={"width": 1200, "height": 900})
        self.send("browsingContext.navigate", context=self.tab, url=options.page.as_uri(), wait="complete")
        self.until("document.documentElement.dataset.ready === 'true'")

    def connected(self, address):
        for _ in range(150):
            try:
                return connect(address, max_size=None)
            except (OSError, WebSocketException):
                time.sleep(0.2)
        raise AssertionError("Firefox does not answer")

    def send(self, method, **params):
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(timeout=waiting.SECONDS))
            if answer.get("method") == "network.beforeRequestSent":
                self.requests.append(answer["params"]["request"]["url"])
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.errors.append((answer["params"]["source"].get("context"), answer["params"]["text"]))
            if answer.get("id") == self.count:
                assert answer["type"] == "success", answer
                return answer["result"]

    # A page for the lessons

    def page(self):
        page = Tab(self)
        self.visit(page)
        return page

    def visit(self, page):
        page.open(self.options.page.as_uri())

    looked_for = "nothing is too wide"

    def inaccessible(self, page):
        """Nothing: axe-core looks in Chromium."""
        return []

    def value(self, expression):
        found = self.send("script.evaluate", expression=f"JSON.stringify({expression})", target={"context": self.tab},
            awaitPromise=True)
        assert found["type"] == "success", found
        return json.loads(found["result"].get("value", "null"))

    def until(self, expression):
        end = time.monotonic() + waiting.SECONDS
        while not self.value(expression):
            if time.monotonic() > end:
                raise AssertionError(f"never: {expression}")
            time.sleep(0.1)

    def pointer(self, kind, actions):
        source = {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions}
        self.send("input.performActions", context=self.tab, actions=[source])

    def keys(self, *keys):
        actions = [{"type": type, "value": key} for key in keys for type in ("keyDown", "keyUp")]
        self.send("input.performActions", context=self.tab, actions=[{"type": "key", "id": "keys", "actions": actions}])

    def order(self):
        return self.value("[...document.querySelectorAll('#lists .row .label')].map((e) => e.textContent)")

    def middle(self, row):
        box = self.value(f"document.querySelectorAll('#lists .row')[{row}].getBoundingClientRect().toJSON()")
        return round(box["x"] + 60), round(box["y"] + box["height"] / 2)

    def drag(self, kind, source, target, wait):
        start, end = self.middle(source), self.middle(target)
        move = lambda place: {"type": "pointerMove", "x": place[0], "y": place[1], "duration": 20}
        steps = [move((start[0], start[1] + (end[1] - start[1]) * part // 8)) for part in range(1, 9)]
        self.pointer(kind, [move(start), {"type": "pointerDown", "button": 0}, {"type": "pause", "duration": wait},
            *steps, {"type": "pointerUp", "button": 0}])

    def reload(self):
        self.value("playground.load({...playground.moment, lines: []})")


MOVED = ["Ann", "Cem", "Dan", "Eve", "Bob", "Fay"]


def checks(options):
    if not PROGRAM:
        return [("firefox", lambda: "skipped: firefox-esr is missing")]
    state = {}

    def browser():
        state["browser"] = state.get("browser") or Firefox(options)
        return state["browser"]

    def start():
        found = browser()
        milliseconds = found.value("performance.now()")
        others = [url for url in found.requests if not url.startswith("file:")]
        assert not others, others
        return f"ready, no request ({milliseconds:.0f} ms since the page began)"

    def input():
        found = browser()
        for kind, wait in (("mouse", 0), ("touch", 700)):
            found.reload()
            found.drag(kind, 1, 4, wait)
            assert found.order() == MOVED, (kind, found.order())
        found.reload()
        found.value("document.querySelectorAll('#lists .row')[1].focus()")
        found.keys(" ", *["\uE015"] * 3, " ")
        assert found.order() == MOVED, ("keyboard", found.order())
        return "mouse, touch and keyboard"

    def worker():
        found = browser()
        text = "table people: A B { reorders }\ndelegate { moveRowAt { } }\n"
        found.value(f"playground.load({{text: {json.dumps(text)}, name: 'x'}})")
        found.value("document.getElementById('explore').click()")
        found.until("document.getElementById('console').textContent.includes('failed: 1 way')")
        return "the exploration in the worker ends"

    def screenshot():
        found = browser()
        found.send("browsingContext.setViewport", context=found.tab, viewport={"width": 320, "height": 800})
        width, inner = found.value("[document.documentElement.scrollWidth, innerWidth]")
        assert width <= inner, f"{width} pixels wide, and {inner} are seen"
        picture = found.send("browsingContext.captureScreenshot", context=found.tab)["data"]
        assert len(picture) > 10_000
        return "320 pixels wide without scrolling"

    def walk():
        return lessons.walk(browser())

    def kept():
        return lessons.kept(browser())

    def unending():
        return endless.check(browser())

    named = [(check.__name__, check) for check in (start, input, worker, screenshot)]
    named += [("lessons, walk", walk), ("lessons, kept", kept), ("lessons, endless", unending)]
    return [(f"firefox, {name}", check) for name, check in named]


def close():
    for found in _open:
        found.process.terminate()
        found.process.wait()
        shutil.rmtree(found.profile, ignore_errors=True)
