package import SourceText

/// The caller's answer about a file that an `include` names.
package enum IncludeAnswer: Sendable {
    /// The file and its ID, which differs for each request, because a text may include a file twice.
    case file(FileID, SourceFile)

    /// A file inside the root, by its path from there: the requested path leaves the root and comes back.
    case inside(String)

    /// No such file. The paths of similar files from the root, for a suggestion.
    case notFound(near: [String])

    /// No such file, and no similar files are known.
    package static var missing: IncludeAnswer { .notFound(near: []) }
}

/// Reads a file by its path from the root of the run, separated by `/`. A path that leaves the root begins with `..`,
/// and its answer is ``IncludeAnswer/inside(_:)`` or that there is no such file.
package typealias IncludeLoader = (_ path: String) -> IncludeAnswer

/// Paths from the root of a run, as text, because the core has no access to a file system.
enum RelativePath {
    /// The path that `path` refers to in a text in `base`; nil when it leads out of the root, as the loader knows it.
    static func resolve(_ path: String, from base: String, _ load: IncludeLoader) -> String? {
        guard !path.isEmpty, !path.hasPrefix("/") else { return nil }
        var parts = base.split(separator: "/").dropLast().map { String($0) }
        for part in path.split(separator: "/") {
            switch part {
            case ".": continue
            case ".." where parts.last.map({ $0 != ".." }) ?? false: parts.removeLast()
            default: parts.append(String(part))
            }
        }
        let joined = parts.joined(separator: "/")
        guard parts.first == ".." else { return joined }
        guard case .inside(let inner) = load(joined) else { return nil }
        return inner
    }

    /// The spelling of a path in a text in `base`.
    static func written(_ path: String, from base: String) -> String {
        let folders = base.split(separator: "/").dropLast()
        let parts = path.split(separator: "/")
        let commonCount = zip(folders, parts.dropLast()).prefix { $0 == $1 }.count
        let up = folders.dropFirst(commonCount).map { _ in ".." }
        return (up + parts.dropFirst(commonCount).map { String($0) }).joined(separator: "/")
    }
}
