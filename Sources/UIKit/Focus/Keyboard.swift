/// A keyboard at a screen. Its keys move the focus; until one is pressed, nothing has it.
///
/// Tab goes from one area to the next, and an arrow moves within the area (WWDC 2021 session 10260). That the first key
/// of all, whichever it is, only brings the focus to the preferred item is what an engineer of Apple's says
/// (developer.apple.com/forums/thread/711072). Not part of UIKit.
@MainActor public struct Keyboard {
    let screen: Screen

    public enum Key: Sendable {
        case up, down, left, right
        case tab, shiftTab

        /// Does what a tap on the focused row does.
        case `return`
    }

    public func press(_ key: Key, file: StaticString = #fileID, line: UInt = #line) {
        screen.touch(nil, file, line) {
            _ = screen.putAway()
            if key == .return { return activate() }
            guard let (target, heading) = target(of: key) else { return }
            FocusUpdate(screen: screen, target: target, heading: heading).perform()
        }
    }

    private var search: FocusSearch { FocusSearch(screen: screen) }

    private func target(of key: Key) -> (FocusTarget, UIFocusHeading)? {
        guard let focused = screen.focusedView else {
            return search.preferred(in: search.root).map { ($0, []) }
        }
        switch key {
        case .up: return neighbour(of: focused, .up)
        case .down: return neighbour(of: focused, .down)
        case .left: return neighbour(of: focused, .left)
        case .right: return neighbour(of: focused, .right)
        case .tab: return area(after: focused, .next)
        case .shiftTab: return area(after: focused, .previous)
        case .return: return nil
        }
    }

    private func neighbour(of view: UIView, _ heading: UIFocusHeading) -> (FocusTarget, UIFocusHeading)? {
        screen.list(holding: view).flatMap { search.neighbour(of: $0.path, in: $0.list, heading) }.map { ($0, heading) }
    }

    /// The next area with something in it that can be focused; after the last one comes the first.
    private func area(after view: UIView, _ heading: UIFocusHeading) -> (FocusTarget, UIFocusHeading)? {
        let areas = heading == .next ? search.areas : search.areas.reversed()
        let current: UIView = screen.list(holding: view)?.list ?? view
        let index = areas.firstIndex { $0 === current } ?? areas.count - 1
        for area in areas[(index + 1)...] + areas[..<index] {
            if let target = search.entry(of: area) { return (target, heading) }
        }
        return nil
    }

    private func activate() {
        guard let focused = screen.focusedView else { return }
        guard let place = screen.list(holding: focused) else {
            (focused as? UIControl)?.sendActions(for: .primaryActionTriggered)
            return
        }
        if let table = place.list as? UITableView { TableTap(table: table, path: place.path).perform() }
        if let collection = place.list as? UICollectionView {
            CollectionTap(collection: collection, path: place.path).perform()
        }
    }
}

extension Screen {
    public var keyboard: Keyboard { Keyboard(screen: self) }
}
