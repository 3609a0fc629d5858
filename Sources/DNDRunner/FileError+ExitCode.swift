package import DNDResults
package import System

extension FileError {
    package var exitCode: ExitCode { isOfWriting ? .cannotCreate : .noInput }
}

extension [FileError] {
    /// What is lost matters more than what could not be read; nil without errors.
    package var exitCode: ExitCode? {
        first { $0.isOfWriting }?.exitCode ?? first?.exitCode
    }
}
