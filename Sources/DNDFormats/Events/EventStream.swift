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
        JSONTree(encoding: event).text(in: .compact) + "\n"
    }

    /// Whether a text is a stream, that is, its first line is an event.
    package static func begins(_ bytes: [UInt8]) -> Bool {
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        return (try? event(Array(line))) != nil
    }

    private static func event(_ line: [UInt8]) throws -> RunEvent {
        try JSONReader.read(line).decoded(as: RunEvent.self)
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
            do {
                events.append(try event(Array(line)))
            } catch let error as RunEvent.UnknownVersion {
                throw Malformed(line: number, message: error.message)
            } catch {
                throw Malformed(line: number, message: "this is no event of a run of dnd")
            }
        }
        return events
    }
}

extension RunEvent: Codable {
    private enum Kind: String, Codable {
        case began, file, scenario, problem, ended
    }

    private enum Keys: String, CodingKey {
        case event
    }

    struct UnknownVersion: Error {
        let version: Int

        var message: String {
            "the stream has version \(version), and this dnd reads version \(RunBegan.currentVersion)"
        }
    }

    package init(from decoder: any Decoder) throws {
        switch try decoder.container(keyedBy: Keys.self).decode(Kind.self, forKey: .event) {
        case .began:
            let began = try RunBegan(from: decoder)
            guard began.version == RunBegan.currentVersion else { throw UnknownVersion(version: began.version) }
            self = .began(began)
        case .file: self = .file(try FileEvent(from: decoder))
        case .scenario: self = .scenario(try ScenarioEvent(from: decoder))
        case .problem: self = .problem(try Problem(from: decoder))
        case .ended: self = .ended(try RunEnded(from: decoder))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        switch self {
        case .began(let began):
            try container.encode(Kind.began, forKey: .event)
            try began.encode(to: encoder)
        case .file(let file):
            try container.encode(Kind.file, forKey: .event)
            try file.encode(to: encoder)
        case .scenario(let scenario):
            try container.encode(Kind.scenario, forKey: .event)
            try scenario.encode(to: encoder)
        case .problem(let problem):
            try container.encode(Kind.problem, forKey: .event)
            try problem.encode(to: encoder)
        case .ended(let ended):
            try container.encode(Kind.ended, forKey: .event)
            try ended.encode(to: encoder)
        }
    }
}
