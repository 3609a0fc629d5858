internal import SwiftSyntax

/// The rows that a host gives to a controller, so that their number can be chosen for an exploration.
struct RowData {
    /// The property that holds them; nil for an argument of the initialiser.
    let property: String?

    /// The number of rows that the app itself has.
    let count: Int

    /// Makes the row with the number `$0`, as Swift: `Person(name: "Row \($0)")`.
    let element: String

    /// The rows of an argument, which a construction passes.
    static let argument = RowData(property: nil, count: argumentRows.count, element: "\"Row \\($0)\"")

    static let argumentRows = ["\"A\"", "\"B\"", "\"C\"", "\"D\""]

    /// The arrays of a controller that counts the rows of its lists, which have one section each: every `var` set to a
    /// literal. Empty unless there is one for each list.
    static func find(in family: ClassFamily) -> [RowData] {
        guard let level = family.levels.first, !family.levels.contains(where: { $0.declaresSections }) else {
            return []
        }
        let members = family.levels.flatMap { $0.members }
        let counted = members.filter { $0.member.countsRows }.map { $0.member.node.words }
        let found = level.members.compactMap { member in
            RowData(member.member).flatMap { data in
                counted.contains { $0.contains(data.property ?? "") } ? data : nil
            }
        }
        let lists = members.flatMap { $0.member.storedProperties }.count { ListKind(type: $0.type) != nil }
        return found.count == max(1, lists) ? found : []
    }

    private init(property: String?, count: Int, element: String) {
        self.property = property
        self.count = count
        self.element = element
    }

    /// Nil for a declaration that is no variable with a literal array, and for elements that no name tells apart.
    private init?(_ declaration: Declaration) {
        guard let node = declaration.node.as(VariableDeclSyntax.self), node.bindingSpecifier.text == "var",
            declaration.modifiers.isDisjoint(with: ["static", "class", "lazy"]), node.bindings.count == 1,
            let value = node.bindings.first?.initializer?.value.as(ArrayExprSyntax.self),
            let last = value.elements.last?.expression,
            let element = Self.numbered(last, in: node.bindings.first?.typeAnnotation?.type.trimmedDescription)
        else { return nil }
        self.init(property: declaration.name, count: value.elements.count, element: element)
    }

    /// An expression whose first text is a row's number. Of literals, those that have the array's type without a
    /// conversion.
    private static func numbered(_ expression: ExprSyntax, in type: String?) -> String? {
        if expression.is(IntegerLiteralExprSyntax.self) { return type ?? "[Int]" == "[Int]" ? "$0" : nil }
        if expression.is(StringLiteralExprSyntax.self), type ?? "[String]" != "[String]" { return nil }
        guard expression.is(StringLiteralExprSyntax.self) || expression.is(FunctionCallExprSyntax.self) else {
            return nil
        }
        let finder = TextFinder(viewMode: .sourceAccurate)
        finder.walk(expression)
        guard let text = finder.first, !finder.hasClosures else { return nil }
        let start = expression.bytes.lowerBound
        let source = Array(expression.trimmedDescription.utf8)
        let before = source[..<(text.bytes.lowerBound - start)]
        let behind = source[(text.bytes.upperBound - start)...]
        return String(decoding: before, as: UTF8.self) + "\"Row \\($0)\"" + String(decoding: behind, as: UTF8.self)
    }

    /// Lets a host set the property of the rows: removes what hides it.
    static func open(_ rewriting: Rewriting) {
        for entry in rewriting.symbols.classes.values.joined() {
            let family = ClassFamily(entry, rewriting.symbols, .shared)
            let names = find(in: family).map { $0.property }
            guard !names.isEmpty else { continue }
            for member in family.levels[0].members where names.contains(member.member.name) {
                for modifier in member.member.node.as(VariableDeclSyntax.self)?.modifiers ?? []
                where ["private", "fileprivate"].contains(modifier.name.text) {
                    rewriting.remove(modifier, in: member.file)
                }
            }
        }
    }
}

/// Finds the first literal without interpolations.
private final class TextFinder: SyntaxVisitor {
    private(set) var first: StringLiteralExprSyntax?
    private(set) var hasClosures = false

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let isPlain = node.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
        if first == nil, isPlain, node.openingQuote.text == "\"", node.openingPounds == nil { first = node }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        hasClosures = true
        return .skipChildren
    }
}

extension ClassFamily.Level {
    /// Whether the lists may have several sections.
    fileprivate var declaresSections: Bool {
        members.contains { ["numberOfSections(in:)"].contains($0.member.signature) }
    }
}

extension Declaration {
    fileprivate var countsRows: Bool {
        ["tableView(_:numberOfRowsInSection:)", "collectionView(_:numberOfItemsInSection:)"].contains(signature)
    }
}

extension DeclSyntax {
    /// The texts of its tokens.
    fileprivate var words: Set<String> { Set(tokens(viewMode: .sourceAccurate).map { $0.text }) }
}
