import DNDDrawing
import JSON
import Testing

@testable import DNDFormats

/// Tests the table of a page's data.
@Suite struct SharedValuesTests {
    /// Reads a value back, as `unpack` in `Page/report/values.js` does.
    static func value(_ index: Int, of nodes: [JSONTree]) -> JSONTree {
        guard case .array(let parts) = nodes[index], case .number(let shape)? = parts.first else { return nodes[index] }
        let values = parts.dropFirst().map { part -> JSONTree in
            guard case .number(let index) = part else { return .null }
            return value(index, of: nodes)
        }
        guard shape >= 0, case .array(let names) = value(shape, of: nodes) else { return .array(values) }
        return .object(
            zip(names, values).map { name, value in
                guard case .string(let name) = name else { return ("", value) }
                return (name, value)
            })
    }

    @Test func `A value is read as it was added`() throws {
        for play in PlayedSpec("table people: A B C\nscenario \"</script>\" { drag A; hover C; drop }\n").plays {
            var values = SharedValues()
            let index = values.add(play.json)
            guard case .array(let nodes) = try JSONReader.read(Array(values.text.utf8)) else {
                Issue.record("no array")
                return
            }
            #expect(Self.value(index, of: nodes).text == play.json.text)
            #expect(values.text.utf8.count == values.byteCount - 1)
            #expect(!values.text.contains("<"))
        }
    }

    @Test func `An equal part stands once`() {
        var values = SharedValues()
        let row: JSONTree = ["label": "A".json]
        _ = values.add(.array([row, row, row]))
        let once = values.byteCount
        _ = values.add(.array([row, row, row]))
        #expect(values.byteCount == once)
        #expect(values.text == "[\"label\",[-1,0],\"A\",[1,2],[-1,3,3,3]]")
    }
}
