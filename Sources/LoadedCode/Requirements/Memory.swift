/// Reads the process's own memory. The caller guarantees that the address is mapped.
enum Memory {
    /// 8 bytes on the supported platforms.
    static func word(at address: UInt) -> UInt {
        pointer(to: address).load(as: UInt.self)
    }

    static func half(at address: UInt) -> UInt32 {
        pointer(to: address).load(as: UInt32.self)
    }

    static func bytes(at address: UInt, count: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: pointer(to: address), count: count)
    }

    /// Resolves a signed distance of 4 bytes, relative to its own address. If its lowest bit is set, the target is a
    /// word that contains the address.
    static func indirectableReference(at address: UInt) -> UInt {
        let distance = Int32(bitPattern: half(at: address))
        let target = address &+ UInt(bitPattern: Int(distance & ~1))
        return distance & 1 == 0 ? target : word(at: target)
    }

    private static func pointer(to address: UInt) -> UnsafeRawPointer {
        guard let pointer = UnsafeRawPointer(bitPattern: address) else {
            preconditionFailure("Nothing of the Swift runtime lies at address 0.")
        }
        return pointer
    }
}
