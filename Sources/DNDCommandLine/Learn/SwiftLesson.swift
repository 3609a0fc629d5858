internal import DNDFormats
internal import DNDLessons
internal import DNDResults
internal import System

/// The lesson in Swift: its package is built, and its specs are run by it.
struct SwiftLesson {
    /// The folder of the package, with `start.swift`, an executable `Lesson` and a folder `specs`.
    let folder: String

    /// Whether the second scene is answered: `second.swift`, an executable `Second` and a folder `second/specs`.
    let isSecond: Bool

    /// The variable that names a clone of dnd, for a lesson elsewhere than in it.
    private static let packageVariable = "DND_PACKAGE"

    /// The most lines of output that are shown.
    private static let lineCountMax = 20

    /// Builds and runs the package. Takes as long as the compiler.
    func answer() -> BuiltAnswer {
        guard Environment.isSet(Self.packageVariable) || FileSystem.isThere("\(folder)/../../Package.swift") else {
            return .unbuilt(
                "This lesson is built with dnd's package: set \(Self.packageVariable) to the folder of a clone of it.")
        }
        let (product, specs) = isSecond ? ("Second", "second/specs") : ("Lesson", "specs")
        let words = ["swift", "run", "--quiet", "--package-path", folder, product, "run", "\(folder)/\(specs)"]
        guard let answer = try? Subprocess.run(words + ["--format", "ndjson"]) else {
            return .unbuilt("The Swift toolchain is not on PATH, and this lesson is built with it.")
        }
        if answer.status == ExitCode.passed.rawValue { return .passed }
        return Self.failed(answer.output)
            ?? .unbuilt(Self.shown(String(decoding: answer.output + answer.errors, as: UTF8.self)))
    }

    /// The report of a run, below what the app itself has printed; nil for other output.
    private static func failed(_ output: [UInt8]) -> BuiltAnswer? {
        let lines = output.split(separator: UInt8(ascii: "\n")).map { Array($0) }
        let events = lines.filter { EventStream.begins($0) }.compactMap { line in
            try? EventStream.events(in: line + [UInt8(ascii: "\n")]).first
        }
        guard case .ended? = events.last else { return nil }
        let printed = lines.filter { !EventStream.begins($0) }.map { String(decoding: $0, as: UTF8.self) + "\n" }
        let reporter = ReportFormat.text.reporter()
        let report = printed.joined() + events.map { reporter.text(for: $0) }.joined()
        return .failed(report: shown(report), failures: events.flatMap { failures(in: $0) })
    }

    /// Each failure once, however often it is reported.
    private static func failures(in event: RunEvent) -> [String] {
        guard case .scenario(let scenario) = event, scenario.isFailure else { return [] }
        return scenario.failures.reduce(into: []) { failures, failure in
            // The title of a finding names a place in the learner's file.
            let isFinding = failure.title.hasPrefix("DND")
            let title = isFinding ? String(failure.title.prefix { $0 != ":" }) : failure.title
            let words = "\(scenario.name): \(title)"
            if !failures.contains(words) { failures.append(words) }
        }
    }

    private static func shown(_ text: String) -> String {
        text.split(separator: "\n").prefix(lineCountMax).joined(separator: "\n")
    }
}
