/// The metadata of a class without Objective-C: a header of seven words, then what each class adds, the topmost first:
/// generic arguments, the table of its methods, offsets of its properties.
///
/// The layout is that of the Swift runtime's `ABI/Metadata.h`.
struct ClassMetadata {
    let address: UInt

    init(_ type: AnyClass) {
        address = UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
    }

    private init?(address: UInt) {
        guard address != 0 else { return nil }
        self.address = address
    }

    /// The class that this is the metadata of.
    var type: AnyClass? {
        UnsafeRawPointer(bitPattern: address).map { unsafeBitCast($0, to: AnyClass.self) }
    }

    var superclass: ClassMetadata? {
        ClassMetadata(address: Memory.word(at: address + 8))
    }

    /// The same for all instances of a generic class.
    var descriptor: UInt {
        Memory.word(at: address + 40)
    }

    /// The words that begin behind the header and end with the class's own part.
    var memberIndices: Range<Int> {
        let byteCount = Memory.half(at: address + 32)
        let bytesBefore = Memory.half(at: address + 36)
        return 7..<max(7, Int(byteCount - bytesBefore) / MemoryLayout<UInt>.size)
    }

    subscript(index: Int) -> UInt {
        Memory.word(at: address + UInt(index * MemoryLayout<UInt>.size))
    }

    /// This class or the one above it that is an instance of the same, possibly generic, class as `base`.
    func ancestor(like base: ClassMetadata) -> ClassMetadata? {
        var current: ClassMetadata? = self
        while let candidate = current, candidate.descriptor != base.descriptor { current = candidate.superclass }
        return current
    }

    /// The words in which a class right below this one differs from it, ascending: its overrides, initialisers
    /// included, in the order in which they are declared.
    func overrides(in subclass: ClassMetadata) -> [Int] {
        memberIndices.filter { self[$0] != subclass[$0] }
    }
}
