/// The content of `Answers.txt`: the protocols with optional methods, UIKit's default for each absent method, and the
/// conforming classes that can be subclassed.
struct AnswerTable {
    struct Listed {
        let name: String

        /// The presence enumeration; nil for a protocol whose implemented methods need not be known.
        let methods: String?
        var answers: [String: String] = [:]
        var required: Set<String> = []
    }

    /// An open class: its own methods are in a template, or in its source.
    struct OpenClass {
        let name: String
        let arguments: String
        let isTemplate: Bool
        let protocols: [String]
    }

    private(set) var protocols: [Listed] = []
    private(set) var classes: [OpenClass] = []

    init(_ text: String) throws(Problem) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if let match = line.wholeMatch(of: /protocol (\w+)(?: (\w+))?/) {
                protocols.append(Listed(name: String(match.1), methods: match.2.map(String.init)))
            } else if let match = line.wholeMatch(of: /(class|template) (\w+)(<.*>)?: (.*)/) {
                classes.append(
                    OpenClass(
                        name: String(match.2), arguments: String(match.3 ?? ""), isTemplate: match.1 == "template",
                        protocols: match.4.split(separator: ", ").map(String.init)))
            } else if let match = line.wholeMatch(of: #/ +(required )?(\S+)(?: = (.+))?/#), !protocols.isEmpty {
                let name = String(match.2)
                if match.1 != nil { protocols[protocols.count - 1].required.insert(name) }
                protocols[protocols.count - 1].answers[name] = match.3.map(String.init)
            } else {
                throw Problem(text: "Answers.txt: not understood: \(line)")
            }
        }
    }
}

/// A protocol with its methods and their defaults.
struct AnsweredProtocol {
    struct Method {
        let requirement: Requirement
        let isRequired: Bool
        let answer: String
    }

    let name: String
    let methodsName: String?
    let methods: [Method]

    init(_ listed: AnswerTable.Listed, _ files: SwiftFiles) throws(Problem) {
        let requirements = try files.requirements(in: "protocol", listed.name)
        let unknown = Set(listed.answers.keys).union(listed.required).subtracting(requirements.map(\.name))
        if let unknown = unknown.min() { throw Problem(text: "\(listed.name) has no method \(unknown)") }
        name = listed.name
        methodsName = listed.methods
        var methods: [Method] = []
        for requirement in requirements {
            guard let answer = listed.answers[requirement.name] ?? requirement.emptyAnswer else {
                throw Problem(text: "Answers.txt does not say what \(requirement.name) of \(listed.name) answers")
            }
            let isRequired = listed.required.contains(requirement.name)
            methods.append(Method(requirement: requirement, isRequired: isRequired, answer: answer))
        }
        self.methods = methods
    }
}
