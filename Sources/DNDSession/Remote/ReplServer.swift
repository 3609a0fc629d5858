internal import DNDDrawing
internal import DNDResults
internal import DragDrop
internal import SourceText

/// A session that serves the requests of another process.
package final class ReplServer {
    private let repl: Repl
    private let send: (ReplEvent) -> Void
    private let state: State

    private final class State {
        /// The width of the other process's terminal.
        var columns: Int?
        var isMuted = false
    }

    package init(_ start: ReplStart, environment: SessionEnvironment, send: @escaping (ReplEvent) -> Void) {
        let state = State()
        self.state = state
        self.send = send
        repl = Repl(
            style: start.usesColor ? .coloured : .plain, isScript: start.isScript,
            rulebook: start.rulebook.rulebook, environment: environment
        ) { text in
            if !state.isMuted { send(.text(text)) }
        }
        repl.columns = { state.columns }
        repl.listener.begins = { line in send(.begin(line)) }
        repl.listener.keeps = { line in if !state.isMuted { send(.kept(line)) } }
    }

    package func answer(_ request: ReplRequest) {
        switch request {
        case .greet(let columns):
            state.columns = columns
            repl.greet()
            send(.done(answer()))
        case .run(let line, let columns):
            state.columns = columns
            let reaction = repl.run(line.text, name: line.name, line: line.line)
            send(.done(answer(reaction)))
        case .replay(let lines):
            state.isMuted = true
            repl.listener.writesFiles = false
            defer {
                state.isMuted = false
                repl.listener.writesFiles = true
            }
            for line in lines { _ = repl.run(line.text, name: line.name, line: line.line) }
            send(.done(answer()))
        case .complete(let buffer, let cursor):
            send(.completion(repl.completion(buffer, cursorUTF8: cursor)))
        case .finish:
            send(.done(ReplAnswer(exitCode: repl.finish(), stateLine: "")))
        }
    }

    private func answer(_ reaction: Repl.Reaction = .goOn) -> ReplAnswer {
        switch reaction {
        case .goOn: ReplAnswer(stateLine: repl.stateLine)
        case .leave: ReplAnswer(leaves: true, stateLine: "")
        case .failed(let code): ReplAnswer(exitCode: code, stateLine: repl.stateLine)
        }
    }
}
