/// Which scenarios failed when they last ran here: what `--failed` and `--order failed-first` go by.
///
/// One small file for each folder that `dnd` is started in, in `$XDG_STATE_HOME/dnd/failed`. It is rewritten only when
/// something has changed; where it cannot be written there is no memory, and nothing else is different.
struct FailureMemory {
    /// A scenario by its place: the text may change, since somebody mends it.
    struct Key: Hashable, Comparable, Sendable {
        /// Absolute.
        let path: String
        let name: String

        /// Which of several by this name in the file, from 0.
        let ordinal: Int

        static func < (left: Key, right: Key) -> Bool {
            (left.path, left.name, left.ordinal) < (right.path, right.name, right.ordinal)
        }
    }

    private(set) var failed: Set<Key> = []
    private var isChanged = false
    private let path: String?

    private static let limitBytes = 1 << 24

    /// Reads what is known of the folder that `dnd` was started in.
    init(folder: String, state: String? = FailureMemory.stateFolder) {
        path = state.map { "\($0)/dnd/failed/\(Self.fileName(of: folder))" }
        guard let path, let bytes = try? FileSystem.read(path, limitBytes: Self.limitBytes) else { return }
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 3, let ordinal = Int(parts[0]) else { continue }
            failed.insert(Key(path: String(parts[1]), name: String(parts[2]), ordinal: ordinal))
        }
    }

    mutating func note(_ key: Key, hasFailed: Bool) {
        if hasFailed {
            if failed.insert(key).inserted { isChanged = true }
        } else if !failed.isEmpty, failed.remove(key) != nil {
            isChanged = true
        }
    }

    /// Writes the file when there is news.
    func save() {
        guard isChanged, let path else { return }
        let lines = failed.sorted().map { "\($0.ordinal)\t\($0.path)\t\($0.name)\n" }
        do {
            try FileSystem.makeFolder(Path.folder(of: path))
            try FileSystem.replace(path, with: lines.joined())
        } catch {
            // No memory, then.
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
        return String(name.suffix(200))
    }
}

extension FailureMemory.Key {
    /// A tab or a line break in a name or path would end a field of the file.
    init(path: String, scenario name: String, ordinal: Int) {
        self.init(path: path.withoutControls, name: name.withoutControls, ordinal: ordinal)
    }
}

extension String {
    fileprivate var withoutControls: String {
        guard utf8.contains(where: { $0 < 0x20 }) else { return self }
        return String(decoding: utf8.map { $0 < 0x20 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
}
