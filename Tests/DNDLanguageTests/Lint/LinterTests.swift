import DNDLanguage
import DNDLint
import SourceText
import Testing

/// Tests where findings are reported, and where none are.
@Suite struct LinterTests {
    /// A formatted text, and all its findings.
    struct Case: CustomTestStringConvertible, Sendable {
        let text: String
        let report: String

        init(_ text: String, _ report: String = "") {
            self.text = text
            self.report = report
        }

        var testDescription: String { text }
    }

    static let scenarios = [
        Case(
            "table t: A\n\n@skip(\"\") @skip(\"b\") scenario \"s\" { expect order: A }\n",
            "3:7 DND1105 @skip does not say why\n3:11 DND1106 the tag @skip stands twice"),
        Case(
            "table t: A\n\n@rule(R131) @rule(R131 R132) scenario \"s\" { expect order: A }\n",
            "3:19 DND1106 the rule R131 stands twice"),
        Case(
            "table t: A\n\n@rule(R131) @rule(R131) scenario \"s\" { expect order: A }\n",
            "3:13 DND1106 its rules are named already"),
        Case(
            "table t: A B\n\nscenario \"Row 1\" { expect state: idle }\n\nscenario \"row $r\" {\n"
                + "  examples (r) { 0; 1 }\n  drag $r; cancel\n  expect order: A B\n}\n",
            "5:10 DND1102 the names 'row 1' and 'Row 1' are nearly the same"),
        Case(
            "table t: A B\n\nscenario \"row $r to $r\" {\n  examples (r) { 0; 1 }\n  drag $r; cancel\n"
                + "  expect order: A B\n}\n"),
    ]

    static let names = [
        // A word can be used by another one, as a value, or in a text with a parameter.
        Case("table t: A\ndefine one { settle }\ndefine two { one }\ntwo\nexpect order: A\n"),
        Case("table t: A\ndefine one { settle }\ndefine two (w) { $w }\ntwo one\nexpect order: A\n"),
        Case(
            "view v: photo\nitem photo { after 1s }\ndefine take (n) { drag \"ph$n\"; cancel }\n"
                + "take oto\nexpect state: idle\n"),
        Case("define one { settle }\ntable t: A\n"),
        Case(
            "table t: A B\ntable u: C\ndrag A; cancel\nexpect order in t: A B\n",
            "2:7 DND1205 nothing speaks of the table 'u'"),
        Case(
            "table t: A B\nview u: C\ndrag A from t; drop\nexpect loaded: none\nexpect order in t: A B\n",
            "2:6 DND1205 nothing speaks of the view 'u'"),
        Case(
            "table t: A B\nview u: C\ndrag A from t; cancel\nexpect order in t: A B\n"
                + "expect call canHandle in u: never\n"
        ),
        Case(
            "table t: A B\nhover end\n".replacing("hover end", with: "drag 0; hover end; cancel")
                + "expect order: A B\n"),
        Case(
            "app Photos { view album: sun }\ntable t: A\nexpect order in t: A\n",
            "1:19 DND1205 nothing speaks of the view 'album'"),
        Case("table t from host\nview well\nitem B { after 1s }\nexpect state: idle\n"),
        Case("include \"more.dnd\"\ntable t: A\nexpect order: A\n"),
    ]

    static let sequences = [
        Case(
            "table t: A B C\n\nscenario \"s\" {\n  hover C; drop\n  expect order: A B C\n}\n",
            "4:3 DND1301 nothing is lifted here\n4:12 DND1301 nothing is lifted here"),
        Case("table t: A B C\nbefore { drag A }\n\nscenario \"s\" {\n  hover C; drop\n  expect order: B C A\n}\n"),
        Case("table t: A B C\ndefine take { drag A }\ntake; hover C; drop\nexpect order: B C A\n"),
        Case("table t: A B C\ndrag A; finger 2; drag B; drop; finger 1; hover C; drop\nexpect order: B C A\n"),
        Case(
            "table t: A B C\ndefine put { drop; drop }\ndrag A; put\nexpect order: A B C\n",
            "2:20 DND1301 nothing is lifted here"),
        Case("table t: A B C\nanimations on\ndrag A; hover C; drop; leave\nexpect order: B C A\n"),
        Case(
            "table t: A B\nfinger 2; finger 1; settle\nsettle\nexpect order: A B\n",
            "2:1 DND1303 the next step takes another finger\n3:1 DND1303 nothing is pending here"),
        Case("table t: A B\nexpect order: A B\nsettle\nexpect order: A B\n"),
        Case(
            "table t: A B\nexpect order: A B; expect state: idle; expect order: A B\n",
            "2:40 DND1304 the same is expected already"),
        Case(
            "table t: A B\nexpect state: idle; expect state: lifted\n",
            "2:21 DND1306 this and another expectation cannot both hold"),
        Case(
            "table t: A B\nexpect order in t: A B\nexpect shown in t: A B\n",
            "3:1 DND1305 another expectation contains this one"),
        Case("table t: A B\nexpect gap: _\n", "2:1 DND1307 this holds whatever happens"),
        Case("table t: A B\nexpect order: A B\nexpect shown: A\n"),
        Case("table t: A\ndrag A; cancel\nexpect calls { ... }\nexpect calls: none\n"),
        Case(
            "table t: A\nexpect call canHandle: 1\nexpect call itemsForBeginning: 2\n",
            "2:24 DND1402 1 has a word: 'once'"),
        Case("table t: A\nif local { } else { list reload }\nexpect order: A\n"),
        Case("table t: A\ndelegate none\n\nscenario \"s\" {\n  delegate { }\n  expect order: A\n}\n"),
        Case("table t: A\nif local { } else { }\nexpect order: A\n", "2:10 DND1309 an empty block does nothing here"),
        Case("table t: A\nbefore {\n  # nothing yet\n}\n\nscenario \"s\" { expect order: A }\n"),
    ]

    static let comments = [
        Case("table t: A\nexpect order: A\nexpect order: A  # lint: ignore DND1304 because it is shown\n"),
        Case("table t: A\nexpect order: A\n# lint: ignore DND1304 because it is shown\nexpect order: A\n"),
        Case(
            "table t: A\n\n# lint: ignore DND1304 because it is shown\nscenario \"s\" {\n  expect order: A\n"
                + "  expect order: A\n}\n"),
        Case("# lint: ignore file DND1304 because it is shown\ntable t: A\nexpect order: A\nexpect order: A\n"),
        Case(
            "table t: A\nexpect order: A  # lint: ignore DND1304 because it is shown\nexpect order: A\n",
            "2:33 DND1403 DND1304 is not reported here\n3:1 DND1304 the same is expected already"),
        Case(
            "table t: A\nexpect order: A  # lint: ignore DND1340 because so\n",
            "2:33 DND1404 'DND1340' is no rule of the linter"),
        Case(
            "table t: A\nexpect order: A  # lint: ignore because so\n",
            "2:18 DND1404 the comment names no rule to ignore"),
        Case(
            "table t: A\nexpect order: A  # lint: off\n",
            "2:18 DND1404 a comment that begins with 'lint:' says 'ignore'"),
        Case("table t: A\nexpect order: A  # lint\n"),
    ]

    @Test(arguments: scenarios + names + sequences + comments)
    func `A text is told what is no good in it, and where`(example: Case) {
        let linted = LintedText(example.text, others: ["more.dnd": "before { settle }\n"])
        #expect(linted.errors == [])
        #expect(linted.report == example.report)
    }

    @Test(arguments: [
        ("table t: A\nsettle; settle; settle\nexpect order: A\n", "table t: A\nsettle\nexpect order: A\n"),
        (
            "table t: A\nsettle\n\nsettle  # why\nexpect order: A\n",
            "table t: A\nsettle\n\nsettle  # why\nexpect order: A\n"
        ),
        ("table t:  A\nexpect order: A; expect order: A\n", "table t: A\nexpect order: A\n"),
        (
            "table t: A\n\n@slow @slow\nscenario \"s\" { expect order: A }\n",
            "table t: A\n\n@slow\nscenario \"s\" {\n  expect order: A\n}\n"
        ),
        ("table t: A\ndefine one { settle }\ndefine two { one }\nexpect order: A\n", "table t: A\nexpect order: A\n"),
        (
            "table t: A\n# of old\ndefine one { settle }\nexpect order: A\n",
            "table t: A\n# of old\ndefine one { settle }\nexpect order: A\n"
        ),
        ("table t: A\nexpect order: A  # lint: ignore DND1304 DND1402 because so\n", "table t: A\nexpect order: A\n"),
        (
            "table t: A\nexpect order: A\nexpect order: A  # lint: ignore DND1304 DND1402 because so\n",
            "table t: A\nexpect order: A\nexpect order: A  # lint: ignore DND1304 because so\n"
        ),
        (
            "table t: A\nexpect call canHandle: 0 ; expect call canHandle at 1: 1\n",
            "table t: A\nexpect call canHandle: never; expect call canHandle at 1: once\n"
        ),
    ])
    func `Fixes take away what is too much, and leave comments where they are`(before: String, after: String) {
        #expect(LintedText(before).mended == after)
    }
}
