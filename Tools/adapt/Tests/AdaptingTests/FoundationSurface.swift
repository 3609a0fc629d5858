import Foundation

/// The declarations of Foundation's types on this platform, as lines of a surface: from the compiler's symbol graphs.
struct FoundationSurface {
    /// Each type with its members. Types that lie in another one have both names.
    let lines: [String]

    private static let modules = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    ]

    /// The values that apps use, besides classes and protocols. Others have hundreds of members by their protocols.
    private static let structs: Set<String> = [
        "Calendar", "Date", "DateComponents", "DateInterval", "Locale", "Notification", "TimeZone", "URL",
        "URLComponents", "URLQueryItem", "URLRequest", "UUID",
    ]

    /// Runs the compiler, which takes some seconds.
    init() throws {
        let graphs = try Self.graphs()
        let symbols = graphs.flatMap { $0.symbols }
        let types = symbols.filter { $0.isType }
        let roots = Set(types.filter { $0.pathComponents.count == 1 && Self.isWanted($0) }.map { $0.name })
        let wanted = types.filter { roots.contains($0.pathComponents[0]) }
        let names = Dictionary(types.map { ($0.identifier.precise, $0.name) }) { first, _ in first }
        let members = Dictionary(grouping: symbols.filter { !$0.isType && $0.pathComponents.count > 1 }) { $0.owner }
        let inherited = Dictionary(
            grouping: graphs.flatMap { $0.relationships }.filter { ["inheritsFrom", "conformsTo"].contains($0.kind) }
        ) { $0.source }
        lines = wanted.sorted { $0.name < $1.name }.flatMap { type -> [String] in
            let above = Set((inherited[type.identifier.precise] ?? []).compactMap { names[$0.target] }).sorted()
            let heading = "\(type.keyword) \(type.name)" + (above.isEmpty ? "" : " : \(above.joined(separator: ", "))")
            return [heading] + Set((members[type.name] ?? []).map { "    \($0.declaration)" }).sorted()
        }
    }

    private static func isWanted(_ type: Graph.Symbol) -> Bool {
        type.keyword == "class" || type.keyword == "protocol" || structs.contains(type.name)
    }

    private static func graphs() throws -> [Graph] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "dnd-graphs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for module in modules {
            try run(
                "swift", "symbolgraph-extract", "-module-name", module, "-target", target,
                "-minimum-access-level", "public", "-output-dir", folder.path)
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { file in
            // `A@B` has the extensions in A of the types of B.
            modules.contains { file.hasPrefix("\($0).") || file.hasSuffix("@\($0).symbols.json") }
        }
        return try files.map {
            try JSONDecoder().decode(Graph.self, from: Data(contentsOf: folder.appending(path: $0)))
        }
    }

    private static let target: String = {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }()

    /// `Swift version 6.3.1`, whose Foundation the lines are of.
    static let toolchain: String? = {
        let version = try? run("swift", "--version").firstMatch(of: /Swift version [\d.]+/)
        return version.map { String($0.output) }
    }()

    /// What the program prints.
    @discardableResult
    private static func run(_ arguments: String...) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return String(decoding: printed, as: UTF8.self)
    }
}

/// What is read of a symbol graph.
private struct Graph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        struct Identifier: Decodable { let precise: String }
        struct Fragment: Decodable { let spelling: String }

        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]

        var name: String { pathComponents.joined(separator: ".") }
        var owner: String { pathComponents.dropLast().joined(separator: ".") }
        var keyword: String { kind.identifier.split(separator: ".").last.map { String($0) } ?? "" }
        var isType: Bool { ["class", "struct", "enum", "protocol"].contains(keyword) }
        var declaration: String { declarationFragments.map { $0.spelling }.joined().replacing(/\s+/, with: " ") }
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
    }

    let symbols: [Symbol]
    let relationships: [Relationship]
}
