package import SourceText

/// What the caller knows about a file that an `include` names.
package enum IncludeAnswer: Sendable {
    /// The file and its number: another one each time that it is asked for, because a text may hold it twice.
    case file(FileID, SourceFile)

    /// There is no such file. The paths from the root of some that are there and near it, for a suggestion.
    case notFound(near: [String])

    /// There is no such file, and nothing is known of others.
    package static var missing: IncludeAnswer { .notFound(near: []) }
}

/// Reads a file by its path from the root of the run, `/` between the parts.
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

    /// How a text in `base` names a path.
    static func written(_ path: String, from base: String) -> String {
        let folders = base.split(separator: "/").dropLast()
        let parts = path.split(separator: "/")
        let commonCount = zip(folders, parts.dropLast()).prefix { $0 == $1 }.count
        let up = folders.dropFirst(commonCount).map { _ in ".." }
        return (up + parts.dropFirst(commonCount).map { String($0) }).joined(separator: "/")
    }
}
