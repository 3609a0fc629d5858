package import System

/// A small file that stores data between the runs in a folder: `$XDG_STATE_HOME/dnd/KIND/FOLDER`.
///
/// If it cannot be read or written, the runs work without it.
package struct StateFile: Sendable {
    package let path: String

    private static let limitBytes = 1 << 24

    /// How often a run tries to lock the file, every few milliseconds. A process that is stopped while it writes must
    /// not block all others.
    private static let attemptCountMax = 2_000

    /// The file of a folder, or of another name. Nil when no state folder is known.
    package init?(_ kind: String, of folder: String, state: String? = StateFile.stateFolder) {
        guard let state else { return nil }
        path = "\(state)/dnd/\(kind)/\(Self.fileName(of: folder))"
    }

    /// Costs one system call.
    var isThere: Bool { FileSystem.kind(of: path) == .file }

    /// The lines; nil without a file.
    package func lines() -> [String]? {
        guard let bytes = try? FileSystem.read(path, limitBytes: Self.limitBytes) else { return nil }
        return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Replaces the current lines with the result of a closure; nil keeps them. The file is replaced atomically under a
    /// lock, so concurrent runs lose nothing. The closure is not called while another process keeps the lock.
    ///
    /// - Returns: The error, if the file cannot be written.
    package func update(_ change: ([String]?) -> [String]?) -> FileError? {
        do throws(FileError) {
            try FileSystem.makeFolder(Path.folder(of: path))
            let lock: FileLock
            do throws(FileLock.Failure) {
                lock = try FileLock(path: path + ".lock", attemptCountMax: Self.attemptCountMax)
            } catch {
                guard case .failed(let error) = error else { return nil }
                return error
            }
            defer { lock.release() }
            guard let lines = change(lines()) else { return nil }
            FileSystem.removeLeftovers(beside: [path])
            try FileSystem.replace(path, with: lines.map { $0 + "\n" }.joined())
            return nil
        } catch {
            return error
        }
    }

    /// `$XDG_STATE_HOME`, or `~/.local/state`.
    package static var stateFolder: String? {
        if let folder = Environment["XDG_STATE_HOME"], folder.hasPrefix("/") { return folder }
        return Environment["HOME"].map { "\($0)/.local/state" }
    }

    /// Encodes a folder's path as a file name: `/` becomes `%`, and `%` is doubled. A long name is cut to its last 200
    /// bytes.
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
