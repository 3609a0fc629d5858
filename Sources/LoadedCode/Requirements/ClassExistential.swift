/// The two words of an existential of a protocol for classes, such as `any UITableViewDropDelegate`.
package struct ClassExistential: Hashable {
    /// The dynamic class of the object. The object itself is not kept.
    let type: AnyClass
    let table: WitnessTable

    /// `existential`: `(any UITableViewDropDelegate).self`. It has to be said, because Swift would open the
    ///   existential otherwise and pass the object alone.
    package init<Existential>(_ value: Existential, as existential: Existential.Type) {
        precondition(
            Self.hasOneTable(existential),
            "\(existential) is not an existential of one protocol that only classes have.")
        (type, table) = withUnsafeBytes(of: value) { words in
            let object = words.load(as: UnsafeRawPointer.self)
            return (
                Swift.type(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()),
                WitnessTable(address: words.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self))
            )
        }
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.type == right.type && left.table == right.table
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(table)
    }

    /// Reads the metadata of the type: its kind, then flags with the number of tables in the low bits and the highest
    /// bit set for a protocol that values have too.
    private static func hasOneTable(_ type: Any.Type) -> Bool {
        let existentialKind: UInt = 0x303
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: UInt.self) == existentialKind else { return false }
        let flags = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt32.self)
        return flags & 0x80FF_FFFF == 1
    }
}
