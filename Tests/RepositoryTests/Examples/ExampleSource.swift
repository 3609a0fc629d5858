import DragDrop

/// The Swift file that holds the examples of one family of rules.
struct ExampleSource {
    /// How every generated file begins; such a file may be long, and is formatted by nobody.
    static let mark = "// Generated from the specs by `make examples`: do not edit.\n// swift-format-ignore-file\n"

    let family: RuleID.Family

    var path: String {
        "Sources/DNDExplanation/Examples/RuleExample+\(name.prefix(1).uppercased())\(name.dropFirst()).swift"
    }

    private var name: String {
        switch family {
        case .behaviour: "behaviour"
        case .batchUpdates: "batchUpdates"
        case .exceptions: "exceptions"
        case .snapshots: "snapshots"
        case .traces: "traces"
        case .questions: "questions"
        }
    }

    func text(_ generator: ExampleGenerator) -> String {
        var text = Self.mark + "internal import DragDrop\n\nextension RuleExample {\n"
        text += "    static func \(name)(_ rule: RuleID) -> String? {\n        switch rule {\n"
        for rule in RuleID.allCases where rule.family == family {
            guard let example = generator.example(of: rule) else { continue }
            text += "        case .\(rule.description.lowercased()):\n            return #\"\"\"\n\(example)\"\"\"#\n"
        }
        return text + "        default: return nil\n        }\n    }\n}\n"
    }
}
