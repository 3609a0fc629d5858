/// Generates the code for a protocol with optional methods.
struct Writer {
    static let mark = """
        // Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
        // swift-format-ignore-file
        internal import LoadedCode

        """

    let protocols: [AnsweredProtocol]
    let classes: [AnswerTable.OpenClass]

    // MARK: - A protocol

    /// The defaults of its optional methods, and the test whether a delegate implements a method.
    func file(about described: AnsweredProtocol) -> String {
        let presence = described.methodsName.map { self.presence(of: described, $0) } ?? []
        return Self.mark + ([defaults(of: described)] + presence).joined(separator: "\n")
    }

    /// Never inlined, so that implementations can be detected.
    private func defaults(of described: AnsweredProtocol) -> String {
        let isNoted = described.methodsName != nil
        let lines = described.methods.filter { !$0.isRequired }.flatMap { method in
            (isNoted ? ["    @_optimize(none) @inline(never)"] : [])
                + method.requirement.implementation("public ", isNoted ? Self.note(method) : method.answer)
        }
        return Self.block("extension \(described.name)", lines)
    }

    private static func note(_ method: AnsweredProtocol.Method) -> String {
        method.requirement.result == nil
            ? "AbsentMethod.note(self)" : "AbsentMethod.note(self, answering: \(method.answer))"
    }

    private func presence(of described: AnsweredProtocol, _ name: String) -> [String] {
        let cases = described.methods.map { "    case \($0.requirement.caseName) = \"\($0.requirement.name)\"" }
        let delegate = "any \(described.name)"
        let required = described.methods.filter(\.isRequired).map { ".\($0.requirement.caseName)" }
        let open = classes.filter { $0.protocols.contains(described.name) }.map { "            .in\($0.name),\n" }
        let conformance = [
            "    typealias Delegate = \(delegate)",
            "    static func isConforming(_ type: AnyClass) -> Bool { type is \(delegate).Type }",
            "    @MainActor static let requirements = OptionalRequirements<\(name)>(",
            "        absent: ClassExistential(Absent(), as: (\(delegate)).self),",
            "        present: ClassExistential(Present(), as: (\(delegate)).self),",
            "        required: [\(required.joined(separator: ", "))],",
            "        overridable: [\(open.isEmpty ? "" : "\n\(open.joined())        ")])",
        ]
        let question = [
            "    static func has(_ method: \(name), _ delegate: (\(delegate))?) -> Bool {",
            "        method.isWritten(by: delegate)",
            "    }",
        ]
        let bodies = { (methods: [AnsweredProtocol.Method]) in
            methods.flatMap { $0.requirement.implementation("", $0.answer) }
        }
        return [
            Self.block("enum \(name): String, DelegateMethod", cases + conformance),
            Self.block("extension OptionalMethods", question),
            Self.block(
                "private final class Absent: NSObject, \(described.name)",
                bodies(described.methods.filter(\.isRequired))),
            Self.block("private final class Present: NSObject, \(described.name)", bodies(described.methods)),
        ]
    }

    // MARK: - An open class

    /// The test which methods a subclass overrides. `order` lists the methods in the order of the class's declarations.
    func file(about open: AnswerTable.OpenClass, order: [Requirement]) -> String {
        let name = open.name + open.arguments
        let parts = protocols(of: open).flatMap { described -> [String] in
            guard let methodsName = described.methodsName else { return [] }
            let probe = "Overriding\(methodsName)s"
            let methods = order.compactMap { own in described.methods.first { $0.requirement.name == own.name } }
            let isInOrder = methods.map(\.requirement.name) == described.methods.map(\.requirement.name)
            let overridable =
                [
                    "    @MainActor static var in\(open.name): Self {",
                    "        OverridableMethods(",
                    "            base: \(name).self, plain: Plain.self,",
                    "            overriding: \(probe).self\(isInOrder ? ")" : ",")",
                ] + (isInOrder ? [] : Self.list(methods)) + ["    }"]
            return [
                Self.block("extension OverridableMethods where Method == \(methodsName)", overridable),
                Self.block(
                    "private final class \(probe): \(name)",
                    methods.flatMap { $0.requirement.implementation("override ", $0.answer) }),
            ]
        }
        return Self.mark + (["private final class Plain: \(name) {}\n"] + parts).joined(separator: "\n")
    }

    private static func list(_ methods: [AnsweredProtocol.Method]) -> [String] {
        let cases = methods.map { ".\($0.requirement.caseName)" }
        let lines = cases.reduce(into: ["           "]) { lines, name in
            if lines[lines.count - 1].count + name.count > 110 { lines.append("           ") }
            lines[lines.count - 1] += " \(name),"
        }
        return ["            methods: ["] + lines.map { "    \($0)" } + ["            ])"]
    }

    /// Completes a template with the methods of its protocols, at its last line.
    func file(completing template: String, _ open: AnswerTable.OpenClass) -> String {
        let lines = protocols(of: open).flatMap { described in
            ["", "    // MARK: - \(described.name)", ""]
                + described.methods.flatMap { method in
                    let body = described.methodsName == nil ? Self.plain(method) : Self.note(method)
                    return method.requirement.implementation("open ", body)
                }
        }
        return Self.mark + template.dropLast(2) + lines.joined(separator: "\n") + "\n}\n"
    }

    /// The body for a protocol whose implemented methods need not be known.
    private static func plain(_ method: AnsweredProtocol.Method) -> String {
        method.answer.isEmpty ? "" : "onMain(\(method.answer))"
    }

    private func protocols(of open: AnswerTable.OpenClass) -> [AnsweredProtocol] {
        open.protocols.compactMap { name in protocols.first { $0.name == name } }
    }

    private static func block(_ head: String, _ lines: [String]) -> String {
        lines.isEmpty ? "\(head) {}\n" : "\(head) {\n\(lines.joined(separator: "\n"))\n}\n"
    }
}
