internal import SwiftSyntax

/// Reports UIKit's types and functions that do not exist here, at the first place of each.
enum MissingTypes {
    static func report(_ rewriting: Rewriting) {
        for file in rewriting.files {
            for (name, node) in MentionedNames(file).places
            where isMissing(name) && !rewriting.symbols.names.contains(name) && !node.isGenericParameter(name) {
                guard !node.isLeftToObjectiveC, node.isCompiledHere else { continue }
                rewriting.remark(.missingType(name), at: node.bytes, in: file.index)
            }
        }
    }

    private static let prefixes = ["UI", "CA", "NSCollectionLayout", "NSDiffable", "NSLayout"]

    private static func isMissing(_ name: String) -> Bool {
        let isOfUIKit = prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
        return isOfUIKit && name != "UIKit" && !DelegateTable.typeNames.contains(name) && !RenamedNames.isOld(name)
    }
}

extension Syntax {
    /// Whether a declaration around it has a generic parameter of that name.
    func isGenericParameter(_ name: String) -> Bool {
        sequence(first: self, next: { $0.parent }).contains { scope in
            let clause = scope.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
            return clause?.parameters.contains { $0.name.plainText == name } == true
        }
    }
}
