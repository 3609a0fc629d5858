internal import DNDDrawing
internal import DNDManual
internal import DNDResults
internal import System

/// `dnd adapt`: becomes the program `dnd-adapt`, which links the compiler's own parser of Swift.
enum AdaptCommand {
    static let program = "dnd-adapt"

    /// Returns only if the program cannot be started.
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        if invocation.value(.output) != nil, invocation.has(.inPlace) {
            console.complain("--output and --in-place exclude each other", "Write one of them.")
            return .usage
        }
        console.flush()
        if let folder = CurrentProcess.path.map({ Path.folder(of: $0) }) {
            CurrentProcess.become("\(folder)/\(program)", arguments(invocation, console))
        }
        CurrentProcess.become(program, arguments(invocation, console))
        console.complain(
            "dnd adapt needs the program \(program), which is neither beside this one nor on PATH",
            "Install the Swift toolchain (https://www.swift.org/install), and run make build in the repository of dnd.")
        return .noInput
    }

    private static func arguments(_ invocation: Invocation, _ console: Console) -> [String] {
        var words = ["--color", console.style.isColoured ? "always" : "never"]
        if let folder = invocation.value(.output) { words += ["--output", folder] }
        if invocation.has(.inPlace) { words.append("--in-place") }
        if invocation.has(.dryRun) { words.append("--dry-run") }
        return words + ["--"] + invocation.arguments
    }
}
