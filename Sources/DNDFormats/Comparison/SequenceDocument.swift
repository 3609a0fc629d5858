package import DNDDrawing
internal import JSON

/// Reads and writes sequences of calls as JSON: `dnd trace --format json`. `docs/trace.schema.json` describes it.
package struct SequenceDocument: Hashable, Sendable {
    package static let currentVersion = CallSequence.documentVersion

    package var scenarios: [CallSequence]

    package init(_ scenarios: [CallSequence]) {
        self.scenarios = scenarios
    }

    /// The reason why a text is not a saved trace.
    package struct Malformed: Error {
        /// Starts in lower case, without a full stop. It may give a path such as `scenarios[0].messages[3].from`.
        package let message: String
    }

    /// Parses the format of ``text``.
    package init(bytes: [UInt8]) throws(Malformed) {
        guard let tree = try? JSONReader.read(bytes) else { throw Malformed(message: "this is no JSON") }
        let version: Int
        do {
            version = try tree["version"]
            scenarios = version == Self.currentVersion ? try tree["scenarios"] : []
        } catch {
            throw Malformed(message: error.words)
        }
        guard version == Self.currentVersion else {
            let message = "the trace has version \(version), and this dnd reads version \(Self.currentVersion)"
            throw Malformed(message: message)
        }
    }

    /// The JSON text, with one line per message, so that other tools can compare it line by line.
    package var text: String {
        let texts = scenarios.map { Self.text(of: $0) }
        let list = texts.isEmpty ? "[]" : "[\n" + texts.joined(separator: ",\n") + "\n  ]"
        return "{\n  \"scenarios\": \(list),\n  \"version\": \(Self.currentVersion)\n}\n"
    }

    private static func text(of scenario: CallSequence) -> String {
        guard case .object(let members) = scenario.json else { return "" }
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

extension JSONMismatch {
    fileprivate var words: String {
        guard !path.isEmpty else { return "this is no JSON" }
        return isMissing ? "\(path) is missing" : "\(path) is not what `dnd trace --format json` writes"
    }
}
