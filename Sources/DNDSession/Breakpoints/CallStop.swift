internal import DNDInterpreter
internal import DNDResults
internal import DragDrop

/// A call before which the play stands.
struct CallStop {
    let call: DelegateCall

    /// Its number among the calls of the phrase, from 0, and the calls before it.
    let number: Int
    let earlierCalls: [DelegateCall]

    /// Everything as it is at that moment. The last entry of the trace is the call.
    let engine: Engine

    /// The call as the language writes it: `dropSessionDidUpdate at [0, 4]`.
    var text: String { text(of: call) }

    func text(of call: DelegateCall) -> String {
        Spelling.call(call, answer: nil, engine: engine, withList: engine.lists.count > 1)
    }

    var method: MethodEntry? { engine.adapter(of: call.list)[call.question] }

    /// Why UIKit makes the call.
    var citation: Citation? { engine.trace.last?.citation }

    /// What the person did that has led to the call.
    var gesture: Gesture? {
        for entry in engine.trace.reversed() {
            if case .gesture(let gesture) = entry.kind { return gesture }
        }
        return nil
    }
}
