internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Uses the core like a web page: a script drags and drops. `expected.txt` contains the expected output.
@c(dnd_main)
public func main() {
    let text = """
        table list: A B C D E F
        scenario "B lands between E and F" {
          drag 1; hover 4; drop
          expect order: A C D E B F
        }
        scenario "é and 👩‍👩‍👧 are labels" {
          table words: "👩‍👩‍👧" é B
          drag é; hover B; drop
          expect order in words: "👩‍👩‍👧" B é
        }
        scenario "a wrong order is found" {
          drag 1; hover 4; drop
          expect order: A B C D E F
        }
        """
    var sources = SourceSet()
    let source = SourceFile(name: "script.dnd", text: text)
    let parsed = Parser.parse(file: sources.add(source), source: source)
    let checked = Checker.engine.check(parsed.block, title: "script", path: "script.dnd") { _ in .missing }
    for diagnostic in parsed.diagnostics + checked.diagnostics {
        print(DiagnosticSnippet.text(of: diagnostic, in: sources))
    }
    for result in Interpreter(keepsTraces: true).run(checked.program) {
        print("\(result.state == .passed ? "passed" : "failed") \(result.name)")
        printCalls(result.trace)
    }
}

/// The calls to methods that are implemented, by their selectors.
private func printCalls(_ trace: TraceRecord) {
    for entry in trace.entries {
        guard case .call(let call, _, true) = entry.kind else { continue }
        print("  \(Adapter.of(trace.list(call.list).kind)[call.question]?.selector ?? "") \(Spelling.path(call.path))")
    }
}
