import DNDBrowser
import JSON
import Testing

/// Tests the functions that a page calls.
@Suite(.serialized) struct CInterfaceTests {
    /// The JSON of an answer, which is released.
    private func answer(_ pointer: UnsafeMutablePointer<UInt8>?) throws -> JSONTree {
        let pointer = try #require(pointer)
        defer { release(pointer) }
        let count = (0..<4).reduce(0) { $0 | Int(pointer[$1]) << (8 * $1) }
        return try JSONReader.read(Array(UnsafeBufferPointer(start: pointer + 4, count: count)))
    }

    private typealias Function = (Int32, UnsafePointer<UInt8>?, Int) -> UnsafeMutablePointer<UInt8>?

    private func call(_ function: Function, _ handle: Int32, _ text: String) throws -> JSONTree {
        let bytes = Array(text.utf8)
        return try bytes.withUnsafeBufferPointer { try answer(function(handle, $0.baseAddress, $0.count)) }
    }

    private func isNull(_ tree: JSONTree) -> Bool {
        if case .null = tree { true } else { false }
    }

    @Test func `Two playgrounds are independent`() throws {
        let (first, second) = (open(), open())
        defer { [first, second].forEach { close($0) } }
        _ = try call(load, first, #"{"text": "table people: A B C", "name": "a"}"#)
        _ = try call(play, first, "drag A; hover C; drop")
        let steps = try [first, second].map { handle -> Int in
            let timeline: JSONTree = try answer(state(handle)).member("timeline")
            return try timeline["step"]
        }
        #expect(steps == [3, 0])
        let gone: JSONTree = try answer(back(first, 2)).member("timeline")
        #expect(try gone["step"] == 1)
        let redone: JSONTree = try answer(forward(first, 1)).member("timeline")
        #expect(try redone["step"] == 2)
        #expect(try !isNull(answer(look(first, 0))))
    }

    @Test func `A closed handle, and what is not JSON, answer null`() throws {
        let handle = open()
        #expect(try isNull(call(load, handle, "no JSON")))
        close(handle)
        close(handle)
        #expect(try isNull(call(play, handle, "drag A")))
        #expect(try isNull(answer(state(handle))))
        #expect(try isNull(answer(state(-1))))
    }

    @Test func `Every function answers`() throws {
        let handle = open()
        defer { close(handle) }
        let text = #"{"text": "table people: A B", "name": "a", "cursor": 3, "isLine": true, "states": 100}"#
        for function in [load, trace, check, complete, explore] as [Function] {
            #expect(try !isNull(call(function, handle, text)))
        }
        for function in [play, tokens, explain, save] as [Function] {
            #expect(try !isNull(call(function, handle, "order")))
        }
        #expect(try isNull(call(file, handle, #"{"name": "b.dnd", "text": "table b: X"}"#)))
        #expect(try isNull(call(course, handle, #"{"units.md": "1. Lift: who is asked."}"#)))
        #expect(try !isNull(call(learn, handle, #"{"request": "current"}"#)))
    }

    @Test func `Memory for a text can be written and released`() {
        let pointer = allocate(3)
        pointer?[2] = 7
        #expect(pointer?[2] == 7)
        release(pointer)
    }
}

extension JSONTree {
    fileprivate func member(_ name: String) throws -> JSONTree {
        guard case .object(let members) = self, let value = members.first(where: { $0.0 == name })?.1 else {
            throw JSONMismatch()
        }
        return value
    }
}
