package import SourceText

/// What the caller knows about a file that an `include` names.
package enum IncludeAnswer: Sendable {
    /// The parsed file and what the parser found wrong in it.
    case file(FileID, Block, [Diagnostic])
    case missing
}

/// Reads and parses a file by its path from the root of the run, `/` between the parts.
package typealias IncludeLoader = (_ path: String) -> IncludeAnswer

/// Paths from the root of a run, as text: the core knows no file system.
enum RelativePath {
    /// The path that a text in `base` means by `path`; nil when it leaves the root.
    static func resolve(_ path: String, from base: String) -> String? {
        guard !path.isEmpty, !path.hasPrefix("/") else { return nil }
        var parts = base.split(separator: "/").dropLast().map { String($0) }
        for part in path.split(separator: "/") {
            switch part {
            case ".": continue
            case "..":
                guard parts.popLast() != nil else { return nil }
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }
}
