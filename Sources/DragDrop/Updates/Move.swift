/// A move from a place in the order before a batch to a place in the order after it.
struct Move<Place: Comparable & Hashable & Sendable>: Hashable, Sendable {
    let source: Place
    let destination: Place
}

/// Moves indexed by source and by destination. In a valid batch each end is unique.
struct MoveTable<Place: Comparable & Hashable & Sendable>: Hashable, Sendable {
    private let bySource: [Move<Place>]
    private let byDestination: [Move<Place>]

    init(_ moves: [Move<Place>] = []) {
        bySource = moves.indices.sorted { moves[$0].source < moves[$1].source }.map { moves[$0] }
        byDestination = moves.indices.sorted { moves[$0].destination < moves[$1].destination }.map { moves[$0] }
    }

    var isEmpty: Bool { bySource.isEmpty }
    var sources: [Place] { bySource.map { $0.source } }
    var destinations: [Place] { byDestination.map { $0.destination } }

    /// Ascending by source.
    var moves: [Move<Place>] { bySource }

    func destination(of source: Place) -> Place? {
        let slot = bySource.partitioningIndex { bySource[$0].source >= source }
        return slot < bySource.count && bySource[slot].source == source ? bySource[slot].destination : nil
    }

    func source(of destination: Place) -> Place? {
        let slot = byDestination.partitioningIndex { byDestination[$0].destination >= destination }
        guard slot < byDestination.count, byDestination[slot].destination == destination else { return nil }
        return byDestination[slot].source
    }
}
