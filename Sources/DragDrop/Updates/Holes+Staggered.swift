extension Holes {
    /// The holes for places, where a repeated place also takes the next one.
    ///
    /// UIKit treats two inserts at one index path as two rows there; a second delete of a row deletes the next row.
    /// Past the end, a repeated place takes the last free one instead, and is dropped if there is none.
    ///
    /// - Parameters:
    ///   - places: Ascending. Without duplicates they are the holes.
    ///   - avoided: Places that are used otherwise.
    ///   - limit: The end of the order.
    /// - Returns: Ascending, without duplicates.
    static func staggered(_ places: [Int], avoiding avoided: Holes, limit: Int) -> [Int] {
        var holes: [Int] = []
        var overflow = 0
        for place in places {
            guard let last = holes.last, last >= place else {
                holes.append(place)
                continue
            }
            var next = last &+ 1
            while avoided.contains(next) { next &+= 1 }
            if next < limit { holes.append(next) } else { overflow += 1 }
        }
        return overflow == 0 ? holes : filled(holes, with: overflow, avoiding: avoided, limit: limit)
    }

    private static func filled(_ holes: [Int], with overflow: Int, avoiding avoided: Holes, limit: Int) -> [Int] {
        let taken = Holes(ascending: holes)
        var added: [Int] = []
        var next = limit - 1
        while added.count < overflow, next >= 0 {
            if !taken.contains(next), !avoided.contains(next) { added.append(next) }
            next -= 1
        }
        return (holes + added).sorted()
    }
}
