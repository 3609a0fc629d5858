package import DNDResults
package import System

extension FileError {
    package var exitCode: ExitCode { isOfWriting ? .cannotCreate : .noInput }
}

extension [FileError] {
    /// Write errors take precedence over read errors; nil without errors.
    package var exitCode: ExitCode? {
        first { $0.isOfWriting }?.exitCode ?? first?.exitCode
    }
}
