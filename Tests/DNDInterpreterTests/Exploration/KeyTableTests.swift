import DragDrop
import Testing

@testable import DNDExploration

/// Tests that states are numbered by their keys, also where many begin alike.
struct KeyTableTests {
    @Test func `Keys have numbers in the order in which they are added`() {
        var table = KeyTable()
        // A hundred keys each have one first place.
        let keys = (0..<3_000).map { StateKey(first: UInt64($0 / 100), second: UInt64($0)) }
        for key in keys { #expect(table.number(of: key) == nil) }
        for (number, key) in keys.enumerated() { #expect(table.add(key) == Int32(number)) }
        for key in keys { #expect(table.add(key) == nil) }
        #expect(table.count == keys.count && table.keys == keys)
        for (number, key) in keys.enumerated() { #expect(table.number(of: key) == Int32(number)) }
    }
}
