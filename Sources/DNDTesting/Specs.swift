internal import DNDDrawing
internal import DNDLanguage
internal import DNDSpecs
internal import Foundation
internal import SourceText
internal import System

/// The specs of a test target.
public enum Specs {
    /// All scenarios in a file, or in the files of a folder, in the order of the text.
    ///
    /// - Parameters:
    ///   - path: Relative to the folder of the calling file, or absolute.
    ///   - file: The calling file.
    /// - Returns: The scenarios. A file that cannot be read is a failing case, so the result is never empty for that
    ///   reason.
    public static func scenarios(in path: String, file: StaticString = #filePath) -> [SpecScenario] {
        let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
        let whole = path.hasPrefix("/") ? path : folder.appendingPathComponent(path).standardizedFileURL.path
        let search = SpecSearch([whole])
        let loader = SpecLoader(root: search.root)
        let missing = search.errors.map { SpecScenario(complaint: $0.message, path: whole, line: 1) }
        let found = search.files.flatMap { scenarios(in: $0, loader) }
        guard missing.isEmpty, found.isEmpty else { return missing + found }
        return [SpecScenario(complaint: "there is no file *.dnd in \(whole)", path: whole, line: 1)]
    }

    private static func scenarios(in file: SpecFile, _ loader: SpecLoader) -> [SpecScenario] {
        switch loader.load(file) {
        case .failure(let error): return [SpecScenario(complaint: error.message, path: file.name, line: 1)]
        case .success(let spec):
            guard !spec.hasErrors else {
                let text = spec.diagnostics.map { Style.plain.text(of: $0, in: spec.sources) }.joined(separator: "\n")
                return [SpecScenario(complaint: text, path: file.name, line: 1)]
            }
            return spec.program.scenarios.indices.map { SpecScenario(spec, number: $0) }
        }
    }
}
