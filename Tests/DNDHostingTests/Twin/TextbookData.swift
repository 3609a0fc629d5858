import UIKit

/// Where a textbook delegate has its rows, so that a script can change them.
@MainActor protocol TextbookArray: AnyObject {
    var rows: TextbookRows { get set }
}

/// A textbook delegate whose list is filled with snapshots.
@MainActor protocol TextbookDiffable: AnyObject {
    func snapshot() -> TextbookSnapshot
    func apply(_ snapshot: TextbookSnapshot, animatingDifferences: Bool)
    func applyUsingReloadData(_ snapshot: TextbookSnapshot)

    /// From a queue of the background; returns when it was called.
    func applyOffMain(_ snapshot: TextbookSnapshot)
}

/// One whose sections may be outlines.
@MainActor protocol TextbookOutlines: TextbookDiffable {
    func outline(of section: String) -> TextbookOutline
    func apply(_ outline: TextbookOutline, to section: String)

    /// What the reordering handlers were told last.
    var transaction: NSDiffableDataSourceTransaction<String, String>? { get }
}

typealias TextbookOutline = NSDiffableDataSourceSectionSnapshot<String>

/// A textbook delegate that keeps the contexts of its placeholders.
@MainActor protocol TextbookPlaceholders: AnyObject {
    var placeholders: [String: TextbookPlaceholder] { get }
}

/// What can be done with either kind of context.
@MainActor struct TextbookPlaceholder {
    let delete: () -> Void

    init(_ context: any UITableViewDropPlaceholderContext) {
        delete = { _ = context.deletePlaceholder() }
    }

    init(_ context: any UICollectionViewDropPlaceholderContext) {
        delete = { _ = context.deletePlaceholder() }
    }
}

extension TextbookTable: TextbookArray, TextbookPlaceholders {}
extension TextbookCollection: TextbookArray, TextbookPlaceholders {}
extension TextbookDiffableTable: TextbookPlaceholders {}
extension TextbookDiffableCollection: TextbookPlaceholders {}

extension TextbookDiffableTable: TextbookDiffable {
    func snapshot() -> TextbookSnapshot { source.snapshot() }

    func apply(_ snapshot: TextbookSnapshot, animatingDifferences: Bool) {
        source.apply(snapshot, animatingDifferences: animatingDifferences)
    }

    func applyUsingReloadData(_ snapshot: TextbookSnapshot) { source.applySnapshotUsingReloadData(snapshot) }

    func applyOffMain(_ snapshot: TextbookSnapshot) {
        Elsewhere.run { [source] in source.apply(snapshot, animatingDifferences: true) }
    }
}

extension TextbookDiffableCollection: TextbookOutlines {
    func snapshot() -> TextbookSnapshot { source.snapshot() }

    func apply(_ snapshot: TextbookSnapshot, animatingDifferences: Bool) {
        source.apply(snapshot, animatingDifferences: animatingDifferences)
    }

    func applyUsingReloadData(_ snapshot: TextbookSnapshot) { source.applySnapshotUsingReloadData(snapshot) }

    func applyOffMain(_ snapshot: TextbookSnapshot) {
        Elsewhere.run { [source] in source.apply(snapshot, animatingDifferences: true) }
    }

    func outline(of section: String) -> TextbookOutline { source.snapshot(for: section) }

    func apply(_ outline: TextbookOutline, to section: String) { source.apply(outline, to: section) }
}

/// Another thread than the main one.
enum Elsewhere {
    /// Waits until the work is done there.
    static func run(_ work: @escaping @Sendable () -> Void) {
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            work()
            isDone.signal()
        }
        isDone.wait()
    }
}
