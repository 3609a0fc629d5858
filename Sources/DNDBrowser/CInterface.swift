internal import JSON

// The functions that a page calls in the WebAssembly module. Texts are UTF-8; requests of several values are JSON. An
// answer is a block of memory that the caller releases: the number of its bytes in four bytes, little-endian, then
// JSON.

/// The open playgrounds. A handle is an index; closed ones are nil.
nonisolated(unsafe) private var playgrounds: [Playground?] = []

/// Allocates memory for a text.
@c(dnd_allocate)
public func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    .allocate(capacity: max(count, 1))
}

/// Releases the memory of a text or an answer.
@c(dnd_release)
public func release(_ pointer: UnsafeMutablePointer<UInt8>?) {
    pointer?.deallocate()
}

/// Opens a playground and returns its handle.
@c(dnd_open)
public func open() -> Int32 {
    playgrounds.append(Playground())
    return Int32(playgrounds.count - 1)
}

/// Closes a playground. Its handle answers null from then on.
@c(dnd_close)
public func close(_ handle: Int32) {
    guard playgrounds.indices.contains(Int(handle)) else { return }
    playgrounds[Int(handle)] = nil
}

/// Begins anew with a text: `{"text", "name", "scenario", "keep", "lines"}`.
@c(dnd_load)
public func load(_ handle: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
    answer(handle, text, count) { $0.load($1) }
}

/// Opens a file for includes: `{"name", "text"}`.
@c(dnd_file)
public func file(_ handle: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
    answer(handle, text, count) { playground, request in
        playground.open(request.text("name"), request.text("text"))
        return .null
    }
}

/// Plays a line: a text that is not JSON.
@c(dnd_play)
public func play(_ handle: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
    let line = string(text, count)
    return written(playground(handle)?.play(line))
}

/// Goes some steps back.
@c(dnd_back)
public func back(_ handle: Int32, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
    written(playground(handle)?.play("back \(count)"))
}

/// Plays again some steps that were taken back.
@c(dnd_forward)
public func forward(_ handle: Int32, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
    written(playground(handle)?.play("redo \(count)"))
}

/// The whole state.
@c(dnd_state)
public func state(_ handle: Int32) -> UnsafeMutablePointer<UInt8>? {
    written(playground(handle)?.wholeState())
}

/// The rows after a step.
@c(dnd_look)
public func look(_ handle: Int32, _ step: Int) -> UnsafeMutablePointer<UInt8>? {
    written(playground(handle)?.look(atStep: step))
}

/// The traces of all scenarios of a text: `{"text", "name"}`.
@c(dnd_trace)
public func trace(_ handle: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
    answer(handle, text, count) { $0.trace($1.text("text"), name: $1.text("name")) }
}

/// The diagnostics and scenarios of a text: `{"text", "name"}`.
@c(dnd_check)
public func check(_ handle: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
    answer(handle, text, count) { $0.check($1.text("text"), name: $1.text("name")) }
}

/// The coloured parts of a text: a text that is not JSON.
@c(dnd_tokens)
public func tokens(_ handle: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
    let text = string(text, count)
    return written(playground(handle)?.tokens(text))
}

/// The candidates at a cursor: `{"text", "cursor", "isLine"}`.
@c(dnd_complete)
public func complete(_ handle: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
    answer(handle, text, count) { playground, request in
        playground.complete(
            request.text("text"), cursor: (try? request["cursor"]) ?? 0, isLine: (try? request["isLine"]) ?? false)
    }
}

/// What a rule, question, finding, diagnostic, method or word means: a text that is not JSON.
@c(dnd_explain)
public func explain(_ handle: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
    let word = string(text, count)
    return written(playground(handle)?.explain(word))
}

/// The next wrong gesture: `{"text", "name", "scenario", "states", "known"}`, where `known` is the number of those
/// before.
@c(dnd_explore)
public func explore(_ handle: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
    answer(handle, text, count) { playground, request in
        playground.explore(
            request.text("text"), name: request.text("name"), scenario: try? request["scenario"],
            statesAtMost: (try? request["states"]) ?? 1, knownCount: max(0, (try? request["known"]) ?? 0))
    }
}

/// The session as a spec: its title, a text that is not JSON.
@c(dnd_save)
public func save(_ handle: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
    let title = string(text, count)
    return written(playground(handle)?.save(title: title))
}

/// Hands in the texts of the course, before the first request of it: an object of paths and texts.
@c(dnd_course)
public func course(_ handle: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
    answer(handle, text, count) { playground, request in
        playground.openCourse(request)
        return .null
    }
}

/// Hands in the specs that show rules, before the first explanation: an object of numbers and texts.
@c(dnd_examples)
public func examples(_ handle: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
    answer(handle, text, count) { playground, request in
        playground.openExamples(request)
        return .null
    }
}

/// A request of the course: `{"request", "lesson", "text", "progress"}`.
@c(dnd_learn)
public func learn(_ handle: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
    answer(handle, text, count) { $0.learn($1) }
}

// MARK: - Memory

private func playground(_ handle: Int32) -> Playground? {
    playgrounds.indices.contains(Int(handle)) ? playgrounds[Int(handle)] : nil
}

private func string(_ text: UnsafePointer<UInt8>?, _ count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: text, count: text == nil ? 0 : max(count, 0)), as: UTF8.self)
}

/// Answers a request in JSON; null to anything else.
private func answer(
    _ handle: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int, _ body: (Playground, JSONTree) -> JSONTree
) -> UnsafeMutablePointer<UInt8>? {
    let bytes = Array(UnsafeBufferPointer(start: text, count: text == nil ? 0 : max(count, 0)))
    guard let playground = playground(handle), let request = try? JSONReader.read(bytes) else { return written(nil) }
    return written(body(playground, request))
}

private func written(_ answer: JSONTree?) -> UnsafeMutablePointer<UInt8>? {
    var text = (answer ?? .null).text(in: .compact)
    return text.withUTF8 { bytes in
        let pointer = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 4)
        for index in 0..<4 { pointer[index] = UInt8(truncatingIfNeeded: bytes.count >> (8 * index)) }
        for (index, byte) in bytes.enumerated() { pointer[index + 4] = byte }
        return pointer
    }
}

extension JSONTree {
    /// The text of a member; empty without one.
    fileprivate func text(_ name: String) -> String { (try? self[name]) ?? "" }
}
