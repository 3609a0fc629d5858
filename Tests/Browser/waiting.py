"""Waits for pages that forbid `eval`.

Playwright's `wait_for_function` evaluates its predicate in the page, where only the first try may: the later ones are
refused by a Content Security Policy.
"""
import time


def until(page, expression, argument=None, seconds=30):
    """Returns when the expression, or the function of the argument, holds in the page."""
    end = time.monotonic() + seconds
    while not page.evaluate(expression, argument):
        if time.monotonic() > end:
            raise AssertionError(f"never: {expression}")
        time.sleep(0.02)
