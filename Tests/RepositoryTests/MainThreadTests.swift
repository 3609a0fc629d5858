import Testing

/// Tests that members of UIKit for the main thread check their thread, and report callers on other threads.
@Suite struct MainThreadTests {
    /// Classes and structs that are isolated to the main actor but do not access anything on screen: descriptions that
    /// are passed around, and types that are not UIKit's.
    private static let descriptions: Set<String> = [
        // Descriptions passed to or requested by a screen.
        "UIPreviewParameters", "UIDragPreviewParameters", "UIDragPreview", "UIPreviewTarget", "UIDragPreviewTarget",
        "UITargetedPreview", "UITargetedDragPreview", "UIDropProposal", "UITableViewDropProposal",
        "UICollectionViewDropProposal", "UITableViewPlaceholder", "UITableViewDropPlaceholder",
        "UICollectionViewPlaceholder", "UICollectionViewDropPlaceholder", "UIDragItem", "UIPasteConfiguration",
        "UICellAccessory", "CellRegistration", "SupplementaryRegistration", "UIEvent", "UINib", "UIDevice",
        // Menus and actions.
        "UIContextMenuConfiguration", "UIAction", "UIMenu", "UIMenuElement", "UIContextualAction",
        "UISwipeActionsConfiguration", "UIAlertAction",
        // Descriptions of layouts, and layers, which other threads can change.
        "CALayer", "NSLayoutAnchor", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension",
        "NSCollectionLayoutItem", "NSCollectionLayoutGroup", "NSCollectionLayoutSupplementaryItem",
        "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutAnchor",
        "NSCollectionLayoutSection", "NSCollectionLayoutDimension", "NSCollectionLayoutSize",
        "NSCollectionLayoutSpacing", "NSCollectionLayoutEdgeSpacing", "UICollectionLayoutListConfiguration",
        "UICollectionViewCompositionalLayoutConfiguration", "UICollectionViewLayoutAttributes",
        "UICollectionViewLayoutInvalidationContext", "UICollectionViewFlowLayoutInvalidationContext",
        "UICollectionViewUpdateItem",
        // The simulated device.
        "Screen", "Finger",
    ]

    private static let types = UIKitSource.types

    @Test func `Every public member of what is on a screen looks which thread it is called on`() {
        let members = Self.types.filter { !Self.descriptions.contains($0.name) }.flatMap { $0.members }
        #expect(members.count > 600)
        for member in members where !member.looks { Issue.record("\(member.place) does not look: \(member.head)") }
    }

    /// Setting a wrapped property would run its observer again, endlessly.
    @Test func `No observer of a property that looks sets that property`() throws {
        let looking = Self.types.flatMap { $0.members }.filter { $0.text.contains("@MainThreadOnly ") }
        #expect(looking.count > 200)
        for member in looking {
            guard let name = member.text.firstMatch(of: /\bvar (\w+)/)?.1 else { continue }
            let observers = member.text.drop { $0 != "{" }
            let sets = try Regex("(^|[^.\\w])(self\\.)?\(name) [-+*/]?= ")
            if observers.contains("Set {"), observers.contains(sets) {
                Issue.record("\(member.place) sets itself: \(member.head)")
            }
        }
    }

    @Test func `Every exempt type is there`() {
        let names = Set(Self.types.map { $0.name })
        #expect(Self.descriptions.subtracting(names).sorted() == [])
    }

    @Test func `A member that does not look is found`() {
        let text = """
            @preconcurrency @MainActor open class UIBox: NSObject {
                open var lid = 1
                @MainThreadOnly open var depth = 1
                open let height = 1
                open func hook() {}
                open var area: Int {
                    get { onMain(1) }
                    set { hook() }
                }
                open func close() {
                    hook()
                }
                open weak var owner: UIBox?
                public nonisolated func copy() { hook() }
                func inner() { hook() }
            }

            extension UIBox {
                public func open(
                    _ side: Int
                ) -> Int { side }
                public func shake() { onMain(hook()) }
            }

            """
        let types = UIKitSource.types(in: Repository.File(path: "UIBox.swift", text: text), of: ["UIBox"])
        #expect(
            types.flatMap { $0.members }.filter { !$0.looks }.map { "\($0.place) \($0.head)" } == [
                "UIBox.swift:2 open var lid = 1", "UIBox.swift:6 open var area: Int {",
                "UIBox.swift:10 open func close() {", "UIBox.swift:13 open weak var owner: UIBox?",
                "UIBox.swift:19 public func open(",
            ])
    }
}

/// The declarations of UIKit, found by lines and brackets, which the formatter guarantees.
private enum UIKitSource {
    struct Declared {
        let name: String
        var members: [Member] = []
    }

    struct Member {
        let place: String
        let head: String
        let text: String

        /// Whether it checks its thread: a stored property by its wrapper, others by a call in each accessor. An empty
        /// body needs no check.
        var looks: Bool {
            let names = [
                "onMain(", "isOnMain(", "noteThread(", "isCalledOnMain(", "ifCalledOnMain(", "AbsentMethod.note(",
                "doNothing(",
            ]
            let checks = names.reduce(0) {
                $0 + text.components(of: $1)
            }
            if text.contains("@MainThreadOnly ") || text.hasSuffix("{}") { return true }
            return checks >= (text.contains(/\bset \{/) && !text.contains("(set)") ? 2 : 1)
        }

        /// Members for all threads, or that repeat a declaration of another class.
        var isExempt: Bool {
            let isObserver = text.contains(/override .*var/) && text.contains(/\b(did|will)Set\b/)
            return text.contains(/^(@\w+ )*[a-z ()]*\b(let|nonisolated|case|typealias|enum|struct|class(?= [A-Z]))\b/)
                || text.contains("init?(coder") || isObserver
        }
    }

    static let types: [Declared] = {
        let files = Targets.uikit.flatMap { Repository.shared.files(in: "Sources/\($0)", extensions: ["swift"]) }
        let names = Set(files.flatMap { declared(in: $0) })
        return files.flatMap { types(in: $0, of: names) }
    }()

    /// The names of public classes and structs on the main actor.
    private static func declared(in file: Repository.File) -> [String] {
        var attributes = ""
        var names: [String] = []
        for line in file.lines {
            if line.hasPrefix("@"), !line.contains(" class "), !line.contains(" struct ") {
                attributes = String(line)
                continue
            }
            if line.holds(" class ") || line.holds(" struct "),
                let match = line.firstMatch(of: /^\s*(@.*)?(open|public)( final)? (class|struct) (\w+)/),
                (attributes + line).contains("@MainActor")
            {
                names.append(String(match.5))
            }
            attributes = ""
        }
        return names
    }

    static func types(in file: Repository.File, of names: Set<String>) -> [Declared] {
        var types: [Declared] = []
        var current: Declared?
        for (index, line) in file.lines.enumerated() {
            if !line.hasPrefix(" "),
                let match = line.firstMatch(of: /^(@.* )?((open|public|final) )*(class|struct|extension) (\w+)/)
            {
                current = names.contains(String(match.5)) ? Declared(name: String(match.5)) : nil
            }
            if line.hasPrefix("}") || (!line.hasPrefix(" ") && line.hasSuffix("{}")), let done = current {
                types.append(done)
                current = nil
            }
            if current != nil, line.holds("open ") || line.holds("public "),
                line.contains(#/^ {4}(@\w+ )*([a-z]+(\([a-z]+\))? )*(open|public) /#)
            {
                let text = declaration(file.lines[index...])
                let member = Member(
                    place: "\(file.path):\(index + 1)", head: String(line.drop { $0 == " " }),
                    text: text)
                if !member.isExempt { current?.members.append(member) }
            }
        }
        // Adds nested types without members to check.
        return types
            + names.filter { file.text?.holds(" struct \($0)<") ?? false }.map { Declared(name: $0) }
    }

    /// The declaration up to where all brackets are closed.
    private static func declaration(_ lines: ArraySlice<Substring>) -> String {
        var text = ""
        var depth = 0
        for line in lines {
            if depth <= 0, !text.isEmpty, !line.contains(/^\s*(\{|where|->)/) { break }
            text += (text.isEmpty ? "" : "\n") + line.drop { $0 == " " }
            depth += line.reduce(0) { $0 + ("{([".contains($1) ? 1 : "})]".contains($1) ? -1 : 0) }
            if depth <= 0, text.hasSuffix("}") { break }
        }
        return text
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
