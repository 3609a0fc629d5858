internal import DNDInterpreter
internal import DNDLanguage
internal import DragDrop

/// A pattern of calls before which the play stops.
struct Breakpoint {
    /// The typed text: `performDropWith in people`.
    let text: String
    let pattern: CallPattern

    /// The maximum number of breakpoints per session.
    static let countAtMost = 50

    /// The short name of the method.
    var methodName: String {
        guard case .method(let method) = pattern.subject else { return text }
        return method.name
    }

    func stops(before call: DelegateCall, in engine: Engine) -> Bool {
        pattern.means(call, in: engine)
    }

    /// Returns whether a delegate implements the method; UIKit calls no other.
    func canBeReached(in player: ScenarioPlayer) -> Bool {
        player.engine.lists.contains { list in
            list.adapter.questions(named: methodName).contains { question in
                player.player.implements(question, in: list.id)
            }
        }
    }
}
