internal import DragDrop
private import Synchronization

/// The paths of the items in one state of a snapshot, computed at the first query and shared by copies.
///
/// The first query costs O(n), later ones O(1). Items are numbered from 0, as in an `IdentifierTable`.
final class PlaceCache: Sendable {
    private let places = Mutex<[RowPath?]?>(nil)

    func place(of item: ItemID, in arrangement: Arrangement, itemCount: Int) -> RowPath? {
        places.withLock { places in
            let noted = places ?? Self.note(arrangement, itemCount: itemCount)
            places = noted
            return noted.indices.contains(Int(item.rawValue)) ? noted[Int(item.rawValue)] : nil
        }
    }

    private static func note(_ arrangement: Arrangement, itemCount: Int) -> [RowPath?] {
        var places = [RowPath?](repeating: nil, count: itemCount)
        for (section, content) in arrangement.sections.enumerated() {
            for (item, id) in content.rows.enumerated() {
                places[Int(id.rawValue)] = RowPath(section: section, item: item)
            }
        }
        return places
    }
}
