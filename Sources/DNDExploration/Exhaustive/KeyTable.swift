internal import DragDrop

/// Numbers states by their keys, in the order in which they are added. 21 to 43 bytes a state, since both arrays double
/// when they are full.
///
/// A key is a hash already, so that it needs no other one, and finds its number in O(1).
struct KeyTable {
    /// Indexed by number.
    private(set) var keys: [StateKey] = []

    /// A number at the place of its key, or at the next one that was free; -1 at a free place. There are a power of two
    /// of places, of which a quarter at least is free.
    private var numbers: [Int32] = [-1, -1, -1, -1]

    var count: Int { keys.count }

    func number(of key: StateKey) -> Int32? {
        let number = numbers[place(of: key)]
        return number < 0 ? nil : number
    }

    /// Returns the number of a new key; nil for a known one.
    mutating func add(_ key: StateKey) -> Int32? {
        let place = place(of: key)
        guard numbers[place] < 0 else { return nil }
        let number = Int32(keys.count)
        numbers[place] = number
        keys.append(key)
        if keys.count * 4 > numbers.count * 3 { grow() }
        return number
    }

    /// The place of a key, or a free one where it would be.
    private func place(of key: StateKey) -> Int {
        let last = numbers.count - 1
        var place = Int(truncatingIfNeeded: key.first) & last
        while numbers[place] >= 0, keys[Int(numbers[place])] != key { place = (place + 1) & last }
        return place
    }

    private mutating func grow() {
        numbers = [Int32](repeating: -1, count: numbers.count * 2)
        for (number, key) in keys.enumerated() { numbers[place(of: key)] = Int32(number) }
    }
}
