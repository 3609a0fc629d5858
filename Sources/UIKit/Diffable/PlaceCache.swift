internal import DragDrop
private import Synchronization

/// Where the items of one state of a snapshot are, noted at the first question and shared by the copies of the state.
///
/// The first question costs O(n), further ones O(1). Items are numbered from 0, as an `IdentifierTable` does.
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
