import DNDInterpreter
import DNDLanguage
import SourceText

/// The entry point of libFuzzer: parses, formats, checks in both ways, and runs the bytes as a `.dnd` file.
///
/// Traps when a range lies outside the text, when formatting is not idempotent, and when the core traps: for any input
/// the core must return a diagnostic or a result.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let source = SourceFile(name: "fuzz", utf8: bytes)
    let (block, diagnostics) = Parser.parse(file: FileID(rawValue: 0), source: source, for: checker)
    precondition(Int(block.range.upperBound) <= bytes.count, "The block ends after the text.")
    for diagnostic in diagnostics {
        precondition(Int(diagnostic.range.upperBound) <= bytes.count, "A diagnostic points past the text.")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    _ = Parser.isIncomplete(text)
    _ = CompletionPoint(text, cursorUTF8: bytes.count)
    if diagnostics.isEmpty { checkFormat(of: source) }
    let checked = checker.check(
        block, of: source, title: "fuzz", path: "fuzz.dnd", hasSyntaxErrors: !diagnostics.isEmpty,
        include: Includes().load)
    checkFile(of: source, says: diagnostics + checked.diagnostics, scenarioCount: checked.program.scenarios.count)
    guard diagnostics.isEmpty, checked.diagnostics.allSatisfy({ $0.severity == .warning }) else { return 0 }
    _ = Interpreter(keepsTraces: true).run(checked.program)
    return 0
}

private let checker = Checker.engine

/// Checks that a text is checked the same as it is read and from its syntax tree.
private func checkFile(of source: SourceFile, says diagnostics: [Diagnostic], scenarioCount: Int) {
    let read = checker.read(
        source, as: FileID(rawValue: 0), title: "fuzz", path: "fuzz.dnd", include: Includes().load)
    precondition(read.diagnostics == diagnostics.limited(), "The text says something else than its syntax tree.")
    precondition(read.program.scenarios.count == scenarioCount, "The text has other scenarios than its syntax tree.")
}

/// One file to include, under any number of names.
private final class Includes {
    private static let source = SourceFile(
        name: "list.dnd",
        text: "parameters { labels A B; answer move }\ntable people: $labels\n"
            + "delegate in people { dropSessionDidUpdate -> $answer insertAt }\n"
            + "define move-first (position) { drag 0 in people; hover $position in people; drop }\n")

    private var count: Int32 = 0

    func load(_ path: String) -> IncludeAnswer {
        guard path.hasSuffix("list.dnd") else { return .missing }
        count += 1
        return .file(FileID(rawValue: count), Self.source)
    }
}

private func checkFormat(of source: SourceFile) {
    let once = Formatter.format(source)
    let twice = Formatter.format(SourceFile(name: "fuzz", text: once))
    precondition(once == twice, "Formatting is not idempotent.")
}
