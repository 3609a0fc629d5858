/// An answer in Swift, built and run with the specs of its lesson.
package enum BuiltAnswer: Sendable {
    /// It cannot be built or run, with what was printed.
    case unbuilt(String)
    case passed

    /// The report of the specs, and the scenario and title of each failure: `a row goes down: the rows of names are in
    /// another order`. Of a finding the title is its code.
    case failed(report: String, failures: [String])
}

extension Learner.Question {
    /// The verdict on a text in Swift. The text as the lesson gives it is no answer yet, whatever it reports; a second
    /// scene, which is graded once, is not even built from it.
    package func verdict(on text: String, built: () -> BuiltAnswer) -> Verdict {
        let isUntouched = text == scene.start
        if isUntouched, isSecond { return .untouched }
        switch built() {
        case .unbuilt(let output): return .unbuilt(output)
        case .passed: return .right
        case .failed(let report, let failures):
            guard !isUntouched else { return .unbuilt(report) }
            let found = isSecond ? nil : misconceptions.first { $0.failures == failures }
            return .failing(report, found)
        }
    }
}
