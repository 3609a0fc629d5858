/// Previews and animators at the end of a plain drag, item by item or for a whole flock (R031, R035, R073).
extension Engine {
    /// Each visible item is asked for its preview; every item, visible or not, has an animation. Many items get default
    /// previews and one animation together (R035).
    mutating func animateItems(
        _ items: [DragState.Item], preview: Question, animator: Question, _ kind: DragAnimation.Kind, in list: ListID
    ) {
        let isLarge = obeys(.r035) && items.count > Decisions.smallFlockItemCount
        if isLarge {
            recordSilence([preview], in: list, because: .r035)
        } else {
            for item in items where item.preview != .none { askForEndPreview(preview, of: item.id, in: list) }
        }
        let duration = kind == .drop ? plainDropDuration(in: list) : 0
        for item in isLarge ? items.prefix(1) : items[...] {
            askToAnimate(DelegateCall(animator, in: list, item: item.id), kind, lasting: duration)
        }
        if duration > 0 {
            beginDropFlights(of: items, in: list)
        } else {
            endAnimations(of: kind)
        }
    }

    /// A nil preview lets the item fade where it is; no other call changes (Q13).
    private mutating func askForEndPreview(_ question: Question, of item: ItemID, in list: ListID) {
        let answer = ask(DelegateCall(question, in: list, item: item))
        fade(item, answering: answer, in: list)
    }

    /// Whether the item goes on to its place by the answer to its last preview, or fades.
    mutating func fade(_ item: ItemID, answering answer: DelegateAnswer, in list: ListID) {
        guard answer == .preview(.none), !assumesOther(.q13) else { return }
        faded.append(item)
        record(.note(.fades(item, list: list)), .q13)
    }
}
