internal import SwiftSyntax

/// The declarations of the given files, by name.
struct Symbols {
    /// A declaration and its scope.
    struct Entry {
        let file: Int

        /// The names of the enclosing types.
        let path: [String]
        let declaration: Declaration

        /// The name with the enclosing types: `Board.Cell`.
        var qualifiedName: String { (path + [declaration.name]).joined(separator: ".") }
    }

    /// Without local functions and variables.
    private(set) var all: [Entry] = []

    /// The names of all declarations but extensions, in any scope.
    private(set) var names: Set<String> = []
    private(set) var classes: [String: [Entry]] = [:]

    /// The qualified names of structures and enumerations.
    private(set) var valueTypes: Set<String> = []

    /// What has a name, in any scope, without extensions.
    private(set) var entries: [String: [Entry]] = [:]

    /// By the type's name as written.
    private(set) var extensions: [String: [Entry]] = [:]
    private(set) var protocols: [String: Entry] = [:]

    /// Methods and initialisers, by base name.
    private(set) var functions: [String: [Entry]] = [:]
    private(set) var properties: [String: [Entry]] = [:]

    /// Every name after `var` or `let`, including local variables.
    private(set) var variableNames: Set<String> = []

    init(_ files: [SwiftFile]) {
        for file in files {
            for declaration in file.declarations { add(declaration, path: [], file: file.index) }
            let finder = LocalFinder(viewMode: .sourceAccurate)
            finder.walk(file.tree)
            for declaration in finder.types { add(declaration, path: [], file: file.index) }
            variableNames.formUnion(finder.variableNames)
        }
    }

    private mutating func add(_ declaration: Declaration, path: [String], file: Int) {
        let entry = Entry(file: file, path: path, declaration: declaration)
        all.append(entry)
        if declaration.introducer != "extension" {
            for name in [declaration.name] + declaration.otherNames {
                names.insert(name)
                entries[name, default: []].append(entry)
            }
        }
        switch declaration.introducer {
        case "class", "actor": classes[entry.qualifiedName, default: []].append(entry)
        case "extension": extensions[declaration.name, default: []].append(entry)
        case "protocol": protocols[entry.qualifiedName] = entry
        case "struct", "enum": valueTypes.insert(entry.qualifiedName)
        case "func", "init": functions[declaration.name, default: []].append(entry)
        case "var", "let":
            for name in [declaration.name] + declaration.otherNames { properties[name, default: []].append(entry) }
        default: break
        }
        let inner =
            declaration.introducer == "extension"
            ? declaration.name.split(separator: ".").map { String($0) }
            : path + [declaration.name]
        for member in declaration.members { add(member, path: inner, file: file) }
    }
}

/// Finds types in the bodies of functions, and the names of all variables.
private final class LocalFinder: SyntaxVisitor {
    private(set) var types: [Declaration] = []
    private(set) var variableNames: Set<String> = []

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let isLocal = sequence(first: Syntax(node), next: { $0.parent }).contains {
            $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self)
        }
        if isLocal, case .decl(let decl) = node.item, decl.asProtocol((any DeclGroupSyntax).self) != nil,
            let declaration = Declaration(decl)
        {
            types.append(declaration)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        variableNames.insert(node.identifier.plainText)
        return .visitChildren
    }
}
