/// A piece of machine code, to be asked which addresses it names.
struct MachineCode {
    enum Architecture {
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case x86_64
        case arm64

        /// The architecture that this runs on; nil when its instructions are not known here.
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

    /// What a piece of code names.
    struct References: Hashable {
        /// Targets of calls and jumps.
        var branches: Set<UInt> = []
        /// Addresses that it computes, to pass them on.
        var addresses: Set<UInt> = []
        /// Words whose content it loads: the linker's table of addresses, for what another image or object file has.
        var slots: Set<UInt> = []
    }

    let bytes: UnsafeRawBufferPointer
    /// Where the first byte runs.
    let address: UInt

    func references(on architecture: Architecture) -> References {
        switch architecture {
        case .x86_64: referencesOnX86()
        case .arm64: referencesOnARM64()
        }
    }
}
