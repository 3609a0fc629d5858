/// Which methods a class is known to lack, because their defaults have run.
@MainActor package enum Absences {
    /// A method stays absent for as long as the program runs, so classes are kept and objects are not.
    private struct Entry: Hashable {
        let type: ObjectIdentifier
        let method: String
    }

    private static var entries: Set<Entry> = []

    /// Those that were noted last: the same few defaults run again and again, and to compare costs less than to hash.
    private static var latest: [Entry] = []
    private static let latestCount = 16

    /// How many methods were noted. Whoever keeps what `wasNoted` has said keeps it for as long as this stays.
    static var count: Int { entries.count }

    /// Remembers that a class lacks a method or property, by its Swift name with labels.
    package static func note(_ method: String, in type: AnyClass) {
        let entry = Entry(type: ObjectIdentifier(type), method: method)
        for known in latest where known == entry { return }
        entries.insert(entry)
        if latest.count == latestCount { latest.removeFirst() }
        latest.append(entry)
    }

    /// Whether the default of a method has ever run for an object of this very class.
    package static func wasNoted(_ method: String, in type: AnyClass) -> Bool {
        entries.contains(Entry(type: ObjectIdentifier(type), method: method))
    }
}
