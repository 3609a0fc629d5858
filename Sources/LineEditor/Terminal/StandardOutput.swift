internal import System

/// Unbuffered standard output, in order with the output of C code.
enum StandardOutput {
    static func write(_ text: String) {
        CurrentProcess.flushStreams()
        FileDescriptor.standardOutput.writeAll(text.utf8)
    }
}
