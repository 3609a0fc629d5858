/// A hash of the state that decides how an engine and its delegates continue: equal states have equal keys.
///
/// 128 bits in two lanes of multiply and rotate. Two of n different states collide with probability n² / 2¹²⁹; there is
/// no defence against constructed collisions.
package struct StateKey: Hashable, Sendable {
    package fileprivate(set) var first: UInt64 = 0x9e37_79b9_7f4a_7c15
    package fileprivate(set) var second: UInt64 = 0xc2b2_ae3d_27d4_eb4f

    /// Nothing written.
    package static let start = StateKey()

    private init() {}

    /// A key that was read.
    package init(first: UInt64, second: UInt64) {
        self.first = first
        self.second = second
    }

    @inline(__always)
    fileprivate mutating func add(_ number: UInt64) {
        first = Self.mixed((first ^ number) &* 0xff51_afd7_ed55_8ccd)
        second = Self.mixed((second &+ number) &* 0xc4ce_b9fe_1a85_ec53)
    }

    @inline(__always)
    private static func mixed(_ number: UInt64) -> UInt64 { number ^ (number << 31 | number >> 33) }
}

/// Collects the parts of a state in a fixed order.
///
/// Numbers that only count what has been, such as those of loads, are replaced by the order in which they are written.
package struct StateWriter {
    package private(set) var key = StateKey.start

    /// Whether items are numbered in the order in which they are written, so that states which differ only in the names
    /// of rows are equal. Sound as long as nothing tells items apart.
    package let ignoresNames: Bool

    /// Whether to write what only expectations read: deliveries, the last operation, landings.
    package let includesFacts: Bool

    /// The number of items for which there is room from the start.
    private static let itemsExpected = 32

    /// Indexed by item; -1 for one that was not written yet.
    private var itemNumbers: [Int32] = []
    private var itemCount: Int32 = 0
    private var loads: [LoadID] = []
    private var blocks: [MainQueueBlockID] = []

    package init(ignoringNames ignoresNames: Bool = false, includingFacts includesFacts: Bool = true) {
        self.ignoresNames = ignoresNames
        self.includesFacts = includesFacts
    }

    package mutating func write(_ number: Int32) { key.add(UInt64(UInt32(bitPattern: number))) }

    package mutating func write(_ number: Int) { key.add(UInt64(bitPattern: Int64(number))) }

    /// Writes the state of a part that was written alone.
    package mutating func write(_ part: StateKey) {
        key.add(part.first)
        key.add(part.second)
    }

    package mutating func write(_ item: ItemID) { write(number(of: item)) }

    /// Writes items whose order has no effect.
    mutating func write(unordered items: [ItemID]) {
        write(items.count)
        for number in items.map({ number(of: $0) }).sorted() { write(number) }
    }

    private mutating func number(of item: ItemID) -> Int32 {
        guard ignoresNames, item.rawValue >= 0 else { return item.rawValue }
        let index = Int(item.rawValue)
        if itemNumbers.isEmpty { itemNumbers.reserveCapacity(Self.itemsExpected) }
        while itemNumbers.count <= index { itemNumbers.append(-1) }
        if itemNumbers[index] < 0 {
            itemNumbers[index] = itemCount
            itemCount += 1
        }
        return itemNumbers[index]
    }

    /// Writes rows in O(1) by the hash that they keep, or one by one without their names.
    mutating func write(_ rows: RowSequence) {
        write(rows.count)
        if ignoresNames {
            for item in rows { write(item) }
        } else {
            key.add(rows.fingerprint.number)
        }
    }

    mutating func write(_ load: LoadID) { write(Self.number(of: load, in: &loads)) }

    mutating func write(_ block: MainQueueBlockID) { write(Self.number(of: block, in: &blocks)) }

    private static func number<ID: Equatable>(of id: ID, in known: inout [ID]) -> Int {
        if let index = known.firstIndex(of: id) { return index }
        known.append(id)
        return known.count - 1
    }
}
