/// Moves members that Swift on Linux does not allow in an extension into the class body: overrides, and members that a
/// subclass overrides. The comments above them are moved, too.
enum ExtensionOverrides {
    static func move(_ rewriting: inout Rewriting) {
        let overridden = OverriddenMembers(rewriting.symbols)
        var moves: [String: [MovedMembers]] = [:]
        for entry in rewriting.symbols.all where entry.declaration.introducer == "extension" {
            let members = entry.declaration.members.filter {
                $0.modifiers.contains("override") || overridden.contains($0, of: entry.declaration.name)
            }
            let movable = members.filter { member in
                guard let obstacle = obstacle(to: member, of: entry, rewriting) else { return true }
                let file = rewriting.files[entry.file]
                let range = file.bytes(of: member.tokens.lowerBound..<(member.keyword + 1))
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
        let isSame = rewriting.files[entry.file].isConditioned(
            member.keyword, like: owner.declaration.keyword, in: rewriting.files[owner.file])
        return isSame ? nil : .overrideUnderCondition(member: member.signature)
    }
}

extension SwiftFile {
    /// Whether two tokens are compiled under the same conditions.
    fileprivate func isConditioned(_ token: Int, like other: Int, in file: SwiftFile) -> Bool {
        let (first, second) = (conditions(around: token), file.conditions(around: other))
        return file.index == index ? first == second : first.map { $0.words } == second.map { $0.words }
    }
}
