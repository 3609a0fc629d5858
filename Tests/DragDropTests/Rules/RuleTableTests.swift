import DragDrop
import Testing

@Suite struct RuleTableTests {
    @Test func `a row is a number, a grade, questions, a sentence and a source`() throws {
        let rules = try Rule.reading(
            TextTable(
                """
                # Heading

                R001 single source Q05 Q07
                  One sentence
                    in two lines.
                  source: somewhere: a page
                R002 assumed
                  Another.
                  source: inferred
                  consists of: R001 R131
                R003 measured
                  A third.
                  source: a log
                  out of scope: Nothing is there.
                """))
        #expect(rules.map(\.id) == [.r001, .r002, .r003])
        #expect(rules.map(\.grade) == [.singleSource, .assumed, .measured])
        #expect(rules[0].sentence == "One sentence in two lines.")
        #expect(rules[0].source == "somewhere: a page")
        #expect(rules[0].questions == [.q05, .q07])
        #expect(
            rules.map(\.coverage)
                == [.modelled, .consisting(of: [.r001, .r131]), .outOfScope("Nothing is there.")])
    }

    @Test func `a question has evidence, a decision and answers`() throws {
        let questions = try OpenQuestion.reading(
            TextTable(
                """
                Q01 yes | no
                  Is it?
                  known: Some say so.
                  known: Others do not.
                  decided: It is.
                  details: Often.
                  other: It is not.
                  former other: yes
                Q02
                  What is it?
                  known: Nothing.
                  decided: It is this.
                  closed: Measured.
                """))
        #expect(questions.map(\.id) == [.q01, .q02])
        #expect(questions[0].evidence == ["Some say so.", "Others do not."])
        #expect(questions[0].details == ["Often."] && questions[0].alternative == "It is not.")
        #expect(questions[0].answers?.takesOther("no") == true && questions[0].answers?.takesOther("other") == false)
        #expect(questions[1].answers == nil && questions[1].closing == "Measured.")
    }

    /// Malformed tables, with the line and the message of the error.
    private static let malformed: [(text: String, fault: String)] = [
        ("  A sentence.", "1: a field belongs below the line of a number"),
        ("R001 measured\n   A sentence.", "2: indent a field by two blanks, and a line that continues it by four"),
        ("R001 measured\n    A sentence.", "2: no field is there to continue"),
        (
            "R001 measured\n  A sentence.\n  that goes on",
            "3: begin a field with its name and a colon, and indent by four what continues a line"
        ),
        ("R001 measured\n  A sentence.", "1: the field 'source' is missing"),
        ("R001 measured", "1: a sentence is missing"),
        ("R001 measured\n  A sentence.\n  source: a\n  source: b", "1: the field 'source' is there twice"),
        ("R001 measured\n  A sentence.\n  sauce: a", "3: there is no field 'sauce'"),
        (
            "R001 certain\n  A sentence.\n  source: a",
            "1: write the grade behind the number: documented, measured, single source, assumed"
        ),
        ("R001 measured Q99\n  A sentence.\n  source: a", "1: there is no Q99"),
        ("R001 measured\n  A sentence.\n  source: a\n  consists of: R999", "1: there is no R999"),
        ("R002 measured\n  A sentence.\n  source: a", "1: R002 is out of order"),
        (
            "\nR999 measured\n  A sentence.\n  source: a",
            "2: 'R999' is no case of RuleID: correct it, or run `make generated`"
        ),
        (
            "R001 measured\n  A sentence.\n  source: a\n  consists of: R002\n  out of scope: b",
            "1: a rule that consists of others is not out of scope"
        ),
    ]

    @Test(arguments: malformed)
    func `a malformed table says where and what`(text: String, fault: String) {
        let error = #expect(throws: TextTable.Fault.self) {
            try Rule.reading(TextTable(text, file: "Table.swift", line: -1))
        }
        #expect(error?.description == "Table.swift:" + fault)
    }

    @Test(arguments: [
        (
            "Q01 yes | no\n  Is it?\n  decided: Yes.",
            "1: a question with another answer names both: Q07 performed | nothing-called"
        ),
        (
            "Q01\n  Is it?\n  decided: Yes.\n  other: No.",
            "1: a question with another answer names both: Q07 performed | nothing-called"
        ),
        (
            "Q01 yes\n  Is it?\n  decided: Yes.\n  other: No.",
            "1: write the names of both answers behind the number: Q07 performed | nothing-called"
        ),
    ])
    func `a malformed question says where and what`(text: String, fault: String) {
        let error = #expect(throws: TextTable.Fault.self) {
            try OpenQuestion.reading(TextTable(text, file: "Table.swift", line: -1))
        }
        #expect(error?.description == "Table.swift:" + fault)
    }
}
