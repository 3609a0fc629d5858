internal import SwiftSyntax

/// Rewrites `addObserver(self, selector: #selector(f), name: n, object: o)`, which calls a method by its selector, to
/// `addObserver(forName:object:queue:using:)` with a closure that calls the method of a weak `self`. A class that also
/// removes itself as an observer, other than at its end, keeps what identifies the closures.
struct NotificationObservers {
    private let rewriting: Rewriting

    static func rewrite(_ rewriting: Rewriting) {
        let finders = rewriting.files.map { file in
            let finder = ObserverFinder(file, rewriting)
            finder.walk(file.tree)
            return finder
        }
        let observing = Set(finders.flatMap { $0.additions }.map { $0.observer.className })
        let removing = finders.flatMap { $0.removals }.filter { observing.contains($0.className) }
        let rule = NotificationObservers(rewriting: rewriting)
        let keeping = Set(removing.map { $0.className }).filter { rule.canKeep($0) }
        for finder in finders {
            for (call, observer) in finder.additions {
                rule.rewrite(call, observer, keepsIt: keeping.contains(observer.className), in: finder.file)
            }
            for removal in finder.removals where observing.contains(removal.className) {
                rule.rewrite(removal, canRemove: keeping.contains(removal.className), in: finder.file)
            }
        }
        for name in keeping { rule.declareTokens(in: name) }
    }

    private static let tokens = "notificationTokens"

    /// Whether the class can get a property.
    private func canKeep(_ className: String) -> Bool {
        let classes = rewriting.symbols.classes[className] ?? []
        return classes.count == 1 && classes[0].declaration.body != nil
            && !rewriting.symbols.names.contains(Self.tokens)
    }

    private func rewrite(
        _ call: FunctionCallExprSyntax, _ observer: NotificationObserver, keepsIt: Bool, in file: SwiftFile
    ) {
        guard let label = observer.name.label, let close = call.rightParen else { return }
        let start = observer.first.bytes.lowerBound
        rewriting.replace(start..<label.bytes.upperBound, with: "forName", in: file.index)
        rewriting.insert(", queue: nil", at: close.bytes.lowerBound, in: file.index)
        rewriting.insert(" \(observer.closure)\(keepsIt ? ")" : "")", at: close.bytes.upperBound, in: file.index)
        let isStatement = call.parent?.is(CodeBlockItemSyntax.self) == true
        let name = observer.name.expression.trimmedDescription
        let beginning = keepsIt ? "self.\(Self.tokens)[\(name), default: []].append(" : isStatement ? "_ = " : ""
        rewriting.insert(beginning, at: call.bytes.lowerBound, in: file.index)
    }

    private func rewrite(_ removal: ObserverRemoval, canRemove: Bool, in file: SwiftFile) {
        guard canRemove, let tokens = removal.tokens(in: "self.\(Self.tokens)") else {
            rewriting.remark(.observerStays, at: removal.call.bytes, in: file.index)
            return
        }
        let text = "\(tokens).forEach { \(removal.center).removeObserver($0) }"
        rewriting.replace(removal.call.bytes, with: text, in: file.index)
    }

    /// At the beginning of the class.
    private func declareTokens(in className: String) {
        guard let entry = rewriting.symbols.classes[className]?.first, let body = entry.declaration.body else { return }
        let file = rewriting.files[entry.file]
        let indentation = file.indentation(at: entry.declaration.bytes.lowerBound) + "    "
        let next = body.leftBrace.nextToken(viewMode: .sourceAccurate)
        let text = "\(file.lineEnd)\(indentation)var \(Self.tokens): [Notification.Name?: [any NSObjectProtocol]] = [:]"
        let end = next?.startsLine == true ? "" : file.lineEnd + indentation
        rewriting.insert(text + end, at: body.leftBrace.bytes.upperBound, in: file.index)
    }
}

/// A call of `removeObserver(self …)`.
struct ObserverRemoval {
    let call: FunctionCallExprSyntax
    let className: String

    /// What is called: `NotificationCenter.default`.
    let center: String

    /// Nil for other calls, and in a deinitialiser: after the end of `self` the closures do nothing.
    init?(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "removeObserver",
            let first = node.arguments.first, first.label == nil, first.expression.trimmedDescription == "self",
            node.arguments.dropFirst().first?.label?.text != "forKeyPath", let name = Owner(of: node)?.typeName,
            !sequence(first: Syntax(node), next: { $0.parent }).contains(where: { $0.is(DeinitializerDeclSyntax.self) })
        else { return nil }
        call = node
        className = name
        center = base.trimmedDescription
    }

    /// The tokens to remove; nil for a removal by object.
    func tokens(in property: String) -> String? {
        guard call.arguments.count > 1 else { return "\(property).values.joined()" }
        let labels = call.arguments.map { $0.label?.text ?? "" }
        let values = call.arguments.map { $0.expression.trimmedDescription }
        guard labels == ["", "name", "object"], values[1] != "nil", values[2] == "nil" else { return nil }
        return "(\(property).removeValue(forKey: \(values[1])) ?? [])"
    }
}

/// Finds the calls that add and remove `self` as an observer.
private final class ObserverFinder: FileRule {
    private(set) var additions: [(call: FunctionCallExprSyntax, observer: NotificationObserver)] = []
    private(set) var removals: [ObserverRemoval] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard !node.isLeftToObjectiveC, node.isCompiledHere else { return .visitChildren }
        if let observer = NotificationObserver(node, rewriting.symbols) { additions.append((node, observer)) }
        if let removal = ObserverRemoval(node) { removals.append(removal) }
        return .visitChildren
    }
}
