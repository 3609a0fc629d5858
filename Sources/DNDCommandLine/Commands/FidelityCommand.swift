internal import DNDDrawing
internal import DNDManual
internal import DNDResults
internal import DNDSpecs
internal import System

/// `dnd docs fidelity`
enum FidelityCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        let search = SpecSearch(invocation.arguments)
        let loader = SpecLoader(root: search.root)
        var errors = search.errors
        var specs: [LoadedSpec] = []
        for file in search.files {
            switch loader.load(file) {
            case .success(let spec): specs.append(spec)
            case .failure(let error): errors.append(error)
            }
        }
        for error in errors { console.complain(error.message) }
        guard errors.isEmpty else { return .noInput }
        let bad = specs.filter { $0.hasErrors }
        for spec in bad {
            for diagnostic in spec.diagnostics {
                console.errors.writeLine(console.style.text(of: diagnostic, in: spec.sources))
            }
        }
        guard bad.isEmpty else { return .badSpec }
        console.output.write(FidelityTable(specs).markdown)
        return .passed
    }
}
