/// A source of machine code: this process, or the data of a test.
protocol CodeReader {
    /// Nil if its instructions cannot be read.
    var architecture: MachineCode.Architecture? { get }

    /// Whether a function begins at an address.
    func isFunction(_ address: UInt) -> Bool
    func function(at address: UInt, maximumByteCount: Int) -> MachineCode?
    func word(at address: UInt) -> UInt?
}

extension MappedCode: CodeReader {
    var architecture: MachineCode.Architecture? { .current }
}

/// The addresses that a thunk refers to, and those of the functions that it only jumps to.
///
/// The optimiser merges identical functions: the thunk of one class becomes a jump to a function that several classes
/// share, and only that function refers to the default.
struct ReferenceTrail {
    /// Functions are merged once for each module, possibly after a shared body, so two hops are usual.
    static let maximumHopCount = 4
    /// A thunk that passes its parameters on has 10 to 200 bytes; in a longer one a method body was inlined.
    static let maximumByteCount = 1024

    /// The addresses that the thunk refers to, then those that the next function refers to, and so on.
    let hops: [Set<UInt>]

    /// Follows a function as long as it calls or jumps to exactly one other function.
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

    /// Every address on the trail.
    var all: Set<UInt> {
        hops.reduce(into: []) { $0.formUnion($1) }
    }

    /// The references of a function, with the contents of its slots among the addresses; none if it cannot be read.
    private static func references(in function: UInt, of code: some CodeReader) -> MachineCode.References {
        guard let architecture = code.architecture,
            let machineCode = code.function(at: function, maximumByteCount: maximumByteCount)
        else { return MachineCode.References() }
        var references = machineCode.references(on: architecture)
        references.addresses.formUnion(references.slots.compactMap(code.word(at:)))
        return references
    }
}
