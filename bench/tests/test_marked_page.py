import unittest

from harness.marked_page import MarkedPage, MarkerMissing, begin_marker, end_marker

PAGE = f"""# Title

Written by hand.

{begin_marker("goals")}

old

{end_marker("goals")}

More by hand.

## Why

### b

Because.

## Last

End.
"""


class MarkedPageTests(unittest.TestCase):
    def test_what_stands_outside_of_the_markers_is_kept(self):
        page = MarkedPage(PAGE)
        page.replace("goals", "new\n")
        self.assertEqual(page.text, PAGE.replace("old", "new"))

    def test_the_same_content_changes_nothing(self):
        page = MarkedPage(PAGE)
        page.replace("goals", "old")
        self.assertEqual(page.text, PAGE)

    def test_content_that_looks_like_a_pattern_is_taken_as_it_is(self):
        page = MarkedPage(PAGE)
        page.replace("goals", r"\1 \g<0> $1")
        self.assertEqual(page.text, PAGE.replace("old", r"\1 \g<0> $1"))

    def test_a_page_without_the_markers_is_refused(self):
        for text in ["", begin_marker("goals"), end_marker("goals") + begin_marker("goals")]:
            with self.subTest(text=text), self.assertRaises(MarkerMissing):
                MarkedPage(text).replace("goals", "new")

    def test_a_heading_that_is_there_is_not_added(self):
        page = MarkedPage(PAGE)
        self.assertEqual(page.add_headings("Why", ["b"]), [])
        self.assertEqual(page.text, PAGE)

    def test_a_new_heading_stands_at_the_end_of_its_section(self):
        page = MarkedPage(PAGE)
        self.assertEqual(page.add_headings("Why", ["a", "b"]), ["a"])
        self.assertEqual(page.text, PAGE.replace("Because.\n", "Because.\n\n### a\n"))

    def test_a_heading_of_another_section_is_another_heading(self):
        page = MarkedPage(PAGE.replace("End.", "### a\n\nEnd."))
        self.assertEqual(page.add_headings("Why", ["a"]), ["a"])

    def test_a_section_that_is_missing_is_made_at_the_end(self):
        page = MarkedPage("# Title\n")
        page.add_headings("Why", ["a"])
        self.assertEqual(page.text, "# Title\n\n## Why\n\n### a\n")

    def test_a_last_section_takes_new_headings_as_well(self):
        page = MarkedPage("# Title\n\n## Why\n\n### b\n\nBecause.\n")
        page.add_headings("Why", ["a"])
        self.assertEqual(page.text, "# Title\n\n## Why\n\n### b\n\nBecause.\n\n### a\n")
