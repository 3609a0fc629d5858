extension MachineCode {
    /// Finds the instructions that end with a distance of four bytes, which counts from the next instruction.
    ///
    /// Instructions are not decoded from the start, so bytes inside another instruction may look like one of these.
    /// That yields an address somewhere within ±2 GB. It is one of the few addresses of interest with a probability of
    /// about 1 in 2³².
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

    /// Whether the byte after an opcode says that the operand is relative to the instruction pointer (ModRM with mode
    /// 0, base 5).
    private func isRelative(_ modRM: UInt8) -> Bool {
        modRM & 0xC7 == 0x05
    }
}
