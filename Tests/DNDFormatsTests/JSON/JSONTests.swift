import Foundation
import JSON
import Testing

/// Tests this JSON implementation against Foundation's.
@Suite struct JSONTests {
    fileprivate struct Inner: Codable, Hashable, JSONConvertible {
        var name: String
        var isWanted: Bool?
        var count: Int

        var json: JSONTree { ["name": name.json, "isWanted": isWanted.json, "count": count.json] }
    }

    fileprivate struct Sample: Codable, Hashable, JSONConvertible {
        enum Kind: String, Codable, CodingKeyRepresentable, JSONConvertible { case plain, written = "as it is" }

        var zebra = "a\"\\/\n\t\r\u{8}\u{C}\u{1}é🙂"
        var seed: UInt64? = UInt64.max
        var kind = Kind.written
        var none: Int?
        var empty: [Inner] = []
        var inner = [Inner(name: "", isWanted: true, count: -1), Inner(name: "b", isWanted: nil, count: .max)]
        var table = [Kind.plain: 1, .written: 2]
        var deep = [[1, 2], []]

        var json: JSONTree {
            [
                "zebra": zebra.json, "seed": seed.json, "kind": kind.json, "none": none.json, "empty": empty.json,
                "inner": inner.json, "table": table.json, "deep": deep.json,
            ]
        }
    }

    @Test func `A value is written as Foundation writes it`() throws {
        let encoder = JSONEncoder()
        for (layout, format) in [
            (JSONLayout.compact, JSONEncoder.OutputFormatting()), (JSONLayout.wide, .prettyPrinted),
        ] {
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, format]
            let expected = String(decoding: try encoder.encode(Sample()), as: UTF8.self)
            #expect(Sample().json.text(in: layout) == expected)
        }
    }

    @Test func `What is written is read`() throws {
        for layout in [JSONLayout.compact, .lines, .wide] {
            let text = Sample().json.text(in: layout)
            #expect(Sample(bytes: Array(text.utf8)) == Sample())
        }
    }

    @Test(arguments: [
        "", " ", "nul", "truefalse", "tru", "01", "1.", ".5", "1e", "+1", "-", "--1", "\"", "\"\\x\"", "\"\\u12\"",
        "\"\\uD800\"", "\"\\uD800\\u0041\"", "\"\\uDC00\"", "\"a\nb\"", "[", "[1", "[,1]", "[1 2]", "{", "{}}",
        "{\"a\"}", "{\"a\":}", "{a:1}", "{'a':1}", "[1]]", "\u{0}", "\"\u{1}\"", "\"\\u+123\"", "// a\n1",
        "NaN", "\u{A0}1",
    ])
    func `What is no JSON is refused`(text: String) {
        #expect(throws: JSONReader.Malformed.self) { try JSONReader.read(Array(text.utf8)) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Anything.self, from: Data(text.utf8)) }
    }

    /// Foundation accepts a trailing comma.
    @Test(arguments: ["[1,]", "{\"a\":1,}"])
    func `A comma has something behind it`(text: String) {
        #expect(throws: JSONReader.Malformed.self) { try JSONReader.read(Array(text.utf8)) }
    }

    @Test func `Bytes that are no UTF-8 are refused`() {
        #expect(throws: JSONReader.Malformed.self) { try JSONReader.read([0x22, 0xFF, 0x22]) }
    }

    @Test(arguments: [
        " true ", "false", "null", "0", "-0", "-12", "1.5", "1e3", "1E-2", "18446744073709551615", "\"\"",
        "\"\\u00e9\\ud83d\\ude42\\/\\b\\f\\n\\r\\t\\\\\\\"\"", "[]", "[ ]", "{ }", "[1,[2,{\"a\" : [ ] }]]\n",
        "{\"a\":1,\"b\":{\"c\":null}}", "\u{FEFF}1",
    ])
    func `What is JSON is read as Foundation reads it`(text: String) throws {
        let ours = try JSONReader.read(Array(text.utf8))
        let theirs = try JSONDecoder().decode(Anything.self, from: Data(text.utf8))
        #expect(Anything(ours) == theirs)
    }

    /// The limit is beyond all real documents, and does not exhaust the stack.
    @Test func `Nesting has a limit`() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        _ = try JSONReader.read(nested(JSONReader.depthMax))
        #expect(throws: JSONReader.Malformed.self) { try JSONReader.read(nested(JSONReader.depthMax + 1)) }
    }

    @Test(arguments: [
        "[]", "{}", "{\"name\":1,\"count\":1}", "{\"name\":\"\",\"count\":\"1\"}", "{\"name\":null,\"count\":1}",
        "{\"name\":\"\",\"count\":1,\"isWanted\":0}",
    ])
    func `A value that does not fit is refused at the same place`(text: String) throws {
        let tree = try JSONReader.read(Array(text.utf8))
        let ours = #expect(throws: JSONMismatch.self) { try Inner(json: tree) }
        let theirs = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Inner.self, from: Data(text.utf8))
        }
        #expect(ours?.path == theirs.map { Self.place(of: $0).joined(separator: ".") })
    }

    @Test(arguments: [
        "1.5", "1.50", "15e-1", "9223372036854775808", "-9223372036854775809", "1e99", "1e99999", "1.5e-99999",
    ])
    func `A number that is no whole one is refused`(number: String) throws {
        let tree = try JSONReader.read(Array("{\"name\":\"\",\"count\":\(number)}".utf8))
        let error = #expect(throws: JSONMismatch.self) { try Inner(json: tree) }
        #expect(error?.path == "count")
    }

    @Test(arguments: [
        "{\"name\":\"\",\"count\":1.2e1}", "{\"name\":\"\",\"count\":12.00}", "{\"name\":\"\",\"count\":120E-1}",
        "{\"other\":[],\"name\":\"\",\"count\":12,\"isWanted\":null}",
    ])
    func `A whole number may be written otherwise, and what nobody asks for is passed over`(text: String) throws {
        let inner = try Inner(json: JSONReader.read(Array(text.utf8)))
        #expect(inner == Inner(name: "", isWanted: nil, count: 12))
    }

    private static func place(of error: DecodingError) -> [String] {
        switch error {
        case .keyNotFound(let key, let context): context.codingPath.map { $0.stringValue } + [key.stringValue]
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            context.codingPath.map { $0.stringValue }
        @unknown default: []
        }
    }
}

extension JSONTests.Inner {
    init(json: JSONTree) throws(JSONMismatch) {
        (name, isWanted, count) = try (json["name"], json["isWanted"], json["count"])
    }
}

extension JSONTests.Sample {
    init(json: JSONTree) throws(JSONMismatch) {
        (zebra, seed, kind, none) = try (json["zebra"], json["seed"], json["kind"], json["none"])
        (empty, inner, table, deep) = try (json["empty"], json["inner"], json["table"], json["deep"])
    }
}

/// Any JSON value, for comparing two readers.
private enum Anything: Decodable, Equatable {
    case object([String: Anything])
    case array([Anything])
    case string(String)
    case number(Double)
    case boolean(Bool)
    case null

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let boolean = try? container.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let elements = try? container.decode([Anything].self) {
            self = .array(elements)
        } else {
            self = .object(try container.decode([String: Anything].self))
        }
    }

    init(_ tree: JSONTree) {
        switch tree {
        case .object(let members):
            self = .object(Dictionary(members.map { ($0.0, Anything($0.1)) }) { first, _ in first })
        case .array(let elements): self = .array(elements.map { Anything($0) })
        case .string(let string): self = .string(string)
        case .number(let number): self = .number(Double(number))
        case .digits(let digits): self = .number(Double(digits) ?? .nan)
        case .boolean(let boolean): self = .boolean(boolean)
        case .null: self = .null
        }
    }
}
