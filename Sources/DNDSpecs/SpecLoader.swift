internal import DNDInterpreter
internal import DNDLanguage
internal import SourceText
package import System

/// Reads, parses and checks specs and their includes.
package struct SpecLoader: Sendable {
    /// The root of includes, an absolute path.
    package let root: String

    /// Unsaved texts, by the path of their file with links resolved.
    package var unsaved: [String: [UInt8]] = [:]

    package init(root: String) {
        self.root = root
    }

    /// One byte more than the parser accepts, so that the parser reports the error.
    package static let limitBytes = SyntaxLimits.fileSizeBytes + 1

    package func load(_ file: SpecFile) -> Result<LoadedSpec, FileError> {
        text(of: file).map { load(file, $0) }
    }

    /// The diagnostics of a spec, without preparing it to run.
    package func faults(of file: SpecFile) -> Result<SpecFaults, FileError> {
        text(of: file).map { bytes in
            let (text, includes) = read(file, bytes, Checker.engine.faults)
            return SpecFaults(diagnostics: text.diagnostics, sources: includes.sources)
        }
    }

    private func text(of file: SpecFile) -> Result<[UInt8], FileError> {
        do {
            if !unsaved.isEmpty, let path = file.realPath, let bytes = unsaved[path] { return .success(bytes) }
            return .success(try Self.bytes(of: file))
        } catch {
            return .failure(error)
        }
    }

    package static func bytes(of file: SpecFile) throws(FileError) -> [UInt8] {
        do {
            switch file.source {
            case .file(let path): return try FileSystem.read(path, limitBytes: limitBytes, isNamed: true)
            case .standardInput:
                return try FileSystem.read(.standardInput, name: file.name, limitBytes: limitBytes)
            }
        } catch {
            throw FileError(path: file.name, reason: error.reason)
        }
    }

    private func load(_ file: SpecFile, _ bytes: [UInt8]) -> LoadedSpec {
        let (text, includes) = read(file, bytes, Checker.engine.read)
        return LoadedSpec(
            file: file, sources: includes.sources, diagnostics: text.diagnostics, program: text.program,
            scenarioRanges: text.scenarioRanges, paths: includes.paths, includedPaths: includes.askedPaths)
    }

    private typealias Reader = (SourceFile, FileID, String, String, @escaping IncludeLoader) -> CheckedSource

    private func read(_ file: SpecFile, _ bytes: [UInt8], _ reader: Reader) -> (CheckedSource, Includes) {
        let includes = Includes(root: root, unsaved: unsaved)
        let source = SourceFile(name: file.name, utf8: bytes)
        let id = includes.add(source, path: file.realPath)
        let text = reader(source, id, file.title, path(of: file), includes.load)
        includes.sources.inclusions = text.program.inclusions
        return (text, includes)
    }

    /// The path relative to the root. Standard input counts as a file of the current folder.
    private func path(of file: SpecFile) -> String {
        guard case .file(let path) = file.source else { return file.name }
        return Path.relative(path, to: root) ?? file.name
    }
}
