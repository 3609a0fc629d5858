/// What the default of an optional method says when it runs: the class has not written the method.
///
/// Every default calls `note` first, and is never inlined or specialised, so that its address stands in the code of the
/// classes that lack the method (see `OptionalRequirements`):
///
///     extension UITableViewDropDelegate {
///         @_optimize(none) @inline(never)
///         public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
///             AbsentMethod.note(self)
///         }
///     }
@MainActor package enum AbsentMethod {
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
    static var notedCount: Int { entries.count }

    /// How often a default has run, for whoever compares it before and after a call. A method that forwards to another
    /// object counts too, when that object lacks it; `wasNoted` is exact.
    package private(set) static var count = 0

    /// Remembers that the class of `receiver` lacks the calling method or property, by its Swift name with labels.
    /// On another thread than the main one, that is noted instead.
    @inline(never) package static func note(_ receiver: AnyObject, _ method: String = #function) {
        guard MainThread.isCurrent else {
            OffMainCalls.note("\(type(of: receiver)).\(method)", on: receiver, isRefused: false)
            return
        }
        count += 1
        let entry = Entry(type: ObjectIdentifier(type(of: receiver)), method: method)
        for known in latest where known == entry { return }
        entries.insert(entry)
        if latest.count == latestCount { latest.removeFirst() }
        latest.append(entry)
    }

    /// The same for a method that answers: what UIKit goes by where nobody does.
    @inline(never) package static func note<Answer>(
        _ receiver: AnyObject, answering answer: Answer, _ method: String = #function
    ) -> Answer {
        note(receiver, method)
        return answer
    }

    /// Whether the default of a method has ever run for an object of this very class.
    package static func wasNoted(_ method: String, for type: AnyClass) -> Bool {
        entries.contains(Entry(type: ObjectIdentifier(type), method: method))
    }
}
