internal import System

/// Standard output, written at once and in order with what C code has printed.
enum StandardOutput {
    static func write(_ text: String) {
        CurrentProcess.flushStreams()
        FileDescriptor.standardOutput.writeAll(text.utf8)
    }
}
