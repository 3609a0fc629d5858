internal import JSON

extension JSONTree {
    /// Decodes a value; a `DecodingError` gives the path of an unexpected value.
    package func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
        try TreeDecoding(tree: self, codingPath: []).decode(type)
    }
}

/// A value and its path.
private struct TreeDecoding: Decoder {
    let tree: JSONTree
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func inner(_ tree: JSONTree, _ key: any CodingKey) -> TreeDecoding {
        TreeDecoding(tree: tree, codingPath: codingPath + [key])
    }

    func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = tree else { throw mismatch(JSONTree.self) }
        return KeyedDecodingContainer(MemberDecoding(members: members, outer: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = tree else { throw mismatch(JSONTree.self) }
        return ElementDecoding(elements: elements, outer: self)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func mismatch(_ type: Any.Type) -> DecodingError {
        .typeMismatch(type, .init(codingPath: codingPath, debugDescription: ""))
    }
}

extension TreeDecoding: SingleValueDecodingContainer {
    func decodeNil() -> Bool {
        if case .null = tree { true } else { false }
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard let scalar = type as? any Scalar.Type else {
            precondition(!(type is any Numeric.Type), "No document has numbers of the kind \(type).")
            return try Value(from: self)
        }
        guard let value = scalar.init(tree) as? Value else { throw mismatch(type) }
        return value
    }
}

/// A type with a native JSON representation.
private protocol Scalar {
    init?(_ tree: JSONTree)
}

extension String: Scalar {
    fileprivate init?(_ tree: JSONTree) {
        guard case .string(let text) = tree else { return nil }
        self = text
    }
}

extension Bool: Scalar {
    fileprivate init?(_ tree: JSONTree) {
        guard case .boolean(let boolean) = tree else { return nil }
        self = boolean
    }
}

extension Int: Scalar {}
extension UInt64: Scalar {}

extension Scalar where Self: FixedWidthInteger {
    /// Accepts `12`, and equal numbers such as `1.2e1`.
    fileprivate init?(_ tree: JSONTree) {
        switch tree {
        case .number(let number): self.init(exactly: number)
        case .digits(let digits):
            if let number = Self(digits) {
                self = number
            } else {
                // A larger floating-point number may have been rounded to an integer.
                guard let number = Double(digits), number.magnitude <= 0x1p53 else { return nil }
                self.init(exactly: number)
            }
        case .object, .array, .string, .boolean, .null: return nil
        }
    }
}

private struct MemberDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [(String, JSONTree)]
    let outer: TreeDecoding

    var codingPath: [any CodingKey] { outer.codingPath }

    var allKeys: [Key] { members.compactMap { Key(stringValue: $0.0) } }

    func contains(_ key: Key) -> Bool {
        members.contains { $0.0 == key.stringValue }
    }

    func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try member(key).decode(type)
    }

    func nestedContainer<Inner>(keyedBy type: Inner.Type, forKey key: Key) throws -> KeyedDecodingContainer<Inner> {
        try member(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try member(key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { outer }

    func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }

    private func member(_ key: Key) throws -> TreeDecoding {
        guard let member = members.first(where: { $0.0 == key.stringValue }) else {
            throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: ""))
        }
        return outer.inner(member.1, key)
    }
}

private struct ElementDecoding: UnkeyedDecodingContainer {
    let elements: [JSONTree]
    let outer: TreeDecoding
    private(set) var currentIndex = 0

    init(elements: [JSONTree], outer: TreeDecoding) {
        self.elements = elements
        self.outer = outer
    }

    var codingPath: [any CodingKey] { outer.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd else { throw outer.mismatch(JSONTree.self) }
        guard case .null = elements[currentIndex] else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try next { try $0.decode(type) }
    }

    mutating func nestedContainer<Inner>(keyedBy type: Inner.Type) throws -> KeyedDecodingContainer<Inner> {
        try next { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try next { $0 } }

    private mutating func next<Value>(_ body: (TreeDecoding) throws -> Value) throws -> Value {
        guard !isAtEnd else { throw outer.mismatch(JSONTree.self) }
        let value = try body(outer.inner(elements[currentIndex], ElementKey(currentIndex)))
        currentIndex += 1
        return value
    }
}

/// The index of an element, as a coding key.
private struct ElementKey: CodingKey {
    let number: Int

    init(_ number: Int) {
        self.number = number
    }

    var intValue: Int? { number }
    var stringValue: String { "\(number)" }

    init?(intValue: Int) {
        self.init(intValue)
    }

    init?(stringValue: String) {
        guard let number = Int(stringValue) else { return nil }
        self.init(number)
    }
}
