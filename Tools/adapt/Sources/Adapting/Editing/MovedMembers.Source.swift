internal import SwiftSyntax

extension MovedMembers {
    /// The extension that members are moved from.
    struct Source {
        let entry: Symbols.Entry
        let file: SwiftFile
        let rewriting: Rewriting

        let body: MemberBlockSyntax

        var open: TokenSyntax { body.leftBrace }
        var close: TokenSyntax { body.rightBrace }

        init?(_ entry: Symbols.Entry, _ rewriting: Rewriting) {
            guard let body = entry.declaration.body else { return nil }
            self.entry = entry
            self.rewriting = rewriting
            self.body = body
            file = rewriting.files[entry.file]
        }

        /// Whether the extension is empty after these members are moved.
        func holdsOnly(_ members: [Declaration]) -> Bool {
            body.members.map { $0.decl.id } == members.map { $0.node.id }
        }

        /// Whether no other code is on the member's lines.
        func hasOwnLines(_ member: Declaration) -> Bool {
            member.firstToken.startsLine && member.lastToken.nextToken(viewMode: .sourceAccurate)?.startsLine ?? true
        }

        /// The end of a member, with its semicolon.
        func end(of member: Declaration) -> Int {
            member.node.parent?.bytes.upperBound ?? member.bytes.upperBound
        }

        /// Whether no other code is on the lines of the extension.
        var isOnItsOwn: Bool { hasOwnLines(entry.declaration) }

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
            let own = file.indentation(at: entry.declaration.bytes.lowerBound)
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
            if let first = entry.declaration.members.first, first.firstToken.startsLine {
                return file.indentation(at: first.bytes.lowerBound)
            }
            return file.indentation(at: open.bytes.lowerBound) + "    "
        }

        // MARK: - Attributes and modifiers of the extension

        /// Adds `public` and attributes such as `@available(…)` of the extension to each member.
        private func additions(to members: [Declaration]) -> [Rewriting.Edit] {
            let declaration = entry.declaration
            let attributes = declaration.attributes
                .filter { !["objc", "objcMembers"].contains($0.attributeName.trimmedDescription) }
                .map { rewriting.rendered($0.bytes, in: file.index) + file.lineEnd + indentation }
                .joined()
            let access = declaration.modifiers.intersection(["public", "package"]).first
            return members.flatMap { member -> [Rewriting.Edit] in
                let start = member.bytes.lowerBound
                let head =
                    (member.attributes.last?.lastToken(viewMode: .sourceAccurate)).flatMap {
                        $0.nextToken(viewMode: .sourceAccurate)?.bytes.lowerBound
                    } ?? start
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
