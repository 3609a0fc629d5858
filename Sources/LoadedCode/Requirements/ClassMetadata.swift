/// The metadata of a class without Objective-C: a header of seven words, then the members that each class adds, from
/// the root class down: generic arguments, the method table, the offsets of properties.
///
/// The layout is defined in the Swift runtime's `ABI/Metadata.h`.
struct ClassMetadata {
    let address: UInt

    init(_ type: AnyClass) {
        address = UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
    }

    private init?(address: UInt) {
        guard address != 0 else { return nil }
        self.address = address
    }

    /// The class that this metadata describes.
    var type: AnyClass? {
        UnsafeRawPointer(bitPattern: address).map { unsafeBitCast($0, to: AnyClass.self) }
    }

    var superclass: ClassMetadata? {
        ClassMetadata(address: Memory.word(at: address + 8))
    }

    /// The same for all specialisations of a generic class.
    var descriptor: UInt {
        Memory.word(at: address + 40)
    }

    /// The words from the end of the header to the end of the class's own members.
    var memberIndices: Range<Int> {
        let byteCount = Memory.half(at: address + 32)
        let bytesBefore = Memory.half(at: address + 36)
        return 7..<max(7, Int(byteCount - bytesBefore) / MemoryLayout<UInt>.size)
    }

    subscript(index: Int) -> UInt {
        Memory.word(at: address + UInt(index * MemoryLayout<UInt>.size))
    }

    /// This class or the nearest superclass with the descriptor of `base`: any specialisation of it, if it is generic.
    func ancestor(like base: ClassMetadata) -> ClassMetadata? {
        var current: ClassMetadata? = self
        while let candidate = current, candidate.descriptor != base.descriptor { current = candidate.superclass }
        return current
    }

    /// The words in which a direct subclass differs from this class, ascending: its overrides, including initializers,
    /// in the order in which this class declares them.
    func overrides(in subclass: ClassMetadata) -> [Int] {
        memberIndices.filter { self[$0] != subclass[$0] }
    }
}
