import unittest

from harness.spread import Spread


class SpreadTests(unittest.TestCase):
    def test_an_odd_number_of_samples_has_its_middle_as_median(self):
        self.assertEqual(Spread.of([5, 1, 3]), Spread(3, 2, 4, 3))

    def test_an_even_number_has_the_mean_of_the_two_in_the_middle(self):
        self.assertEqual(Spread.of([1, 2, 4, 9]).median, 3)

    def test_one_sample_has_no_spread(self):
        self.assertEqual(Spread.of([7]).relative, 0)

    def test_an_outlier_moves_neither_median_nor_quartiles_far(self):
        calm = Spread.of([10, 11, 12, 13, 14])
        self.assertEqual(Spread.of([10, 11, 12, 13, 1000]), Spread(12, 11, 13, 5))
        self.assertEqual((calm.median, calm.low, calm.high), (12, 11, 13))

    def test_the_relative_spread_is_half_the_distance_of_the_quartiles(self):
        self.assertAlmostEqual(Spread(10, 9, 12, 5).relative, 0.15)

    def test_a_factor_scales_everything_but_the_relative_spread(self):
        spread = Spread(10, 9, 12, 5)
        self.assertEqual(spread.scaled(3), Spread(30, 27, 36, 5))
        self.assertAlmostEqual(spread.scaled(3).relative, spread.relative)

    def test_no_sample_is_refused(self):
        with self.assertRaises(ValueError):
            Spread.of([])
