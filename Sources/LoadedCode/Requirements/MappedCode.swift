internal import CLoadedCode

/// The executable and the libraries of this process, as they were mapped when this value was created.
struct MappedCode {
    /// Sorted by their start; they do not overlap.
    private let segments: [LoadedSegment]

    init() {
        var capacity = 0
        var found: [LoadedSegment] = []
        repeat {
            capacity = loaded_segments(nil, 0)
            found = Array(unsafeUninitializedCapacity: capacity) { buffer, count in
                capacity = loaded_segments(buffer.baseAddress, buffer.count)
                count = min(capacity, buffer.count)
            }
        } while capacity > found.count
        segments = found.sorted { $0.start < $1.start }
    }

    /// The load address of the executable or library that contains an address.
    func image(of address: UInt) -> UInt? {
        segment(at: address)?.image
    }

    /// The content of a word; nil if the address is not aligned or not readable.
    func word(at address: UInt) -> UInt? {
        guard address % UInt(MemoryLayout<UInt>.alignment) == 0, isReadable(address, count: MemoryLayout<UInt>.size)
        else { return nil }
        return Memory.word(at: address)
    }

    func isReadable(_ address: UInt, count: Int) -> Bool {
        guard let segment = segment(at: address), segment.isReadable else { return false }
        return UInt(count) <= segment.end - address
    }

    /// Whether a function begins at an address.
    func isFunction(_ address: UInt) -> Bool {
        segment(at: address)?.isExecutable == true && loaded_function_start(address) == address
    }

    /// The code of the function that begins at an address, with its length from the unwind tables.
    ///
    /// - Returns: nil if there is no entry, if the function is longer than the limit, or if its code cannot be read.
    func function(at address: UInt, maximumByteCount: Int) -> MachineCode? {
        guard isFunction(address) else { return nil }
        let isInside = { (offset: Int) in loaded_function_start(address + UInt(offset)) == address }
        guard !isInside(maximumByteCount) else { return nil }
        var inside = 0
        var outside = maximumByteCount
        while outside - inside > 1 {
            let middle = (inside + outside) / 2
            if isInside(middle) { inside = middle } else { outside = middle }
        }
        guard isReadable(address, count: outside) else { return nil }
        return MachineCode(bytes: Memory.bytes(at: address, count: outside), address: address)
    }

    private func segment(at address: UInt) -> LoadedSegment? {
        var range = segments[...]
        while let middle = range.indices.isEmpty ? nil : range.startIndex + range.count / 2 {
            if address < segments[middle].start {
                range = range[..<middle]
            } else if address >= segments[middle].end {
                range = range[(middle + 1)...]
            } else {
                return segments[middle]
            }
        }
        return nil
    }
}
