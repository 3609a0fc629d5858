import Foundation
import OptionalMethodsFixtures
import Testing

@testable import LoadedCode
@testable import UIKit

@MainActor @Suite struct LoadedCodeTests {
    let code = MappedCode()
    let table = ClassExistential(PlainDelegate(), as: (any SampleListDelegate).self).table

    @Test func `A function begins where the table points, and nowhere else`() throws {
        let thunk = table[try #require(table.methodEntries).count]
        let function = try #require(code.function(at: thunk, maximumByteCount: 1024))
        #expect(code.isFunction(thunk))
        #expect(function.bytes.count > 4)
        #expect(!code.isFunction(thunk + 1))
        #expect(code.function(at: thunk + 1, maximumByteCount: 1024) == nil)
        #expect(code.function(at: thunk, maximumByteCount: function.bytes.count) != nil)
        #expect(code.function(at: thunk, maximumByteCount: function.bytes.count - 1) == nil)
    }

    @Test func `Data is read where it is mapped, and is no code`() {
        #expect(code.word(at: table.address) == table.conformanceDescriptor)
        #expect(code.word(at: table.address + 1) == nil)
        #expect(!code.isFunction(table.address))
        #expect(code.word(at: 0) == nil)
        #expect(code.word(at: 8) == nil)
        #expect(code.word(at: UInt.max - 7) == nil)
        #expect(code.image(of: table.address) == code.image(of: table[2]))
        #expect(code.image(of: 8) == nil)
    }

    @Test func `A table lists methods and getters in the order of their declaration`() {
        // Entry 1 is the base protocol. The settable property has three entries, of which the first counts.
        let limit = 23
        #expect(table.methodEntries == Array(2...limit + 1) + [limit + 4, limit + 5, limit + 6])
    }
}
