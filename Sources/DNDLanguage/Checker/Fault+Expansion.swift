extension Fault {
    /// Includes, user-defined words and tables of cases.
    var expansionDescription: FaultDescription {
        switch self {
        case .includeMissing:
            .init(
                "included file not found", "An include names a file by its path from the file that includes it.",
                bad: "include \"missing.dnd\"\ntable t: A B\nexpect state: idle",
                fix: "table t: A B\nexpect state: idle")
        case .includeOutsideRoot:
            .init(
                "include outside the root",
                "An include must stay inside the folder that the run was started for, so that a spec never reads other "
                    + "files of the machine. Absolute paths are refused.",
                bad: "include \"../../outside.dnd\"\ntable t: A B\nexpect state: idle",
                fix: "table t: A B\nexpect state: idle")
        case .includeCycle:
            .init(
                "include of itself", "The file is being included already, directly or through others.",
                bad: "include \"main.dnd\"\ntable t: A B\nexpect state: idle", fix: "table t: A B\nexpect state: idle")
        case .includeTooDeep:
            .init(
                "includes nested too deep", "Includes may be nested \(ExpansionLimits.includeDepthMax) deep.",
                bad: "include \"deep-1.dnd\"\ntable t: A B\nexpect state: idle", fix: "table t: A B\nexpect state: idle"
            )
        case .includeHoldsSteps:
            .init(
                "included file with steps or scenarios",
                "An include brings in a fixture and words. Scenarios of an included file would run once for each file "
                    + "that includes it.",
                bad: "include \"steps.dnd\"\ntable t: A B\nexpect state: idle", fix: "table t: A B\nexpect state: idle")
        case .expansionTooLarge:
            .init(
                "expansion too large",
                "Words, tables and parameters may add \(ExpansionLimits.addedPhraseCountMax) phrases and "
                    + "\(ExpansionLimits.addedArgumentCountMax) arguments to a file, and includes may bring in "
                    + "\(ExpansionLimits.includeCountMax) files, each time counted. A word that uses another twice, or "
                    + "hands a value on twice, doubles at each level. The hint names the words or files.",
                bad: FaultDescription.doubling, fix: "table t: A B\nexpect state: idle")
        case .expansionTooDeep:
            .init(
                "expansion too deep",
                "Blocks and lists may be nested \(SyntaxLimits.nestingDepth) deep, also once words and values stand in "
                    + "their places, and \(ExpansionLimits.wordDepthMax) words may use one another. The hint names the "
                    + "words that lead there. Use fewer of them inside one another, or fewer blocks in them.",
                bad: FaultDescription.deepening, fix: "table t: A B\nexpect state: idle")
        case .unknownParameter:
            .init(
                "unknown parameter",
                "A $ stands before the name of a column of examples, or of a parameter of define or of the file, also "
                    + "inside quotation marks. Two of them, $$, stand for the sign itself.",
                bad: "table t: A B\nscenario \"s\" {\n  examples (row) { 0 }\n  drag $row; hover $rwo; cancel\n"
                    + "  expect state: idle\n}",
                fix: "table t: A B\nscenario \"s\" {\n  examples (row) { 0 }\n  drag $row; hover $row; cancel\n"
                    + "  expect state: idle\n}")
        case .duplicateParameters, .duplicateParameter, .unusedFileParameter, .unknownIncludeParameter,
            .includeConflict, .severalValuesInText:
            parameterDescription
        default: wordAndTableDescription
        }
    }

    private var wordAndTableDescription: FaultDescription {
        switch self {
        case .defineRecursion:
            .init(
                "word that uses itself", "A word made by define cannot use itself, directly or through others.",
                bad: "table t: A B\ndefine again { again }\nagain\nexpect state: idle",
                fix: "table t: A B\ndefine again { list reload }\nagain\nexpect state: idle")
        case .defineArguments:
            .init(
                "wrong number of arguments",
                "A word made by define takes one argument for each parameter. Several values for one parameter stand "
                    + "in "
                    + "brackets.",
                bad: "table t: A B\ndefine go (row) { drag $row }\ngo\nexpect state: idle",
                fix: "table t: A B\ndefine go (row) { drag $row }\ngo A\nexpect state: dragging")
        case .defineDuplicate:
            .init(
                "word defined twice", "Two defines make the same word, so that one of them would be ignored.",
                bad: "table t: A B\ndefine go { list reload }\ndefine go { settle }\ngo\nexpect state: idle",
                fix: "table t: A B\ndefine go { list reload }\ngo\nexpect state: idle")
        case .defineShadowsVerb:
            .init(
                "word that is a verb already", "A define cannot give a verb of the language another meaning.",
                bad: "table t: A B\ndefine drag { list reload }\nexpect state: idle",
                fix: "table t: A B\ndefine refresh { list reload }\nrefresh\nexpect state: idle")
        case .unusedColumn:
            tableDescription(
                "unused column",
                "A column that nothing uses makes cases that only look "
                    + "different. Use it as $name, or remove it.", columns: "row other", rows: "0 1", other: "row",
                otherRows: "0")
        case .rowWidth:
            tableDescription(
                "row of the wrong width",
                "Each row has one value for each column. Several "
                    + "values for one column stand in brackets.", columns: "row", rows: "0 1", other: "row",
                otherRows: "0")
        case .noCases:
            tableDescription(
                "no cases",
                "A table of cases without rows would make a scenario that never "
                    + "runs.", columns: "row", rows: "", other: "row", otherRows: "0")
        case .duplicateColumn:
            tableDescription(
                "column twice",
                "Two columns have the same name, so that $name would mean "
                    + "one of them by accident.", columns: "row row", rows: "0 1", other: "row", otherRows: "0")
        default:
            .init(
                "two tables of cases", "A scenario has one table of cases.",
                bad: FaultDescription.table("examples (row) { 0 }\n  examples (row) { 1 }"),
                fix: FaultDescription.table("examples (row) { 0; 1 }"))
        }
    }

    private func tableDescription(
        _ title: String, _ explanation: String, columns: String, rows: String, other: String, otherRows: String
    ) -> FaultDescription {
        .init(
            title, explanation, bad: FaultDescription.table("examples (\(columns)) { \(rows) }"),
            fix: FaultDescription.table("examples (\(other)) { \(otherRows) }"))
    }
}

extension FaultDescription {
    fileprivate static func table(_ examples: String) -> String {
        "table t: A B\nscenario \"row $row\" {\n  \(examples)\n  drag $row; cancel\n  expect state: idle\n}"
    }

    /// Six words, each of which uses the previous one inside eleven blocks.
    fileprivate static let deepening: String = {
        var text = "table t: A B\ndefine w0 { list reload }\n"
        for level in 1...6 {
            text +=
                "define w\(level) { " + String(repeating: "batch { ", count: 11) + "w\(level - 1)"
                + String(repeating: " }", count: 11) + " }\n"
        }
        return text + "w6\nexpect state: idle"
    }()

    /// Twenty words, each of which uses the previous one twice.
    fileprivate static let doubling: String = {
        var text = "table t: A B\ndefine w0 { list reload }\n"
        for level in 1...20 {
            text += "define w\(level) { w\(level - 1); w\(level - 1) }\n"
        }
        return text + "w20\nexpect state: idle"
    }()
}
