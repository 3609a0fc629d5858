import Foundation
import SourceText
import Testing

@testable import DNDCommandLine
@testable import DNDManual

/// Tests that the editor grammars find the same tokens as the lexer, in every text of the repository.
@Suite struct EditorGrammarTests {
    private static let scopes: [TokenClass: String] = [
        .comment: "comment.line.number-sign.dnd", .string: "string.quoted.double.dnd",
        .number: "constant.numeric.", .parameter: "variable.parameter.dnd", .annotation: "entity.name.tag.dnd",
        .selector: "entity.name.function.selector.dnd", .constant: "constant.language.dnd",
        .arrow: "keyword.operator.arrow.dnd", .verb: "keyword.control.verb.dnd",
        .preposition: "keyword.operator.preposition.dnd", .keyword: "keyword.other.dnd",
        .method: "support.function.method.dnd", .label: "variable.other.label.dnd",
    ]

    private static let groups: [TokenClass: String] = [
        .comment: "dndComment", .string: "dndString", .number: "dndNumber", .parameter: "dndParameter",
        .annotation: "dndAnnotation", .selector: "dndSelector", .constant: "dndConstant", .arrow: "dndArrow",
        .verb: "dndVerb", .preposition: "dndPreposition", .keyword: "dndKeyword", .method: "dndMethod",
        .label: "dndLabel",
    ]

    private static let pygments: [TokenClass: String] = [
        .comment: "Token.Comment.Single", .string: "Token.Literal.String.Double", .number: "Token.Literal.Number",
        .parameter: "Token.Name.Variable", .annotation: "Token.Name.Decorator", .selector: "Token.Name.Function",
        .constant: "Token.Name.Constant", .arrow: "Token.Operator", .verb: "Token.Keyword",
        .preposition: "Token.Operator.Word", .keyword: "Token.Keyword.Pseudo", .method: "Token.Name.Function.Magic",
        .label: "Token.Name",
    ]

    @Test func `The TextMate grammar gives each token its scope`() throws {
        let engine = try TextMateEngine(json: Data(EditorGrammar.textmate.text.utf8))
        for (name, text) in HighlightedCorpus.texts {
            let scopes = engine.scopes(in: text)
            let source = SourceFile(name: name, text: text)
            for token in ClassedToken.all(in: source) {
                let offset = String(decoding: source.utf8[..<token.offset], as: UTF8.self).utf16.count
                let wanted = Self.scopes[token.tokenClass] ?? ""
                let found = scopes[offset] ?? "nothing"
                let fits = found == wanted || wanted.hasSuffix(".") && found.hasPrefix(wanted)
                #expect(fits, "\(place(token, in: source)): \(token.tokenClass), but the scope is \(found)")
            }
        }
    }

    @Test(.enabled(if: Tool.isInstalled("vim"), "vim is not installed"))
    func `Vim's syntax gives each token its group`() throws {
        let sources = HighlightedCorpus.texts.map { SourceFile(name: $0.name, text: $0.text) }
        let tokens = sources.map { ClassedToken.all(in: $0) }
        let found = try vimGroups(sources, tokens)
        #expect(found.count == tokens.reduce(0) { $0 + $1.count })
        var next = found.makeIterator()
        for (source, tokens) in zip(sources, tokens) {
            for token in tokens {
                let group = next.next() ?? "nothing"
                let isFit = group == Self.groups[token.tokenClass]
                #expect(isFit, "\(place(token, in: source)): \(token.tokenClass), but the group is \(group)")
            }
        }
    }

    @Test(.enabled(if: Self.hasPygments, "Pygments is not installed"))
    func `The lexer for Pygments gives each token its type`() throws {
        let sources = HighlightedCorpus.texts.map { SourceFile(name: $0.name, text: $0.text) }
        let types = try pygmentsTypes(sources)
        for (source, types) in zip(sources, types) {
            for token in ClassedToken.all(in: source) {
                let offset = String(decoding: source.utf8[..<token.offset], as: UTF8.self).unicodeScalars.count
                let type = types[offset] ?? "nothing"
                let wanted = Self.pygments[token.tokenClass] ?? ""
                let isFit = type == wanted || token.tokenClass == .number && type == wanted + ".Integer"
                #expect(isFit, "\(place(token, in: source)): \(token.tokenClass), but the type is \(type)")
            }
        }
    }

    @Test func `Every class of token stands in the texts`() {
        let found = Set(
            HighlightedCorpus.texts.flatMap { name, text in
                ClassedToken.all(in: SourceFile(name: name, text: text)).map { $0.tokenClass }
            })
        #expect(found == Set(Self.scopes.keys))
    }

    private func place(_ token: ClassedToken, in source: SourceFile) -> String {
        let position = source.position(at: Int32(token.offset))
        return "\(source.name):\(position.line):\(position.column)"
    }

    // MARK: - Vim

    /// The groups of all tokens of all texts, in order.
    private func vimGroups(_ sources: [SourceFile], _ tokens: [[ClassedToken]]) throws -> [String] {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        var script =
            "set encoding=utf-8\nset runtimepath^=\(Repository.shared.root.path)/editors/vim\nfiletype plugin on\n"
        script += "syntax on\nlet out = []\n"
        for (index, (source, tokens)) in zip(sources, tokens).enumerated() {
            try folder.write(String(decoding: source.utf8, as: UTF8.self), to: "\(index).dnd")
            let places = tokens.map { token in
                let line = source.position(at: Int32(token.offset)).line
                return "[\(line), \(token.offset - source.lineBytes(line).lowerBound + 1)]"
            }
            script += "silent edit! \(folder.path)/\(index).dnd\n"
            script += "for p in [\(places.joined(separator: ", "))]\n"
            script += "  call add(out, synIDattr(synID(p[0], p[1], 1), 'name'))\nendfor\n"
        }
        script += "call writefile(out, '\(folder.path)/out')\nqa!\n"
        try folder.write(script, to: "script.vim")
        let words = ["vim", "-u", "NONE", "-i", "NONE", "-N", "-n", "-es", "-S", "\(folder.path)/script.vim"]
        let output = try Command(words, in: Repository.shared.root).run()
        #expect(output.status == 0, "\(output.text)")
        return try folder.text(of: "out").split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }

    // MARK: - Pygments

    private static let hasPygments =
        (try? Command(["python3", "-c", "import pygments"], in: Repository.shared.root).run())?.status == 0

    /// The type of the token at each offset in scalars, for each text.
    private func pygmentsTypes(_ sources: [SourceFile]) throws -> [[Int: String]] {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for (index, source) in sources.enumerated() {
            try folder.write(String(decoding: source.utf8, as: UTF8.self), to: "\(index).dnd")
        }
        try folder.write(
            """
            import sys
            sys.dont_write_bytecode = True
            sys.path.insert(0, "\(Repository.shared.root.path)/editors/pygments")
            from dnd_lexer import DndLexer
            for index in range(\(sources.count)):
                print("file")
                text = open(f"\(folder.path)/{index}.dnd", newline="").read()
                for offset, kind, value in DndLexer().get_tokens_unprocessed(text):
                    if value: print(offset, kind)
            """, to: "script.py")
        let output = try Command(["python3", "\(folder.path)/script.py"], in: Repository.shared.root).run()
        #expect(output.status == 0, "\(output.text.suffix(400))")
        var types: [[Int: String]] = []
        for line in output.text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words == ["file"] { types.append([:]) }
            if words.count == 2, let offset = Int(words[0]), types.last?[offset] == nil {
                types[types.count - 1][offset] = String(words[1])
            }
        }
        return types
    }
}

/// A temporary folder of a test.
struct TemporaryFolder {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("dnd-editors-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    var path: String { url.path }

    func remove() { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }

    func text(of name: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }
}
