internal import DNDInterpreter
internal import DNDLanguage
internal import SourceText

/// The files that a spec or a session is made of: its own texts, and what they include from inside a root.
final class Includes {
    let root: String
    var sources = SourceSet()

    init(root: String) {
        self.root = root
        sources.builtIn = Textbook.shared.source
    }

    /// A link may not lead out of the root.
    func load(_ path: String) -> IncludeAnswer {
        let place = "\(root)/\(path)"
        guard let real = FileSystem.realPath(place), let realRoot = FileSystem.realPath(root),
            Path.relative(real, to: realRoot) != nil, FileSystem.kind(of: real) == .file,
            let bytes = try? FileSystem.read(real, limitBytes: SpecLoader.limitBytes)
        else { return .notFound(near: NearbySpecs.paths(near: path, in: root)) }
        let name = root == FileSystem.currentFolder ? path : place
        let source = SourceFile(name: name, utf8: bytes)
        return .file(sources.add(source), source)
    }
}
