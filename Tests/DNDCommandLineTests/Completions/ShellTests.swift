import Foundation
import TerminalSupport
import Testing

@testable import DNDCommandLine

/// Tests the scripts in their shells: the shell shows the same list as the program.
@Suite struct ShellTests {
    private static let lines = [
        "dnd ", "dnd ru", "dnd run --", "dnd lint --format ", "dnd run --color=a", "dnd lint --level DND1101=",
        "dnd explain DND11", "dnd run a.dnd:", "dnd run sub/", "dnd run a.dnd --tag ", "dnd completions ",
        "dnd help exp",
    ]

    private static func isInstalled(_ name: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)")
            || FileManager.default.isExecutableFile(atPath: "/bin/\(name)")
    }

    /// The program's candidates for a line.
    private func wanted(_ line: String, _ program: Program) throws -> [String] {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).dropFirst().map(String.init)
        return try program.run(["completions", "for", "--"] + words).output.split(separator: "\n").map {
            String($0.split(separator: "\t")[0])
        }
    }

    private func program() throws -> Program {
        let program = try Program(files: WordCompletionTests.files)
        try FileManager.default.createSymbolicLink(
            at: program.folder.appendingPathComponent("dnd"), withDestinationURL: Program.executable)
        return program
    }

    private func run(_ shell: String, _ arguments: [String], in program: Program) throws -> [String] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [shell] + arguments
        process.currentDirectoryURL = program.folder
        process.environment = [
            "PATH": "\(program.folder.path):/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": program.folder.path,
            "TERM": "dumb",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    // MARK: - Lists

    @Test(.enabled(if: isInstalled("fish"), "fish is not installed"), arguments: lines)
    func `fish lists what the program gives`(line: String) throws {
        let program = try program()
        defer { program.remove() }
        let script = "dnd completions fish | source; complete -C '\(line)'"
        let found = try run("fish", ["--no-config", "-c", script], in: program)
        let texts = found.map { String($0.split(separator: "\t")[0]) }
        // For `--color=a`, fish shows the part after the equals sign or the whole, depending on its version.
        let wanted = try wanted(line, program)
        #expect(!wanted.isEmpty && texts.sorted() == wanted.sorted(), "\(found)")
    }

    /// readline splits words at `:` and `=`; the script must join them, and remove the part that is already typed.
    @Test(.enabled(if: isInstalled("bash"), "bash is not installed"), arguments: lines)
    func `bash lists what the program gives`(line: String) throws {
        let program = try program()
        defer { program.remove() }
        let words = line.replacing(":", with: " : ").replacing("=", with: " = ").split(separator: " ").map {
            String($0)
        }
        let isOpen = line.hasSuffix(" ")
        let quoted = (words + (isOpen ? [""] : [])).map { "'\($0)'" }.joined(separator: " ")
        let script = """
            source <(dnd completions bash)
            COMP_LINE='\(line)' COMP_POINT=\(line.count) COMP_TYPE=9
            COMP_WORDS=(\(quoted)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _dnd; printf '%s\\n' "${COMPREPLY[@]}"
            """
        let found = try run("bash", ["--norc", "-c", script], in: program)
        let typed = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
        let behind = typed.lastIndex { $0 == ":" || $0 == "=" }.map { typed[...$0].count } ?? 0
        let wanted = try wanted(line, program).map { String($0.dropFirst(behind)) }
        #expect(!wanted.isEmpty && found.sorted() == wanted.sorted())
    }

    /// `_describe` is replaced because it needs a line editor.
    @Test(.enabled(if: isInstalled("zsh"), "zsh is not installed"), arguments: lines)
    func `zsh lists what the program gives`(line: String) throws {
        let program = try program()
        defer { program.remove() }
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let script = """
            compdef() { }
            _describe() { print -rl -- "${(@P)3}" }
            source <(dnd completions zsh)
            words=(\(quoted)); CURRENT=$#words; PREFIX=$words[-1]
            _dnd
            """
        let found = try run("zsh", ["-f", "-c", script], in: program).map { (described: String) -> String in
            let text = described.replacing("\\:", with: "\u{1}").split(separator: ":")[0]
            return String(text).replacing("\u{1}", with: ":")
        }
        let wanted = try wanted(line, program)
        #expect(!wanted.isEmpty && found.sorted() == wanted.sorted(), "\(found)")
    }

    // MARK: - At a terminal

    @Test(.enabled(if: isInstalled("bash"), "bash is not installed"))
    func `bash completes words with colons and equals signs`() throws {
        let program = try program()
        defer { program.remove() }
        let path = "\(program.folder.path):/usr/bin:/bin"
        let terminal = try PseudoTerminal(
            ["--norc", "-i"], ["PATH": path, "PS1": "$ ", "TERM": "dumb", "LC_ALL": "C.UTF-8"], program: "/bin/bash")
        try terminal.expect("$ ")
        terminal.type(
            "cd \(program.folder.path); source <(dnd completions bash); bind 'set bell-style none'; echo ready\n")
        try terminal.expect("\nready")
        try terminal.expect("$ ")
        try complete("dnd li", to: "dnd lint ", terminal)
        try complete("dnd run a.dnd:5", to: "dnd run a.dnd:5 ", terminal)
        try complete("dnd run --color=ne", to: "dnd run --color=never ", terminal)
        try complete("dnd run su", to: "dnd run sub/", terminal)
        try complete("dnd run a.dnd --filter tw", to: "dnd run a.dnd --filter two ", terminal)
    }

    @Test(.enabled(if: isInstalled("zsh"), "zsh is not installed"))
    func `zsh completes at a terminal`() throws {
        let program = try program()
        defer { program.remove() }
        let path = "\(program.folder.path):/usr/bin:/bin"
        let terminal = try PseudoTerminal(
            ["-f", "-i"], ["PATH": path, "PS1": "$ ", "TERM": "dumb", "LC_ALL": "C.UTF-8"], program: "/usr/bin/zsh")
        try terminal.expect("$ ")
        terminal.type("cd \(program.folder.path); unset zle_bracketed_paste; autoload -U compinit; compinit -u -D\n")
        terminal.type("source <(dnd completions zsh); unsetopt beep; echo ready\n")
        try terminal.expect("\nready")
        try terminal.expect("$ ")
        try complete("dnd li", to: "dnd lint ", terminal)
        try complete("dnd run a.dnd:5", to: "dnd run a.dnd:5 ", terminal)
        try complete("dnd run su", to: "dnd run sub/", terminal)
    }

    /// Types a line and a tab, waits for the completed line, and lets the shell run it.
    private func complete(_ typed: String, to line: String, _ terminal: PseudoTerminal) throws {
        terminal.type("\(typed)\t")
        try terminal.expect(line)
        terminal.type("\n")
        try terminal.expect("$ ")
    }
}
