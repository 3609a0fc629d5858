import DNDDrawing

@testable import DNDCommandLine
@testable import DNDSession

/// A REPL without a terminal, and its output.
final class Typed {
    private final class Page {
        var text = ""
    }

    private let page = Page()
    let repl: Repl
    private(set) var reaction = Repl.Reaction.goOn

    init(isScript: Bool = false, _ lines: String...) {
        let page = page
        repl = Repl(style: .plain, isScript: isScript, environment: .withFiles) { page.text += $0 + "\n" }
        for line in lines { type(line) }
    }

    /// Types a line, and returns the output.
    @discardableResult
    func type(_ line: String) -> String {
        page.text = ""
        reaction = repl.run(line)
        return page.text
    }
}
