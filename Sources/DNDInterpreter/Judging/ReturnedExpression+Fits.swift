internal import DNDLanguage
internal import DNDResults
internal import DragDrop

extension ReturnedExpression {
    func fits(_ value: ReturnedValue?) -> Bool {
        switch (self, value) {
        case (.boolean(let wanted), .boolean(let actual)?): wanted == actual
        case (.number(let wanted), .count(let actual)?): wanted == actual
        case (.number(let wanted), .section(let actual)?): wanted == actual
        case (.number(let wanted), .path(let actual)?): actual == RowPath(section: 0, item: wanted)
        case (.path(.path(let section, let index)), .path(let actual)?):
            actual == RowPath(section: section, item: index)
        case (.path(.none), .path(nil)?), (.path(.none), .section(nil)?): true
        case (.path(.none), .labels(let actual)?): actual.isEmpty
        case (.path(.label(let wanted)), .labels(let actual)?): actual == [wanted.text]
        case (.labels(let wanted), .labels(let actual)?): actual == wanted.map { $0.text }
        case (.path(.any), _?): true
        default: false
        }
    }

    var text: String {
        switch self {
        case .boolean(let value): value ? "true" : "false"
        case .number(let number): "\(number)"
        case .path(let pattern): Spelling.path(pattern)
        case .labels(let names): names.map { Spelling.label($0.text) }.joined(separator: " ")
        }
    }
}

extension ReturnedValue {
    var text: String {
        switch self {
        case .boolean(let value): value ? "true" : "false"
        case .count(let count): "\(count)"
        case .path(let path): Spelling.path(path)
        case .section(let section): section.map { "\($0)" } ?? "none"
        case .labels(let labels): labels.isEmpty ? "none" : labels.map { Spelling.label($0) }.joined(separator: " ")
        }
    }
}
