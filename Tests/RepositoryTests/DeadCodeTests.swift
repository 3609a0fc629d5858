import Testing

/// Tests for unused code: declarations that are named only once, and files without other content.
@Suite struct DeadCodeTests {
    let repository = Repository.shared

    /// Called by the standard library, XCTest or SwiftIfConfig through their protocols.
    static let witnesses: Set<String> = [
        "allKeys", "enqueue", "testCaseDidFinish", "testCaseWillStart", "underestimatedCount", "unownedExecutor",
        "targetPointerBitWidth", "targetAtomicBitWidths", "endianness", "languageVersion", "compilerVersion",
        "isActiveTargetOS", "isActiveTargetObjectFormat", "isCustomConditionSet", "hasFeature", "hasAttribute",
        "isActiveTargetArchitecture", "isActiveTargetEnvironment", "isActiveTargetRuntime",
        "isActiveTargetPointerAuthentication",
    ]

    @Test func `Every declaration is named somewhere else`() {
        let code = Code(repository.files.filter { $0.fileExtension == "swift" || $0.fileExtension == "py" })
        let sources = ["Sources", "Tools/adapt/Sources"].flatMap { repository.files(in: $0, extensions: ["swift"]) }
        for file in sources where !file.isGenerated {
            for (line, name) in Declaration.names(in: file)
            where code.mentions(of: name) == 1 && !Self.witnesses.contains(name) {
                Issue.record("\(file.path):\(line): nothing mentions \(name)")
            }
        }
    }

    @Test func `Every file of a test that is no test is named by one`() {
        let texts = repository.files.compactMap(\.text)
        for file in repository.files where file.isSupport {
            let name = file.path.split(separator: "/").last ?? ""
            let names = file.folders.dropFirst(2) + [name, name.prefix { $0 != "." }]
            let mentions = names.flatMap { ["\"\($0)", "/\($0)", "from \($0) import"] }
            let isNamed = texts.contains { text in mentions.contains { text.holds($0) } }
            #expect(isNamed, "\(file.path): nothing mentions it")
        }
    }

    @Test(arguments: [
        ("    package var hasSession: Bool {", "hasSession"), ("func `in`() {}", "in"),
        ("    private static let rows = 3  // of both", "rows"), ("enum Kind { case one }", "Kind"),
    ])
    func `A declaration is read whatever stands before it`(line: String, name: String) {
        #expect(Declaration.name(in: line[...]) == name)
    }

    @Test(arguments: [
        "    public var rowCount: Int {", "open func draw() {}", "override func setUp() {}", "    case .one: 1",
        "// func old()", "return letter", "    private init(_ text: String) {",
    ])
    func `What others may use, or must write, is no declaration of ours`(line: String) {
        #expect(Declaration.name(in: line[...]) == nil)
    }
}

/// The number of occurrences of each word in code.
private struct Code {
    private var counts: [Substring: Int] = [:]

    init(_ files: [Repository.File]) {
        for line in files.flatMap(\.lines) {
            for word in line.withoutComment.split(whereSeparator: { !$0.isWordCharacter }) {
                counts[word, default: 0] += 1
            }
        }
    }

    func mentions(of name: String) -> Int { counts[name[...], default: 0] }
}

private enum Declaration {
    private static let keywords = ["func", "var", "let", "struct", "enum", "class", "protocol", "typealias", "actor"]

    static func names(in file: Repository.File) -> [(line: Int, name: String)] {
        file.lines.enumerated().compactMap { index, line in name(in: line).map { (index + 1, $0) } }
    }

    /// Nil if the line declares nothing, or something of a public API, or an override.
    static func name(in line: Substring) -> String? {
        guard keywords.contains(where: { line.holds($0) }), !line.contains(/\b(?:public|open|override)\b/) else {
            return nil
        }
        let pattern = /^[\w@()\s]*?\b(?:func|var|let|struct|enum|class|protocol|typealias|actor)\s+`?(\w+)/
        return line.withoutComment.firstMatch(of: pattern).map { String($0.1) }
    }
}

extension Substring {
    fileprivate var withoutComment: Substring { firstRange(of: "//").map { self[..<$0.lowerBound] } ?? self }
}

extension Character {
    fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}

extension Repository.File {
    /// Files that tests read or start.
    fileprivate var isSupport: Bool {
        path.hasPrefix("Tests/") && !["swift", "c", "h"].contains(fileExtension)
    }
}
