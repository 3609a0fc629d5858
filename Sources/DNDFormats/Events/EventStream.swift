internal import JSON

/// Reads and writes events as lines of JSON: `dnd run --format ndjson`. `docs/run-events.schema.json` describes a line.
package enum EventStream {
    /// A line that is not an event.
    package struct Malformed: Error, Equatable {
        package let line: Int
        package let message: String
    }

    /// An event as one line, with its newline.
    package static func line(_ event: RunEvent) -> String {
        event.json.text(in: .compact) + "\n"
    }

    /// Whether a text is a stream, that is, its first line is an event.
    package static func begins(_ bytes: [UInt8]) -> Bool {
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        return (try? event(Array(line))) != nil
    }

    private static func event(_ line: [UInt8], number: Int = 1) throws(Malformed) -> RunEvent {
        guard let event = RunEvent(bytes: line) else {
            throw Malformed(line: number, message: "this is no event of a run of dnd")
        }
        let current = RunBegan.currentVersion
        if case .began(let began) = event, began.version != current {
            throw Malformed(
                line: number, message: "the stream has version \(began.version), and this dnd reads version \(current)")
        }
        return event
    }

    /// Parses a stream. Ignores an incomplete last line, left by an interrupted run.
    package static func events(in bytes: [UInt8]) throws(Malformed) -> [RunEvent] {
        var events: [RunEvent] = []
        var number = 0
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            number += 1
            let line = rest[..<end]
            rest = rest[(end + 1)...]
            guard line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }) else { continue }
            events.append(try event(Array(line), number: number))
        }
        return events
    }
}
