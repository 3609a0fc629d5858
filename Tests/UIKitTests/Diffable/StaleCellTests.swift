import Testing
import UIKit

/// Tests that reloads and reconfigurations of a snapshot reach the cells, in tables and in collections.
@MainActor @Suite struct StaleCellTests {
    /// The kinds of lists, each with and without a screen that shows the list and settles.
    nonisolated static let places: [(kind: DiffableNumbers.Kind, hasScreen: Bool)] = [
        (.table, true), (.table, false), (.collection, true), (.collection, false),
    ]

    @Test(arguments: places) func `A reconfigured item keeps its cell, which is filled again`(
        kind: DiffableNumbers.Kind, hasScreen: Bool
    ) async {
        let numbers = DiffableNumbers(kind, count: 3)
        let screen = hasScreen ? Screen(showing: numbers.controller) : nil
        await numbers.apply()
        let cell = numbers.cell(at: 1)
        numbers.change()
        await numbers.apply { $0.reconfigureItems([1]) }
        await screen?.settle()
        #expect(numbers.texts == ["a1", "b2", "c1"])
        #expect(numbers.cell(at: 1) === cell)
        #expect(numbers.asked == [1])
        #expect(numbers.dequeued.last === cell)
        #expect(numbers.reusedCount == 0)
    }

    @Test(arguments: places) func `A reloaded item gets another cell`(
        kind: DiffableNumbers.Kind, hasScreen: Bool
    ) async {
        let numbers = DiffableNumbers(kind, count: 3)
        let screen = hasScreen ? Screen(showing: numbers.controller) : nil
        await numbers.apply()
        let cells = (0..<3).map { numbers.cell(at: $0) }
        numbers.change()
        await numbers.apply { $0.reloadItems([1]) }
        await screen?.settle()
        #expect(numbers.texts == ["a1", "b2", "c1"])
        #expect(numbers.cell(at: 1) !== cells[1])
        #expect(numbers.cell(at: 0) === cells[0] && numbers.cell(at: 2) === cells[2])
        #expect(numbers.asked == [1])
    }

    @Test(arguments: places) func `A section that is reloaded asks for all its cells`(
        kind: DiffableNumbers.Kind, hasScreen: Bool
    ) async {
        let numbers = DiffableNumbers(kind, count: 3)
        let screen = hasScreen ? Screen(showing: numbers.controller) : nil
        await numbers.apply()
        let cells = (0..<3).map { numbers.cell(at: $0) }
        numbers.change()
        await numbers.apply { $0.reloadSections([0]) }
        await screen?.settle()
        #expect(numbers.texts == ["a2", "b2", "c2"])
        #expect((0..<3).allSatisfy { numbers.cell(at: $0) !== cells[$0] })
        #expect(numbers.asked == [0, 1, 2])
    }

    @Test(arguments: places) func `A reload of the whole list asks for all cells`(
        kind: DiffableNumbers.Kind, hasScreen: Bool
    ) async {
        let numbers = DiffableNumbers(kind, count: 3)
        // A collection without a size or window would wait for its first layout.
        numbers.list.frame.size.height = 132
        let screen = hasScreen ? Screen(showing: numbers.controller) : nil
        await numbers.apply()
        numbers.change()
        await numbers.applyUsingReloadData()
        await screen?.settle()
        #expect(numbers.texts == ["a2", "b2", "c2"])
        #expect(numbers.asked == [0, 1, 2])
        numbers.change()
        numbers.reloadData()
        await screen?.settle()
        #expect(numbers.texts == ["a3", "b3", "c3"])
        #expect(numbers.asked == [0, 1, 2])
    }

    @Test(arguments: [DiffableNumbers.Kind.table, .collection])
    func `Cells off screen are made when they come there`(kind: DiffableNumbers.Kind) async {
        let numbers = DiffableNumbers(kind, count: 26)
        numbers.list.frame = CGRect(x: 0, y: 0, width: 44, height: 132)
        let screen = Screen(showing: numbers.controller)
        await numbers.apply()
        await screen.settle()
        numbers.change()
        await numbers.apply { $0.reconfigureItems([1, 8]) }
        #expect(numbers.asked == [1])
        numbers.change()
        await numbers.apply { $0.reloadItems([2, 9]) }
        #expect(numbers.asked == [2])
        numbers.list.contentOffset.y = 6 * 44
        await screen.settle()
        #expect(numbers.visibleTexts == ["g1", "h1", "i3"])
        #expect(numbers.asked == [2, 8])
        numbers.change()
        await numbers.applyUsingReloadData()
        #expect(numbers.asked == [6, 7, 8])
        numbers.list.contentOffset.y = 0
        await screen.settle()
        #expect(numbers.visibleTexts == ["a4", "b4", "c4"])
    }

    @Test(arguments: [DiffableNumbers.Kind.table, .collection])
    func `The questions are traced with their rules, and are no calls about drags`(kind: DiffableNumbers.Kind) async {
        let numbers = DiffableNumbers(kind, count: 3)
        let screen = Screen(showing: numbers.controller)
        await numbers.apply()
        await numbers.apply { snapshot in
            snapshot.reloadItems([2])
            snapshot.reconfigureItems([0])
        }
        let lines = numbers.questions(on: screen)
        #expect(lines == ["[0, 2] R236", "[0, 0] R236"])
        await numbers.applyUsingReloadData()
        #expect(numbers.questions(on: screen).suffix(3) == ["[0, 0] R233", "[0, 1] R233", "[0, 2] R233"])
        #expect(screen.calls.isEmpty)
    }

    @Test(arguments: [DiffableNumbers.Kind.table, .collection])
    func `A reloaded item that moves gets its cell at the new place`(kind: DiffableNumbers.Kind) async {
        let numbers = DiffableNumbers(kind, count: 3)
        await numbers.apply()
        numbers.change()
        await numbers.apply { snapshot in
            snapshot.moveItem(0, afterItem: 2)
            snapshot.deleteItems([1])
            snapshot.reloadItems([0])
        }
        #expect(numbers.texts == ["c1", "a2"])
        #expect(numbers.asked == [0])
    }
}
