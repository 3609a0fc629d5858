/// The buttons beside a swiped row, and the entries of a menu.
extension Finger {
    /// Presses a button beside the swiped row, by its title.
    public func press(_ title: String, file: StaticString = #fileID, line: UInt = #line) {
        screen.touch(number, file, line) { () throws(FingerRefusal) in
            guard let row = screen.uncoveredRow, let button = row.buttons.first(where: { $0.title == title }) else {
                throw FingerRefusal("there is no button '\(title)': \(screen.choicesText)")
            }
            screen.press(button, of: row)
        }
    }

    /// Chooses an entry of the open menu, by its title. A disabled entry has no effect.
    public func choose(_ title: String, file: StaticString = #fileID, line: UInt = #line) {
        screen.touch(number, file, line) { () throws(FingerRefusal) in
            guard let menu = screen.menu, let entry = menu.entries.first(where: { $0.title == title }) else {
                throw FingerRefusal("there is no entry '\(title)': \(screen.choicesText)")
            }
            guard entry.isEnabled else { return }
            screen.calling(entry.perform)
            if !entry.keepsMenuOpen { screen.closeMenu() }
        }
    }

    /// Taps the preview above the open menu.
    public func tapPreview(file: StaticString = #fileID, line: UInt = #line) {
        screen.touch(number, file, line) { () throws(FingerRefusal) in
            guard let preview = screen.menu?.preview else {
                throw FingerRefusal("there is no menu with a preview")
            }
            preview()
            screen.closeMenu()
        }
    }

    /// Taps outside: closes the menu, or covers the swiped row.
    public func tapOutside(file: StaticString = #fileID, line: UInt = #line) {
        screen.touch(number, file, line) { _ = screen.putAway() }
    }
}

extension Screen {
    /// The titles of the buttons beside the swiped row, or of the entries of the open menu.
    public var choices: [String] {
        menu?.entries.map(\.title) ?? uncoveredRow?.buttons.map(\.title) ?? []
    }

    fileprivate var choicesText: String {
        choices.isEmpty ? "nothing is open" : choices.map { "'\($0)'" }.joined(separator: ", ") + " can be chosen"
    }

    func closeMenu() {
        guard let open = menu else { return }
        menu = nil
        open.end()
    }

    /// Closes a menu or covers a row; returns whether there was one.
    func putAway() -> Bool {
        let isOpen = menu != nil || uncoveredRow != nil
        closeMenu()
        coverRow()
        return isOpen
    }
}
