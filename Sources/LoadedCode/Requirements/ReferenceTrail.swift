/// Code that can be read: that of this process, or a test's.
protocol CodeReader {
    /// Nil when its instructions are not known here.
    var architecture: MachineCode.Architecture? { get }

    /// Whether a function begins at an address.
    func isFunction(_ address: UInt) -> Bool
    func function(at address: UInt, maximumByteCount: Int) -> MachineCode?
    func word(at address: UInt) -> UInt?
}

extension MappedCode: CodeReader {
    var architecture: MachineCode.Architecture? { .current }
}

/// What a thunk names, and what the functions name that it does nothing but jump to.
///
/// The optimiser merges equal functions: the thunk of one class becomes a jump to a function that several classes
/// share, and only that one names the default.
struct ReferenceTrail {
    /// Merging happens once for each module and may come on top of a shared body, so that two hops are usual.
    static let maximumHopCount = 4
    /// A thunk that passes its parameters on takes 10 to 200 bytes; a longer one has a body of its own inlined.
    static let maximumByteCount = 1024

    /// The addresses that the thunk names, then those that the next function names, and so on.
    let hops: [Set<UInt>]

    /// Follows as long as a function calls or jumps to exactly one other function.
    init(from thunk: UInt, in code: some CodeReader) {
        var hops: [Set<UInt>] = []
        var next: UInt? = thunk
        var visited: Set<UInt> = []
        while let function = next, hops.count < Self.maximumHopCount, visited.insert(function).inserted {
            let references = Self.references(in: function, of: code)
            hops.append(references.branches.union(references.addresses))
            let callees = references.branches.filter { $0 != function && code.isFunction($0) }
            next = callees.count == 1 ? callees.first : nil
        }
        self.hops = hops
    }

    /// Every address that the trail passes.
    var all: Set<UInt> {
        hops.reduce(into: []) { $0.formUnion($1) }
    }

    /// What a function names, with the contents of its slots among the addresses; nothing for what cannot be read.
    private static func references(in function: UInt, of code: some CodeReader) -> MachineCode.References {
        guard let architecture = code.architecture,
            let machineCode = code.function(at: function, maximumByteCount: maximumByteCount)
        else { return MachineCode.References() }
        var references = machineCode.references(on: architecture)
        references.addresses.formUnion(references.slots.compactMap(code.word(at:)))
        return references
    }
}
