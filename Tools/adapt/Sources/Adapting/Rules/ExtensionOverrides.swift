internal import SwiftSyntax

/// Moves members that Swift on Linux does not allow in an extension into the class body: overrides, and members that a
/// subclass overrides. The comments above them are moved, too.
enum ExtensionOverrides {
    static func move(_ rewriting: Rewriting) {
        let overridden = OverriddenMembers(rewriting.symbols)
        var moves: [String: [MovedMembers]] = [:]
        for entry in rewriting.symbols.all where entry.declaration.introducer == "extension" {
            let members = entry.declaration.members.filter {
                $0.modifiers.contains("override") || overridden.contains($0, of: entry.declaration.name)
            }
            let movable = members.filter { member in
                guard let obstacle = obstacle(to: member, of: entry, rewriting) else { return true }
                let range = member.bytes.lowerBound..<member.keyword.bytes.upperBound
                rewriting.remark(obstacle, at: range, in: entry.file)
                return false
            }
            if movable.isEmpty { continue }
            moves[entry.declaration.name, default: []].append(MovedMembers(movable, of: entry, rewriting))
        }
        for (name, moved) in moves.sorted(by: { $0.key < $1.key }) {
            guard let owner = rewriting.symbols.classes[name]?.first, let body = ClassBody(owner, rewriting.files)
            else { continue }
            rewriting.replace(body.place, with: body.text(with: moved), in: owner.file)
        }
        for moved in moves.values.joined() {
            for range in moved.removed { rewriting.replace(range, with: "", in: moved.file) }
        }
    }

    /// The reason why a member cannot be moved.
    private static func obstacle(
        to member: Declaration, of entry: Symbols.Entry, _ rewriting: Rewriting
    ) -> Remark.Kind? {
        let name = entry.declaration.name
        guard let owners = rewriting.symbols.classes[name], let owner = owners.first, owner.declaration.body != nil
        else {
            return member.modifiers.contains("override")
                ? .overrideOfUnknownClass(name, member: member.signature)
                : .overriddenInForeignExtension(name, member: member.signature)
        }
        if owners.count > 1 { return .ambiguousClass(name, member: member.signature) }
        if entry.declaration.hasWhereClause {
            return .overrideInConstrainedExtension(name, member: member.signature)
        }
        return isConditioned(member.node, like: owner.declaration.node, inOneFile: entry.file == owner.file)
            ? nil : .overrideUnderCondition(member: member.signature)
    }

    /// Whether two declarations are compiled under the same conditions.
    private static func isConditioned(_ node: DeclSyntax, like other: DeclSyntax, inOneFile: Bool) -> Bool {
        let (first, second) = (node.conditions, other.conditions)
        return inOneFile
            ? first.map { $0.id } == second.map { $0.id } : first.map { $0.words } == second.map { $0.words }
    }
}
