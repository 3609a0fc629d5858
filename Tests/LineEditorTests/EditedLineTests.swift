import SourceText
import Testing

@testable import LineEditor

/// Tests the effect of keys on a line, without a terminal.
struct EditedLineTests {
    @Test func `letters are undone by words, other changes one by one`() {
        var stack = UndoStack()
        for text in ["d", "dr", "dr ", "dr 1", "dr 12", "", "日"] { stack.note(EditedText(text)) }
        var undone: [String] = []
        var now = EditedText("日")
        while let before = stack.undo(now) {
            undone.append(before.text)
            now = before
        }
        #expect(undone == ["", "dr 12", "dr ", "dr", ""])
    }

    @Test func `undo keeps the cursor, and knows changes that nobody noted`() {
        var stack = UndoStack()
        stack.note(EditedText("abc", cursorUTF8: 1))
        #expect(stack.undo(EditedText("abcdef")) == EditedText("abc", cursorUTF8: 1))
    }

    @Test func `undo has a limit`() {
        var stack = UndoStack()
        for count in 1...2 * UndoStack.stateCountMax { stack.note(EditedText(String(repeating: " ", count: count))) }
        var now = EditedText(String(repeating: " ", count: 2 * UndoStack.stateCountMax))
        var count = 0
        while let before = stack.undo(now) { (now, count) = (before, count + 1) }
        #expect(count == UndoStack.stateCountMax - 1)
    }

    @Test func `a cursor walks to both ends, and changed entries keep their change`() {
        var cursor = HistoryCursor(["one", "two"])
        let steps: [(HistoryCursor.Direction, String, String?)] = [
            (.newer, "half", nil), (.older, "half", "two"), (.older, "two!", "one"), (.older, "one", nil),
            (.newer, "one", "two!"), (.newer, "two!", "half"),
        ]
        for (direction, text, expected) in steps {
            let found = cursor.move(direction, from: text)
            #expect(found == expected)
        }
    }

    @Test func `matches begin like the text before the cursor`() {
        var cursor = HistoryCursor(["étage 1", "x", "étage 2", "étage 2"])
        let typed = EditedText("étx", cursorUTF8: 3)
        let first = cursor.moveToMatch(.older, from: typed)
        #expect(first == EditedText("étage 2", cursorUTF8: 3))
        let second = first.flatMap { cursor.moveToMatch(.older, from: $0) }
        #expect(second == EditedText("étage 1", cursorUTF8: 3))
        let third = cursor.moveToMatch(.older, from: EditedText("étage 1", cursorUTF8: 3))
        #expect(third == nil)
    }

    @Test(arguments: [
        (["drag 1", "drop"], "dr", "drop", 0), (["drag 1", "drop"], "ag", "drag 1", 2),
        (["日本 x", "y"], "本", "日本 x", 3),
        (["ÉTAGE"], "éta", "ÉTAGE", 0), (["abab"], "ab", "abab", 2), (["a", "b"], "z", "line", 4), ([], "z", "line", 4),
        (["[a.*]"], "a.*", "[a.*]", 1), (["a\nb"], "b", "a\nb", 2),
    ])
    func `a search shows the latest match, and where it is`(
        entries: [String], pattern: String, text: String, cursorUTF8: Int
    ) {
        var search = HistorySearch(entries, from: EditedText("line"))
        for character in pattern.unicodeScalars { search.type(character) }
        #expect(search.shown == EditedText(text, cursorUTF8: cursorUTF8))
        #expect(search.hasFailed == (text == "line"))
    }

    @Test func `a search passes repetitions, goes both ways, and back letter by letter`() {
        var search = HistorySearch(["a1", "a2", "a2"], from: EditedText(""))
        search.type("a")
        search.find(.older)
        #expect(search.shown.text == "a1")
        search.find(.older)
        #expect(search.prompt == #"no match for "a": "#)
        search.find(.newer)
        #expect(search.shown.text == "a2")
        search.type("1")
        #expect(search.shown.text == "a1")
        var deleted = [search.delete()]
        #expect(search.shown.text == "a2")
        deleted += [search.delete(), search.delete()]
        #expect(deleted == [true, true, false])
        #expect(search.prompt == #"search "": "#)
    }

    @Test(arguments: [
        ("dr", "drag 1; drop", "ag 1; drop", "ag", "ag 1; drop"), ("a", "a\nb\nc", " …", "\nb", "\nb\nc"),
        ("é", "é 日本 x", " 日本 x", " 日本", " 日本 x"), ("a", "a ", " ", " ", " "),
    ])
    func `a hint is the rest of an entry`(
        text: String, entry: String, shown: String, nextWord: String, inserted: String
    ) {
        let hint = Hint(completing: text, to: entry)
        #expect([hint.shown, hint.nextWord, hint.inserted] == [shown, nextWord, inserted])
    }

    @Test func `entries for a hint are the latest, each once, and longer than the text`() {
        let history = History(path: nil)
        for entry in ["drag 1", "drag 2", "hover", "drag 1", "drag"] { history.record(entry) }
        #expect(history.entries(beginningWith: "drag") == ["drag 1", "drag 2"])
        #expect(history.entries(beginningWith: "x") == [])
    }
}
