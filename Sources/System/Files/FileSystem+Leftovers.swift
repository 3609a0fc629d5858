internal import CSystem

/// What a process leaves beside a file that is killed while it replaces the file: `people.dnd.4711.tmp`.
extension FileSystem {
    package static let temporaryEnding = ".tmp"

    /// Removes what processes that are gone have left beside some files. What another one that lives is
    /// about to rename stays; the number of this process may have been that of one that is gone.
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

    /// The file that a temporary file is for, and the process that wrote it; nil for other files.
    private static func temporary(_ entry: String) -> (name: String, process: pid_t)? {
        guard entry.hasSuffix(temporaryEnding) else { return nil }
        let parts = entry.dropLast(temporaryEnding.count).split(separator: ".", omittingEmptySubsequences: false)
        guard let number = parts.last, let process = pid_t(number), process > 0, "\(process)" == number else {
            return nil
        }
        return (parts.dropLast().joined(separator: "."), process)
    }
}
