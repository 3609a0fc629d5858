/// The entries of earlier sessions and of this one.
///
/// What is recorded: everything that was entered, whole, except an entry that repeats the one before it, is blank,
/// begins with a space (the usual way to keep something out) or is too long. Each entry is on disk before the next
/// prompt. A session sees what was there when it began and its own entries; the file keeps those of all sessions.
package final class History {
    /// Entries kept when the owner does not say.
    package static let entryCountMaxDefault = 1000
    /// Bytes in one entry; a longer one, most likely a paste, is not worth keeping.
    static let entryLengthMaxUTF8 = 64 * 1024

    package private(set) var entries: [String] = []
    /// What went wrong with the file, in order; a session goes on without it. For the owner to show once.
    package private(set) var problems: [HistoryProblem] = []

    let entryCountMax: Int
    private var file: HistoryFile?
    /// Entries that could not be written yet because another session held the file.
    private var unsaved: [String] = []

    /// Reads the file at `path`; without one nothing is kept beyond the session.
    package init(path: String?, entryCountMax: Int = History.entryCountMaxDefault) {
        precondition(entryCountMax > 0, "a history keeps at least one entry, not \(entryCountMax)")
        self.entryCountMax = entryCountMax
        self.file = path.map { HistoryFile(path: $0) }
        guard let file else { return }
        attempt { () throws(HistoryProblem) in entries = try file.load().suffix(entryCountMax) }
    }

    /// Entries found for a text that is being typed.
    static let matchCountMax = 8

    /// The latest entries that begin with a text and go on, each once, the latest first. Asked for every key.
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

    /// Records an entry; returns whether it was worth recording.
    @discardableResult
    package func record(_ entry: String) -> Bool {
        guard isWorthKeeping(entry) else { return false }
        entries.append(entry)
        if entries.count > entryCountMax { entries.removeFirst(entries.count - entryCountMax) }
        unsaved.append(entry)
        save()
        return true
    }

    /// Writes what could not be written before; call it at the end of the session.
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

    /// Notes a problem once; a file that cannot be used at all is not tried again.
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
    /// Whether it begins with these bytes and has more.
    fileprivate func goesOn(from beginning: UnsafeBufferPointer<UInt8>) -> Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            bytes.count > beginning.count && bytes.prefix(beginning.count).elementsEqual(beginning)
        } ?? (utf8.count > beginning.count && utf8.starts(with: beginning))
    }
}
