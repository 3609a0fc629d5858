import Glibc
import LineEditor
import SourceText

// A program for tests to drive through a pseudo-terminal: it reads entries and prints each on one line. A block is open
// while it has more "{" than "}". `spin` runs until Ctrl-C, `flood` writes until Ctrl-C, `hang` never checks for
// Ctrl-C, `exit` exits.

let vocabulary: [Completion.Candidate] = [
    .init("lift ", label: "lift", description: "begins a drag"),
    .init("hover ", label: "hover", description: "moves over a row"),
    .init("drag", description: "lifts, hovers and drops"),
    .init("drop", description: "ends over a row"),
    .init("étage ", label: "étage", description: "a label with an accent"),
    .init("étable ", label: "étable", description: "another one"),
    .init("日本 ", label: "日本", description: "a wide label"),
]

func complete(_ text: String, _ cursorUTF8: Int) -> Completion {
    let before = Array(text.utf8.prefix(cursorUTF8))
    let start = before.lastIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? 0
    let word = before[start...]
    let matches = vocabulary.filter { $0.insertion.utf8.starts(with: word) }
    return Completion(candidates: matches, replacing: start..<cursorUTF8)
}

func isIncomplete(_ text: String) -> Bool {
    text.utf8.count { $0 == UInt8(ascii: "{") } > text.utf8.count { $0 == UInt8(ascii: "}") }
}

/// Completes to the latest matching entry, or to a word of the vocabulary; after a blank shows a remark.
func hint(_ text: String, _ recalled: [String]) -> Hint? {
    if let entry = recalled.first { return Hint(completing: text, to: entry) }
    if text.hasSuffix(" ") { return Hint(shown: "ROW [日本]") }
    return vocabulary.first { $0.insertion.hasPrefix(text) }.map { Hint(completing: text, to: $0.insertion) }
}

/// Some letters are green, also wide ones.
func coloured(_ line: String) -> String {
    line.unicodeScalars.reduce(into: "") { text, scalar in
        let isGreen = "ad日".unicodeScalars.contains(scalar)
        text += isGreen ? "\u{1B}[32m\(scalar)\u{1B}[0m" : String(scalar)
    }
}

func value(of option: String) -> String? {
    guard let index = CommandLine.arguments.firstIndex(of: option) else { return nil }
    return CommandLine.arguments.dropFirst(index + 1).first
}

func say(_ text: String) {
    print(text)
    fflush(nil)
}

let colour = CommandLine.arguments.contains("--colour")
let hooks = EditorHooks(
    prompt: { value(of: "--prompt") ?? (colour ? "\u{1B}[32mdnd> \u{1B}[0m" : "dnd> ") },
    isIncomplete: isIncomplete,
    complete: complete,
    rightPrompt: CommandLine.arguments.contains("--right-prompt") ? { "[\($0.utf8.count) bytes]" } : nil,
    hint: CommandLine.arguments.contains("--hints") ? { text, recalled in hint(text, recalled) } : nil,
    colours: CommandLine.arguments.contains("--colours") ? { line in coloured(line) } : nil
)
let history = History(path: value(of: "--history"), entryCountMax: value(of: "--limit").flatMap { Int($0) } ?? 1000)
let (source, obstacle) = StandardInput.lineSource(
    program: "probe",
    hooks: hooks,
    history: history,
    showsPrompt: CommandLine.arguments.contains("--show-prompt") ? true : nil,
    library: value(of: "--library")
)
for problem in history.problems { say("PROBLEM \(problem)") }
if !CommandLine.arguments.contains("--quiet") { say("READY \(obstacle.map { "\($0)" } ?? "editing")") }

// `--record NAME` records entries until it is killed, and prints a line for each saved one.
if let name = value(of: "--record") {
    for number in 0... {
        history.record(name + "\n" + String(repeating: "日\\", count: number % 50) + " \(number)")
        say("\(number)")
    }
}

var isRunning = true
while isRunning {
    let input = source.read()
    switch input {
    case .line("spin"):
        Interrupt.watch()
        say("SPINNING")
        while !Interrupt.isRequested { usleep(1_000) }
        Interrupt.clear()
        say("INTERRUPTED")
    case .line("flood"):
        Interrupt.watch()
        var count = 0
        while !Interrupt.isRequested {
            count += 1
            say("row \(count)")
            usleep(500)
        }
        Interrupt.clear()
        say("STOPPED")
    case .line("hang"):
        Interrupt.watch()
        say("HANGING")
        while true { usleep(1_000) }
    case .line("exit"):
        isRunning = false
    case .line(let text):
        say("LINE \(text.debugDescription)")
    case .cancelled(let discarded):
        say("CANCELLED \(discarded.debugDescription)")
    case .malformed(let malformed):
        say("MALFORMED at \(malformed.byteOffset), \(malformed.byteOffsetInInput) in input: \(malformed.bytes)")
    case .failed(let code):
        say("FAILED \(code)")
        isRunning = false
    case .endOfInput:
        say("END")
        isRunning = false
    }
}
history.save()
