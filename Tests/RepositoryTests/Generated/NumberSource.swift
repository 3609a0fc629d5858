import DragDrop
import Testing

/// The Swift file with an enum case for each number of a table.
struct NumberSource: Sendable {
    let table: TextTable
    let tableName: String
    let typeName: String
    private let rawType: String
    private let summary: String

    /// What the engine asks of a number without reading the table.
    private var members = ""

    static let all = [
        NumberSource(
            table: ruleTable, tableName: "RuleTable", typeName: "RuleID", rawType: "UInt16",
            summary: "The number of a rule of the contract: `R131`, `B14`, `E01`, `S03`, `T13`."),
        NumberSource(
            table: questionTable, tableName: "QuestionTable", typeName: "QuestionID", rawType: "UInt8",
            summary: "The number of an open question: `Q07`.", members: subjects),
    ]

    private static var subjects: String {
        let cases = [ListKind.table, .collection].map { kind in
            let numbers = OpenQuestion.all.filter { $0.subject == kind }.map { ".\($0.id)".lowercased() }
            return "        case \(numbers.joined(separator: ", ")): .\(kind)\n"
        }
        return """

                /// The kind of list that it is about; nil for all.
                package var subject: ListKind? {
                    switch self {
            \(cases.joined())\
                    default: nil
                    }
                }

            """
    }

    private static let folder = "Sources/DragDrop/Rules/"
    var path: String { Self.folder + typeName + ".swift" }
    var tablePath: String { Self.folder + tableName + ".swift" }

    func text(_ numbers: [String]) -> String {
        let cases = Self.lines(of: numbers, perLine: 16).map { line in
            "    case \(line.map { $0.lowercased() }.joined(separator: ", "))\n"
        }
        let texts = Self.lines(of: numbers, perLine: 20).map { line in
            "        \(line.map { Self.padded($0) }.joined())\\\n"
        }
        return """
            // Generated from \(tableName).swift by `make generated`: do not edit.
            // swift-format-ignore-file

            /// \(summary)
            package enum \(typeName): \(rawType), Hashable, TableNumber {
            \(cases.joined())
                package static let name = "\(typeName)"

                package static let numbers = \"\"\"
            \(texts.joined())
                    \"\"\"
            \(members)}

            """
    }

    private static func padded(_ number: String) -> String {
        number + String(repeating: " ", count: TableNumberText.width - number.utf8.count)
    }

    private static func lines(of numbers: [String], perLine count: Int) -> [ArraySlice<String>] {
        stride(from: 0, to: numbers.count, by: count).map { numbers[$0..<min($0 + count, numbers.count)] }
    }
}

extension NumberSource: CustomTestStringConvertible {
    var testDescription: String { typeName }
}
