import DNDInterpreter
import DNDLanguage
import SourceText

/// The Swift file with the rules of the textbook delegates, as the checker reads them from the prelude.
struct TextbookSource {
    static let path = "Sources/DNDInterpreter/Prelude/Textbook+Rules.swift"

    /// The rules of each delegate, by the scene that stands for its kind, in the order of the prelude.
    let delegates: [(scene: String, rules: [CallRule])]

    init() throws {
        let parsed = Parser.parse(file: Textbook.file, source: Textbook.source)
        let checked = Checker.engine.check(parsed.block, title: "prelude", path: Textbook.source.name) { _ in .missing }
        if let diagnostic = (parsed.diagnostics + checked.diagnostics).first {
            throw TextbookFault(text: "the prelude has an error: \(diagnostic.message)")
        }
        delegates = try checked.program.fixture.delegates.map { delegate in
            guard let scene = delegate.list?.text, case .methods(let rules, [], []) = delegate.content else {
                throw TextbookFault(text: "a delegate of the prelude is not of one scene, or is more than rules")
            }
            return (scene, rules)
        }
    }

    /// `array-list` is `arrayList`.
    static func name(of scene: String) -> String {
        let parts = scene.split(separator: "-")
        return parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    func text() throws -> String {
        let members = try delegates.map { scene, rules in
            """
                static let \(Self.name(of: scene)): [CallRule] = \(try SwiftWriter(indent: 1).list(rules))

            """
        }
        return """
            // Generated from the prelude by `make generated`: do not edit.
            // swift-format-ignore-file
            internal import DNDLanguage

            /// The rules of the delegates in the prelude, without reading it.
            extension Textbook {
            \(members.joined(separator: "\n"))\
            }

            """
    }
}

struct TextbookFault: Error, CustomStringConvertible {
    let text: String

    var description: String { text }
}

/// Writes values as Swift expressions, statements on lines of their own.
private struct SwiftWriter {
    var indent = 0

    func list<Element>(_ elements: [Element]) throws -> String {
        guard !elements.isEmpty, elements is [CallRule] || elements is [Statement] else {
            return "[\(try elements.map { try text(of: $0) }.joined(separator: ", "))]"
        }
        let margin = String(repeating: "    ", count: indent)
        let inner = SwiftWriter(indent: indent + 1)
        let lines = try elements.map { "\(margin)    \(try inner.text(of: $0)),\n" }
        return "[\n\(lines.joined())\(margin)]"
    }

    private func text(of value: Any) throws -> String {
        switch value {
        case let rule as CallRule: return try text(of: rule)
        case let statement as Statement:
            guard statement.place == nil else { break }
            return "\(try call("statement", at: statement.range))\(try text(of: statement.kind)))"
        case let place as Place: return "\(try call("place", at: place.range))\(try text(of: place.kind)))"
        case let proposal as ProposalExpression:
            guard !proposal.isPrecise, !proposal.prefersFullSizePreview else { break }
            let intent = try proposal.intent.map { try text(of: $0) } ?? "nil"
            return "ProposalExpression(operation: \(try text(of: proposal.operation)), intent: \(intent))"
        case let load as LoadStatement:
            guard !load.isOffMain else { break }
            return "LoadStatement(item: \(try text(of: load.item)), form: \(try text(of: load.form)), "
                + "then: \(try list(load.then)), otherwise: \(try list(load.otherwise)))"
        case let statements as [Statement]: return try list(statements)
        case let items as [ItemExpression]: return try list(items)
        case let places as [Place]: return try list(places)
        case let isTrue as Bool: return "\(isTrue)"
        default: return try enumCase(value)
        }
        throw TextbookFault(text: "cannot write \(value)")
    }

    /// The beginning of a call with a range as its first arguments.
    private func call(_ function: String, at range: SourceRange) throws -> String {
        guard range.file == Textbook.file else { throw TextbookFault(text: "a range is not in the prelude") }
        return "\(function)(\(range.lowerBound), \(range.upperBound), "
    }

    /// What `Textbook.rule` cannot express is refused.
    private func text(of rule: CallRule) throws -> String {
        let pattern = rule.pattern
        var written = CallPattern(subject: pattern.subject, range: pattern.range)
        written.condition = pattern.condition
        written.places.answer = pattern.places.answer
        let answerPlace = pattern.places.answer
        guard case .method(let method) = pattern.subject, method.range.file == Textbook.file,
            "\(written)" == "\(pattern)", rule.range.lowerBound == pattern.range.lowerBound,
            (answerPlace == nil) == (rule.answer == nil),
            answerPlace?.upperBound ?? pattern.range.upperBound == pattern.range.upperBound
        else { throw TextbookFault(text: "cannot write \(rule)") }
        var parts = "\(try call("rule", at: rule.range))\(pattern.range.upperBound), "
        parts += "method(\"\(method.name)\", \(method.range.lowerBound), \(method.range.upperBound))"
        if let condition = pattern.condition { parts += ", when: \(try text(of: condition))" }
        if let answer = rule.answer, let answerPlace {
            parts += ", answer: (\(answerPlace.lowerBound), \(try text(of: answer)))"
        }
        if let body = rule.body { parts += ", \(try list(body))" }
        return parts + ")"
    }

    /// `.insert([.item], at: [place(…)])`
    private func enumCase(_ value: Any) throws -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            return try mirror.children.first.map { try text(of: $0.value) } ?? "nil"
        }
        guard mirror.displayStyle == .enum else {
            throw TextbookFault(text: "cannot write \(type(of: value)): \(value)")
        }
        guard let payload = mirror.children.first, let name = payload.label else { return ".\(value)" }
        let tuple = Mirror(reflecting: payload.value)
        guard tuple.displayStyle == .tuple else { return ".\(name)(\(try text(of: payload.value)))" }
        let parts = try tuple.children.map { child in
            let label = child.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? ""
            return "\(label)\(try text(of: child.value))"
        }
        return ".\(name)(\(parts.joined(separator: ", ")))"
    }
}
