package import DNDDrawing
internal import JSON
internal import SourceText

/// Sequences of calls as JSON, and back: `dnd trace --format json`. `docs/trace.schema.json` describes it.
package struct SequenceDocument: Hashable, Sendable, Codable {
    /// A change that a reader of an older version would misunderstand gives it another number.
    package static let currentVersion = 1

    package var version = SequenceDocument.currentVersion
    package var scenarios: [CallSequence]

    package init(_ scenarios: [CallSequence]) {
        self.scenarios = scenarios
    }

    /// Why a text is no saved trace.
    package enum Malformed: Error, Equatable {
        case version(Int)

        /// At a path such as `scenarios[0].messages[3].from`.
        case json(String)

        /// In words, lower-case, no full stop.
        package var message: String {
            switch self {
            case .version(let version):
                "the trace has version \(version), and this dnd reads version \(SequenceDocument.currentVersion)"
            case .json(let message): message
            }
        }
    }

    /// Reads what `text` has written.
    package init(bytes: [UInt8]) throws(Malformed) {
        do {
            let tree = try JSONReader.read(bytes)
            let found = try tree.decoded(as: Head.self).version
            guard found == Self.currentVersion else { throw Malformed.version(found) }
            self = try tree.decoded(as: SequenceDocument.self)
        } catch let error as Malformed {
            throw error
        } catch let error as DecodingError {
            throw .json(error.words)
        } catch is JSONReader.Malformed {
            throw .json("this is no JSON")
        } catch {
            throw .json("this is no trace that `dnd trace --format json` has written")
        }
    }

    private struct Head: Codable {
        let version: Int
    }

    /// With a line for each message, so that other tools can compare line by line.
    package var text: String {
        let scenarios = scenarios.map { scenario -> String in
            var head = scenario
            head.messages = []
            let messages = scenario.messages.map { "      " + Self.json($0) }
            let empty = "\"messages\":[]"
            let text = Self.json(head)
            guard !messages.isEmpty, let place = text.firstPlace(of: empty) else { return "    " + text }
            return "    " + text[..<place.lowerBound] + "\"messages\":[\n" + messages.joined(separator: ",\n")
                + "\n    ]"
                + text[place.upperBound...]
        }
        let list = scenarios.isEmpty ? "[]" : "[\n" + scenarios.joined(separator: ",\n") + "\n  ]"
        return "{\n  \"scenarios\": \(list),\n  \"version\": \(version)\n}\n"
    }

    private static func json(_ value: some Encodable) -> String {
        JSONTree(encoding: value).text(in: .compact)
    }
}

extension DecodingError {
    fileprivate var words: String {
        switch self {
        case .keyNotFound(let key, let context): "\(Self.path(context.codingPath + [key])) is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            context.codingPath.isEmpty
                ? "this is no JSON" : "\(Self.path(context.codingPath)) is not what `dnd trace --format json` writes"
        @unknown default: "this is no JSON"
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { path, key in
            path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? key.stringValue : ".\(key.stringValue)")
        }
    }
}

extension CallSequence {
    /// The calls of a scenario that another process has run and written down; nil for lines that say something else.
    package init?(written lines: [String]) {
        guard !lines.isEmpty,
            let document = try? SequenceDocument(bytes: Array(lines.joined(separator: "\n").utf8)),
            let sequence = document.scenarios.first
        else { return nil }
        self = sequence
    }
}
