// Generated from the rows and aliases of the vocabulary by `make generated`: do not edit.
// swift-format-ignore-file

/// A word of the vocabulary as a number: a verb, a preposition, a mark or another word of a pattern.
package enum Keyword: UInt16, Hashable, Sendable {
    case colon, arrow, ellipsis, wildcard, tilde, above, activated, activating, active, add, addAnimations
    case addCompletion, after, all, animations, animator, answer, app, append, apply, array, `as`, askSiri
    case assert, assume, at, automatic, background, badge, batch, before, beforeEach, beginUpdates, below
    case bottom, cadence, call, called, calls, cancel, cancelled, cell, cellDragState, cellDropState, cells
    case `class`, code, collapse, collection, collectionView, commit, commitInsertion, conforms, contains
    case context, continues, coordinator, coordinatorDrop, copy, count, crash, data, dataSource, decided
    case `default`, define, delegate, delete, deleteItems, deletePlaceholder, deleteRows, deleteSections
    case delivered, dequeue, deselect, destination, device, diffable, difference, domain, drag, dragging
    case drop, each, edge, editing, `else`, empty, end, endUpdates, error, examples, exception, exit, expand
    case expandedItems, expect, extended, faded, fails, `false`, fast, file, finalSnapshot, finding, finger
    case folder, `for`, forbidden, from, fullSize, gap, gives, hasActiveDrag, hasActiveDrop
    case hasUncommittedUpdates, header, hidden, holds, host, hover, iOS, iPad, iPhone, idle, `if`, immediate
    case `in`, inPlace, inactive, include, index, indexOfItem, indicator, initialSnapshot, insert, insertAt
    case insertInto, insertItems, insertPlaceholder, insertRows, insertSections, inside, into, ios, ipad
    case iphone, isEditing, isEqual, isExpanded, isSpringLoaded, isVisible, it, item, itemDestination
    case itemFile, itemLabel, itemLocal, itemPreview, itemSource, itemIdentifiers, items, layout, leave
    case level, lift, liftBehavior, lifted, lifting, list, live, load, loaded, loads, local, log, long
    case longPress, longPressSpelling, longpress, main, meanwhile, model, modelInsert, modelMove
    case modelRemove, move, moveDestination, moveSource, moveItem, moveRow, moveSection, name, named, never
    case no, noneWord, not, notTargeted, numberOfItems, object, of, off, offMain, on, once, operation, order
    case original, outline, own, pad, parameters, parent, pasteConfiguration, performBatchUpdates, phone
    case placeholder, placeholders, plus, position, possible, precise, presentation, press, preview
    case previewProvider, previews, progress, progressIndicatorStyle, proposal, provided, queue, read, reads
    case recognize, reconfigure, reconfigureItems, reconfigureRows, release, reload, reloadData, reloadItems
    case reloadRows, reloadSections, reloading, remove, reorder, reordering, reorders, replace, returned
    case rootItems, rows, scaled, scenario, scroll, section, sectionTransactions, select, selected, session
    case sessionItems, setNeedsDropPreviewUpdate, setUp, settle, shown, silence, simultaneousDrops
    case simultaneousRecognition, single, size, slow, snapshot, spring, springLoaded, springLoadedSpelling
    case springLoading, start, state, still, stops, table, tableView, take, targetItem, targetView, targeted
    case team, teamData, test, text, then, times, to, top, translate, `true`, twice, type, types, unanimated
    case uncommitted, unspecified, update, updates, view, visibility, visible, visibleItems, wait, when
    case window, with, without, writes, yes, zip
}

extension KeywordTable {
    /// In the order of the numbers.
    static let texts = """
        : -> ... _ ~ above activated activating active add addAnimations addCompletion after all animations \
        animator answer app append apply array as ask-siri assert assume at automatic background badge batch \
        before beforeEach beginUpdates below bottom cadence call called calls cancel cancelled cell \
        cellDragState cellDropState cells class code collapse collection collectionView commit \
        commitInsertion conforms contains context continues coordinator coordinator.drop copy count crash \
        data data-source decided default define delegate delete deleteItems deletePlaceholder deleteRows \
        deleteSections delivered dequeue deselect destination device diffable difference domain drag \
        dragging drop each edge editing else empty end endUpdates error examples exception exit expand \
        expandedItems expect extended faded fails false fast file finalSnapshot finding finger folder for \
        forbidden from full-size gap gives hasActiveDrag hasActiveDrop hasUncommittedUpdates header hidden \
        holds host hover iOS iPad iPhone idle if immediate in in-place inactive include index indexOfItem \
        indicator initialSnapshot insert insertAt insertInto insertItems insertPlaceholder insertRows \
        insertSections inside into ios ipad iphone isEditing isEqual isExpanded isSpringLoaded isVisible it \
        item item.destination item.file item.label item.local item.preview item.source itemIdentifiers items \
        layout leave level lift lift-behavior lifted lifting list live load loaded loads local log long \
        long-press longPress longpress main meanwhile model model.insert model.move model.remove move \
        move.destination move.source moveItem moveRow moveSection name named never no none not notTargeted \
        numberOfItems object of off off-main on once operation order original outline own pad parameters \
        parent pasteConfiguration performBatchUpdates phone placeholder placeholders plus position possible \
        precise presentation press preview previewProvider previews progress progressIndicatorStyle proposal \
        provided queue read reads recognize reconfigure reconfigureItems reconfigureRows release reload \
        reloadData reloadItems reloadRows reloadSections reloading remove reorder reordering reorders \
        replace returned rootItems rows scaled scenario scroll section sectionTransactions select selected \
        session session.items setNeedsDropPreviewUpdate setUp settle shown silence simultaneous-drops \
        simultaneous-recognition single size slow snapshot spring spring-loaded springLoaded springLoading \
        start state still stops table tableView take targetItem targetView targeted team team-data test text \
        then times to top translate true twice type types unanimated uncommitted unspecified update updates \
        view visibility visible visibleItems wait when window with without writes yes zip
        """
}
