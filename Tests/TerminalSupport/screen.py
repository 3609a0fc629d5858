"""A terminal emulator for the tests: takes what a program writes, and says what its user sees.

Commands come on standard input, one to a line: `reset ROWS COLUMNS`, `feed COUNT` with that many bytes behind it,
`resize ROWS COLUMNS`, and `show`, which is answered with one line of JSON.
"""

import json
import sys

import pyte


class Screen(pyte.Screen):
    """pyte's screen, which drops the attribute that hints are drawn with."""

    def select_graphic_rendition(self, *attributes, **options):
        if 2 in attributes:
            self.cursor.attrs = self.cursor.attrs._replace(fg="faint")
        known = [attribute for attribute in attributes if attribute != 2]
        if known or not attributes:
            super().select_graphic_rendition(*known, **options)


def masked(screen, is_wanted):
    """The rows with blanks where a character is not wanted."""
    rows = []
    for row in range(screen.lines):
        cells = [screen.buffer[row][column] for column in range(screen.columns)]
        rows.append("".join(cell.data if is_wanted(cell) else " " for cell in cells if cell.data).rstrip())
    return rows


def state(screen):
    return {
        "rows": [row.rstrip() for row in screen.display],
        "faint": masked(screen, lambda cell: cell.fg == "faint"),
        "coloured": masked(screen, lambda cell: cell.fg not in ("default", "faint")),
        "row": screen.cursor.y,
        "column": screen.cursor.x,
        "underCursor": screen.buffer[screen.cursor.y][screen.cursor.x].data,
    }


def main():
    while line := sys.stdin.buffer.readline():
        command, *numbers = line.split()
        if command == b"reset":
            screen = Screen(int(numbers[1]), int(numbers[0]))
            stream = pyte.ByteStream(screen)
        elif command == b"feed":
            stream.feed(sys.stdin.buffer.read(int(numbers[0])))
        elif command == b"resize":
            screen.resize(int(numbers[0]), int(numbers[1]))
        else:
            sys.stdout.buffer.write(json.dumps(state(screen)).encode() + b"\n")
            sys.stdout.buffer.flush()


main()
