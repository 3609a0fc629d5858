internal import DNDDrawing
package import JSON

/// Sheets for a page: `{"heading"}`, `{"text", "role"}`, `{"items"}`, `{"code"}`, `{"rows"}` and `{"calls"}`.
extension Sheet {
    /// The parts in order, those of the verdict apart.
    package var json: JSONTree {
        let isVerdict = parts.indices.map { $0 < verdictPartCount }
        let pieces = zip(parts, isVerdict).map { (json: Self.pieces(of: $0), isVerdict: $1) }
        return [
            "verdict": .array(pieces.filter { $0.isVerdict }.flatMap { $0.json }),
            "parts": .array(pieces.filter { !$0.isVerdict }.flatMap { $0.json }),
            "showsTask": showsTask.json, "word": verdict.map { $0.word }.json, "isComplaint": isComplaint.json,
            "file": file.map { ["name": $0.name.json, "text": $0.text.json, "isReset": $0.isReset.json] } ?? .null,
        ]
    }

    private static func pieces(of part: Part) -> [JSONTree] {
        switch part {
        case .heading(let text): [["heading": text.json]]
        case .sentences(let text, let role): [["text": text.json, "role": role.map { $0.rawValue }.json]]
        case .prose(let lines): Prose(lines).json
        case .code(let lines): [["code": lines.map { $0.plain }.json]]
        case .picture(let picture): [JSONTree(members: [(picture.kind.rawValue, picture.json)])]
        case .space: []
        }
    }
}

/// The paragraphs, lists and blocks of code in the text of a lesson.
private struct Prose {
    private enum Block {
        case text(String)
        case items([String])
        case code([String])
    }

    private var blocks: [Block] = []

    /// Whether the next line goes on with the last block.
    private var goesOn = false

    private static let codeMargin = "    "
    private static let itemMark = "- "

    init(_ lines: [String]) {
        for line in lines {
            guard !line.isEmpty else {
                goesOn = false
                continue
            }
            if line.hasPrefix(Self.codeMargin) {
                addCode(String(line.dropFirst(Self.codeMargin.count)))
            } else if line.hasPrefix(Self.itemMark) {
                addItem(String(line.dropFirst(Self.itemMark.count)))
            } else {
                addText(line.withoutEdgeBlanks)
            }
            goesOn = true
        }
    }

    private mutating func addCode(_ line: String) {
        guard goesOn, case .code(let lines)? = blocks.last else { return blocks.append(.code([line])) }
        blocks[blocks.count - 1] = .code(lines + [line])
    }

    private mutating func addItem(_ item: String) {
        guard goesOn, case .items(let items)? = blocks.last else { return blocks.append(.items([item])) }
        blocks[blocks.count - 1] = .items(items + [item])
    }

    private mutating func addText(_ line: String) {
        switch blocks.last {
        case .text(let text)? where goesOn: blocks[blocks.count - 1] = .text("\(text) \(line)")
        case .items(let items)? where goesOn:
            blocks[blocks.count - 1] = .items(items.dropLast() + ["\(items[items.count - 1]) \(line)"])
        default: blocks.append(.text(line))
        }
    }

    var json: [JSONTree] {
        blocks.map { block in
            switch block {
            case .text(let text): ["text": text.json]
            case .items(let items): ["items": items.json]
            case .code(let lines): ["code": lines.json]
            }
        }
    }
}
