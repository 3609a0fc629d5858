package import DNDDrawing
internal import JSON

/// Reads and writes sequences of calls as JSON: `dnd trace --format json`. `docs/trace.schema.json` describes it.
package struct SequenceDocument: Hashable, Sendable, Codable {
    /// Increased by changes that readers of an older version would misunderstand.
    package static let currentVersion = 1

    package var version = SequenceDocument.currentVersion
    package var scenarios: [CallSequence]

    package init(_ scenarios: [CallSequence]) {
        self.scenarios = scenarios
    }

    /// The reason why a text is not a saved trace.
    package enum Malformed: Error, Equatable {
        case version(Int)

        /// The message gives a path such as `scenarios[0].messages[3].from`.
        case json(String)

        /// Starts in lower case, without a full stop.
        package var message: String {
            switch self {
            case .version(let version):
                "the trace has version \(version), and this dnd reads version \(SequenceDocument.currentVersion)"
            case .json(let message): message
            }
        }
    }

    /// Parses the format of ``text``.
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

    /// The JSON text, with one line per message, so that other tools can compare it line by line.
    package var text: String {
        let texts = scenarios.map { Self.text(of: $0) }
        let list = texts.isEmpty ? "[]" : "[\n" + texts.joined(separator: ",\n") + "\n  ]"
        return "{\n  \"scenarios\": \(list),\n  \"version\": \(version)\n}\n"
    }

    private static func text(of scenario: CallSequence) -> String {
        guard case .object(let members) = JSONTree(encoding: scenario) else { return "" }
        let texts = members.map { name, value -> String in
            guard case .array(let messages) = value, name == "messages", !messages.isEmpty else {
                return "\"\(name)\":" + value.text(in: .compact)
            }
            let lines = messages.map { "      " + $0.text(in: .compact) }
            return "\"\(name)\":[\n" + lines.joined(separator: ",\n") + "\n    ]"
        }
        return "    {" + texts.joined(separator: ",") + "}"
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
