internal import DNDInterpreter
internal import DNDLanguage
internal import DNDSession
package import JSON
internal import SourceText

/// The text in the editor.
extension Playground {
    /// Opens a file, for includes.
    package func open(_ path: String, _ text: String) {
        files.texts[path] = Array(text.utf8)
    }

    /// The diagnostics of a text, and its scenarios.
    package func check(_ text: String, name: String) -> JSONTree {
        let includes = PlaygroundSources(files)
        let source = SourceFile(name: name, text: text)
        let id = includes.sources.add(source)
        let checked = Checker.engine.read(source, as: id, title: name, path: name, include: includes.load)
        let offsets = UTF16Offsets(source)
        return [
            "diagnostics": .array(
                checked.diagnostics.map { json(of: $0, in: source, id, offsets, includes.sources) }),
            "scenarios": .array(
                checked.scenarioRanges.map { range in
                    let title = checked.program.scenarios.first { $0.range == range }?.name
                    return ["title": (title ?? "").json, "line": source.position(at: range.lowerBound).line.json]
                }),
            "isHosted": checked.program.fixture.isHosted.json,
        ]
    }

    private func json(
        of diagnostic: Diagnostic, in source: SourceFile, _ id: FileID, _ offsets: UTF16Offsets, _ sources: SourceSet
    ) -> JSONTree {
        let isHere = diagnostic.range.file == id
        let position = sources[diagnostic.range.file].position(at: diagnostic.range.lowerBound)
        var members: [(String, JSONTree)] = [
            ("code", diagnostic.code.json), ("severity", Self.word(diagnostic.severity).json),
            ("message", DisplayText.visible(diagnostic.message).json),
            ("hints", diagnostic.hints.map { DisplayText.visible($0) }.json),
            ("file", (isHere ? nil : sources[diagnostic.range.file].name).json),
            ("line", position.line.json), ("column", position.column.json),
        ]
        if isHere {
            members.append(("from", offsets.offset(ofByte: Int(diagnostic.range.lowerBound)).json))
            members.append(("to", offsets.offset(ofByte: Int(diagnostic.range.upperBound)).json))
        }
        if let edit = diagnostic.edit, edit.range.file == id {
            let json: JSONTree = [
                "from": offsets.offset(ofByte: Int(edit.range.lowerBound)).json,
                "to": offsets.offset(ofByte: Int(edit.range.upperBound)).json, "text": edit.replacement.json,
            ]
            members.append(("edit", json))
        }
        return JSONTree(members: members)
    }

    private static func word(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        }
    }

    /// The coloured parts of a text: pairs of a length and a role, in order.
    package func tokens(_ text: String) -> JSONTree {
        let source = SourceFile(name: "", text: text)
        let offsets = UTF16Offsets(source)
        let roles = Highlighting.Role.allCases
        var numbers: [Int] = []
        var last = 0
        for span in Highlighting(source, methods: Checker.engine.methodNames).spans {
            let end = offsets.offset(ofByte: span.upperBound)
            numbers += [end - last, roles.firstIndex(of: span.role) ?? 0]
            last = end
        }
        return ["roles": Highlighting.Role.allCases.map { $0.rawValue }.json, "spans": numbers.json]
    }

    /// The candidates at a cursor, of the editor's text or, with the words of the REPL, of a line.
    package func complete(_ text: String, cursor: Int, isLine: Bool) -> JSONTree {
        let offsets = UTF16Offsets(SourceFile(name: "", text: text))
        let cursorUTF8 = offsets.byte(ofOffset: cursor)
        let completion =
            isLine
            ? repl.completion(text, cursorUTF8: cursorUTF8) : repl.fileCompletion(text, cursorUTF8: cursorUTF8)
        return [
            "candidates": completion.candidates.json,
            "from": offsets.offset(ofByte: completion.replacedUTF8.lowerBound).json,
            "to": offsets.offset(ofByte: completion.replacedUTF8.upperBound).json,
        ]
    }
}
