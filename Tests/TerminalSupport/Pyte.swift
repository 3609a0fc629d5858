import Glibc

/// Locates a Python with pyte, the terminal emulator that reads the screen in tests.
package enum Pyte {
    /// The packages to install, with the version that the tests were written for.
    private static let packages = ["pyte==0.8.2", "wcwidth"]

    package static var isThere: Bool { python != nil }

    /// A Python that has pyte, or otherwise a virtual environment under `.build`, installed with pip. Nil if neither is
    /// possible; then the reason is printed to standard error.
    package static let python: String? = {
        do throws(HarnessError) {
            return try find()
        } catch {
            let reason = "No pyte: \(error). Tests that read the screen are skipped.\n"
            _ = reason.utf8CString.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count - 1) }
            return nil
        }
    }()

    private static func find() throws(HarnessError) -> String {
        let own = folder + "/bin/python"
        for python in [own, "python3"] where run(python, ["-c", "import pyte"]) == 0 { return python }
        guard run("python3", ["--version"]) == 0 else { throw HarnessError(text: "there is no python3") }
        // Several processes may run tests: only one downloads, and the others wait for it.
        let lock = open(folder + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(lock) }
        flock(lock, LOCK_EX)
        if run(own, ["-c", "import pyte"]) == 0 { return own }
        guard run("python3", ["-m", "venv", folder]) == 0 else {
            throw HarnessError(text: "python3 makes no virtual environment (is python3-venv installed?)")
        }
        let install = ["-m", "pip", "install", "--quiet", "--timeout", "20", "--retries", "1"]
        guard run(own, install + packages) == 0, run(own, ["-c", "import pyte"]) == 0 else {
            throw HarnessError(text: "pip cannot install \(packages[0]) (is there a network?)")
        }
        return own
    }

    /// The virtual environment, which `make clean` removes.
    private static let folder = repository + "/.build/pyte"

    /// The script beside this file.
    static let script = repository + "/Tests/TerminalSupport/screen.py"

    private static let repository = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

    /// Runs a program and discards its output; returns its status, or -1 if it cannot be started.
    private static func run(_ program: String, _ arguments: [String]) -> Int32 {
        let path = program.contains("/") ? program : "/usr/bin/env"
        let all = program.contains("/") ? arguments : [program] + arguments
        // With the user's variables, since pip may need a proxy or an index.
        let names = ["PATH", "HOME", "http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "PIP_INDEX_URL"]
        let values = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
        let pid = try? ChildProcess.spawn(
            path, all, environment: Dictionary(uniqueKeysWithValues: values),
            actions: { actions in
                for descriptor: Int32 in [0, 1, 2] {
                    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
                }
            })
        var status: Int32 = 0
        guard let pid, waitpid(pid, &status, 0) == pid, status & 0x7F == 0 else { return -1 }
        return (status >> 8) & 0xFF
    }
}
