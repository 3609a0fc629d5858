internal import CSystem

/// Temporary files left by a process that was killed while it replaced a file: `people.dnd.4711.tmp`.
extension FileSystem {
    package static let temporaryEnding = ".tmp"

    /// Removes the temporary files of ended processes beside some files. Files of running processes stay. A file with
    /// this process's own number comes from an earlier process, and is removed.
    ///
    /// - Parameter paths: Absolute paths.
    package static func removeLeftovers(beside paths: some Sequence<String>) {
        for (folder, files) in Dictionary(grouping: paths, by: { Path.folder(of: $0) }) {
            let names = Set(files.map { Path.name(of: $0) })
            for entry in (try? self.names(in: folder)) ?? [] {
                guard let (name, process) = temporary(entry), names.contains(name),
                    process == getpid() || kill(process, 0) != 0 && ErrorNumber.last == ESRCH
                else { continue }
                unlink(FileName.bytes("\(folder)/\(entry)"))
            }
        }
    }

    /// The target of a temporary file, and the process that wrote it; nil for other files.
    private static func temporary(_ entry: String) -> (name: String, process: pid_t)? {
        guard entry.hasSuffix(temporaryEnding) else { return nil }
        let parts = entry.dropLast(temporaryEnding.count).split(separator: ".", omittingEmptySubsequences: false)
        guard let number = parts.last, let process = pid_t(number), process > 0, "\(process)" == number else {
            return nil
        }
        return (parts.dropLast().joined(separator: "."), process)
    }
}
