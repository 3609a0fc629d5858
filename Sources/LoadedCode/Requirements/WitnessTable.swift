/// The witness table of a conformance: the conformance's descriptor, then one word for each requirement, in the order
/// of the protocol's descriptor. Base protocols come first; the word of a method is the address of its thunk.
///
/// The layouts are defined in the Swift runtime's `ABI/Metadata.h`.
struct WitnessTable: Hashable {
    let address: UInt

    /// The same for all specialisations of a generic class.
    var conformanceDescriptor: UInt { Memory.word(at: address) }

    var protocolDescriptor: UInt { Memory.indirectableReference(at: conformanceDescriptor) }

    /// The address of the thunk of an entry.
    subscript(entry: Int) -> UInt {
        Memory.word(at: address + UInt(entry * MemoryLayout<UInt>.size))
    }

    /// The indices of the entries of methods and of property getters, in the order of their declaration. Setters are
    /// omitted. Nil for a protocol with requirements of another kind: initializers, associated types, `async` methods.
    var methodEntries: [Int]? {
        var entries: [Int] = []
        for (index, flags) in requirementFlags.enumerated() {
            let isAsync = flags & 0x20 != 0
            switch flags & 0xF {
            case RequirementKind.baseProtocol, RequirementKind.setter, RequirementKind.modifyCoroutine: continue
            case RequirementKind.method where !isAsync, RequirementKind.getter where !isAsync:
                entries.append(index + 1)
            default: return nil
            }
        }
        return entries
    }

    private enum RequirementKind {
        static let baseProtocol: UInt32 = 0
        static let method: UInt32 = 1
        static let getter: UInt32 = 3
        static let setter: UInt32 = 4
        static let modifyCoroutine: UInt32 = 6
    }

    /// The descriptor's header has six fields of 4 bytes: flags, parent, name, number of constraints, number of
    /// requirements, names of associated types. Constraints of 12 bytes and requirements of 8 bytes follow.
    private var requirementFlags: [UInt32] {
        let constraintCount = Memory.half(at: protocolDescriptor + 12)
        let requirementCount = Memory.half(at: protocolDescriptor + 16)
        let first = protocolDescriptor + 24 + UInt(constraintCount) * 12
        return (0..<UInt(requirementCount)).map { Memory.half(at: first + $0 * 8) }
    }
}
