internal import JSON

extension JSONTree {
    /// Encodes a value as JSON, with members sorted by name.
    init(encoding value: some Encodable) {
        let node = JSONNode()
        node.take(value)
        self = node.tree
    }
}

/// A JSON value under construction. A class, because several containers add to the same value.
private final class JSONNode: Encoder {
    private enum Kind {
        case nothing, object, array
        case scalar(JSONTree)
    }

    private var kind = Kind.nothing
    private var members: [(String, JSONNode)] = []
    private var elements: [JSONNode] = []
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    var tree: JSONTree {
        switch kind {
        case .nothing: .null
        case .scalar(let tree): tree
        case .object: .object(members.map { ($0.0, $0.1.tree) }.sorted { $0.0 < $1.0 })
        case .array: .array(elements.map { $0.tree })
        }
    }

    /// Encoding never fails here: the values contain only strings, integers and booleans.
    func take(_ value: some Encodable) {
        if let scalar = JSONTree(scalar: value) {
            kind = .scalar(scalar)
            return
        }
        do {
            try value.encode(to: self)
        } catch {
            preconditionFailure("A document holds strings and numbers alone, and yet: \(error)")
        }
    }

    func takeNull() {
        kind = .scalar(.null)
    }

    func member(_ name: String) -> JSONNode {
        let node = JSONNode()
        members.append((name, node))
        return node
    }

    func element() -> JSONNode {
        let node = JSONNode()
        elements.append(node)
        return node
    }

    var count: Int { elements.count }

    /// Several containers add their members to the same object.
    func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        kind = .object
        return KeyedEncodingContainer(MemberEncoding(node: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        kind = .array
        return ElementEncoding(node: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        ScalarEncoding(node: self)
    }
}

extension JSONTree {
    fileprivate init?(scalar value: some Encodable) {
        switch value {
        case let text as String: self = .string(text)
        case let number as Int: self = .number(number)
        case let boolean as Bool: self = .boolean(boolean)
        case let number as any FixedWidthInteger: self = .digits("\(number)")
        case is any BinaryFloatingPoint: preconditionFailure("No document has numbers that are not whole.")
        default: return nil
        }
    }
}

private struct MemberEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: JSONNode
    let codingPath: [any CodingKey] = []

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) { node.member(key.stringValue).take(value) }

    func encodeNil(forKey key: Key) { node.member(key.stringValue).takeNull() }

    func nestedContainer<Inner>(keyedBy type: Inner.Type, forKey key: Key) -> KeyedEncodingContainer<Inner> {
        node.member(key.stringValue).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        node.member(key.stringValue).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { node.member("super") }

    func superEncoder(forKey key: Key) -> any Encoder { node.member(key.stringValue) }
}

private struct ElementEncoding: UnkeyedEncodingContainer {
    let node: JSONNode
    let codingPath: [any CodingKey] = []

    var count: Int { node.count }

    func encode<Value: Encodable>(_ value: Value) { node.element().take(value) }

    func encodeNil() { node.element().takeNull() }

    func nestedContainer<Inner>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
        node.element().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { node.element().unkeyedContainer() }

    func superEncoder() -> any Encoder { node.element() }
}

private struct ScalarEncoding: SingleValueEncodingContainer {
    let node: JSONNode
    let codingPath: [any CodingKey] = []

    func encode<Value: Encodable>(_ value: Value) { node.take(value) }

    func encodeNil() { node.takeNull() }
}
