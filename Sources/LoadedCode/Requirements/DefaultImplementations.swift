/// The addresses of the default implementations of a protocol's optional methods. Tells whether a conformance uses
/// them.
struct DefaultImplementations {
    private let protocolDescriptor: UInt
    /// The executable or library that contains the defaults.
    private let image: UInt?
    private let methods: [Method]

    private struct Method {
        let entry: Int
        /// The addresses that identify the default; empty if it was not found.
        let defaults: Set<UInt>
    }

    /// Compares two conformances: one implements no optional method, the other implements all of them. The default of a
    /// method is on the trail of the first conformance's thunk for this method, and on no other trail of the two. So is
    /// the function that it was merged into, if any.
    ///
    /// `isOptional` has one element for each method, in the order of declaration. Nil if the protocol has other
    /// requirements than these methods.
    init?(absent: WitnessTable, present: WitnessTable, isOptional: [Bool]) {
        guard let entries = absent.methodEntries, entries.count == isOptional.count,
            absent.protocolDescriptor == present.protocolDescriptor
        else { return nil }
        let code = MappedCode()
        let trails = entries.map { ReferenceTrail(from: absent[$0], in: code).all }
        let common = entries.reduce(into: Set<UInt>()) { $0.formUnion(ReferenceTrail(from: present[$1], in: code).all) }
        protocolDescriptor = absent.protocolDescriptor
        image = entries.first.flatMap { code.image(of: absent[$0]) }
        var trailCounts: [UInt: Int] = [:]
        for (trail, isOptional) in zip(trails, isOptional) where isOptional {
            for address in trail { trailCounts[address, default: 0] += 1 }
        }
        methods = entries.indices.map { index in
            guard isOptional[index] else { return Method(entry: entries[index], defaults: []) }
            return Method(
                entry: entries[index],
                defaults: trails[index].filter {
                    trailCounts[$0] == 1 && !common.contains($0) && code.isFunction($0)
                })
        }
    }

    /// Whether a conformance uses the default of a method, given by its index in the order of declaration.
    func presence(ofMethodAt index: Int, in table: WitnessTable) -> Presence {
        let method = methods[index]
        guard !method.defaults.isEmpty, table.protocolDescriptor == protocolDescriptor else { return .unknown }
        let code = MappedCode()
        var callsForAnother = false
        for names in ReferenceTrail(from: table[method.entry], in: code).hops {
            callsForAnother = callsForAnother || names.contains { isOtherTable($0, than: table, in: code) }
            if !names.isDisjoint(with: method.defaults) { return callsForAnother ? .written : .absent }
        }
        // Another image reaches the default through the linker's stubs, which are not followed.
        return code.image(of: table[method.entry]) == image ? .written : .unknown
    }

    /// Whether an address is a witness table of this protocol for another class. A method that forwards to another
    /// object calls that object's default with that object's table; the thunk of a missing method passes its own table.
    private func isOtherTable(_ address: UInt, than own: WitnessTable, in code: MappedCode) -> Bool {
        guard let descriptor = code.word(at: address), descriptor != own.conformanceDescriptor, descriptor % 4 == 0,
            code.isReadable(descriptor, count: 4)
        else { return false }
        return protocolDescriptor(ofConformance: descriptor, in: code) == protocolDescriptor
    }

    private func protocolDescriptor(ofConformance descriptor: UInt, in code: MappedCode) -> UInt? {
        let distance = Int32(bitPattern: Memory.half(at: descriptor))
        let target = descriptor &+ UInt(bitPattern: Int(distance & ~1))
        return distance & 1 == 0 ? target : code.word(at: target)
    }
}
