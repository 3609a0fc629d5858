private import Glibc

/// Paths of the history file.
enum FilePath {
    /// Damaged files kept beside each other; after that the last one is replaced.
    private static let damagedCountMax = 9

    /// The file behind a symbolic link, so that a rename does not replace the link (people keep such files elsewhere).
    static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    static func exists(_ path: String) -> Bool {
        access(path, F_OK) == 0
    }

    static func rename(_ path: String, to name: String) throws(HistoryProblem) {
        guard Glibc.rename(path, name) == 0 else { throw .failed(step: .rename, path: path, errno: errno) }
    }

    static func firstFree(_ path: String) -> String {
        let names = (1...damagedCountMax).map { "\(path)-\($0)" }
        return names.first { !exists($0) } ?? "\(path)-\(damagedCountMax)"
    }

    /// Creates the directories above `path` that do not exist, for the owner only.
    static func createDirectory(of path: String) throws(HistoryProblem) {
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
        let directory = String(path[..<slash])
        guard !exists(directory) else { return }
        try createDirectory(of: directory)
        let isMade = mkdir(directory, 0o700) == 0 || errno == EEXIST
        guard isMade else { throw .failed(step: .createDirectory, path: directory, errno: errno) }
    }
}
