/// Paths as text, `/` between the parts.
package enum Path {
    /// The path from the root of the file system, without `.` and `..`. Links are not followed.
    package static func absolute(_ path: String, in folder: String = FileSystem.currentFolder) -> String {
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") {
            switch part {
            case ".": continue
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return rooted(parts[...])
    }

    /// From the root. Every start of the program needs this, and what is generic in Swift's library looks itself up.
    private static func rooted(_ parts: ArraySlice<Substring>) -> String {
        parts.isEmpty ? "/" : parts.reduce(into: "") { $0 += "/" + String($1) }
    }

    /// The path from a folder to what is inside it; nil when it is not. Both are absolute.
    package static func relative(_ path: String, to folder: String) -> String? {
        if path == folder { return "" }
        let prefix = folder == "/" ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    package static func folder(of path: String) -> String {
        rooted(path.split(separator: "/").dropLast())
    }

    /// The last part.
    package static func name(of path: String) -> String {
        path.split(separator: "/").last.map { String($0) } ?? path
    }

    /// The innermost folder that holds both.
    package static func commonFolder(_ first: String, _ second: String) -> String {
        let pairs = zip(first.split(separator: "/"), second.split(separator: "/"))
        return rooted(pairs.prefix { $0 == $1 }.map { $0.0 }[...])
    }
}
