extension MachineCode {
    /// Finds the instructions that end with a distance of four bytes, from the byte behind them.
    ///
    /// Whether a byte begins an instruction is not known: what looks like one of these inside another instruction is
    /// taken for it. That gives an address somewhere in ±2 GB, which is one of the few that are asked for with a
    /// probability of about 1 to 2³².
    func referencesOnX86() -> References {
        var references = References()
        for end in bytes.indices.dropFirst(4) {
            let distance = bytes.loadUnaligned(fromByteOffset: end - 3, as: Int32.self)
            let target = address &+ UInt(end + 1) &+ UInt(bitPattern: Int(distance))
            let operation = bytes[end - 4]
            let prefix = end >= 5 ? bytes[end - 5] : 0
            switch (prefix, operation) {
            case (_, 0xE8), (_, 0xE9): references.branches.insert(target)  // call, jmp
            case (0x0F, 0x80...0x8F): references.branches.insert(target)  // jcc
            case (0x8D, _) where isRelative(operation): references.addresses.insert(target)  // lea
            case (0x8B, _) where isRelative(operation): references.slots.insert(target)  // mov
            case (0xFF, 0x15), (0xFF, 0x25): references.slots.insert(target)  // call, jmp through a slot
            default: continue
            }
        }
        return references
    }

    /// Whether the byte behind an operation says that its operand lies at a distance (ModRM with mode 0, base 5).
    private func isRelative(_ modRM: UInt8) -> Bool {
        modRM & 0xC7 == 0x05
    }
}
