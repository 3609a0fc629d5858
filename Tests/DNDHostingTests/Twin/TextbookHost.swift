import DNDHosts
import DragDrop
import Foundation
import UIKit

/// A Swift textbook delegate with its view, for one list of a script.
@MainActor struct TextbookHost {
    let view: UIView

    /// The delegate, as the object that stores the data.
    let textbook: AnyObject

    /// The first snapshot to apply to a diffable list that shows nothing yet.
    let unapplied: TextbookSnapshot?

    /// Strong references, since views reference their delegates weakly.
    private let kept: [AnyObject]

    /// `superview` contains the list's view. `hasOutlines`: the app will apply section snapshots, which need existing
    /// sections.
    init(_ list: ListState, in hosted: HostedScenario, _ engine: Engine, superview: UIView?, hasOutlines: Bool) {
        let rows = TextbookRows(
            sections: list.shown.sections.map { section in
                (engine.title(of: section.id), section.rows.map { engine.label(of: $0) })
            })
        let providers = TextbookProviders(engine)
        var showFirst: () -> Void = {}
        switch (list.kind, list.data) {
        case (.table, .array):
            let textbook = TextbookTable(rows, providers: providers)
            kept = [textbook] + (list.reorders ? [ReorderingTextbookTable(textbook)] : [])
            textbook.table.adopt(list)
            view = textbook.table
        case (.table, .diffable):
            let textbook = TextbookDiffableTable(reorders: list.reorders, providers: providers)
            kept = [textbook]
            textbook.table.adopt(list)
            view = textbook.table
            showFirst = { textbook.show(rows) }
        case (.collection, .array):
            let textbook = TextbookCollection(rows, providers: providers)
            kept = [textbook] + (list.reorders ? [ReorderingTextbookCollection(textbook)] : [])
            textbook.collection.adopt(list)
            view = textbook.collection
        case (.collection, .diffable):
            let textbook = TextbookDiffableCollection(reorders: list.reorders, providers: providers)
            kept = [textbook]
            textbook.collection.adopt(list)
            view = textbook.collection
            showFirst = { textbook.show(rows) }
        case (.view, _):
            let textbook = TextbookView(
                showing: rows.sections.flatMap { $0.rows }, TextbookView.Settings(list), providers: providers)
            kept = [textbook]
            view = textbook.view
        }
        self.textbook = kept[0]
        if list.presence == .inWindow { (superview ?? hosted.screen.window).addSubview(view) }
        hosted.attach(view, as: list.name)
        unapplied = list.data == .diffable && !list.hasAppliedSnapshot && !hasOutlines ? TextbookSnapshot(rows) : nil
        if unapplied == nil { showFirst() }
    }

    /// Nil for a plain view.
    var list: RealList? {
        (view as? UITableView).map { .table($0) } ?? (view as? UICollectionView).map { .collection($0) }
    }
}

extension UITableView {
    fileprivate func adopt(_ list: ListState) {
        if !list.hasDefaultDragEnabled { dragInteractionEnabled = list.isDragEnabled }
        if !list.isDropEnabled { dropDelegate = nil }
        isEditing = list.isEditing
        isSpringLoaded = list.isSpringLoaded
    }
}

extension UICollectionView {
    fileprivate func adopt(_ list: ListState) {
        if !list.hasDefaultDragEnabled { dragInteractionEnabled = list.isDragEnabled }
        if !list.isDropEnabled { dropDelegate = nil }
        isEditing = list.isEditing
        isSpringLoaded = list.isSpringLoaded
        switch list.cadence {
        case .immediate: reorderingCadence = .immediate
        case .fast: reorderingCadence = .fast
        case .slow: reorderingCadence = .slow
        }
    }
}

extension TextbookView.Settings {
    fileprivate init(_ list: ListState) {
        drags = list.hasDefaultDragEnabled ? nil : list.isDragEnabled
        drops = list.isDropEnabled
        springs = list.isSpringLoaded
        recognizesSimultaneously = list.allowsSimultaneousRecognitionDuringLift
        takesSimultaneousDrops = list.allowsSimultaneousDropSessions
        pastes = list.pasteTypes
    }
}
