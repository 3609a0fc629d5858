internal import DNDDrawing
internal import DNDManual
internal import DNDResults
internal import DNDSpecs
internal import SourceText
internal import System

/// `dnd lint --syntax`
enum SyntaxCheck {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        let other = Command.lint.entry.options.first { $0 != .syntax && $0 != .color && invocation.has($0) }
        if let other {
            console.complain("--syntax and \(other.name) exclude each other", "Write one of them.")
            return .usage
        }
        let search = SpecSearch(invocation.arguments)
        var errors = search.errors
        var badCount = 0
        let loader = SpecLoader(root: search.root)
        let jobs = Parallel.processorCount
        Parallel.deliver(search.files, jobs: jobs, { CheckedFile(loader.faults(of: $0)) }) { _, file in
            if let error = file.error { errors.append(error) }
            for diagnostic in file.diagnostics {
                console.output.writeLine(console.style.text(of: diagnostic, in: file.sources))
            }
            if file.hasErrors { badCount += 1 }
            return true
        }
        for error in errors { console.complain(error.message) }
        if !errors.isEmpty { return .noInput }
        if search.files.isEmpty {
            console.complain("nothing to check: there is no file *.dnd in what was named")
            return .nothingRan
        }
        let checked = search.files.count.counted("file") + " checked"
        console.output.writeLine(badCount == 0 ? checked : "\(checked), \(badCount) with errors")
        return badCount == 0 ? .passed : .badSpec
    }
}

/// The diagnostics of one file.
private struct CheckedFile: Sendable {
    var error: FileError?
    var diagnostics: [Diagnostic] = []
    var sources = SourceSet()
    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    init(_ result: Result<SpecFaults, FileError>) {
        switch result {
        case .failure(let error): self.error = error
        case .success(let faults) where faults.diagnostics.isEmpty: break
        case .success(let faults):
            diagnostics = faults.diagnostics
            sources = faults.sources
        }
    }
}
