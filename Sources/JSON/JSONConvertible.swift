/// A type with a representation in JSON.
package protocol JSONConvertible {
    var json: JSONTree { get }

    init(json: JSONTree) throws(JSONMismatch)
}

/// A value that is not what the type read from it requires.
package struct JSONMismatch: Error {
    /// The place of the value, such as `scenarios[0].messages[3].from`; empty for the whole text.
    package private(set) var path = ""

    /// Whether an object lacks this member.
    package private(set) var isMissing = false

    package init() {}

    /// Reads a part of a value. A missing part is read like null.
    fileprivate static func part<Part: JSONConvertible>(
        _ json: JSONTree?, _ step: String
    ) throws(JSONMismatch) -> Part {
        do {
            return try Part(json: json ?? .null)
        } catch {
            throw error.inside(step, isMissing: json == nil)
        }
    }

    /// The mismatch as one of the whole that has the part.
    @inline(never)
    private func inside(_ step: String, isMissing: Bool) -> JSONMismatch {
        var mismatch = self
        mismatch.path = step + (path.isEmpty || path.first == "[" ? "" : ".") + path
        mismatch.isMissing = self.isMissing || isMissing
        return mismatch
    }
}

extension JSONConvertible {
    /// Reads a value from JSON text; nil if the text has no such value.
    package init?(bytes: [UInt8]) {
        guard let json = try? JSONReader.read(bytes), let value = try? Self(json: json) else { return nil }
        self = value
    }
}

extension JSONTree: ExpressibleByDictionaryLiteral {
    /// An object with its members sorted by name, without those that are null.
    package init(dictionaryLiteral members: (String, JSONTree)...) {
        self.init(members: members)
    }

    /// An object with its members sorted by name, without those that are null.
    package init(members: [(String, JSONTree)]) {
        let present = members.filter { if case .null = $0.1 { false } else { true } }
        self = .object(present.indices.sorted { present[$0].0 < present[$1].0 }.map { present[$0] })
    }

    /// The value of a member.
    package subscript<Value: JSONConvertible>(name: String) -> Value {
        get throws(JSONMismatch) {
            guard case .object(let members) = self else { throw JSONMismatch() }
            return try JSONMismatch.part(members.first { $0.0 == name }?.1, name)
        }
    }

    /// The member of an object that has only one: a case of an enumeration with its values.
    package var onlyMember: (name: String, value: JSONTree) {
        get throws(JSONMismatch) {
            guard case .object(let members) = self, members.count == 1 else { throw JSONMismatch() }
            return members[0]
        }
    }
}

// MARK: - Types of the standard library

extension String: JSONConvertible {
    package var json: JSONTree { .string(self) }

    package init(json: JSONTree) throws(JSONMismatch) {
        guard case .string(let text) = json else { throw JSONMismatch() }
        self = text
    }
}

extension Bool: JSONConvertible {
    package var json: JSONTree { .boolean(self) }

    package init(json: JSONTree) throws(JSONMismatch) {
        guard case .boolean(let boolean) = json else { throw JSONMismatch() }
        self = boolean
    }
}

extension Int: JSONConvertible {}
extension Int32: JSONConvertible {}
extension UInt64: JSONConvertible {}

extension JSONConvertible where Self: FixedWidthInteger {
    package var json: JSONTree { Int(exactly: self).map { .number($0) } ?? .digits(String(self)) }

    package init(json: JSONTree) throws(JSONMismatch) {
        let number: Self? =
            switch json {
            case .number(let number): Self(exactly: number)
            case .digits(let digits): Self(digits)
            case .object, .array, .string, .boolean, .null: nil
            }
        guard let number else { throw JSONMismatch() }
        self = number
    }
}

extension Optional: JSONConvertible where Wrapped: JSONConvertible {
    package var json: JSONTree { map { $0.json } ?? .null }

    package init(json: JSONTree) throws(JSONMismatch) {
        if case .null = json { self = nil } else { self = try Wrapped(json: json) }
    }
}

extension Array: JSONConvertible where Element: JSONConvertible {
    package var json: JSONTree { .array(map { $0.json }) }

    package init(json: JSONTree) throws(JSONMismatch) {
        guard case .array(let elements) = json else { throw JSONMismatch() }
        self = []
        for (index, element) in elements.enumerated() { append(try JSONMismatch.part(element, "[\(index)]")) }
    }
}

extension Dictionary: JSONConvertible where Key: RawRepresentable<String>, Value: JSONConvertible {
    package var json: JSONTree { JSONTree(members: map { ($0.rawValue, $1.json) }) }

    package init(json: JSONTree) throws(JSONMismatch) {
        guard case .object(let members) = json else { throw JSONMismatch() }
        self = [:]
        for (name, value) in members {
            guard let key = Key(rawValue: name) else { throw JSONMismatch() }
            self[key] = try JSONMismatch.part(value, name) as Value
        }
    }
}

extension JSONConvertible where Self: RawRepresentable, RawValue: JSONConvertible {
    package var json: JSONTree { rawValue.json }

    package init(json: JSONTree) throws(JSONMismatch) {
        guard let value = Self(rawValue: try RawValue(json: json)) else { throw JSONMismatch() }
        self = value
    }
}
