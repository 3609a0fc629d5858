import DragDrop
import Testing

/// The Swift file with the examples of one family of rules, or of the open questions.
struct ExampleSource: Sendable {
    /// The start of every generated file. Such a file may be long, and is not formatted.
    static let mark = "// Generated from the specs by `make examples`: do not edit.\n// swift-format-ignore-file\n"

    let name: String
    let citations: [Citation]

    static let all = RuleID.Family.allCases.map { ExampleSource($0) } + [questions]

    private static let questions = ExampleSource(
        name: "questions", citations: QuestionID.allCases.map { .question($0) })

    private init(_ family: RuleID.Family) {
        self.init(
            name: "\(family)", citations: RuleID.allCases.filter { $0.family == family }.map { .rule($0) })
    }

    private init(name: String, citations: [Citation]) {
        self.name = name
        self.citations = citations
    }

    var path: String {
        "Sources/DNDExplanation/Examples/RuleExample+\(name.prefix(1).uppercased())\(name.dropFirst()).swift"
    }

    func text(_ generator: ExampleGenerator) -> String {
        let (parameter, type) = name == "questions" ? ("question", "QuestionID") : ("rule", "RuleID")
        var text = Self.mark + "internal import DragDrop\n\nextension RuleExample {\n"
        text += "    static func \(name)(_ \(parameter): \(type)) -> String? {\n        switch \(parameter) {\n"
        let examples = citations.compactMap { citation in
            generator.example(of: citation).map { (name: ".\(citation.description.lowercased())", text: $0) }
        }
        for (index, example) in examples.enumerated()
        where !examples[..<index].contains(where: { $0.text == example.text }) {
            let names = examples.filter { $0.text == example.text }.map { $0.name }
            text += "        case \(names.joined(separator: ", ")): #\"\"\"\n\(example.text)\"\"\"#\n"
        }
        let isComplete = name == "questions" && examples.count == citations.count
        return text + (isComplete ? "" : "        default: nil\n") + "        }\n    }\n}\n"
    }
}

extension ExampleSource: CustomTestStringConvertible {
    var testDescription: String { name }
}
