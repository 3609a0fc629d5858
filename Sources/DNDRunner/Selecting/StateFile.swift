internal import System

/// A small file in which the runs that are started in a folder remember something: `$XDG_STATE_HOME/dnd/KIND/FOLDER`.
///
/// Where it cannot be read or written there is no memory, and nothing else is different.
package struct StateFile: Sendable {
    let path: String

    private static let limitBytes = 1 << 24

    /// How often a run looks whether another one has let go of the file, every few milliseconds. One that is stopped
    /// while it writes must not stop all others.
    private static let attemptCountMax = 2_000

    /// Nil where nobody says which folder holds such files.
    init?(_ kind: String, of folder: String, state: String? = StateFile.stateFolder) {
        guard let state else { return nil }
        path = "\(state)/dnd/\(kind)/\(Self.fileName(of: folder))"
    }

    /// Costs one system call.
    var isThere: Bool { FileSystem.kind(of: path) == .file }

    /// The lines; nil where there is no file.
    func lines() -> [String]? {
        guard let bytes = try? FileSystem.read(path, limitBytes: Self.limitBytes) else { return nil }
        return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Replaces the lines by what is made of those that are there now; nil leaves them as they are. The file is
    /// replaced as a whole, and runs that do so at once wait for one another, so that nothing is lost.
    ///
    /// - Returns: Why there is no memory, if it cannot be written.
    func update(_ change: ([String]?) -> [String]?) -> FileError? {
        do {
            try FileSystem.makeFolder(Path.folder(of: path))
            let lock = try FileLock(path: path + ".lock", attemptCountMax: Self.attemptCountMax)
            defer { lock.release() }
            guard let lines = change(lines()) else { return nil }
            FileSystem.removeLeftovers(beside: [path])
            try FileSystem.replace(path, with: lines.map { $0 + "\n" }.joined())
            return nil
        } catch let error as FileError {
            return error
        } catch FileLock.Failure.failed(let error) {
            return error
        } catch {
            return nil
        }
    }

    /// `$XDG_STATE_HOME`, or `~/.local/state`.
    static var stateFolder: String? {
        if let folder = Environment["XDG_STATE_HOME"], folder.hasPrefix("/") { return folder }
        return Environment["HOME"].map { "\($0)/.local/state" }
    }

    /// A folder's path as a file name: `/` becomes `%`, and what was `%` is doubled.
    private static func fileName(of folder: String) -> String {
        let name = folder.reduce(into: "") { result, character in
            switch character {
            case "/": result.append("%")
            case "%": result.append("%%")
            default: result.append(character)
            }
        }
        return String(decoding: name.utf8.suffix(200), as: UTF8.self)
    }
}
