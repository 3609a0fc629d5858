import Foundation

/// The Swift files of a target, for finding declarations. It relies on the formatter's spacing and brackets.
struct SwiftFiles {
    private let texts: [String]

    /// Skips generated files.
    init(in folder: URL) throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        texts = try paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Generated/") }.sorted().map {
            try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }
    }

    /// The methods in the body of a protocol or class, in order.
    func requirements(in kind: String, _ name: String) throws(Problem) -> [Requirement] {
        let head = "\(kind) \(name)"
        for text in texts {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            guard let start = lines.firstIndex(where: { Self.declares(head, $0) }) else { continue }
            let body = lines[(start + 1)...].prefix { !$0.hasPrefix("}") }
            return Self.declarations(in: body).compactMap { Requirement($0) }
        }
        throw Problem(text: "no file declares \(head)")
    }

    private static func declares(_ head: String, _ line: Substring) -> Bool {
        guard let range = line.firstRange(of: head), !line.hasPrefix("//") else { return false }
        let next = line[range.upperBound...].first
        return next == ":" || next == "<" || next == " "
    }

    /// Each declaration without line breaks, attributes and body.
    private static func declarations(in lines: some Sequence<Substring>) -> [String] {
        var declarations: [String] = []
        var open: String?
        for line in lines {
            let text = String(line.drop { $0 == " " })
            if let begun = open {
                open = begun + (begun.hasSuffix("(") || text.hasPrefix(")") ? "" : " ") + text
            } else if let match = line.wholeMatch(of: #/ {4}(?:(?:open|public|nonisolated) )*(func .*)/#) {
                open = String(match.1)
            }
            guard let begun = open, depth(begun) == 0 else { continue }
            declarations.append(withoutBody(begun))
            open = nil
        }
        return declarations
    }

    private static func depth(_ text: String) -> Int {
        text.reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
    }

    private static func withoutBody(_ text: String) -> String {
        let head = text.prefix { $0 != "{" }
        return String(head.reversed().drop { $0 == " " }.reversed())
    }
}

struct Problem: Error {
    let text: String
}
