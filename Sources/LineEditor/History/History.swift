/// The entries of earlier sessions and of this one.
///
/// Every entry is recorded whole, unless it repeats the previous one, is blank, begins with a space (the usual way to
/// keep an entry out) or is too long. Each entry is on disk before the next prompt. A session sees the entries from
/// before its start and its own; the file contains those of all sessions.
package final class History {
    /// The default of the maximum number of entries.
    package static let entryCountMaxDefault = 1000
    /// The maximum length of an entry in bytes; a longer one, most likely a paste, is not recorded.
    static let entryLengthMaxUTF8 = 64 * 1024

    package private(set) var entries: [String] = []
    /// Problems with the file, in order, for the owner to report once. The session continues without the file.
    package private(set) var problems: [HistoryProblem] = []

    let entryCountMax: Int
    private var file: HistoryFile?
    /// Entries not written yet because another session held the lock.
    private var unsaved: [String] = []

    /// Reads the file at `path`; without a path the history ends with the session.
    package init(path: String?, entryCountMax: Int = History.entryCountMaxDefault) {
        precondition(entryCountMax > 0, "a history keeps at least one entry, not \(entryCountMax)")
        self.entryCountMax = entryCountMax
        self.file = path.map { HistoryFile(path: $0) }
        guard let file else { return }
        attempt { () throws(HistoryProblem) in entries = try file.load().suffix(entryCountMax) }
    }

    /// The maximum number of matches for a text that is being typed.
    static let matchCountMax = 8

    /// The latest entries that begin with a text and are longer, latest first, without duplicates. Called for every
    /// key.
    func entries(beginningWith text: String) -> [String] {
        var text = text
        return text.withUTF8 { beginning in
            var found: [String] = []
            for index in entries.indices.reversed() where entries[index].goesOn(from: beginning) {
                if !found.contains(entries[index]) { found.append(entries[index]) }
                if found.count == History.matchCountMax { break }
            }
            return found
        }
    }

    /// Records an entry; returns whether it was recorded.
    @discardableResult
    package func record(_ entry: String) -> Bool {
        guard isWorthKeeping(entry) else { return false }
        entries.append(entry)
        if entries.count > entryCountMax { entries.removeFirst(entries.count - entryCountMax) }
        unsaved.append(entry)
        save()
        return true
    }

    /// Writes the unsaved entries; call it at the end of the session.
    package func save() {
        guard let file, !unsaved.isEmpty else { return }
        attempt { () throws(HistoryProblem) in
            try file.append(unsaved, entryCountMax: entryCountMax)
            unsaved.removeAll()
        }
        if unsaved.count > entryCountMax { unsaved.removeFirst(unsaved.count - entryCountMax) }
    }

    private func isWorthKeeping(_ entry: String) -> Bool {
        let isBlank = entry.allSatisfy { $0.isWhitespace }
        return !isBlank && entry.utf8.first != UInt8(ascii: " ") && entry != entries.last
            && entry.utf8.count <= History.entryLengthMaxUTF8
    }

    /// Records a problem once. A file with a lasting problem is not used again.
    private func attempt(_ work: () throws(HistoryProblem) -> Void) {
        do {
            try work()
        } catch {
            if !problems.contains(error) { problems.append(error) }
            if error.isLasting { file = nil }
        }
        if let setAside = file?.takeSetAside() { problems.append(setAside) }
    }
}

extension String {
    /// Whether the string begins with these bytes and is longer.
    fileprivate func goesOn(from beginning: UnsafeBufferPointer<UInt8>) -> Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            bytes.count > beginning.count && bytes.prefix(beginning.count).elementsEqual(beginning)
        } ?? (utf8.count > beginning.count && utf8.starts(with: beginning))
    }
}
