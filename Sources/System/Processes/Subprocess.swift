internal import CSystem

/// Runs another program to completion.
package enum Subprocess {
    package struct Answer {
        /// The exit status; 128 plus the signal number after a signal.
        package var status: Int32
        package var output: [UInt8]
        package var errors: [UInt8]
    }

    /// The program could not be started.
    package struct Failure: Error {
        /// An `ErrorNumber`.
        package let reason: Int32
    }

    /// Runs a program from `PATH`, without input.
    ///
    /// Standard error goes to an unnamed temporary file, because two pipes could deadlock.
    package static func run(_ words: [String]) throws(Failure) -> Answer {
        var ends: [Int32] = [0, 0]
        guard let file = tmpfile() else { throw Failure(reason: ErrorNumber.last) }
        defer { fclose(file) }
        let errors = fileno(file)
        guard pipe(&ends) == 0 else { throw Failure(reason: ErrorNumber.last) }
        for end in ends { _ = system_close_on_exec(end) }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup(FileName.bytes($0)) }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        var process = pid_t()
        let reason = system_spawn(&process, arguments, ends[1], errors)
        close(ends[1])
        defer { close(ends[0]) }
        guard reason == 0 else { throw Failure(reason: reason) }
        let output = contents(of: ends[0], limitBytes: Int.max - 1)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, ErrorNumber.last == EINTR {}
        lseek(errors, 0, SEEK_SET)
        let complaint = contents(of: errors, limitBytes: 1 << 20)
        return Answer(status: system_exit_code(status), output: output, errors: complaint)
    }

    private static func contents(of descriptor: Int32, limitBytes: Int) -> [UInt8] {
        (try? FileSystem.read(FileDescriptor(rawValue: descriptor), name: "", limitBytes: limitBytes)) ?? []
    }
}
