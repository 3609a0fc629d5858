import UIKit

@testable import UIKit

/// An app whose delegates do random legal and illegal things in every call.
@MainActor final class FireApp {
    let dice: FireDice
    var rows: [[String]]
    var list: RealList?
    private let rarity: Int
    private var madeCount = 0
    private var depth = 0

    /// Closures that run much later.
    private var late: [() -> Void] = []

    /// Strong references, as from controllers; released when the app disappears during a drag.
    var kept: [AnyObject] = []

    init(_ dice: FireDice, prefix: String) {
        self.dice = dice
        rarity = 3 + dice.roll(14)
        rows = [["\(prefix)1", "\(prefix)2", "\(prefix)3"], ["\(prefix)4"]]
        self.prefix = prefix
    }

    private let prefix: String

    func row(_ path: IndexPath) -> String {
        guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.item) else { return "?" }
        return rows[path.section][path.item]
    }

    func count(_ section: Int) -> Int { rows.indices.contains(section) ? rows[section].count : 0 }

    /// A random path, which usually exists.
    func path() -> IndexPath {
        if dice.happens(oneIn: 8) { return IndexPath(item: dice.roll(9) - 1, section: dice.roll(4)) }
        let section = dice.roll(max(1, rows.count))
        return IndexPath(item: dice.roll(max(1, count(section) + 1)), section: section)
    }

    func item(_ label: String) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: label as NSString))
        item.localObject = label
        if dice.happens(oneIn: 5) {
            item.previewProvider = { [weak self] in
                self?.act()
                return nil
            }
        }
        return item
    }

    func items(at path: IndexPath) -> [UIDragItem] {
        act()
        return dice.happens(oneIn: 9) ? [] : (0...dice.roll(2)).map { _ in item(row(path)) }
    }

    func operation(_ session: any UIDropSession) -> UIDropOperation {
        act()
        if dice.happens(oneIn: 9) {
            session.items.first?.previewProvider = { [weak self] in
                if let self, let list { list.ask(path()) }
                return nil
            }
        }
        return [.move, .copy, .move, .cancel, .forbidden][dice.roll(5)]
    }

    func intent() -> Int { [1, 1, 2, 0, 3][dice.roll(5)] }

    // MARK: - Mischief

    /// Occasionally does something unexpected.
    func act() {
        guard let list, depth < 3, dice.happens(oneIn: rarity) else { return }
        depth += 1
        defer { depth -= 1 }
        let (path, other) = (path(), path())
        switch dice.roll(24) {
        case 0: list.insert([path])
        case 1: list.delete([path])
        case 2: list.move(path, to: other)
        case 3: list.reload([path, other])
        case 4: list.reconfigure([path])
        case 5: changeSections(list, path.section)
        case 6: list.batch { [weak self] in self?.act() }
        case 7: list.batch { [weak self] in self?.change(list) }
        case 8: list.reloadData()
        case 9: list.unbalance(begins: dice.happens(oneIn: 2))
        case 10: list.dequeue(at: path)
        case 11: list.setDrags(dice.happens(oneIn: 2))
        case 12: list.setEditing(dice.happens(oneIn: 2))
        case 13: list.select(path)
        case 14: list.scroll(to: path)
        case 15, 16: list.ask(path)
        case 17: if dice.happens(oneIn: 4) { list.view.removeFromSuperview() }
        case 18: if dice.happens(oneIn: 4) { list.dropDataSource() }
        case 19: if dice.happens(oneIn: 4) { list.dropDelegates() }
        case 20: if dice.happens(oneIn: 6) { kept = [] }
        case 21: if !late.isEmpty { late[dice.roll(late.count)]() }
        case 22: DispatchQueue.main.async { [weak self] in self?.act() }
        default: change(list)
        }
    }

    private func changeSections(_ list: RealList, _ section: Int) {
        switch dice.roll(4) {
        case 0: list.insertSection(max(0, section))
        case 1: list.deleteSection(max(0, section))
        case 2: list.moveSection(section, to: 0)
        default: list.reloadSection(max(0, section))
        }
    }

    /// A change of data, usually reported to the list in time.
    private func change(_ list: RealList) {
        let section = dice.roll(max(1, rows.count))
        guard rows.indices.contains(section) else { return }
        let item = dice.roll(rows[section].count + 1)
        if rows[section].indices.contains(item), dice.happens(oneIn: 2) {
            rows[section].remove(at: item)
            if !dice.happens(oneIn: 9) { list.delete([IndexPath(item: item, section: section)]) }
        } else {
            madeCount += 1
            rows[section].insert("\(prefix)new\(madeCount)", at: item)
            if !dice.happens(oneIn: 9) { list.insert([IndexPath(item: item, section: section)]) }
        }
    }

    // MARK: - Dropping

    /// The common interface of both kinds of coordinators.
    struct Drop {
        let items: [UIDragItem]
        let session: any UIDropSession
        let land: (UIDragItem, IndexPath) -> Void
        let landInto: (UIDragItem, IndexPath) -> Void
        let landOn: (UIDragItem, UIDragPreviewTarget) -> Void
        let hold: (UIDragItem, IndexPath) -> Placeholder
    }

    @MainActor struct Placeholder {
        let commit: @MainActor ((IndexPath) -> Void) -> Bool
        let delete: @MainActor () -> Bool
    }

    func perform(_ drop: Drop) {
        act()
        for item in drop.items {
            late.append { [weak self] in if let self { drop.land(item, path()) } }
            switch dice.roll(6) {
            case 0: drop.land(item, path())
            case 1: drop.landInto(item, path())
            case 2: drop.landOn(item, UIDragPreviewTarget(container: list?.view ?? UIView(), center: .zero))
            case 3: load(item, into: drop.hold(item, path()))
            case 4:
                drop.land(item, path())
                drop.land(item, path())
            default:
                if let list { list.batch { [weak self] in self?.change(list) } }
            }
            act()
        }
        guard dice.happens(oneIn: 3) else { return }
        let progress = drop.session.loadObjects(ofClass: NSString.self) { [weak self] _ in self?.act() }
        if dice.happens(oneIn: 2) { progress.cancel() }
    }

    private func load(_ item: UIDragItem, into placeholder: Placeholder) {
        late.append { _ = placeholder.delete() }
        let progress = item.itemProvider.loadObject(ofClass: NSString.self) { object, _ in
            let text = object.map { "\($0)" }
            DispatchQueue.main.async { [weak self] in self?.arrive(text, placeholder) }
        }
        if dice.happens(oneIn: 6) { progress.cancel() }
    }

    private func arrive(_ text: String?, _ placeholder: Placeholder) {
        act()
        for _ in 0...dice.roll(2) {
            _ = placeholder.commit { [weak self] path in
                guard let self else { return }
                act()
                if rows.indices.contains(path.section), path.item <= rows[path.section].count, !dice.happens(oneIn: 8) {
                    rows[path.section].insert(text ?? "nothing", at: path.item)
                }
            }
        }
        if text == nil || dice.happens(oneIn: 3) { _ = placeholder.delete() }
    }
}
