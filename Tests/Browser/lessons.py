"""Walks the course in the page, in order, as a learner who first gives every wrong answer.

A browser has `page()`, a page with a storage of its own; `visit(page)`, which opens it anew; and `inaccessible(page)`,
the faults that it finds, with `looked_for` as what is reported without any.
"""
import json
import pathlib
import re

ROOT = pathlib.Path("lessons")
FOLDERS = sorted(folder for folder in ROOT.iterdir() if folder.name[:2].isdigit())
SPOKEN = [folder for folder in FOLDERS if (folder / "start.dnd").exists()]
HOLE = "???"
PASTE = """(text) => {
  const area = document.getElementById("text");
  area.value = text;
  area.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
}"""


def title(folder):
    return (folder / "lesson.md").read_text().split("\n", 1)[0].removeprefix("# ")


def number(folder):
    return int(folder.name[:2])


def plain(text):
    """A text without marks and line breaks, as it can be compared with the page's."""
    return re.sub(r"\s+", " ", re.sub(r"[`*]", "", text)).strip()


def reply(path):
    lines = path.read_text().split("\n")
    end = next(index for index, line in enumerate(lines) if not line.startswith("#"))
    return plain(" ".join(line.removeprefix("# Reply:").removeprefix("#") for line in lines[:end]))


def right(folder, isSecond=False):
    """A right answer: the solution, or the start with the line marked that the solution changes."""
    names = ("second.dnd", "second-solution.dnd") if isSecond else ("start.dnd", "solution.dnd")
    start, solution = ((folder / name).read_text() for name in names)
    if "\nkind: F" not in (folder / "lesson.md").read_text():
        return solution
    lines, mended = start.split("\n"), solution.split("\n")
    wrong = next(index for index, line in enumerate(lines) if line != mended[index])
    lines[wrong] += "  # here"
    return "\n".join(lines)


def copied(folder):
    """The second scene with what the solution of the first has in its holes; the first's solution without holes."""
    start, solution, second = ((folder / name).read_text() for name in ("start.dnd", "solution.dnd", "second.dnd"))
    pattern = "(.*?)".join(re.escape(part) for part in start.split(HOLE))
    found = re.fullmatch(pattern, solution, re.S)
    if HOLE not in start or not found or second.count(HOLE) != start.count(HOLE):
        return solution
    for content in found.groups():
        second = second.replace(HOLE, content, 1)
    return second


class Walk:
    def __init__(self, browser, page=None):
        self.browser = browser
        self.page = page or browser.page()
        self.looked = 0

    def open(self):
        if self.page.is_hidden("#course"):
            self.page.click("#learn")

    def begin(self, number):
        """Begins a lesson from the contents."""
        self.page.evaluate(f"document.querySelectorAll('#lesson-units button')[{number - 1}].click()")

    def heading(self):
        return self.headings()[0]

    def headings(self):
        return self.page.evaluate("[...document.querySelectorAll('#lesson > h3')].map((e) => e.textContent)")

    def answer(self, text, isPasted=False):
        """Writes an answer and hands it in. Returns the word of the verdict and the text beneath the editor.

        A pasted text comes at once. Otherwise Chromium hears of each line, which takes seconds for a thousand lines.
        """
        if isPasted:
            self.page.evaluate(PASTE, text)
        else:
            self.page.fill("#text", text)
        self.page.click("#lesson-check")
        return self.page.get_attribute("#verdict", "data-word"), plain(self.page.inner_text("#verdict"))

    def expect(self, text, word):
        found, words = self.answer(text)
        assert found == word, f"{self.heading()}: {found} instead of {word}: {words[:300]}"
        return words

    def request(self, **values):
        """Asks the engine as the page does, without the page."""
        kept = json.loads(self.page.evaluate("localStorage.getItem('dnd-lessons')"))
        text = json.dumps({"progress": kept["progress"], **values})
        return self.page.evaluate("(text) => playground.engine.ask('learn', text)", text)

    def look(self):
        """Nothing is inaccessible, and nothing wider than the smallest screen."""
        page, room = self.page, self.page.viewport_size
        for width in (320, room["width"]):
            page.set_viewport_size({"width": width, "height": 800})
            words = self.browser.inaccessible(page)
            assert not words, f"{self.heading()}, {width} pixels: {words}"
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{self.heading()}: {wide} pixels too wide at {width}"
            self.looked += 1
        page.set_viewport_size(room)

    # A lesson

    def lesson(self, folder):
        """Goes through the lesson that is shown."""
        page = self.page
        assert self.heading() == f"Lesson {number(folder)}: {plain(title(folder))}", self.heading()
        start = (folder / "start.dnd").read_text()
        assert page.input_value("#text") == start, f"{folder.name}: the editor has another text"
        isSealed = page.is_hidden("#calls") and page.is_hidden("#run") and page.is_hidden("#line")
        assert isSealed, f"{folder.name}: the calls are shown before an answer"
        self.look()
        wrongs = sorted((folder / "wrong").glob("*.dnd"))
        assert len(wrongs) >= 3
        for wrong in wrongs:
            words = self.expect(wrong.read_text(), "wrong")
            assert reply(wrong) in words, f"{wrong}: the reply is {words}"
        self.look()
        assert page.is_visible("#calls"), f"{folder.name}: the playground does not open after an answer"
        assert self.answer(start)[0] != "right", f"{folder.name}: the start passes"
        self.expect(right(folder), "right")
        self.second(folder)

    def second(self, folder):
        page = self.page
        assert sum("the second scene" in heading for heading in self.headings()) == 1, self.headings()
        assert page.input_value("#text") == (folder / "second.dnd").read_text()
        assert page.is_hidden("#calls"), f"{folder.name}: the calls of the second scene are shown"
        word = self.request(request="check", text=copied(folder))["sheet"]["word"]
        assert word != "right", f"{folder.name}: a copy passes the second scene"
        assert self.answer((folder / "second.dnd").read_text())[0] == "incomplete", folder.name
        words = self.expect(right(folder, isSecond=True), "right")
        assert f"Lesson {number(folder)} is finished." in words, words

    def next(self):
        """Goes on, through the reviews that are due. Returns their number."""
        reviews = 0
        self.page.click("#lesson-next")
        while self.heading().startswith("A review of lesson"):
            folder = FOLDERS[int(re.search(r"\d+", self.heading())[0]) - 1]
            isSecond = self.page.input_value("#text") == (folder / "second.dnd").read_text()
            self.expect(right(folder, isSecond), "right")
            reviews += 1
            self.page.click("#lesson-next")
        return reviews


def walk(browser):
    """All lessons in order, with every wrong answer; the page is opened anew in between."""
    learner = Walk(browser)
    page = learner.page
    learner.open()
    wrongs = reviews = 0
    for folder in SPOKEN:
        reviews += learner.next()
        learner.lesson(folder)
        wrongs += len(list((folder / "wrong").glob("*.dnd")))
        if number(folder) % 8 == 0:
            browser.visit(page)
            assert f"{number(folder)} of 32 lessons are finished." in page.text_content("#lesson-units")
    reviews += learner.next()
    assert "so it is for the terminal: dnd learn 32." in plain(page.inner_text("#lesson")), page.inner_text("#lesson")
    assert page.is_disabled("#lesson-check")
    assert not page.faults, page.faults
    return (f"{len(SPOKEN)} lessons, {wrongs} wrong answers with their replies, {reviews} reviews, "
        f"{browser.looked_for} in {learner.looked} states")


def kept(browser):
    """What was typed is there when the page is opened anew, and a progress that cannot be read is not lost."""
    learner = Walk(browser)
    page = learner.page
    learner.open()
    page.click("#lesson-next")
    text = (SPOKEN[0] / "start.dnd").read_text().replace(HOLE, "canHandle")
    learner.expect(text, "wrong")
    page.click("#lesson-hint")
    assert "Hint 1 of 3" in page.inner_text("#verdict")
    browser.visit(page)
    assert learner.heading().startswith("Lesson 1:") and page.input_value("#text") == text
    page.click("#lesson-hint")
    assert "Hint 2 of 3" in page.inner_text("#verdict")
    page.click("#lesson-reset")
    assert HOLE in page.input_value("#text")
    for torn in ("{", json.dumps({"progress": "{", "files": {}, "isOpen": True})):
        page.evaluate("(torn) => localStorage.setItem('dnd-lessons', torn)", torn)
        browser.visit(page)
        learner.open()
        assert "could not be read" in page.inner_text("#verdict"), page.inner_text("#verdict")
        assert page.evaluate("localStorage.getItem('dnd-lessons.torn')") == torn
    return "texts, hints and place survive; a torn progress is put aside"


def unkept(chromium):
    """Without local storage the lessons work, and nothing is kept."""
    page = chromium.browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('none'); } })")
    chromium.visit(page)
    learner = Walk(chromium, page)
    learner.open()
    page.click("#lesson-next")
    learner.expect((SPOKEN[0] / "solution.dnd").read_text(), "right")
    assert not page.faults, page.faults
    return "a lesson is answered, and nothing is kept"


def quiz(chromium):
    """Eight right predictions know every unit; the first wrong one is where to begin."""
    learner = Walk(chromium)
    page = learner.page
    learner.open()
    for wrong in (None, 3):
        page.click("#lesson-quiz")
        for question in range(1, 9):
            assert learner.heading().startswith(f"Entry quiz, question {question} of 8") or question > 1
            assert page.is_hidden("#calls")
            if question == wrong:
                page.click("#lesson-next")
            else:
                learner.expect((ROOT / f"quiz/{question}-solution.dnd").read_text(), "right")
        words = plain(page.inner_text("#verdict"))
        assert f"{7 if wrong else 8} of 8 predictions were right." in words, words
    assert "Begin with unit 3" in words, words
    assert page.locator("#lesson-units h3", has_text="known, by the entry quiz").count() == 7
    return "all right, and one not known"


def keyboard(chromium):
    """The first lesson without a pointer; what is said is in a live region, and the headings are in order."""
    learner = Walk(chromium)
    page = learner.page
    page.focus("#save")
    reach(page, "learn", "Shift+Tab")
    page.keyboard.press("Enter")
    reach(page, "lesson-next", "Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.textContent") == "Lesson 1: Who is asked first"
    reach(page, "text", "Tab")
    page.keyboard.press("Control+a")
    page.keyboard.insert_text((SPOKEN[0] / "solution.dnd").read_text())
    page.keyboard.press("Escape")
    reach(page, "lesson-check", "Tab")
    page.keyboard.press("Enter")
    assert page.get_attribute("#verdict", "role") == "status"
    assert page.inner_text("#verdict").startswith("Right."), page.inner_text("#verdict")
    levels = page.evaluate("""[...document.querySelectorAll('h1, h2, h3')].filter((e) => e.offsetParent)
        .map((e) => Number(e.tagName[1]))""")
    assert all(after <= before + 1 for before, after in zip(levels, levels[1:])), levels
    return "the first lesson is answered by keys"


def reach(page, wanted, key):
    for _ in range(80):
        if page.evaluate("document.activeElement.id") == wanted:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never reaches {wanted}")


def checks(chromium):
    named = [("lessons, walk", walk), ("lessons, kept", kept), ("lessons, unkept", unkept), ("lessons, quiz", quiz),
        ("lessons, keyboard", keyboard)]
    return [(name, lambda check=check: check(chromium)) for name, check in named]
