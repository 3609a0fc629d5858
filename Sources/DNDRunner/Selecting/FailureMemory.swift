internal import System

/// The scenarios that failed in their last run here, for `--failed` and `--order failed-first`.
///
/// One small file for each folder that `dnd` is started in, in `$XDG_STATE_HOME/dnd/failed`. It is rewritten only when
/// something has changed.
package struct FailureMemory {
    /// Identifies a scenario by its file and name. Its text is left out, since fixing a failure may change it.
    struct Key: Hashable, Comparable, Sendable {
        /// An absolute path.
        let path: String
        let name: String

        /// The index among the scenarios of the file with this name, from 0.
        let ordinal: Int

        static func < (left: Key, right: Key) -> Bool {
            (left.path, left.name, left.ordinal) < (right.path, right.name, right.ordinal)
        }
    }

    private(set) var failed: Set<Key> = []

    /// The results of this run: whether each scenario failed. They are kept apart because another run may write at the
    /// same time.
    private var news: [Key: Bool] = [:]
    private let file: StateFile?

    /// Reads the memory of the folder that `dnd` was started in.
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

    /// Writes the file when there are new results. Returns the error if it cannot be written.
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
    /// Removes control characters: a tab or a line break would end a field of the file.
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
