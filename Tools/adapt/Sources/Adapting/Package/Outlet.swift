/// An outlet of a class of the files, which a storyboard or a nib sets on iOS.
struct Outlet {
    let name: String

    /// Without `?` and `!`.
    let type: String

    /// Makes the object: `UILabel()`.
    let construction: String
    let isView: Bool

    init(_ property: StoredProperty, _ symbols: Symbols, _ table: DelegateTable) {
        name = property.name
        type = property.type ?? ""
        let own = symbols.classes[type].map { ClassFamily($0[0], symbols, table) }
        isView = table.isClass(own?.superclass ?? type, "UIView")
        if type == "UICollectionView" {
            construction = "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
        } else if type.hasPrefix("[") {
            construction = "[]"
        } else if let own {
            construction = Construction(own, table).text
        } else if type == "NSLayoutConstraint" {
            construction = """
                NSLayoutConstraint(
                        item: UIView(), attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                        multiplier: 1, constant: 0)
                """
        } else if DelegateTable.typeNames.contains(type) {
            construction = "\(type)()"
        } else {
            construction = Placeholder.text("\(name): \(type)")
        }
    }

    var listKind: ListKind? { ListKind(type: type) }

    /// Sets the outlet of an object; a view joins the views of `container`.
    func lines(settingOn object: String, in container: String) -> [String] {
        var lines = ["let \(name) = \(construction)", "\(object).\(name) = \(name)"]
        if isView { lines.append("\(container).addSubview(\(name))") }
        return lines
    }
}

/// What takes part in drag and drop, as the specs call it.
enum ListKind: String {
    case table, collection, view

    /// Nil for types that are no list.
    init?(type: String?) {
        switch type {
        case "UITableView": self = .table
        case "UICollectionView": self = .collection
        default: return nil
        }
    }
}
