internal import DNDLanguage
package import DragDrop
package import SourceText

/// Answers for delegates and data sources by playing their scripts.
package final class ScriptPlayer: Respondent {
    /// By list.
    var scripts: [DelegateScript] = []

    /// What to run when a load answers, by load.
    private var continuations: [LoadID: Continuation] = [:]

    /// The line of each update, by its origin.
    package private(set) var origins: [SourceRange] = []

    /// The first fault of a script. Nothing runs after it.
    package internal(set) var fault: ScriptFault?

    /// Phrases played so far, up to `PlayLimits.phrases`.
    var phraseCount = 0

    struct Continuation {
        let then: [Statement]
        let otherwise: [Statement]
        let bindings: Bindings
    }

    init() {}

    package func implements(_ question: Question, in list: ListID) -> Bool {
        scripts[Int(list.rawValue)].implements(question)
    }

    package func answer(_ call: DelegateCall, engine: inout Engine) -> DelegateAnswer? {
        guard fault == nil else { return nil }
        let bindings = Bindings(call, engine: engine)
        do {
            for rule in scripts[Int(call.list.rawValue)].rules(for: call.question)
            where try rule.pattern.fits(call, bindings: bindings, engine: engine) {
                if let body = rule.body { try play(body, bindings, engine: &engine) }
                guard let answer = rule.answer else { return nil }
                return try evaluate(answer, bindings, engine: &engine)
            }
        } catch {
            fault = error
        }
        return nil
    }

    package func finish(_ load: LoadID, with result: LoadResult, engine: inout Engine) {
        guard fault == nil, let continuation = continuations.removeValue(forKey: load) else { return }
        do {
            switch result {
            case .text: try play(continuation.then, continuation.bindings, engine: &engine)
            case .failure: try play(continuation.otherwise, continuation.bindings, engine: &engine)
            }
        } catch {
            fault = error
        }
    }

    func wait(for load: LoadID, _ continuation: Continuation) {
        continuations[load] = continuation
    }

    /// A number that stands for a line of the script in ledgers.
    func origin(_ range: SourceRange) -> UpdateOrigin {
        origins.append(range)
        return UpdateOrigin(rawValue: Int32(origins.count - 1))
    }
}

/// The limits of a scenario at play.
package enum PlayLimits {
    /// Phrases of scripts that one scenario may run.
    package static let phrases = 1_000_000
}
