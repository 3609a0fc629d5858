internal import DNDReports

/// `dnd check`
enum CheckCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        let search = SpecSearch(invocation.arguments)
        var errors = search.errors
        var badCount = 0
        let loader = SpecLoader(root: search.root)
        for result in Parallel.map(search.files, jobs: Parallel.processorCount, { loader.load($0) }) {
            switch result {
            case .failure(let error): errors.append(error)
            case .success(let spec):
                for diagnostic in spec.diagnostics {
                    console.output.writeLine(console.style.text(of: diagnostic, in: spec.sources))
                }
                if spec.hasErrors { badCount += 1 }
            }
        }
        for error in errors { console.complain(error.message) }
        if !errors.isEmpty { return .noInput }
        if search.files.isEmpty {
            console.complain("nothing to check: there is no file *.dnd in what was named")
            return .nothingRan
        }
        let checked = "\(search.files.count) \(search.files.count == 1 ? "file" : "files") checked"
        console.output.writeLine(badCount == 0 ? checked : "\(checked), \(badCount) with errors")
        return badCount == 0 ? .passed : .badSpec
    }
}
