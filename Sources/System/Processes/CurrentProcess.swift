internal import CSystem

/// This process.
package enum CurrentProcess {
    /// What it was started with, without the name of the program. Bytes that are no UTF-8 are escaped, as in names of
    /// files.
    package static var arguments: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            CommandLine.unsafeArgv[index].map { FileName.text($0) }
        }
    }

    /// The file of the program, without links; nil where the system does not say.
    package static var path: String? {
        let path = [CChar](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
            count = buffer.baseAddress.map { system_own_path($0, buffer.count) } ?? 0
        }
        return path.isEmpty ? nil : FileName.text(path.map { UInt8(bitPattern: $0) })
    }

    /// How much memory of this process the machine holds; 0 where the system does not say.
    package static var residentBytes: Int { system_resident_bytes() }

    /// How much processor time the calling thread has taken.
    package static var threadNanoseconds: Int64 { system_thread_nanoseconds() }

    /// The calling thread, as a number that signals can be sent to.
    package static var thread: UInt { UInt(system_current_thread()) }

    /// Ends the process, after C's streams were written.
    package static func exit(_ code: Int32) -> Never {
        CSystem.exit(code)
    }

    /// Ends the process at once: nothing that was held back is written.
    package static func exitAtOnce(_ code: Int32) -> Never {
        _exit(code)
    }

    /// Ends another process, which cannot prevent it.
    package static func kill(_ process: Int32) {
        CSystem.kill(process, SIGKILL)
    }

    /// Writes what C's streams hold back.
    package static func flushStreams() {
        system_flush_streams()
    }

    /// Has standard output written at the end of each line, so that a trap loses none.
    package static func writeLinesAtOnce() {
        system_buffer_lines()
    }
}
