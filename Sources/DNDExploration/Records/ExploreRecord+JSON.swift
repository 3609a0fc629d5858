internal import DragDrop
package import JSON

/// A record as JSON. The states are one text of digits, since there may be a million: 45 digits each, and then four for
/// each state whose steps were played.
extension ExploreRecord: JSONConvertible {
    package var json: JSONTree {
        var digits = HexadecimalWriter(capacity: states.count * 49)
        for state in states {
            digits.write(state.key.first, count: 16)
            digits.write(state.key.second, count: 16)
            digits.write(UInt64(UInt32(bitPattern: state.parent)), count: 8)
            digits.write(UInt64(UInt16(truncatingIfNeeded: state.step)), count: 4)
            digits.write(state.isSettled ? 1 : 0, count: 1)
        }
        var counts = HexadecimalWriter(capacity: transitionCounts.count * 4)
        for count in transitionCounts { counts.write(UInt64(count), count: 4) }
        return [
            "rows": rows.json, "steps": steps.json, "states": digits.text.json, "transitions": counts.text.json,
            "failures": failures.json, "reached": reached.json, "texts": texts.json, "isUnmerged": isUnmerged.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        self.init(
            rows: try json["rows"], steps: try json["steps"], states: [], transitionCounts: [],
            failures: try json["failures"])
        reached = try json["reached"]
        texts = try json["texts"]
        isUnmerged = try json["isUnmerged"]
        var digits = HexadecimalReader(try json["states"])
        while !digits.isAtEnd {
            guard let first = digits.read(16), let second = digits.read(16), let parent = digits.read(8),
                let step = digits.read(4), let settled = digits.read(1)
            else { throw JSONMismatch() }
            states.append(
                State(
                    key: StateKey(first: first, second: second),
                    parent: Int32(bitPattern: UInt32(truncatingIfNeeded: parent)),
                    step: Int32(Int16(truncatingIfNeeded: step)), isSettled: settled == 1))
        }
        var counts = HexadecimalReader(try json["transitions"])
        while !counts.isAtEnd {
            guard let count = counts.read(4) else { throw JSONMismatch() }
            transitionCounts.append(UInt16(truncatingIfNeeded: count))
        }
        guard isSound else { throw JSONMismatch() }
    }

    /// Whether each number means a state or a step that stands before.
    private var isSound: Bool {
        guard transitionCounts.count <= states.count, failures.allSatisfy({ states.indices.contains(Int($0.state)) })
        else { return states.isEmpty && transitionCounts.isEmpty }
        return states.indices.allSatisfy { index in
            let state = states[index]
            if index == 0 { return state.parent == -1 && state.step == -1 }
            return (0..<Int32(index)).contains(state.parent) && steps.indices.contains(Int(state.step))
        }
    }
}

extension ExploreRecord.Failure: JSONConvertible {
    package var json: JSONTree {
        [
            "finding": finding.json, "identity": identity.json, "state": state.json, "step": step.json,
            "firstStep": firstStep.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        self.init(
            finding: try json["finding"], identity: try json["identity"], state: try json["state"],
            step: try json["step"], firstStep: try json["firstStep"])
    }
}

extension ExploreRecord.Reached: JSONConvertible {
    package var json: JSONTree { ["pattern": pattern.json, "firstStep": firstStep.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        self.init(pattern: try json["pattern"], firstStep: try json["firstStep"])
    }
}

/// Numbers as hexadecimal digits without anything between them.
private struct HexadecimalWriter {
    private var bytes: [UInt8] = []

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func write(_ number: UInt64, count: Int) {
        for place in (0..<count).reversed() {
            let digit = UInt8(truncatingIfNeeded: number >> UInt64(place * 4) & 15)
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
        }
    }
}

private struct HexadecimalReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position == bytes.count }

    /// Nil where the text ends, or has something else.
    mutating func read(_ count: Int) -> UInt64? {
        guard position + count <= bytes.count else { return nil }
        var number: UInt64 = 0
        for byte in bytes[position..<position + count] {
            guard let digit = Self.digit(byte) else { return nil }
            number = number << 4 | digit
        }
        position += count
        return number
    }

    private static func digit(_ byte: UInt8) -> UInt64? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
        default: nil
        }
    }
}
