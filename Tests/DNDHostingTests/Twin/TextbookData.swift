import UIKit

/// A textbook delegate with an array of rows, which a script can change.
@MainActor protocol TextbookArray: AnyObject {
    var rows: TextbookRows { get set }
}

/// A textbook delegate whose list shows snapshots.
@MainActor protocol TextbookDiffable: AnyObject {
    func snapshot() -> TextbookSnapshot
    func apply(_ snapshot: TextbookSnapshot, animatingDifferences: Bool)
    func applyUsingReloadData(_ snapshot: TextbookSnapshot)

    /// Applies on a background queue; returns after the call.
    func applyOffMain(_ snapshot: TextbookSnapshot)
}

/// A textbook delegate whose sections can be outlines.
@MainActor protocol TextbookOutlines: TextbookDiffable {
    func outline(of section: String) -> TextbookOutline
    func apply(_ outline: TextbookOutline, to section: String)

    /// The last transaction passed to the reordering handlers.
    var transaction: NSDiffableDataSourceTransaction<String, String>? { get }
}

typealias TextbookOutline = NSDiffableDataSourceSectionSnapshot<String>

/// A textbook delegate that stores the contexts of its placeholders.
@MainActor protocol TextbookPlaceholders: AnyObject {
    var placeholders: [String: TextbookPlaceholder] { get }
}

/// The common interface of both kinds of contexts.
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

/// A thread other than the main thread.
enum Elsewhere {
    /// Runs work on another thread, and waits for it.
    static func run(_ work: @escaping @Sendable () -> Void) {
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            work()
            isDone.signal()
        }
        isDone.wait()
    }
}
