/// A file or folder in a folder of its own, for the time of one completion handler (R217).
final class TemporaryFile: Sendable {
    let url: URL
    private let folder: URL

    private init(named name: String) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("item-provider-\(UUID().uuidString)")
        url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    convenience init(_ data: Data, named name: String) throws {
        try self.init(named: name)
        try data.write(to: url)
    }

    convenience init(copyOf original: URL, named name: String) throws {
        try self.init(named: name)
        try FileManager.default.copyItem(at: original, to: url)
    }

    /// Gone already is as good.
    func delete() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Nobody can be told any more whether the folder could be removed.
    deinit {
        delete()
    }
}
