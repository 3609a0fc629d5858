/// Records which methods a class lacks: those whose default implementations have run.
@MainActor package enum Absences {
    /// A method stays absent for the life of the program, so classes are recorded and not objects.
    private struct Entry: Hashable {
        let type: ObjectIdentifier
        let method: String
    }

    private static var entries: Set<Entry> = []

    /// The most recent entries. The same few defaults run again and again, and comparing costs less than hashing.
    private static var latest: [Entry] = []
    private static let latestCount = 16

    /// The number of entries. An answer of `wasNoted` may be cached as long as this number does not change.
    static var count: Int { entries.count }

    /// Records that a class lacks a method or property, given as its Swift name with labels.
    package static func note(_ method: String, in type: AnyClass) {
        let entry = Entry(type: ObjectIdentifier(type), method: method)
        for known in latest where known == entry { return }
        entries.insert(entry)
        if latest.count == latestCount { latest.removeFirst() }
        latest.append(entry)
    }

    /// Whether the default of a method has run for an object of exactly this class.
    package static func wasNoted(_ method: String, in type: AnyClass) -> Bool {
        entries.contains(Entry(type: ObjectIdentifier(type), method: method))
    }
}
