/// Paths as text, with `/` as the separator.
package enum Path {
    /// The absolute path, without `.` and `..`. Links are not followed.
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

    /// The path from the root. Uses no generic library functions, whose metadata lookup would slow every start of the
    /// program.
    private static func rooted(_ parts: ArraySlice<Substring>) -> String {
        parts.isEmpty ? "/" : parts.reduce(into: "") { $0 += "/" + String($1) }
    }

    /// The relative path from a folder to something in it; nil for a path outside. Both are absolute.
    package static func relative(_ path: String, to folder: String) -> String? {
        if path == folder { return "" }
        let prefix = folder == "/" ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    package static func folder(of path: String) -> String {
        rooted(path.split(separator: "/").dropLast())
    }

    /// The last component.
    package static func name(of path: String) -> String {
        path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
    }

    /// The deepest folder that contains both.
    package static func commonFolder(_ first: String, _ second: String) -> String {
        let pairs = zip(first.split(separator: "/"), second.split(separator: "/"))
        return rooted(pairs.prefix { $0 == $1 }.map { $0.0 }[...])
    }
}
