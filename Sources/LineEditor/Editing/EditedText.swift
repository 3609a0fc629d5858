/// A text and its cursor position.
struct EditedText: Equatable, Sendable {
    var text: String
    /// Bytes before the cursor.
    var cursorUTF8: Int

    init(_ text: String, cursorUTF8: Int) {
        self.text = text
        self.cursorUTF8 = cursorUTF8
    }

    /// Creates a text with the cursor at the end.
    init(_ text: String) {
        self.init(text, cursorUTF8: text.utf8.count)
    }

    /// The number of characters (Unicode scalars) before the cursor.
    var cursorScalars: Int {
        text.utf8.prefix(cursorUTF8).count { $0 & 0xC0 != 0x80 }
    }

    var isCursorAtEnd: Bool { cursorUTF8 == text.utf8.count }

    var textBeforeCursor: String {
        String(decoding: text.utf8.prefix(cursorUTF8), as: UTF8.self)
    }
}
