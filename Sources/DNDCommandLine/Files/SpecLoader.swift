internal import DNDInterpreter
internal import DNDLanguage
internal import Glibc
internal import SourceText

/// Reads, parses and checks specs, with what they include.
package struct SpecLoader: Sendable {
    /// Where includes may come from: an absolute path.
    let root: String

    /// Texts that are not written yet, by the path of their file without links.
    var unsaved: [String: [UInt8]] = [:]

    package init(root: String) {
        self.root = root
    }

    /// One byte more than the parser takes, so that it says so itself.
    static let limitBytes = SyntaxLimits.fileSizeBytes + 1

    package func load(_ file: SpecFile) -> Result<LoadedSpec, FileError> {
        do {
            if !unsaved.isEmpty, let path = file.realPath, let bytes = unsaved[path] {
                return .success(load(file, bytes))
            }
            return .success(load(file, try Self.bytes(of: file)))
        } catch {
            return .failure(error)
        }
    }

    static func bytes(of file: SpecFile) throws(FileError) -> [UInt8] {
        do {
            switch file.source {
            case .file(let path): return try FileSystem.read(path, limitBytes: limitBytes)
            case .standardInput:
                return try FileSystem.read(descriptor: STDIN_FILENO, name: file.name, limitBytes: limitBytes)
            }
        } catch {
            throw FileError(path: file.name, reason: error.reason)
        }
    }

    private func load(_ file: SpecFile, _ bytes: [UInt8]) -> LoadedSpec {
        let includes = Includes(root: root, unsaved: unsaved)
        let source = SourceFile(name: file.name, utf8: bytes)
        let id = includes.sources.add(source)
        let (block, parseDiagnostics) = Parser.parse(file: id, source: source, names: Checker.engine.methodNames)
        let (program, checkDiagnostics) = Checker.engine.check(
            block, of: source, title: file.title, path: path(of: file), hasSyntaxErrors: !parseDiagnostics.isEmpty,
            include: includes.load)
        includes.sources.inclusions = program.inclusions
        var paths = includes.paths
        paths[id] = file.realPath
        return LoadedSpec(
            file: file, sources: includes.sources, diagnostics: parseDiagnostics + checkDiagnostics, program: program,
            scenarioRanges: block.statements.filter { $0.verb == "scenario" }.map { $0.range }, paths: paths,
            includedPaths: includes.askedPaths)
    }

    /// The path from the root. Standard input counts as a file of the current folder.
    private func path(of file: SpecFile) -> String {
        guard case .file(let path) = file.source else { return file.name }
        return Path.relative(path, to: root) ?? file.name
    }
}
