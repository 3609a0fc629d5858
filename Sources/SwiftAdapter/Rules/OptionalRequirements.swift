/// Converts `@objc optional` requirements to ordinary ones with a default in an extension: `{}` without a result, `{
/// nil }` for an optional result. Other requirements are left unchanged and reported.
enum OptionalRequirements {
    /// An optional requirement, and the body of its default; nil if none is possible.
    struct Requirement {
        let owner: Symbols.Entry
        let declaration: Declaration
        let defaultBody: String?
    }

    /// Runs before the removal of attributes: removes `optional`, or keeps the requirements without a default.
    static func prepare(_ rewriting: inout Rewriting) {
        for requirement in requirements(rewriting) {
            let file = rewriting.files[requirement.owner.file]
            let head = requirement.declaration.tokens.lowerBound..<requirement.declaration.keyword
            if requirement.defaultBody == nil {
                rewriting.keep(tokens: head, in: file.index)
                rewriting.remark(
                    .optionalRequirementWithValue(requirement.declaration.signature),
                    at: file.bytes(of: requirement.declaration.tokens), in: file.index)
            } else if let modifier = head.first(where: { file.text($0) == "optional" }) {
                rewriting.remove(tokens: modifier..<(modifier + 1), in: file.index)
            }
        }
    }

    /// The optional requirements of all protocols in the files.
    static func requirements(_ rewriting: Rewriting) -> [Requirement] {
        rewriting.symbols.all.filter { $0.declaration.introducer == "protocol" }.flatMap { owner in
            let file = rewriting.files[owner.file]
            return owner.declaration.members.filter { $0.modifiers.contains("optional") }
                .filter { !file.isLeftToObjectiveC($0.keyword) }
                .map { Requirement(owner: owner, declaration: $0, defaultBody: body(for: $0, of: owner, in: file)) }
        }
    }

    private static func body(for member: Declaration, of owner: Symbols.Entry, in file: SwiftFile) -> String? {
        guard file.conditions(around: member.keyword) == file.conditions(around: owner.declaration.keyword) else {
            return nil
        }
        let tokens = file.topLevel(member.keyword..<member.tokens.upperBound)
        switch member.introducer {
        case "func":
            let arrows = tokens.filter { file.text($0) == "->" }
            guard let arrow = arrows.first else { return "{}" }
            let type = tokens.filter { $0 > arrow }.prefix { file.text($0) != "where" }
            if arrows.count == 1, type.count == 1, ["Void", "("].contains(file.text(arrow + 1)) { return "{}" }
            return arrows.count == 1 && isOptional(type, in: file) ? "{ nil }" : nil
        case "var":
            guard let braces = tokens.first(where: { file.text($0) == "{" }), let close = file.tokens[braces].partner,
                !(braces..<close).contains(where: { file.text($0) == "set" })
            else { return nil }
            return isOptional(tokens.filter { $0 < braces }[...], in: file) ? "{ nil }" : nil
        default: return nil
        }
    }

    private static func isOptional(_ type: ArraySlice<Int>, in file: SwiftFile) -> Bool {
        type.last.map { file.text($0).hasSuffix("?") || file.text($0).hasSuffix("!") } ?? false
    }

    // MARK: - Defaults

    /// Inserts the extension with the defaults after the protocol.
    static func rewrite(_ rewriting: inout Rewriting) {
        let solved = requirements(rewriting).filter { $0.defaultBody != nil }
        var written: Set<String> = []
        for requirement in solved where written.insert(requirement.owner.qualifiedName).inserted {
            let owner = requirement.owner
            let file = rewriting.files[owner.file]
            let members = solved.filter { $0.owner.qualifiedName == owner.qualifiedName }
                .map { "    " + text(of: $0, rewriting) }
            let lines = ["", "", "extension \(owner.qualifiedName) {", members.joined(separator: file.lineEnd), "}"]
            let end = file.endOfLine(behind: outermost(around: owner, in: file).tokens.upperBound - 1)
            rewriting.insert(lines.joined(separator: file.lineEnd), at: end, in: owner.file)
        }
    }

    /// The declaration at file scope that contains the protocol: extensions are only valid at file scope.
    private static func outermost(around owner: Symbols.Entry, in file: SwiftFile) -> Declaration {
        file.declarations.first { $0.tokens.contains(owner.declaration.keyword) } ?? owner.declaration
    }

    private static func text(of requirement: Requirement, _ rewriting: Rewriting) -> String {
        let member = requirement.declaration
        let file = rewriting.files[requirement.owner.file]
        let start = file.tokens[member.tokens.lowerBound].range.lowerBound
        let keyword = file.tokens[member.keyword].range.lowerBound
        var last = member.tokens.upperBound
        if member.introducer == "var", let braces = (member.keyword..<last).first(where: { file.text($0) == "{" }) {
            last = braces
        }
        let access = requirement.owner.declaration.modifiers.intersection(["public", "package"]).first.map { $0 + " " }
        return rewriting.rendered(start..<keyword, in: file.index).trimmingFirstBlanks() + (access ?? "")
            + rewriting.rendered(keyword..<file.tokens[last - 1].range.upperBound, in: file.index)
            + " " + (requirement.defaultBody ?? "")
    }
}

extension String {
    fileprivate func trimmingFirstBlanks() -> String {
        String(drop { $0.isWhitespace })
    }
}
