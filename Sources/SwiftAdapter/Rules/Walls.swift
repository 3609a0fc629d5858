/// Reports constructs that depend on the Objective-C runtime, cannot be rewritten automatically, and are easily
/// overlooked among the compiler's errors.
enum Walls {
    static func report(_ rewriting: inout Rewriting) {
        for file in rewriting.files {
            for declaration in file.declarations {
                reportCalls(of: metatypeVariables(of: declaration, in: file), in: declaration, file, &rewriting)
                reportMetatypes(in: declaration, file, &rewriting)
            }
        }
        for entry in rewriting.symbols.all where isTest(entry, rewriting) {
            let file = rewriting.files[entry.file]
            let name = entry.declaration.keyword + 1
            rewriting.remark(
                .synchronousMainActorTest(entry.declaration.signature), at: file.tokens[name].range, in: file.index)
        }
    }

    // MARK: - Initializers of metatypes

    /// Reports `Cell()` for a generic parameter `Cell` bound to a UIKit class, and `cellClass.init(…)` for such a
    /// metatype: UIKit's initializers are not `required` here, which Objective-C does not demand.
    private static func reportMetatypes(in declaration: Declaration, _ file: SwiftFile, _ rewriting: inout Rewriting) {
        reportCalls(of: genericParameters(of: declaration, in: file), in: declaration, file, &rewriting)
        for member in declaration.members { reportMetatypes(in: member, file, &rewriting) }
    }

    /// Ignores `init(coder:)`, which is `required`.
    private static func reportCalls(
        of names: Set<String>, in declaration: Declaration, _ file: SwiftFile, _ rewriting: inout Rewriting
    ) {
        guard !names.isEmpty else { return }
        for index in declaration.tokens where names.contains(file.text(index)) && file.text(index - 1) != "." {
            let isNamed = file.text(index + 1) == "." && file.text(index + 2) == "init"
            let open = isNamed ? index + 3 : index + 1
            guard file.text(open) == "(", file.text(open + 1) != "coder", let close = file.tokens[open].partner,
                !file.asksFor("ObjectiveC", around: index)
            else { continue }
            rewriting.remark(
                .initializerOfMetatype(file.text(index)), at: file.bytes(of: index..<(close + 1)), in: file.index)
        }
    }

    /// The generic parameters bound to a UIKit class, in the parameter list or in the where clause.
    private static func genericParameters(of declaration: Declaration, in file: SwiftFile) -> Set<String> {
        let start = declaration.keyword + (["init", "subscript"].contains(declaration.introducer) ? 1 : 2)
        guard file.text(start) == "<" else { return [] }
        let end =
            (start..<declaration.tokens.upperBound).first { file.text($0) == "{" } ?? declaration.tokens.upperBound
        var names: Set<String> = []
        for index in start..<end where file.text(index + 1) == ":" {
            guard ["<", ",", "where"].contains(file.text(index - 1)), isUIKitClass(file.text(index + 2)),
                file.text(index).first?.isUppercase == true
            else { continue }
            names.insert(file.text(index))
        }
        return names
    }

    /// The parameters and variables of a type such as `UITableViewCell.Type`.
    private static func metatypeVariables(of declaration: Declaration, in file: SwiftFile) -> Set<String> {
        var names: Set<String> = []
        for index in declaration.tokens where file.text(index + 1) == ":" && isUIKitClass(file.text(index + 2)) {
            guard file.text(index + 3) == ".", file.text(index + 4) == "Type" else { continue }
            names.insert(file.text(index))
        }
        return names
    }

    private static func isUIKitClass(_ name: String) -> Bool {
        name.hasPrefix("UI") && !name.hasSuffix("Delegate") && !name.hasSuffix("DataSource")
    }

    // MARK: - Tests on the main actor

    /// A test method of XCTest on the main actor that is not `async`. On Linux, SwiftPM's generated list of tests does
    /// not compile with it.
    private static func isTest(_ entry: Symbols.Entry, _ rewriting: Rewriting) -> Bool {
        let (test, symbols) = (entry.declaration, rewriting.symbols)
        guard test.introducer == "func", test.name.hasPrefix("test"), (test.labels ?? []).isEmpty,
            test.modifiers.isDisjoint(with: ["nonisolated", "private", "fileprivate", "static", "class"]),
            let owner = symbols.classes[entry.path.joined(separator: ".")]?.first?.declaration,
            isTestCase(owner, symbols, depth: 0)
        else { return false }
        let file = rewriting.files[entry.file]
        return (test.attribute("MainActor") ?? owner.attribute("MainActor")) != nil && !isAsync(test, in: file)
            && !file.asksFor("ObjectiveC", around: test.keyword)
    }

    private static func isAsync(_ test: Declaration, in file: SwiftFile) -> Bool {
        (test.keyword..<test.tokens.upperBound).lazy.map { file.text($0) }.prefix { $0 != "{" }.contains("async")
    }

    private static func isTestCase(_ declaration: Declaration, _ symbols: Symbols, depth: Int) -> Bool {
        declaration.inherited.contains { name in
            if name == "XCTestCase" { return true }
            guard depth < inheritanceDepthMax, let parent = symbols.classes[name]?.first?.declaration else {
                return false
            }
            return isTestCase(parent, symbols, depth: depth + 1)
        }
    }

    private static let inheritanceDepthMax = 64
}
