extension MachineCode {
    /// Reads branches and the pairs of instructions that compute an address. The names are those of Arm's *A64
    /// Instruction Set Architecture*.
    ///
    /// `ADRP` loads a page address into a register; a later `ADD` or `LDR` from this register adds the offset. Other
    /// writes to the register in between are not noticed, since compilers do not reuse it before the pair is complete.
    func referencesOnARM64() -> References {
        var references = References()
        var pages: [UInt32: UInt] = [:]
        for offset in stride(from: 0, to: bytes.count - bytes.count % 4, by: 4) {
            let instruction = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            let place = address &+ UInt(offset)
            switch Instruction(instruction) {
            case .branch(let distance): references.branches.insert(place &+ UInt(bitPattern: distance))
            case .address(let distance): references.addresses.insert(place &+ UInt(bitPattern: distance))
            case .page(let register, let distance):
                pages[register] = (place & ~0xFFF) &+ UInt(bitPattern: distance)
            case .add(let register, let offset):
                if let page = pages[register] { references.addresses.insert(page &+ offset) }
            case .load(let register, let offset):
                if let page = pages[register] { references.slots.insert(page &+ offset) }
            case nil: continue
            }
        }
        return references
    }

    /// The instructions that refer to an address. Distances are in bytes, from the instruction or from its page.
    private enum Instruction {
        case branch(distance: Int)
        case address(distance: Int)
        case page(register: UInt32, distance: Int)
        case add(register: UInt32, offset: UInt)
        case load(register: UInt32, offset: UInt)

        init?(_ word: UInt32) {
            let source = word >> 5 & 0x1F
            let immediate12 = UInt(word >> 10 & 0xFFF)
            if word & 0x7C00_0000 == 0x1400_0000 {  // B, BL
                self = .branch(distance: Self.signed(word & 0x3FF_FFFF, bitCount: 26) * 4)
            } else if word & 0x1F00_0000 == 0x1000_0000 {  // ADR, ADRP
                let distance = Self.signed((word >> 5 & 0x7_FFFF) << 2 | word >> 29 & 3, bitCount: 21)
                let isPage = word >> 31 == 1
                self = isPage ? .page(register: word & 0x1F, distance: distance * 4096) : .address(distance: distance)
            } else if word & 0xFF80_0000 == 0x9100_0000 {  // ADD (immediate), 64 bits
                let isShifted = word >> 22 & 1 == 1
                self = .add(register: source, offset: isShifted ? immediate12 << 12 : immediate12)
            } else if word & 0xFFC0_0000 == 0xF940_0000 {  // LDR (immediate, unsigned offset), 64 bits
                self = .load(register: source, offset: immediate12 * 8)
            } else {
                return nil
            }
        }

        private static func signed(_ bits: UInt32, bitCount: UInt32) -> Int {
            Int(Int32(bitPattern: bits << (32 - bitCount)) >> (32 - bitCount))
        }
    }
}
