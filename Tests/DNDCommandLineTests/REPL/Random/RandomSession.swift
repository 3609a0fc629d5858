import DNDDrawing

@testable import DNDCommandLine
@testable import DNDSession

/// A session with random lines.
struct RandomSession {
    var session = ReplSession(environment: .withFiles)
    var lines: RandomLines

    /// The accepted lines.
    private(set) var accepted: [String] = []

    init(seed: UInt64, lineCount: Int) {
        lines = RandomLines(seed: seed)
        for line in lines.lines(count: lineCount) { type(line) }
    }

    mutating func type(_ line: String) {
        switch session.run(line, name: "random", firstLine: 1) {
        case .done: accepted.append(line)
        case .rejected, .refused, .stopped, .interrupted: break
        }
    }
}

extension ReplSession {
    /// The whole visible state of a session.
    var portrait: String {
        var copy = self
        return
            (TraceText(copy.record()).lines().map { $0.plain } + SceneDrawing(engine, style: .plain).lines
            + [SavedSpec(self, title: "session").text]).joined(separator: "\n")
    }
}
