/// The two words of a class-bound existential, such as `any UITableViewDropDelegate`.
package struct ClassExistential: Hashable {
    /// The dynamic class of the object. The object itself is not kept.
    let type: AnyClass
    let table: WitnessTable

    /// `existential` is for example `(any UITableViewDropDelegate).self`. It must be passed, because Swift would
    /// otherwise open the existential and pass only the object.
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

    /// Reads the metadata of the type: its kind, then flags. Their low bits are the number of witness tables; the
    /// highest bit is set if the protocol is not restricted to classes.
    private static func hasOneTable(_ type: Any.Type) -> Bool {
        let existentialKind: UInt = 0x303
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: UInt.self) == existentialKind else { return false }
        let flags = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt32.self)
        return flags & 0x80FF_FFFF == 1
    }
}
