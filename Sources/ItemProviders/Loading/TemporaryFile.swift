/// A file or folder in a folder of its own that exists during one completion handler (R217).
package final class TemporaryFile: Sendable {
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

    /// Ignores a file that is already gone.
    func delete() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A failure to remove the folder cannot be reported any more.
    deinit {
        delete()
    }
}
