import DragDrop
import UIKit

/// A change of a snapshot whose sections and items are small numbers.
enum SnapshotStep: CustomStringConvertible {
    case appendItems([Int], to: Int?)
    case insertItems([Int], Snapshot.Side, Int)
    case deleteItems([Int])
    case deleteAllItems
    case moveItem(Int, Snapshot.Side, Int)
    case reloadItems([Int])
    case reconfigureItems([Int])
    case appendSections([Int])
    case insertSections([Int], Snapshot.Side, Int)
    case deleteSections([Int])
    case moveSection(Int, Snapshot.Side, Int)
    case reloadSections([Int])

    /// Uses existing and missing numbers.
    init(_ dice: inout Dice) {
        let (items, sections) = (dice.some(below: 12), dice.some(below: 5))
        let (item, section) = (Int.random(in: 0..<12, using: &dice), Int.random(in: 0..<5, using: &dice))
        let side = Bool.random(using: &dice) ? Snapshot.Side.before : .after
        switch Int.random(in: 0..<24, using: &dice) {
        case 0...5: self = .appendItems(items, to: Bool.random(using: &dice) ? section : nil)
        case 6...8: self = .insertItems(items, side, item)
        case 9: self = .deleteItems(items)
        case 10...12: self = .moveItem(items[0], side, item)
        case 13: self = .reloadItems(items)
        case 14: self = .reconfigureItems(items)
        case 15...18: self = .appendSections(sections)
        case 19: self = .insertSections(sections, side, section)
        case 20: self = .deleteSections(sections)
        case 21: self = .moveSection(sections[0], side, section)
        case 22: self = .reloadSections(sections)
        default: self = Int.random(in: 0..<4, using: &dice) == 0 ? .deleteAllItems : .appendSections(sections)
        }
    }

    var description: String {
        switch self {
        case .appendItems(let items, let section): "appendItems \(items) to \(section.map { "\($0)" } ?? "last")"
        case .insertItems(let items, let side, let item): "insertItems \(items) \(side) \(item)"
        case .deleteItems(let items): "deleteItems \(items)"
        case .deleteAllItems: "deleteAllItems"
        case .moveItem(let item, let side, let target): "moveItem \(item) \(side) \(target)"
        case .reloadItems(let items): "reloadItems \(items)"
        case .reconfigureItems(let items): "reconfigureItems \(items)"
        case .appendSections(let sections): "appendSections \(sections)"
        case .insertSections(let sections, let side, let section): "insertSections \(sections) \(side) \(section)"
        case .deleteSections(let sections): "deleteSections \(sections)"
        case .moveSection(let section, let side, let target): "moveSection \(section) \(side) \(target)"
        case .reloadSections(let sections): "reloadSections \(sections)"
        }
    }
}

extension NSDiffableDataSourceSnapshot<Int, Int> {
    mutating func take(_ step: SnapshotStep) {
        switch step {
        case .appendItems(let items, let section?): appendItems(items, toSection: section)
        case .appendItems(let items, nil): appendItems(items)
        case .insertItems(let items, .before, let item): insertItems(items, beforeItem: item)
        case .insertItems(let items, .after, let item): insertItems(items, afterItem: item)
        case .deleteItems(let items): deleteItems(items)
        case .deleteAllItems: deleteAllItems()
        case .moveItem(let item, .before, let target): moveItem(item, beforeItem: target)
        case .moveItem(let item, .after, let target): moveItem(item, afterItem: target)
        case .reloadItems(let items): reloadItems(items)
        case .reconfigureItems(let items): reconfigureItems(items)
        case .appendSections(let sections): appendSections(sections)
        case .insertSections(let sections, .before, let section): insertSections(sections, beforeSection: section)
        case .insertSections(let sections, .after, let section): insertSections(sections, afterSection: section)
        case .deleteSections(let sections): deleteSections(sections)
        case .moveSection(let section, .before, let target): moveSection(section, beforeSection: target)
        case .moveSection(let section, .after, let target): moveSection(section, afterSection: target)
        case .reloadSections(let sections): reloadSections(sections)
        }
    }
}

extension Snapshot {
    private static var names: IdentifierNames {
        IdentifierNames(item: { "\($0.rawValue)" }, section: { "\($0.rawValue)" })
    }

    /// Performs the step, with the numbers as identities.
    mutating func take(_ step: SnapshotStep) throws(UIKitException) -> SnapshotLog? {
        let names = Self.names
        switch step {
        case .appendItems(let items, let section):
            return try appendItems(items.ids, to: section.map { SectionID($0) }, names: names)
        case .insertItems(let items, let side, let item):
            return try insertItems(items.ids, side, ItemID(item), names: names)
        case .deleteItems(let items): deleteItems(items.ids)
        case .deleteAllItems: deleteAllItems()
        case .moveItem(let item, let side, let target):
            try moveItem(ItemID(item), side, ItemID(target), names: names)
        case .reloadItems(let items): try reloadItems(items.ids, names: names)
        case .reconfigureItems(let items): try reconfigureItems(items.ids, names: names)
        case .appendSections(let sections): try appendSections(sections.sectionIDs, names: names)
        case .insertSections(let sections, let side, let section):
            try insertSections(sections.sectionIDs, side, SectionID(section), names: names)
        case .deleteSections(let sections): deleteSections(sections.sectionIDs)
        case .moveSection(let section, let side, let target):
            try moveSection(SectionID(section), side, SectionID(target), names: names)
        case .reloadSections(let sections): try reloadSections(sections.sectionIDs, names: names)
        }
        return nil
    }
}

extension ItemID {
    init(_ number: Int) { self.init(rawValue: Int32(number)) }
}

extension SectionID {
    init(_ number: Int) { self.init(rawValue: Int32(number)) }
}

extension [Int] {
    fileprivate var ids: [ItemID] { map { ItemID($0) } }
    fileprivate var sectionIDs: [SectionID] { map { SectionID($0) } }
}
