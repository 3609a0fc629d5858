import unittest

from harness import goals, rows
from harness.goals import Limit

AT_MOST = Limit("a", "≤ 4 ×", 4, True, "×")
AT_LEAST = Limit("b", "≥ 50 ×", 50, False, "×")


class LimitTests(unittest.TestCase):
    def test_a_limit_is_met_up_to_its_bound(self):
        for limit, value, is_met in [
            (AT_MOST, 3.9, True), (AT_MOST, 4, True), (AT_MOST, 4.001, False),
            (AT_LEAST, 51, True), (AT_LEAST, 50, True), (AT_LEAST, 49.9, False), (AT_LEAST, 0, False),
        ]:
            with self.subTest(limit=limit.goal, value=value):
                self.assertEqual(limit.is_met(value), is_met)

    def test_the_verdict_says_by_how_much_a_goal_is_missed(self):
        self.assertEqual(AT_MOST.verdict(2), "met")
        self.assertEqual(AT_MOST.verdict(5), "**missed** by 25.0 %")
        self.assertEqual(AT_MOST.verdict(12), "**missed** by 3.00 ×")
        self.assertEqual(AT_LEAST.verdict(40), "**missed** by 25.0 %")
        self.assertEqual(AT_LEAST.verdict(10), "**missed** by 5.00 ×")

    def test_a_value_has_the_unit_of_its_limit(self):
        self.assertEqual(AT_MOST.text(3.14159), "3.14 ×")
        self.assertEqual(Limit("c", "", 1, False, "scenarios/s").text(123456.7), "123,457 scenarios/s")


class TableTests(unittest.TestCase):
    def test_every_workload_has_its_row_in_the_same_order(self):
        self.assertEqual([workload.id for workload in goals.workloads()], [row.id for row in rows.ALL])

    def test_limits_have_names_of_their_own(self):
        for workload in goals.workloads():
            names = [limit.id for limit in workload.limits]
            self.assertEqual(len(names), len(set(names)), workload.id)
