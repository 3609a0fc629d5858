import Foundation

/// The files of this repository as they are on disk: those that git tracks, and those that it would track if added now.
struct Repository {
    /// A file with its text; the text is nil if it is not UTF-8.
    struct File {
        /// The path from the top folder: `Sources/dnd/main.swift`.
        let path: String
        let text: String?

        /// Without newlines. A final newline does not start another line.
        var lines: [Substring] {
            guard let text else { return [] }
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            if lines.last == "" { lines.removeLast() }
            return lines
        }

        /// Whether the file is generated: its second line excludes it from formatting.
        var isGenerated: Bool { lines.prefix(2).last == "// swift-format-ignore-file" }

        var folders: [Substring] { path.split(separator: "/").dropLast() }
        var fileExtension: String { URL(fileURLWithPath: path).pathExtension }
    }

    static let shared = Repository()

    let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Sorted by path.
    let files: [File]

    private init() {
        let root = root
        files = (Self.pathsFromGit(in: root) ?? Self.pathsOnDisk(in: root)).sorted().compactMap { path in
            guard let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path) else {
                return nil
            }
            return File(path: path, text: String(data: data, encoding: .utf8))
        }
    }

    func files(in folder: String, extensions: Set<String>) -> [File] {
        files.filter { $0.path.hasPrefix(folder + "/") && extensions.contains($0.fileExtension) }
    }

    func text(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Nil outside a clone, or without git.
    private static func pathsFromGit(in root: URL) -> [String]? {
        let list = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        guard let output = try? Command(list, in: root).run(), output.status == 0 else { return nil }
        return output.text.split(separator: "\0").map(String.init)
    }

    /// For a copy without git: every file except hidden and built ones.
    private static func pathsOnDisk(in root: URL) -> [String] {
        let enumerator = FileManager.default.enumerator(atPath: root.path)
        var paths: [String] = []
        while let path = enumerator?.nextObject() as? String {
            let isShown = path.split(separator: "/").allSatisfy { part in
                !part.hasPrefix(".") || [".ci", ".swift-format", ".gitignore"].contains(part)
            }
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
            if isShown, exists, !isFolder.boolValue { paths.append(path) }
        }
        return paths
    }
}
