internal import SwiftSyntax

/// How Swift makes an object of a class that a storyboard makes on iOS.
struct Construction {
    /// The labels and types of the arguments without a default.
    private let parameters: [(label: String, name: String, type: String)]
    private let typeName: String
    private let isFailable: Bool

    /// The initialiser of the classes of the files with the fewest arguments, or else that of UIKit's class.
    init(_ family: ClassFamily, _ table: DelegateTable) {
        typeName = family.levels.first?.name ?? ""
        let declaring = family.levels.first { level in level.members.contains { $0.member.isOwnInitializer } }
        let own = declaring?.members.compactMap { $0.member.node.as(InitializerDeclSyntax.self) } ?? []
        let other = own.filter { Self.required($0).first?.label != "coder" }
        let chosen = other.min { Self.required($0).count < Self.required($1).count } ?? own.first
        parameters = chosen.map { Self.required($0) } ?? Self.inherited(family.superclass ?? "", table)
        isFailable = chosen?.optionalMark != nil
    }

    private static func required(_ node: InitializerDeclSyntax) -> [(label: String, name: String, type: String)] {
        node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map {
            ($0.firstName.label, ($0.secondName ?? $0.firstName).plainText, $0.type.trimmedDescription)
        }
    }

    private static func inherited(
        _ name: String, _ table: DelegateTable
    ) -> [(label: String, name: String, type: String)] {
        if table.isClass(name, "UICollectionViewController") || table.isClass(name, "UICollectionView") {
            return [("collectionViewLayout", "layout", "UICollectionViewLayout")]
        }
        return []
    }

    /// `PeopleController(title: "")`; what cannot be known is a call of `fill`.
    var text: String { text(passing: Self.rows) }

    /// Whether the rows are an argument.
    var takesRows: Bool { parameters.count { $0.type == "[String]" } == 1 }

    /// With other rows.
    func text(passing rows: String) -> String {
        let list = parameters.map { parameter in
            let known = parameter.type == "[String]" ? rows : Self.value(of: parameter.type)
            let value = known ?? Placeholder.text("\(parameter.name): \(parameter.type)")
            return parameter.label.isEmpty ? value : "\(parameter.label): \(value)"
        }
        return "\(typeName)(\(list.joined(separator: ", ")))" + (isFailable ? "!" : "")
    }

    static let rows = "[\(RowData.argumentRows.joined(separator: ", "))]"

    /// A value of a common type.
    private static func value(of type: String) -> String? {
        if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
        if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
        return values[type]
    }

    private static let values = [
        "NSCoder": "NSCoder()",
        "String": "\"\"", "Int": "0", "Double": "0", "Float": "0", "CGFloat": "0", "Bool": "false", "CGRect": ".zero",
        "CGSize": ".zero", "UITableView.Style": ".plain", "UICollectionViewLayout": "UICollectionViewFlowLayout()",
        "UICollectionViewFlowLayout": "UICollectionViewFlowLayout()", "UITableViewCell.CellStyle": ".default",
    ]
}

extension Declaration {
    /// An initialiser that an object can be made with from outside.
    fileprivate var isOwnInitializer: Bool {
        introducer == "init" && modifiers.isDisjoint(with: ["private", "fileprivate"]) && !isUnavailable
    }

    private var isUnavailable: Bool {
        let attributes = node.as(InitializerDeclSyntax.self)?.attributes ?? []
        return attributes.contains { $0.trimmedDescription.filter { $0 != " " }.hasPrefix("@available(*,unavailable") }
    }
}

/// What a person has to fill in: a call of the function `fill`, which the hosts declare. It compiles, and traps when a
/// scenario makes the controller.
enum Placeholder {
    private static let function = "fill"

    static func text(_ what: String) -> String { "\(function)(\"\(what.filter { $0 != "\"" && $0 != "\\" })\")" }

    /// What is to be filled in on a line.
    static func content(ofLine line: Substring) -> [String] {
        line.matches(of: /fill\("([^"]*)"\)/).map { String($0.output.1) }
    }

    static let declaration = """

        /// Stands for what only you know.
        private func \(function)<Value>(_ what: String) -> Value {
            fatalError("Hosts.swift: fill in \\(what)")
        }

        """
}
