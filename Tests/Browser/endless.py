"""Gives answers that would take long, and those that take longest among the others. Each ends with a sentence."""
import lessons

ENDLESS = "This answer does not end: it does the work of more than"
SECONDS_AT_MOST = 3


def loops(body, count=30):
    """For two dragged items, the body is played 2^30 times."""
    return "each item { " * count + body + " }" * count


def worst():
    """The name of each answer, its lesson, its text, the word of the verdict, and what the verdict says."""
    solutions = {lessons.number(folder): (folder / "solution.dnd").read_text() for folder in lessons.SPOKEN}

    def body(number, phrases):
        return solutions[number].replace("performDropWith {", "performDropWith {\n" + phrases + "\n", 1)

    def steps(text):
        """The solution with more steps behind its last expectation."""
        return solutions[11].rstrip().removesuffix("}") + text + "\n}\n"

    rows = " ".join(f"R{number}" for number in range(2000))
    for phrases in ("list count 0", "batch { list reload }", "model move item to destination; list reload",
            "model insert item at destination; list insert destination", "load item { list reload }"):
        yield f"loops of {phrases.split(' {')[0]}", 25, body(25, loops(phrases)), "endless", ENDLESS
    yield "explored loops", 31, body(31, "list count 0\n" * 1000), "endless", ENDLESS
    update = "dropSessionDidUpdate -> move insertAt {\n" + "list count 0\n" * 1000 + "}\n  performDropWith {"
    yield "explored updates", 31, solutions[31].replace("performDropWith {", update), "endless", ENDLESS
    growing = f"dropSessionDidExit {{ model insert {rows} at 0; list reload }}\n  performDropWith {{"
    yield "explored rows", 31, solutions[31].replace("performDropWith {", growing), "", ""
    words = "define w { " + "hover C; " * 300 + "}\n  drag A\n  " + "w; " * 300 + "drop"
    yield "90,000 steps of words", 11, steps(words), "endless", ENDLESS
    words = "define w { " + "hover C; " * 1000 + "}\n  drag A\n  " + "w; " * 120 + "drop"
    yield "120,000 steps of words", 11, steps(words), "unreadable", "more than 100000 phrases"
    yield "1,700 steps", 11, steps("drag A\n" + "hover C; " * 1700 + "drop"), "endless", ENDLESS
    yield "2,000 rows", 11, steps(f"model insert {rows} at 0; list reload; drag A\n" + "hover C; " * 100 + "drop"), \
        "", ""
    yield "waiting", 11, steps("drag A; hover bottom edge\n" + "wait 2147483647ms; " * 600 + "drop"), "", ""
    calls = solutions[1].replace("itemsForBeginning at [0, 1] -> B", "canHandle\n" * 1500)
    yield "1,500 calls", 1, calls, "wrong", "You expected"
    yield "1,500 unknown calls", 1, calls.replace("canHandle", "canHandel"), "unreadable", "cannot be played yet"
    yield "a long word", 31, body(31, "x" * 15_000), "unreadable", "cannot be played yet"
    yield "a text of 100 kB", 31, body(31, "list count 0\n" * 8000), "unreadable", "at most 16384"
    yield "every gesture", 31, solutions[31], "right", "Right."


def check(browser):
    """Each answer ends with its word and sentence, in time. Then the same page judges a right answer."""
    learner = lessons.Walk(browser)
    page = learner.page
    learner.open()
    times = {}
    for name, number, text, word, sentence in worst():
        learner.begin(number)
        start = page.evaluate("performance.now()")
        found, words = learner.answer(text, isPasted=True)
        times[name] = page.evaluate("performance.now()") - start
        assert found and (not word or found == word), f"{name}: {found} instead of {word}: {words[:300]}"
        assert words and sentence in words, f"{name}: {words[:300]}"
    learner.begin(1)
    learner.expect(lessons.right(lessons.SPOKEN[0]), "right")
    assert not page.faults, page.faults
    name, longest = max(times.items(), key=lambda found: found[1])
    isInTime = browser.options.untimed or longest <= SECONDS_AT_MOST * 1000
    assert isInTime, f"{name} takes {longest:.0f} ms"
    return f"{len(times)} answers end, the longest ({name}) after {longest:.0f} ms; the page goes on"
