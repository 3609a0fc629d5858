internal import DragDrop

/// The identifiers of a snapshot, numbered from 0 in the order of their first mention. The engine's snapshot uses these
/// numbers.
package struct IdentifierTable<Identifier: Hashable & Sendable, ID: EngineIdentity>: Sendable {
    private(set) var identifiers: [Identifier] = []
    private var numbers: [Identifier: Int32] = [:]

    var count: Int { identifiers.count }

    package subscript(id: ID) -> Identifier { identifiers[Int(id.rawValue)] }

    /// Nil for an identifier that was never mentioned.
    package func known(_ identifier: Identifier) -> ID? {
        numbers[identifier].map { ID(rawValue: $0) }
    }

    mutating func id(for identifier: Identifier) -> ID {
        if let known = known(identifier) { return known }
        let number = Int32(identifiers.count)
        identifiers.append(identifier)
        numbers[identifier] = number
        return ID(rawValue: number)
    }

    mutating func ids(for identifiers: [Identifier]) -> [ID] {
        identifiers.map { id(for: $0) }
    }

    func identifiers(of ids: some Sequence<ID>) -> [Identifier] {
        ids.map { self[$0] }
    }
}

/// The engine's identity of an item or section.
package protocol EngineIdentity: Hashable, Sendable {
    init(rawValue: Int32)
    var rawValue: Int32 { get }
}

extension ItemID: EngineIdentity {}
extension SectionID: EngineIdentity {}
