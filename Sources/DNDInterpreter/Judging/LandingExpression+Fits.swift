internal import DNDLanguage
internal import DNDResults
internal import DragDrop

extension LandingExpression {
    func fits(_ landing: DropLanding?, engine: Engine) -> Bool {
        switch (self, landing) {
        case (.standard, .standard?), (.placeholder, .placeholder?): true
        case (.row(let pattern), .row(let path)?), (.intoRow(let pattern), .intoRow(let path)?): pattern.fits(path)
        case (.view(let name), .view(let view)?): engine[view].name == name.text
        default: false
        }
    }

    var text: String {
        switch self {
        case .standard: "default"
        case .row(let path): "to \(Spelling.path(path))"
        case .intoRow(let path): "into \(Spelling.path(path))"
        case .view(let name): "to view \(Spelling.label(name.text))"
        case .placeholder: "to placeholder"
        }
    }
}

extension PathPattern {
    /// Whether a path is the one that is named; a label names none here.
    fileprivate func fits(_ path: RowPath) -> Bool {
        switch self {
        case .any: true
        case .path(let section, let index): path == RowPath(section: section, item: index)
        case .none, .label: false
        }
    }
}

extension DropLanding {
    func text(_ engine: Engine) -> String {
        switch self {
        case .standard: "default"
        case .row(let path): "to \(Spelling.path(path))"
        case .intoRow(let path): "into \(Spelling.path(path))"
        case .view(let view): "to view \(Spelling.label(engine[view].name))"
        case .placeholder: "to placeholder"
        }
    }
}
