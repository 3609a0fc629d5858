package import CSystem
private import Glibc

/// Starts programs for tests, with a fixed environment and without the descriptors of this process. A child that
/// inherited the pipe of another test would keep that test waiting for its end.
package enum ChildProcess {
    /// The path of a program that is built beside the test bundle.
    package static func built(_ name: String) -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        precondition(count > 0, "the test process cannot find itself: errno \(errno)")
        let own = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
        let directory = own.lastIndex(of: "/").map { own[...$0] } ?? ""
        return directory + name
    }

    /// Independent of the machine's settings, such as `.editrc` or the locale.
    package static let environment = [
        "TERM": "xterm-256color", "HOME": "/dev/null", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
    ]

    package static func spawn(
        _ path: String,
        _ arguments: [String],
        environment: [String: String],
        actions: (inout posix_spawn_file_actions_t) -> Void,
        flags: Int32 = 0
    ) throws -> pid_t {
        var fileActions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&fileActions)
        defer { posix_spawn_file_actions_destroy(&fileActions) }
        actions(&fileActions)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The test runner may ignore or block signals; the probe starts with the defaults.
        var all = sigset_t()
        var none = sigset_t()
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(flags | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        system_inherit_streams_only(&fileActions, &attributes)
        let argv: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        let envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var pid = pid_t()
        let code = posix_spawn(&pid, path, &fileActions, &attributes, argv, envp)
        guard code == 0 else { throw HarnessError(text: "cannot start \(path): errno \(code)") }
        return pid
    }
}

/// An error of the test harness, or a timeout.
package struct HarnessError: Error, CustomStringConvertible {
    package let text: String

    package init(text: String) {
        self.text = text
    }

    package var description: String { text }
}
