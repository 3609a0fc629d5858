internal import DNDDrawing
internal import DNDManual
internal import DNDResults
internal import System

/// `dnd adapt`: runs the program `dnd-adapt`, which links the compiler's own parser.
enum AdaptCommand {
    private static let program = "dnd-adapt"

    /// The status of a program whose libraries are missing.
    private static let noLibrariesStatus: Int32 = 127

    /// What both messages advise.
    private static let remedy =
        "Install the Swift toolchain (https://www.swift.org/install), and run make build in dnd."

    /// Output and exit status are those of the program.
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        let kinds = [
            (invocation.value(.output) != nil, "--output"), (invocation.has(.inPlace), "--in-place"),
            (invocation.value(.package) != nil, "--package"),
        ].filter { $0.0 }.map { $0.1 }
        if kinds.count > 1 {
            console.complain("\(kinds[0]) and \(kinds[1]) exclude each other", "Write one of them.")
            return .usage
        }
        console.flush()
        for place in places {
            guard let status = try? Subprocess.pass([place] + arguments(invocation, console)) else { continue }
            guard status == noLibrariesStatus else { CurrentProcess.exit(status) }
            console.complain("dnd adapt needs the libraries of the compiler", remedy)
            return .noInput
        }
        console.complain(
            "dnd adapt needs the program \(program), which is neither beside this one nor on PATH", remedy)
        return .noInput
    }

    /// The program beside this one, and the one on `PATH`.
    private static var places: [String] {
        (CurrentProcess.path.map { ["\(Path.folder(of: $0))/\(program)"] } ?? []) + [program]
    }

    private static func arguments(_ invocation: Invocation, _ console: Console) -> [String] {
        var words = ["--color", console.style.isColoured ? "always" : "never"]
        if let folder = invocation.value(.output) { words += ["--output", folder] }
        if let folder = invocation.value(.package) { words += ["--package", folder] }
        if invocation.has(.inPlace) { words.append("--in-place") }
        if invocation.has(.dryRun) { words.append("--dry-run") }
        return words + ["--"] + invocation.arguments
    }
}
