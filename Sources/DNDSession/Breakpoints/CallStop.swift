internal import DNDInterpreter
internal import DNDResults
internal import DragDrop

/// A call before which the play has stopped.
struct CallStop {
    let call: DelegateCall

    /// The index of the call in the phrase, and the calls before it.
    let number: Int
    let earlierCalls: [DelegateCall]

    /// The state at that moment. The last entry of the trace is the call.
    @CopyOnWrite private(set) var engine: Engine

    /// The call in the syntax of the language: `dropSessionDidUpdate at [0, 4]`.
    var text: String { text(of: call) }

    func text(of call: DelegateCall) -> String {
        Spelling.call(call, answer: nil, engine: engine, withList: engine.lists.count > 1)
    }

    var method: MethodEntry? { engine.adapter(of: call.list)[call.question] }

    /// The reason for the call.
    var citation: Citation? { engine.trace.last?.citation }

    /// The gesture that led to the call.
    var gesture: EngineGesture? {
        for entry in engine.trace.reversed() {
            if case .gesture(let gesture) = entry.kind { return gesture }
        }
        return nil
    }
}
