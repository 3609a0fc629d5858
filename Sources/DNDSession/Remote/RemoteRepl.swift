package import DNDDrawing
package import DNDResults
package import SourceText

/// A session in a child process. When the child dies or hangs, a new one replays the earlier lines to restore the
/// session.
package final class RemoteRepl: LinePlayer {
    private let style: Style
    private let isScript: Bool
    private let environment: SessionEnvironment
    private let start: () -> any ReplChannel
    private let write: (String) -> Void
    private var channel: any ReplChannel

    /// The lines that changed the session.
    private var kept: [ReplLine] = []

    /// The current line, which may belong to a loaded file.
    private var current: ReplLine?
    package private(set) var stateLine = ""
    private var transcript = Transcript()

    package init(
        style: Style, isScript: Bool, environment: SessionEnvironment, start: @escaping () -> any ReplChannel,
        write: @escaping (String) -> Void
    ) {
        self.style = style
        self.isScript = isScript
        self.environment = environment
        self.start = start
        self.write = write
        channel = start()
    }

    // MARK: - LinePlayer

    package func greet() {
        _ = ask(.greet(columns: environment.columns()))
    }

    package func isIncomplete(_ text: String) -> Bool {
        transcript.isIncomplete(text)
    }

    package func run(_ text: String, name: String, line: Int) -> Repl.Reaction {
        guard let text = isScript ? transcript.input(text) : text else { return .goOn }
        let line = ReplLine(text: text, name: name, line: line)
        current = line
        guard let answer = ask(.run(line, columns: environment.columns())) else {
            reportDeath()
            return .failed(.failed)
        }
        stateLine = answer.stateLine
        return answer.reaction
    }

    package func completion(_ buffer: String, cursorUTF8: Int) -> Completion {
        channel.send(.complete(buffer: buffer, cursorUTF8: cursorUTF8))
        while let event = channel.next(isInterrupted: { false }) {
            if case .completion(let completion) = event { return completion }
        }
        _ = channel.end("")
        beginAnew()
        return .none
    }

    /// A hint from the history only, since no key should wait for another process.
    package func hint(_ text: String, recalled: [String]) -> Hint? {
        recalled.first.map { Hint(completing: text, to: $0) }
    }

    package func finish() -> ExitCode {
        ask(.finish)?.exitCode ?? .failed
    }

    // MARK: - The child

    /// The child's answer; nil when the child died instead.
    private func ask(_ request: ReplRequest) -> ReplAnswer? {
        channel.send(request)
        while let event = channel.next(isInterrupted: environment.isInterrupted) {
            switch event {
            case .text(let text): write(text)
            case .begin(let line): current = line
            case .kept(let line): kept.append(line)
            case .done(let answer): return answer
            case .completion: break
            }
        }
        return nil
    }

    private func reportDeath() {
        let lines = channel.end("The session stands where it stood before this line.")
        environment.forgetInterrupt()
        if let line = current { write(headline(line)) }
        let death = beginAnew()
        guard !death.isEmpty else {
            for line in lines { write(line) }
            return
        }
        for line in lines.dropLast() { write(line) }
        write("  The lines before it could not be played again, so the session begins anew:")
        for line in death { write("  " + line) }
    }

    private func headline(_ line: ReplLine) -> String {
        let parts = line.text.trimmed().split(separator: "\n", omittingEmptySubsequences: false)
        let text = (parts.first.map { String($0) } ?? "") + (parts.count > 1 ? " …" : "")
        return "\(style.failed("failed")): \(style.name(text))" + style.quiet(" (\(line.name):\(line.line))")
    }

    /// Starts a child with the same session. If the lines fail to replay, the session is empty, and the result
    /// describes the failure.
    @discardableResult private func beginAnew() -> [String] {
        channel = start()
        let played = current
        defer { current = played }
        if let answer = ask(.replay(kept)) {
            stateLine = answer.stateLine
            return []
        }
        let death = channel.end("")
        kept = []
        stateLine = ""
        channel = start()
        return death.filter { !$0.allSatisfy { $0.isWhitespace } }
    }
}
