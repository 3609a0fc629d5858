internal import DNDInterpreter
internal import DNDLanguage
internal import DragDrop

/// A kind of call that the play is to stop before.
struct Breakpoint {
    /// As it was typed: `performDropWith in people`.
    let text: String
    let pattern: CallPattern

    /// Breakpoints of one session.
    static let countAtMost = 50

    /// The short name of the method.
    var methodName: String {
        guard case .method(let method) = pattern.subject else { return text }
        return method.name
    }

    func stops(before call: DelegateCall, in engine: Engine) -> Bool {
        pattern.means(call, in: engine)
    }

    /// Whether some delegate has the method: UIKit asks for no other.
    func canBeReached(in player: ScenarioPlayer) -> Bool {
        player.engine.lists.contains { list in
            list.adapter.questions(named: methodName).contains { question in
                player.player.implements(question, in: list.id)
            }
        }
    }
}
