internal import DNDInterpreter
package import DNDLanguage
package import SourceText
internal import System

/// The files that a spec or a session is made of: its own texts, and what they include from inside a root.
package final class Includes {
    package let root: String
    package var sources = SourceSet()

    /// Where the texts come from, without links.
    private(set) var paths: [FileID: String] = [:]

    /// Every file that was asked for, there or not, as an absolute path in which links are not followed.
    private(set) var askedPaths: [String] = []

    /// Texts that are not written yet, by the path of their file without links.
    private let unsaved: [String: [UInt8]]

    package init(root: String, unsaved: [String: [UInt8]] = [:]) {
        self.root = root
        self.unsaved = unsaved
        sources.builtIn = Textbook.source
    }

    /// A link may not lead out of the root.
    package func load(_ path: String) -> IncludeAnswer {
        let place = "\(root)/\(path)"
        askedPaths.append(Path.absolute(place))
        guard let real = FileSystem.realPath(place), let realRoot = FileSystem.realPath(root),
            Path.relative(real, to: realRoot) != nil, FileSystem.kind(of: real) == .file,
            let bytes = unsaved[real] ?? (try? FileSystem.read(real, limitBytes: SpecLoader.limitBytes))
        else { return .notFound(near: NearbySpecs.paths(near: path, in: root)) }
        let name = root == FileSystem.currentFolder ? path : place
        let source = SourceFile(name: name, utf8: bytes)
        return .file(add(source, path: real), source)
    }

    /// The number of a text that comes from a file, or from nowhere.
    func add(_ source: SourceFile, path: String?) -> FileID {
        let file = sources.add(source)
        paths[file] = path
        return file
    }
}
