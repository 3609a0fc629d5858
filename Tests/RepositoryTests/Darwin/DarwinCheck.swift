import Foundation

/// The result of `Tests/Darwin`, which runs once.
enum DarwinCheck {
    static let folder = Repository.shared.root.appendingPathComponent(".build/darwin")

    /// Whether Apple's headers are available. Otherwise the reason is printed to standard error.
    static let hasHeaders: Bool = {
        let script = ["python3", "-B", "Tests/Darwin/headers.py", folder.appendingPathComponent("include").path]
        guard let output = try? Command(script, in: Repository.shared.root).run() else { return false }
        if output.status == 3 {
            let reason = output.text.split(separator: "\n").last ?? ""
            let text = "No headers of Darwin: \(reason). Nothing is compiled with them.\n"
            FileHandle.standardError.write(Data(text.utf8))
        }
        // Other errors are no reason to skip the tests.
        return output.status != 3 && output.status != 127
    }()

    /// The output of make and the compilers.
    static let output: Result<Command.Output, any Error> = Result {
        let imports = DarwinTargets.swift.map { name in
            let known = Targets.imports[name, default: []].intersection(DarwinTargets.swift + DarwinTargets.c)
            return "\(name).imports=\(known.sorted().joined(separator: " "))"
        }
        return try Command(
            ["make", "-s", "-k", "-j", "2", "-f", "Tests/Darwin/Makefile"] + imports + [
                "MODULES=\(DarwinTargets.swift.joined(separator: " "))",
                "C_MODULES=\(DarwinTargets.c.joined(separator: " "))",
            ], in: Repository.shared.root
        ).run()
    }

    /// The interface of the module `System`, as declarations.
    static func declarations(in folder: URL) throws -> [String] {
        let data = try Data(contentsOf: folder.appendingPathComponent("System.symbols.json"))
        return try JSONDecoder().decode(Graph.self, from: data).symbols.map { symbol in
            let name = symbol.pathComponents.joined(separator: ".")
            return "\(name): \(symbol.declarationFragments.map(\.spelling).joined())"
        }.sorted()
    }

    private struct Graph: Decodable {
        let symbols: [Symbol]
    }

    private struct Symbol: Decodable {
        let pathComponents: [String]
        let declarationFragments: [Fragment]
    }

    private struct Fragment: Decodable {
        let spelling: String
    }
}
