internal import DNDLanguage
internal import DragDrop
package import SourceText

/// The delegate of a scene without one: Apple's documented steps, written in `.dnd` (`Prelude.text`).
///
/// The rules are in the program as values, which `make generated` writes from the text, so no command has to read it.
package enum Textbook {
    package static let file = FileID.builtIn

    /// The source of the prelude's statements, for their ranges.
    package static let source = SourceFile(name: "prelude.dnd", text: Prelude.text)

    /// The rules for a kind of scene and of data, indexed by question.
    static func rules(for list: ListState) -> [[CallRule]] {
        switch (list.kind, list.data) {
        case (.table, .array): ByQuestion.arrayTable
        case (.table, .diffable): ByQuestion.diffableTable
        case (.collection, .array): ByQuestion.arrayCollection
        case (.collection, .diffable): ByQuestion.diffableCollection
        case (.view, _): list.pasteTypes.isEmpty ? ByQuestion.plainView : ByQuestion.pastingView
        }
    }

    /// The rules indexed by question. Each kind is made at the first list of its kind.
    private enum ByQuestion {
        static let arrayTable = of(.table, Textbook.arrayList + Textbook.arrayTable)
        static let diffableTable = of(.table, Textbook.diffableList + Textbook.diffableTable)
        static let arrayCollection = of(.collection, Textbook.arrayList + Textbook.arrayCollection)
        static let diffableCollection = of(.collection, Textbook.diffableList + Textbook.diffableCollection)
        static let plainView = of(.view, Textbook.plainView)
        static let pastingView = of(.view, Textbook.pastingView)

        private static func of(_ kind: ListKind, _ written: [CallRule]) -> [[CallRule]] {
            var rules = [[CallRule]](repeating: [], count: Question.allCases.count)
            for rule in written {
                for question in rule.questions(in: Adapter.of(kind)) { rules[Int(question.rawValue)].append(rule) }
            }
            return rules
        }
    }
}

/// The parts of a rule, with their ranges in the prelude.
extension Textbook {
    /// A rule begins with its pattern, which ends with its answer.
    static func rule(
        _ start: Int32, _ end: Int32, _ endOfPattern: Int32, _ method: MethodReference,
        when condition: Condition? = nil, answer: (start: Int32, value: Answer)? = nil,
        _ body: [Statement]? = nil
    ) -> CallRule {
        var pattern = CallPattern(subject: .method(method), range: range(start, endOfPattern))
        pattern.condition = condition
        pattern.places.answer = answer.map { range($0.start, endOfPattern) }
        return CallRule(pattern: pattern, answer: answer?.value, body: body, range: range(start, end))
    }

    static func method(_ name: String, _ start: Int32, _ end: Int32) -> MethodReference {
        MethodReference(name: name, range: range(start, end))
    }

    static func statement(_ start: Int32, _ end: Int32, _ kind: Statement.Kind) -> Statement {
        Statement(kind, range: range(start, end))
    }

    static func place(_ start: Int32, _ end: Int32, _ kind: Place.Kind) -> Place {
        Place(kind, range: range(start, end))
    }

    private static func range(_ start: Int32, _ end: Int32) -> SourceRange {
        SourceRange(file: file, lowerBound: start, upperBound: end)
    }
}
