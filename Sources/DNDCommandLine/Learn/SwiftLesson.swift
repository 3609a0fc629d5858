internal import DNDLessons
internal import DNDResults
internal import System

/// The lesson in Swift: its package is built, and its specs are run by it.
struct SwiftLesson {
    /// The folder of the package, with an executable `Lesson` and a folder `specs`.
    let folder: String

    /// The variable that names a clone of dnd, for a lesson elsewhere than in it.
    private static let packageVariable = "DND_PACKAGE"

    /// The most lines of output that are shown.
    private static let lineCountMax = 20

    /// Builds and runs the package. Takes as long as the compiler.
    func verdict() -> Verdict {
        guard Environment.isSet(Self.packageVariable) || FileSystem.isThere("\(folder)/../../Package.swift") else {
            return .unbuilt(
                "This lesson is built with dnd's package: set \(Self.packageVariable) to the folder of a clone of it.")
        }
        let words = ["swift", "run", "--quiet", "--package-path", folder, "Lesson", "run", "\(folder)/specs"]
        guard let answer = try? Subprocess.run(words) else {
            return .unbuilt("The Swift toolchain is not on PATH, and this lesson is built with it.")
        }
        if answer.status == ExitCode.passed.rawValue { return .right }
        let text = String(decoding: answer.output + answer.errors, as: UTF8.self)
        return .unbuilt(text.split(separator: "\n").prefix(Self.lineCountMax).joined(separator: "\n"))
    }
}
