internal import SourceText

/// The method of UIKit that a mistyped method probably stands for.
struct NearMethod {
    let entry: DelegateTable.Entry

    /// A smaller distance is nearer.
    let distance: Int

    /// The nearest method, the first one if several are equally near; nil if none is near.
    static func nearest(to method: DelegateMethod, among entries: [DelegateTable.Entry]) -> NearMethod? {
        entries.compactMap { entry in
            distance(method, entry.method).map { NearMethod(entry: entry, distance: $0) }
        }.min { $0.distance < $1.distance }
    }

    private static func distance(_ written: DelegateMethod, _ known: DelegateMethod) -> Int? {
        guard written.name == known.name else {
            guard written.labels == known.labels else { return nil }
            return wordDistance(written.name, known.name) ?? (isOtherList(written, known) ? baseDistance : nil)
        }
        if written.labels.count == known.labels.count {
            let different = zip(written.labels, known.labels).filter { $0 != $1 }
            if different.count == 1, let (left, right) = different.first { return wordDistance(left, right) }
            return written.labels.sorted() == known.labels.sorted() ? 1 : nil
        }
        return isOneShort(written.labels, known.labels) ? missingDistance : nil
    }

    /// Shorter labels, such as `at` and `to`, are not distinctive.
    private static let labelMin = 6
    private static let baseDistance = 3
    private static let missingDistance = 2

    /// `collectionView(_:performDropWith:)` in a table's delegate, or the other way round.
    private static func isOtherList(_ written: DelegateMethod, _ known: DelegateMethod) -> Bool {
        Set([written.name, known.name]) == ["tableView", "collectionView"]
            && known.labels.contains { $0.count >= labelMin }
    }

    /// Whether one has one more label than the other, and they share a distinctive one.
    private static func isOneShort(_ written: [String], _ known: [String]) -> Bool {
        guard abs(written.count - known.count) == 1 else { return false }
        let (long, short) = written.count > known.count ? (written, known) : (known, written)
        return short.contains { $0.count >= labelMin }
            && long.indices.contains { index in
                var rest = long
                rest.remove(at: index)
                return rest == short
            }
    }

    /// The distance of two words that differ in a few letters or in their end: `performDrop` and `performDropWith`,
    /// `cellForRowAtIndexPath` and `cellForRowAt`.
    private static func wordDistance(_ left: String, _ right: String) -> Int? {
        let lengths = [left.count, right.count]
        guard let least = lengths.min(), let most = lengths.max(), least >= labelMin else { return nil }
        if left.hasPrefix(right) || right.hasPrefix(left), most - least <= tailMax { return most - least }
        return NearNames.distance(left, right, limit: min(3, (least + 1) / 3))
    }

    /// The length of `IndexPath`.
    private static let tailMax = 9
}
