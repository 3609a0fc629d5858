"""Waits for pages that forbid `eval`.

Playwright's `wait_for_function` evaluates its predicate in the page, where only the first try may: the later ones are
refused by a Content Security Policy.
"""
import time

# No measurement: a busy machine that plays an unoptimised module may need most of it.
SECONDS = 120


def until(page, expression, argument=None):
    """Returns when the expression, or the function of the argument, holds in the page."""
    end = time.monotonic() + SECONDS
    while not page.evaluate(expression, argument):
        if time.monotonic() > end:
            raise AssertionError(f"never: {expression}")
        time.sleep(0.02)
