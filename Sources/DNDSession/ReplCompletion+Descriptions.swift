internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Descriptions beside the candidates.
extension ReplCompletion {
    /// Labels with their current places; an item in no list has none.
    var labelCandidates: [Completion.Candidate] {
        var places: [String: String] = [:]
        for list in engine.lists {
            for (section, rows) in list.shown.sections.enumerated() {
                for (index, item) in rows.rows.enumerated() where places[engine.label(of: item)] == nil {
                    places[engine.label(of: item)] = "\(list.name) [\(section), \(index)]"
                }
            }
        }
        return environment.labels.map { named(Spelling.label($0), places[$0] ?? "") }
    }

    var listCandidates: [Completion.Candidate] {
        environment.listNames.map { name in
            let list = engine.lists.first { $0.name == name }
            let rowCount = list?.shown.sections.reduce(0) { $0 + $1.rows.count } ?? 0
            return named(name, list.map { "a \($0.kind.word) with \(rowCount.counted("row"))" } ?? "")
        }
    }

    /// Delegate methods with the rules by which they are called.
    var methodCandidates: [Completion.Candidate] {
        Why.methodNames.map { named($0, Self.methodMeanings[$0] ?? "") }
    }

    /// Words from `define`.
    var wordCandidates: [Completion.Candidate] {
        environment.wordNames.map { named($0, "a word of this session") }
    }

    /// `$name` for the parameters that the session declares.
    var parameterCandidates: [Completion.Candidate] {
        environment.parameterNames.map { named("$" + $0, "a parameter of this session") }
    }

    /// The parameters of the file in an include, with their defaults.
    func valueCandidates(at point: CompletionPoint) -> [Completion.Candidate] {
        guard let word = point.enclosingWords.dropFirst().first, word.hasPrefix("\"") else { return [] }
        let path = String(word.dropFirst().prefix { $0 != "\"" })
        guard case .success(let bytes) = session.files.read(path) else { return [] }
        return ParameterList(of: SourceFile(name: path, utf8: bytes)).all.map { named($0.name, $0.defaultText) }
    }

    /// Rules and open questions, for `explain`.
    var ruleCandidates: [Completion.Candidate] {
        Rule.all.map { named($0.id.description, $0.sentence) }
            + OpenQuestion.all.map { named($0.id.description, $0.question) }
    }

    /// The names of the answers to the typed question.
    func answerCandidates(at point: CompletionPoint) -> [Completion.Candidate] {
        guard let question = point.words.last.flatMap({ QuestionID($0) }).map({ OpenQuestion[$0] }),
            let answers = question.answers
        else { return [] }
        return [named(answers.decided, question.decision), named(answers.other, question.alternative ?? "")]
    }

    func named(_ text: String, _ description: String) -> Completion.Candidate {
        Completion.Candidate(text + " ", label: text, description: description)
    }

    private static let methodMeanings: [String: String] = {
        var meanings: [String: String] = [:]
        for method in ListKind.allCases.flatMap({ Adapter.of($0).methods }) where meanings[method.name] == nil {
            meanings[method.name] = Rule[method.rule].sentence
        }
        return meanings
    }()
}
