internal import CSystem

/// This process.
package enum CurrentProcess {
    /// The arguments without the name of the program. Bytes that are not UTF-8 are escaped, as in file names.
    package static var arguments: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            CommandLine.unsafeArgv[index].map { FileName.text($0) }
        }
    }

    /// The path of the executable, with links resolved; nil if the system does not report it.
    package static var path: String? {
        let path = [CChar](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
            count = buffer.baseAddress.map { system_own_path($0, buffer.count) } ?? 0
        }
        return path.isEmpty ? nil : FileName.text(path.map { UInt8(bitPattern: $0) })
    }

    /// The resident memory of this process; 0 if the system does not report it.
    package static var residentBytes: Int { system_resident_bytes() }

    /// The processor time of the calling thread.
    package static var threadNanoseconds: Int64 { system_thread_nanoseconds() }

    /// The ID of the calling thread, as a target for signals.
    package static var thread: UInt { UInt(system_current_thread()) }

    /// Flushes C's streams and ends the process.
    package static func exit(_ code: Int32) -> Never {
        CSystem.exit(code)
    }

    /// Ends the process immediately, without flushing.
    package static func exitAtOnce(_ code: Int32) -> Never {
        _exit(code)
    }

    /// Kills another process with SIGKILL.
    package static func kill(_ process: Int32) {
        CSystem.kill(process, SIGKILL)
    }

    /// Flushes C's streams.
    package static func flushStreams() {
        system_flush_streams()
    }

    /// Makes standard output line-buffered, so that a trap loses no line.
    package static func writeLinesAtOnce() {
        system_buffer_lines()
    }
}
