internal import DNDInterpreter
package import DNDLanguage
package import SourceText
internal import System

/// The texts of a spec or a session: its own, and the files that they include from inside a root.
package final class Includes {
    package let root: String
    package var sources = SourceSet()

    /// The paths of the texts, with links resolved.
    private(set) var paths: [FileID: String] = [:]

    /// Every requested file, existing or not, as an absolute path without resolving links.
    private(set) var askedPaths: [String] = []

    /// Unsaved texts, by the path of their file with links resolved.
    private let unsaved: [String: [UInt8]]

    package init(root: String, unsaved: [String: [UInt8]] = [:]) {
        self.root = root
        self.unsaved = unsaved
        sources.builtIn = Textbook.source
    }

    /// Loads an include. A link must not lead out of the root.
    package func load(_ path: String) -> IncludeAnswer {
        let place = "\(root)/\(path)"
        if path == ".." || path.hasPrefix("../") {
            return pathInside(place).map { .inside($0) } ?? .missing
        }
        askedPaths.append(Path.absolute(place))
        guard let real = FileSystem.realPath(place), let realRoot = FileSystem.realPath(root),
            Path.relative(real, to: realRoot) != nil, FileSystem.kind(of: real) == .file,
            let bytes = unsaved[real] ?? (try? FileSystem.read(real, limitBytes: SpecLoader.limitBytes))
        else { return .notFound(near: NearbySpecs.paths(near: path, in: root)) }
        let name = root == FileSystem.currentFolder ? path : place
        let source = SourceFile(name: name, utf8: bytes)
        return .file(add(source, path: real), source)
    }

    /// The path from the root to a file that is reached around the root; nil outside of it. Links are followed only
    /// where the names alone lead elsewhere.
    private func pathInside(_ place: String) -> String? {
        if let path = Path.relative(Path.absolute(place), to: Path.absolute(root)) { return path }
        guard let real = FileSystem.realPath(place), let realRoot = FileSystem.realPath(root) else { return nil }
        return Path.relative(real, to: realRoot)
    }

    /// Adds a text, and returns its ID; `path` is nil for a text without a file.
    func add(_ source: SourceFile, path: String?) -> FileID {
        let file = sources.add(source)
        paths[file] = path
        return file
    }
}
