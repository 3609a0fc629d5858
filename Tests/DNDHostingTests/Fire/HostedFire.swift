import DragDrop
import Foundation

@testable import UIKit

/// Performs random gestures on a screen with random delegates.
@MainActor struct HostedFire {
    private let dice: FireDice
    private let screen = Screen()
    private let apps: [FireApp]
    private let views: [UIView]

    init(seed: UInt64) {
        dice = FireDice(seed)
        let first = FireApp(dice, prefix: "a")
        let second = FireApp(dice, prefix: "b")
        let third = FireApp(dice, prefix: "c")
        let plain = FireView(first)
        first.kept = [FireTable(first), plain]
        second.kept = [FireCollection(second)]
        third.kept = [FireDiffable(third)]
        apps = [first, second, third]
        views = apps.compactMap { $0.list?.view } + [plain.view]
        for view in views { screen.window.addSubview(view) }
    }

    /// Performs gestures, and returns the trace.
    func run(gestureCount: Int) async -> String {
        for _ in 0..<gestureCount {
            fire()
            if dice.happens(oneIn: 6) { await screen.wait(.milliseconds(dice.roll(1500))) }
            if dice.happens(oneIn: 9) { await screen.settle() }
        }
        await screen.settle()
        screen.readData()
        let calls = screen.withEngine { $0.trace.map { "\($0.kind)" }.joined(separator: "\n") }
        return calls + (screen.exception ?? "") + screen.warnings.joined(separator: "\n")
    }

    private func fire() {
        let list = screen.id(of: views[dice.roll(views.count)])
        let path = RowPath(section: dice.roll(2), item: dice.roll(4))
        let gesture: EngineGesture
        switch dice.roll(16) {
        case 0, 1, 2: gesture = .drag(TouchedRow(path, in: list))
        case 3: gesture = .lift(TouchedRow(path, in: list))
        case 4: gesture = .release
        case 5: gesture = .add(TouchedRow(path, in: list))
        case 6, 7, 8: gesture = .hover(FingerLocation(list: list, place: place(path)))
        case 9, 10: gesture = .drop
        case 11: gesture = dice.happens(oneIn: 2) ? .leave : .cancel
        case 12: gesture = .spring(TouchedRow(path, in: list))
        case 13: gesture = .reorder(TouchedRow(path, in: list))
        case 14: gesture = .finger(1 + dice.roll(2))
        default: gesture = .select([path].map { TouchedRow($0, in: list) })
        }
        screen.attempt(gesture)
    }

    private func place(_ path: RowPath) -> FingerLocation.Place {
        switch dice.roll(5) {
        case 0: .end(section: path.section)
        case 1: .empty
        case 2: .gap
        default: .row(path, zone: [.above, .middle, .below][dice.roll(3)])
        }
    }
}

extension Screen {
    /// Ignores an impossible gesture.
    fileprivate func attempt(_ gesture: EngineGesture) {
        prepareForGesture()
        try? withEngineThrowing { engine throws(GestureRefusal) in try engine.perform(gesture) }
        finishGesture()
    }
}
