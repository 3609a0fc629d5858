package import DNDResults
internal import DNDSpecs

/// A reason why a scene cannot be explored, or its result cannot be written.
package struct ExploreFault: Error {
    /// Empty if the diagnostics of the spec say it.
    package let message: String

    /// What to do about it; may be empty.
    package let remedy: String
    package let exitCode: ExitCode

    package init(_ exitCode: ExitCode, _ message: String = "", _ remedy: String = "") {
        self.message = message
        self.remedy = remedy
        self.exitCode = exitCode
    }
}
