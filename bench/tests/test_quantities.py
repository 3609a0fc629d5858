import unittest

from harness import quantities


class QuantityTests(unittest.TestCase):
    def test_numbers_have_three_digits_that_say_something(self):
        for value, text in [
            (1234.5, "1,234"), (123.4, "123"), (99.96, "100"), (12.34, "12.3"), (9.996, "10.0"), (1.234, "1.23"),
            (0.123, "0.12"), (0.00123, "0.0012"), (0, "0.00"), (-12.34, "-12.3"),
        ]:
            with self.subTest(value=value):
                self.assertEqual(quantities.number(value), text)

    def test_seconds_take_the_unit_in_which_they_are_short(self):
        for value, text in [(12.5, "12.5 s"), (0.9999, "1.00 s"), (0.0123, "12.3 ms"), (0.000456, "456 µs")]:
            with self.subTest(value=value):
                self.assertEqual(quantities.seconds(value), text)

    def test_sizes_are_in_mebibytes(self):
        self.assertEqual(quantities.size(3 * (1 << 20)), "3.00 MiB")
