/// A piece of machine code that can be searched for the addresses it refers to.
struct MachineCode {
    enum Architecture {
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case x86_64
        case arm64

        /// The architecture of this process; nil if its instructions cannot be read.
        static var current: Self? {
            #if arch(x86_64)
                .x86_64
            #elseif arch(arm64)
                .arm64
            #else
                nil
            #endif
        }
    }

    /// The addresses that a piece of code refers to.
    struct References: Hashable {
        /// The targets of calls and jumps.
        var branches: Set<UInt> = []
        /// Addresses that the code computes, for example to pass them as arguments.
        var addresses: Set<UInt> = []
        /// The words that the code loads: entries in the linker's table of addresses, for symbols of another image or
        /// object file.
        var slots: Set<UInt> = []
    }

    let bytes: UnsafeRawBufferPointer
    /// The address at which the code runs.
    let address: UInt

    func references(on architecture: Architecture) -> References {
        switch architecture {
        case .x86_64: referencesOnX86()
        case .arm64: referencesOnARM64()
        }
    }
}
