internal import System

/// Which scenarios failed when they last ran here: what `--failed` and `--order failed-first` go by.
///
/// One small file for each folder that `dnd` is started in, in `$XDG_STATE_HOME/dnd/failed`. It is rewritten only when
/// something has changed.
package struct FailureMemory {
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

    /// What this run has found out, and whether it is a failure: another run may write at the same time.
    private var news: [Key: Bool] = [:]
    private let file: StateFile?

    /// Reads what is known of the folder that `dnd` was started in.
    init(folder: String) {
        file = StateFile("failed", of: folder)
        failed = Self.keys(in: file?.lines() ?? [])
    }

    private static func keys(in lines: [String]) -> Set<Key> {
        Set(
            lines.compactMap { line in
                let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
                guard parts.count == 3, let ordinal = Int(parts[0]) else { return nil }
                return Key(path: String(parts[1]), name: String(parts[2]), ordinal: ordinal)
            })
    }

    mutating func note(_ key: Key, hasFailed: Bool) {
        let isNews = hasFailed ? failed.insert(key).inserted : failed.remove(key) != nil
        if isNews { news[key] = hasFailed }
    }

    /// Writes the file when there is news. The answer says why it could not be written.
    func save() -> FileError? {
        guard !news.isEmpty else { return nil }
        return file?.update { lines in
            var failed = Self.keys(in: lines ?? [])
            for (key, hasFailed) in news {
                if hasFailed { failed.insert(key) } else { failed.remove(key) }
            }
            return failed.sorted().map { "\($0.ordinal)\t\($0.path)\t\($0.name)" }
        }
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
