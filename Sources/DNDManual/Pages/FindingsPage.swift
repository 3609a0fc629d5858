internal import DNDResults
internal import DragDrop

/// The findings about unfinished scenarios, as a Markdown page.
package enum FindingsPage {
    package static var markdown: String {
        var text = """
            # Findings

            What the runtime looks at by itself, after every drop and at the end of a scenario, although no
            expectation speaks of it. A finding fails the scenario unless an expectation announces it: one that names
            the rows of the list (`expect order`, and where its data differs `expect shown`), `expect state`,
            `expect placeholders`, `expect loaded`, or for any of them `expect finding DND1004`. The report names the
            line of the script that is to blame, and the step after which it was found. `dnd explain DND1004` prints
            one of these.

            Generated from the table of findings by `dnd docs findings`.

            """
        for code in Finding.Code.allCases { text += section(code) }
        return text
    }

    private static func section(_ code: Finding.Code) -> String {
        let description = code.description
        let rules = description.rules.map { $0.description }.joined(separator: ", ")
        return """

            ## \(code.rawValue): \(description.title)

            \(description.explanation)

            \(description.remedy) Rules: \(rules).


            """ + inSwift(code) + examples(description)
    }

    /// The remedy in Swift code.
    private static func inSwift(_ code: Finding.Code) -> String {
        code.remedyInSwift(.table).map { "In Swift: \($0)\n\n" } ?? ""
    }

    private static func examples(_ description: FindingDescription) -> String {
        guard let bad = description.bad, let fix = description.fix else {
            return "Only a Swift program can do this.\n"
        }
        return """
            ```dnd
            \(bad)
            ```

            Mended:

            ```dnd
            \(fix)
            ```

            """
    }
}
