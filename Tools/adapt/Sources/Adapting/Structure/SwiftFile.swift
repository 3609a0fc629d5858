internal import SourceText
internal import SwiftDiagnostics
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// A file with its syntax tree and declarations.
struct SwiftFile {
    /// The index among the given files.
    let index: Int
    let source: SourceFile
    let tree: SourceFileSyntax

    /// Those at file scope.
    let declarations: [Declaration]

    init(_ source: SourceFile, index: Int) throws(SwiftReadingError) {
        guard source.utf8.count <= SwiftAdapter.sizeMaxBytes else {
            let message = "the file is larger than \(SwiftAdapter.sizeMaxBytes / 1_000_000) MB"
            throw SwiftReadingError(file: index, problems: [.init(offset: 0, message: message)])
        }
        if let offset = source.firstInvalidUTF8Offset {
            let problem = SwiftReadingError.Problem(offset: Int(offset), message: "the file is not UTF-8")
            throw SwiftReadingError(file: index, problems: [problem])
        }
        if let offset = Self.tooDeepCondition(source.utf8) {
            throw SwiftReadingError(file: index, problems: [.init(offset: offset, message: Self.tooDeepMessage)])
        }
        // In language mode 5, which accepts more; files for mode 6 are read in the same way.
        tree = source.utf8.withUnsafeBufferPointer { Parser.parse(source: $0, swiftVersion: .v5) }
        if let offset = Self.tooDeep(tree) {
            throw SwiftReadingError(file: index, problems: [.init(offset: offset, message: Self.tooDeepMessage)])
        }
        let problems = Self.problems(in: tree)
        guard problems.isEmpty else { throw SwiftReadingError(file: index, problems: problems) }
        self.index = index
        self.source = source
        declarations = tree.statements.declarations
    }

    private static let tooDeepMessage = "the code is nested too deeply"

    /// The maximum nesting of `#if`, for which the parser has no limit of its own.
    private static let conditionDepthMax = 100

    /// The offset of an `#if` beyond the maximum nesting. A text that mentions so many is refused, too.
    private static func tooDeepCondition(_ bytes: [UInt8]) -> Int? {
        var depth = 0
        for offset in bytes.indices where bytes[offset] == UInt8(ascii: "#") {
            if bytes[offset...].starts(with: "#if".utf8) { depth += 1 }
            if bytes[offset...].starts(with: "#endif".utf8) { depth = max(0, depth - 1) }
            if depth > conditionDepthMax { return offset }
        }
        return nil
    }

    /// The maximum depth of the syntax tree, which is visited recursively.
    private static let depthMax = 1000

    /// The offset of the first syntax beyond the maximum depth.
    private static func tooDeep(_ tree: SourceFileSyntax) -> Int? {
        var open: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
        while let (node, depth) = open.popLast() {
            if depth > depthMax { return node.bytes.lowerBound }
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                open.append((child, depth + 1))
            }
        }
        return nil
    }

    /// The offset of the first `=` beside an invisible or control character, for which the parser's messages trap: they
    /// offer to insert a blank that is there.
    private static func strangeEqualsSign(in tree: SourceFileSyntax) -> Int? {
        tree.tokens(viewMode: .sourceAccurate).first { token in
            let before = token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.pieces ?? []
            let behind = token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.pieces ?? []
            let around = before + token.leadingTrivia.pieces + token.trailingTrivia.pieces + behind
            return token.tokenKind == .equal && around.contains { $0.isStrange }
        }.map { $0.positionAfterSkippingLeadingTrivia.utf8Offset }
    }

    private static func problems(in tree: SourceFileSyntax) -> [SwiftReadingError.Problem] {
        guard tree.hasError else { return [] }
        if let offset = strangeEqualsSign(in: tree) {
            let message = "'=' stands beside a character that is neither a blank nor code"
            return [SwiftReadingError.Problem(offset: offset, message: message)]
        }
        let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { diagnostic in
            // Compilers do not parse what is for another version.
            diagnostic.diagMessage.severity == .error
                && !diagnostic.node.isAsked(for: "compiler") && !diagnostic.node.isAsked(for: "swift")
        }
        return errors.prefix(SwiftReadingError.problemsMax).map {
            SwiftReadingError.Problem(offset: $0.position.utf8Offset, message: $0.message)
        }
    }

    /// The newline characters that the file uses.
    var lineEnd: String {
        guard let first = source.utf8.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return "\n" }
        return source.utf8[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    func text(in bytes: Range<Int>) -> String {
        String(decoding: source.utf8[bytes], as: UTF8.self)
    }
}

extension TriviaPiece {
    fileprivate var isStrange: Bool {
        switch self {
        case .unexpectedText, .verticalTabs, .formfeeds: true
        default: false
        }
    }
}
