internal import DNDManual
internal import DNDRunner
internal import DragDrop

extension Invocation {
    var rulebookChoice: RulebookChoice {
        RulebookChoice(assumed: values(.assume), omitted: values(.without))
    }

    /// What the engine takes for true. The values were looked at when the arguments were read.
    var rulebook: Rulebook { rulebookChoice.rulebook }

    /// Says the present name of answers that were written by a former one.
    func noteFormerAnswers(_ console: Console) {
        for assumed in values(.assume) {
            guard let name = Assumed(assumed)?.newSpelling else { continue }
            console.complain("--assume \(assumed): 'other' is a former name", "Write --assume \(name).")
        }
    }
}
