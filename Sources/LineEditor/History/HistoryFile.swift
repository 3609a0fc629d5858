/// A history file that several sessions share.
///
/// Every change reads the file again, adds to it, writes a second file beside it, forces that to disk and renames it
/// over the first, all under a lock (`flock` on `<path>.lock`, which stays). So no session loses another's entries, and
/// a crash at any moment leaves the old file or the new one.
final class HistoryFile {
    /// Bytes read; a longer file was not written by us.
    static let sizeMax = 16 << 20

    private let path: String
    private var setAside: HistoryProblem?

    init(path: String) {
        self.path = FilePath.resolved(path)
    }

    func load() throws(HistoryProblem) -> [String] {
        // No directory, no lock and no file are left behind by a session in which nothing is entered.
        guard FilePath.exists(path) else { return [] }
        let lock = try FileLock(path: path + ".lock")
        defer { lock.release() }
        return try entries()
    }

    func append(_ added: [String], entryCountMax: Int) throws(HistoryProblem) {
        try FilePath.createDirectory(of: path)
        let lock = try FileLock(path: path + ".lock")
        defer { lock.release() }
        var all = try entries()
        for entry in added where entry != all.last { all.append(entry) }
        try replace(HistoryFormat.encode(all.suffix(entryCountMax)))
    }

    /// The last file that was renamed because it was not ours, once.
    func takeSetAside() -> HistoryProblem? {
        defer { setAside = nil }
        return setAside
    }

    private func entries() throws(HistoryProblem) -> [String] {
        guard FilePath.exists(path) else { return [] }
        let bytes = try FileBytes.read(path, countMax: HistoryFile.sizeMax + 1)
        if bytes.count <= HistoryFile.sizeMax, let entries = HistoryFormat.decode(bytes) { return entries }
        let name = FilePath.firstFree(path + ".damaged")
        try FilePath.rename(path, to: name)
        setAside = .setAside(path: path, renamedTo: name)
        return []
    }

    private func replace(_ bytes: [UInt8]) throws(HistoryProblem) {
        let temporary = path + ".new"
        try FileBytes.write(bytes, to: temporary)
        try FilePath.rename(temporary, to: path)
    }
}
