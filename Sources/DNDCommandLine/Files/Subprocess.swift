internal import Glibc

/// Another program, run to its end.
enum Subprocess {
    struct Answer {
        /// What it left with; 128 and the signal when one ended it.
        var status: Int32
        var output: [UInt8]
        var errors: [UInt8]
    }

    /// The program could not be started.
    struct Failure: Error {
        /// `errno`
        let reason: Int32
    }

    /// Runs a program that is looked for in `PATH`, without input.
    ///
    /// Standard error goes to a file that has no name, so that neither pipe can fill while the other is read.
    static func run(_ words: [String]) throws(Failure) -> Answer {
        var ends: [Int32] = [0, 0]
        guard let file = tmpfile() else { throw Failure(reason: errno) }
        defer { fclose(file) }
        let errors = fileno(file)
        guard pipe(&ends) == 0 else { throw Failure(reason: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup(FileName.bytes($0)) }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        var process = pid_t()
        let reason = posix_spawnp(&process, words[0], &actions, nil, arguments, environ)
        close(ends[1])
        defer { close(ends[0]) }
        guard reason == 0 else { throw Failure(reason: reason) }
        let output = (try? FileSystem.read(descriptor: ends[0], name: words[0], limitBytes: Int.max - 1)) ?? []
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        lseek(errors, 0, SEEK_SET)
        let complaint = (try? FileSystem.read(descriptor: errors, name: words[0], limitBytes: 1 << 20)) ?? []
        let signal = status & 0x7F
        return Answer(
            status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: output, errors: complaint)
    }
}
