internal import DNDManual
internal import DNDRunner
internal import DragDrop

extension Invocation {
    var rulebookChoice: RulebookChoice {
        RulebookChoice(assumed: values(.assume), omitted: values(.without))
    }

    /// The rules and assumed answers of the engine. The argument reader has validated the values.
    var rulebook: Rulebook { rulebookChoice.rulebook }

    /// Reports the current name of each answer that was given by a former name.
    func noteFormerAnswers(_ console: Console) {
        for assumed in values(.assume) {
            guard let name = Assumed(assumed)?.newSpelling else { continue }
            console.complain("--assume \(assumed): 'other' is a former name", "Write --assume \(name).")
        }
    }
}
