internal import System

/// A history file that several sessions share.
///
/// Every change reads the file again, adds to it, writes a second file beside it, forces that to disk and renames it
/// over the first, all under a lock (`flock` on `<path>.lock`, which stays). So no session loses another's entries, and
/// after a crash at any moment the old or the new file is complete. A file with several names (hard links) is written
/// in place, which is not safe from a crash.
final class HistoryFile {
    /// The maximum number of bytes read; a longer file counts as foreign.
    static let sizeMax = 16 << 20

    private let path: String
    private var setAside: HistoryProblem?

    init(path: String) {
        // A rename must not replace a link: users keep such files elsewhere.
        self.path = FileSystem.resolved(path)
    }

    func load() throws(HistoryProblem) -> [String] {
        // A session without entries leaves no directory, lock or file behind.
        guard FileSystem.isThere(path) else { return [] }
        try checkKind()
        let lock = try lock()
        defer { lock.release() }
        return try entries()
    }

    /// Refuses a FIFO or a device, which can neither be waited for nor replaced.
    private func checkKind() throws(HistoryProblem) {
        guard FileSystem.kind(of: path) != .stream else {
            throw .failed(step: .read, path: path, errno: ErrorNumber.noFile)
        }
    }

    func append(_ added: [String], entryCountMax: Int) throws(HistoryProblem) {
        try checkKind()
        try step(.createDirectory) { () throws(FileError) in
            try FileSystem.makeFolder(Path.folder(of: Path.absolute(path)), mode: FileSystem.privateFolderMode)
        }
        let lock = try lock()
        defer { lock.release() }
        var all = try entries()
        for entry in added where entry != all.last { all.append(entry) }
        try replace(HistoryFormat.encode(all.suffix(entryCountMax)))
    }

    /// Returns and clears the report on a file that was renamed because it has another format.
    func takeSetAside() -> HistoryProblem? {
        defer { setAside = nil }
        return setAside
    }

    private func entries() throws(HistoryProblem) -> [String] {
        guard FileSystem.isThere(path) else { return [] }
        let bytes = try step(.read) { () throws(FileError) in
            try FileSystem.read(path, limitBytes: HistoryFile.sizeMax)
        }
        if bytes.count <= HistoryFile.sizeMax, let entries = HistoryFormat.decode(bytes) { return entries }
        let name = firstFreeName
        try step(.rename) { () throws(FileError) in try FileSystem.rename(path, to: name) }
        setAside = .setAside(path: path, renamedTo: name)
        return []
    }

    /// The maximum number of damaged files that are kept; then the last one is replaced.
    private static let damagedCountMax = 9

    private var firstFreeName: String {
        let names = (1...HistoryFile.damagedCountMax).map { "\(path).damaged-\($0)" }
        return names.first { !FileSystem.isThere($0) } ?? names[names.count - 1]
    }

    private func replace(_ bytes: [UInt8]) throws(HistoryProblem) {
        if FileSystem.hasOtherNames(path) {
            return try step(.write) { () throws(FileError) in
                try FileSystem.replace(path, with: bytes)
                try FileSystem.makePrivate(path)
            }
        }
        let temporary = path + ".new"
        try step(.write) { () throws(FileError) in try FileSystem.writePrivately(bytes, to: temporary) }
        try step(.rename) { () throws(FileError) in try FileSystem.rename(temporary, to: path) }
    }

    private func lock() throws(HistoryProblem) -> FileLock {
        do throws(FileLock.Failure) {
            return try FileLock(path: path + ".lock")
        } catch {
            switch error {
            case .busy: throw .busy(path: path + ".lock")
            case .failed(let error): throw .failed(step: .lock, path: error.path, errno: error.reason)
            }
        }
    }

    /// Performs a step, and adds the step to its error.
    private func step<Value>(
        _ step: HistoryProblem.Step, _ body: () throws(FileError) -> Value
    ) throws(HistoryProblem) -> Value {
        do throws(FileError) {
            return try body()
        } catch {
            throw .failed(step: step, path: error.path, errno: error.reason)
        }
    }
}
