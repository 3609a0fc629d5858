"""A page of which some parts are generated, between markers, and the rest is written by hand and kept."""

import re


class MarkerMissing(Exception):
    """The page has no place for a part."""


class MarkedPage:
    def __init__(self, text: str):
        self.text = text

    def replace(self, part: str, content: str) -> None:
        """Puts content where the part has been."""
        begin, end = begin_marker(part), end_marker(part)
        start = self.text.find(begin)
        stop = self.text.find(end, start)
        if start < 0 or stop < 0:
            raise MarkerMissing(f"there must be a line '{begin}' and below it a line '{end}'")
        self.text = f"{self.text[:start]}{begin}\n\n{content.strip()}\n\n{self.text[stop:]}"

    def add_headings(self, section: str, titles: list[str]) -> list[str]:
        """Makes sure that a section has a heading for each title; the titles that it lacked.

        What stands beneath a heading is for somebody to write.
        """
        heading = f"## {section}\n"
        if heading not in self.text:
            self.text = f"{self.text.rstrip()}\n\n{heading}"
        head, body = self.text.split(heading, 1)
        following = re.search(r"^## ", body, re.MULTILINE)
        stop = following.start() if following else len(body)
        body, tail = body[:stop].strip(), body[stop:].strip()
        added = [title for title in titles if f"### {title}\n" not in f"{body}\n"]
        headings = [f"### {title}" for title in added]
        self.text = "\n\n".join(part for part in [head + heading.strip(), body, *headings, tail] if part) + "\n"
        return added


def begin_marker(part: str) -> str:
    return f"<!-- `make bench` writes the {part} from here -->"


def end_marker(part: str) -> str:
    return f"<!-- until here: {part} -->"
