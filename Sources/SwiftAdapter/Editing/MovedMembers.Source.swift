extension MovedMembers {
    /// The extension that members are moved from.
    struct Source {
        let entry: Symbols.Entry
        let file: SwiftFile
        let rewriting: Rewriting

        /// The token indices of the braces.
        var open: Int { (entry.declaration.body?.lowerBound ?? 1) - 1 }
        var close: Int { entry.declaration.body?.upperBound ?? 0 }

        /// Whether the extension is empty after these members are moved.
        func holdsOnly(_ members: [Declaration]) -> Bool {
            entry.declaration.members == members
                && members.reduce(0) { $0 + $1.tokens.count }
                    + file.topLevel(open + 1..<close).count { file.text($0) == ";" } == close - open - 1
        }

        /// Whether no other code is on the member's lines.
        func hasOwnLines(_ member: Declaration) -> Bool {
            let next = member.tokens.upperBound
            return file.tokens[member.tokens.lowerBound].startsLine
                && (next >= file.tokens.count || file.tokens[next].startsLine)
        }

        /// Whether no other code is on the lines of the extension.
        var isOnItsOwn: Bool {
            close + 1 == entry.declaration.tokens.upperBound && hasOwnLines(entry.declaration)
        }

        // MARK: - Texts

        /// The text of whole lines.
        func lines(_ range: Range<Int>, _ members: [Declaration]) -> String {
            let text = rewriting.rendered(range, in: file.index, with: additions(to: members))
            return text.utf8.last == UInt8(ascii: "\n") ? text : text + file.lineEnd
        }

        /// The text of a part of a line, on its own line.
        func indented(_ range: Range<Int>, _ members: [Declaration]) -> String {
            indentation + rewriting.rendered(range, in: file.index, with: additions(to: members)) + file.lineEnd
        }

        /// The comments above the extension, indented like its members.
        func headings(_ range: Range<Int>) -> String {
            let own = file.indentation(at: file.tokens[entry.declaration.tokens.lowerBound].range.lowerBound)
            var text = ""
            var line = range.lowerBound
            while line < range.upperBound {
                let next = file.nextLine(after: line)
                let isShifted = !file.isBlank(line..<next) && file.indentation(at: line) == own
                text += (isShifted ? String(indentation.dropFirst(own.count)) : "") + file.text(in: line..<next)
                line = next
            }
            return text
        }

        /// The indentation of the extension's members.
        private var indentation: String {
            let first = entry.declaration.members.first?.tokens.lowerBound
            if let first, file.tokens[first].startsLine {
                return file.indentation(at: file.tokens[first].range.lowerBound)
            }
            return file.indentation(at: file.tokens[open].range.lowerBound) + "    "
        }

        // MARK: - Attributes and modifiers of the extension

        /// Adds `public` and attributes such as `@available(…)` of the extension to each member.
        private func additions(to members: [Declaration]) -> [Rewriting.Edit] {
            let declaration = entry.declaration
            let attributes = declaration.attributes.filter { !["objc", "objcMembers"].contains($0.name) }
                .map { rewriting.rendered(file.bytes(of: $0.tokens), in: file.index) + file.lineEnd + indentation }
                .joined()
            let access = declaration.modifiers.intersection(["public", "package"]).first
            return members.flatMap { member -> [Rewriting.Edit] in
                let start = file.tokens[member.tokens.lowerBound].range.lowerBound
                let head = file.tokens[member.attributes.last?.tokens.upperBound ?? member.tokens.lowerBound].range
                    .lowerBound
                let hasAccess = !member.modifiers.isDisjoint(with: Self.accessModifiers)
                return [
                    Rewriting.Edit(range: start..<start, text: attributes),
                    Rewriting.Edit(range: head..<head, text: hasAccess ? "" : access.map { $0 + " " } ?? ""),
                ].filter { !$0.text.isEmpty }
            }
        }

        private static let accessModifiers: Set = ["open", "public", "package", "internal", "fileprivate", "private"]
    }
}
