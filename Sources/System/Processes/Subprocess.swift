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
        defer { close(ends[0]) }
        let process: pid_t
        do {
            defer { close(ends[1]) }
            process = try start(words, output: ends[1], errors: errors)
        }
        let output = contents(of: ends[0], limitBytes: Int.max - 1)
        let status = status(of: process)
        lseek(errors, 0, SEEK_SET)
        let complaint = contents(of: errors, limitBytes: 1 << 20)
        return Answer(status: status, output: output, errors: complaint)
    }

    /// Runs a program from `PATH`, without input, that writes to the streams of this process. Returns its exit status,
    /// as in `Answer`.
    package static func pass(_ words: [String]) throws(Failure) -> Int32 {
        status(of: try start(words, output: STDOUT_FILENO, errors: STDERR_FILENO))
    }

    private static func start(_ words: [String], output: Int32, errors: Int32) throws(Failure) -> pid_t {
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup(FileName.bytes($0)) }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        var process = pid_t()
        let reason = system_spawn(&process, arguments, output, errors)
        guard reason == 0 else { throw Failure(reason: reason) }
        return process
    }

    /// Waits for the end of a process.
    private static func status(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, ErrorNumber.last == EINTR {}
        return system_exit_code(status)
    }

    private static func contents(of descriptor: Int32, limitBytes: Int) -> [UInt8] {
        (try? FileSystem.read(FileDescriptor(rawValue: descriptor), name: "", limitBytes: limitBytes)) ?? []
    }
}
