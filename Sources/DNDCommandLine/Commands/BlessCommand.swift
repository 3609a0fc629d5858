internal import DNDBlessing
internal import DNDDrawing
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import DNDSpecs
internal import SourceText
internal import System
internal import TextDifferences

/// `dnd bless`
struct BlessCommand {
    private let console: Console
    private let onlyShows: Bool

    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        let command = BlessCommand(console: console, onlyShows: invocation.has(.dryRun))
        if let variable = Environment.ciVariable, !command.onlyShows {
            console.complain(
                "nothing is blessed where \(variable) is set",
                "Bless where you work and look at the difference, or write --dry-run to see it here.")
            return .usage
        }
        guard !invocation.arguments.contains("-") else {
            console.complain("standard input cannot be blessed", "Name a file.")
            return .usage
        }
        return command.bless(invocation)
    }

    private func bless(_ invocation: Invocation) -> ExitCode {
        let search = SpecSearch(invocation.arguments)
        for error in search.errors { console.complain(error.message) }
        guard search.errors.isEmpty else { return .noInput }
        if !onlyShows { FileSystem.removeLeftovers(beside: search.files.compactMap { $0.realPath }) }
        let blessing = Blessing(
            search.files, loader: SpecLoader(root: search.root), selection: invocation.selection)
        for error in blessing.fileErrors { console.complain(error.message) }
        guard blessing.fileErrors.isEmpty else { return .noInput }
        guard blessing.before.contains(where: { !$0.results.isEmpty || $0.spec.hasErrors }) else {
            console.complain("nothing to bless: there is no scenario in what was named")
            return .nothingRan
        }
        return deliver(blessing) ?? exitCode(blessing)
    }

    // MARK: - Writing

    /// Shows every difference and writes every file; nil on success.
    private func deliver(_ blessing: Blessing) -> ExitCode? {
        reportErrors(blessing)
        var fault: ExitCode?
        for file in blessing.files {
            console.show(
                UnifiedDifference(
                    from: String(decoding: file.before, as: UTF8.self),
                    to: String(decoding: file.after, as: UTF8.self), name: file.name))
            if !onlyShows, let code = write(file) {
                fault = [fault, code].compactMap { $0 }.max { $0.rawValue < $1.rawValue }
            }
        }
        console.output.flush()
        for refusal in blessing.refusals {
            console.errors.writeLine("\(refusal.place): not blessed: \(DisplayText.visible(refusal.reason))")
        }
        console.errors.flush()
        if fault == nil { console.output.writeLine(summary(blessing)) }
        return fault
    }

    private func write(_ file: Blessing.ChangedFile) -> ExitCode? {
        do {
            // An editor may have saved the file in the meantime.
            guard try FileSystem.read(file.path, limitBytes: SpecLoader.limitBytes) == file.before else {
                console.complain("\(file.name) has changed meanwhile and stays as it is", "Bless it again.")
                return .noInput
            }
            try FileSystem.replace(file.path, with: file.after)
            return nil
        } catch {
            console.complain(error.message)
            return error.exitCode
        }
    }

    private func reportErrors(_ blessing: Blessing) {
        for played in blessing.before where played.spec.hasErrors {
            for diagnostic in played.spec.diagnostics {
                console.output.writeLine(console.style.text(of: diagnostic, in: played.spec.sources))
            }
        }
    }

    // MARK: - Summary

    private func summary(_ blessing: Blessing) -> String {
        let failing = blessing.failingCount
        let rest = failing == 0 ? "" : "; \(failing.counted("scenario")) still \(failing == 1 ? "fails" : "fail")"
        guard blessing.blessedCount > 0 else {
            return failing == 0 ? "nothing to bless" : "nothing blessed\(rest)"
        }
        let verb = onlyShows ? "would be blessed" : "blessed"
        let files = blessing.files.count.counted("file")
        return "\(blessing.blessedCount.counted("expectation")) \(verb) in \(files)\(rest)"
    }

    private func exitCode(_ blessing: Blessing) -> ExitCode {
        if blessing.before.contains(where: { $0.spec.hasErrors }) { return .badSpec }
        let isOpen = blessing.failingCount > 0 || onlyShows && blessing.blessedCount > 0
        return isOpen ? .failed : .passed
    }
}
