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
    case folder, `for`, forbidden, from, fullSize, gap, gives, header, hidden, holds, host, hover, iOS, iPad
    case iPhone, idle, `if`, immediate, `in`, inPlace, inactive, include, index, indexOfItem, indicator
    case initialSnapshot, insert, insertAt, insertInto, insertItems, insertPlaceholder, insertRows
    case insertSections, inside, into, ios, isEditing, isEqual, isExpanded, isSpringLoaded, isVisible, it
    case item, itemDestination, itemFile, itemLabel, itemLocal, itemPreview, itemSource, itemIdentifiers
    case items, layout, leave, level, lift, liftBehavior, lifted, lifting, list, live, load, loaded, loads
    case local, log, long, longPress, longPressSpelling, longpress, main, meanwhile, model, modelInsert
    case modelMove, modelRemove, move, moveDestination, moveSource, moveItem, moveRow, moveSection, name
    case named, never, no, noneWord, not, notTargeted, numberOfItems, object, of, off, offMain, on, once
    case operation, order, original, outline, own, pad, parameters, parent, pasteConfiguration
    case performBatchUpdates, phone, placeholder, placeholders, plus, position, possible, precise
    case presentation, press, preview, previewProvider, previews, progress, progressIndicatorStyle, proposal
    case provided, queue, read, reads, recognize, reconfigure, reconfigureItems, reconfigureRows, release
    case reload, reloadData, reloadItems, reloadRows, reloadSections, reloading, remove, reorder, reordering
    case reorders, replace, returned, rootItems, rows, scaled, scenario, scroll, section
    case sectionTransactions, select, selected, session, sessionItems, setNeedsDropPreviewUpdate, setUp
    case settle, shown, silence, simultaneousDrops, simultaneousRecognition, single, size, slow, snapshot
    case spring, springLoaded, springLoadedSpelling, springLoading, start, state, still, stops, table
    case tableView, take, targetItem, targetView, targeted, team, teamData, test, text, then, times, to, top
    case translate, `true`, twice, type, types, unanimated, uncommitted, unspecified, update, updates, view
    case visibility, visible, visibleItems, wait, when, window, with, without, writes, yes, zip
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
        forbidden from full-size gap gives header hidden holds host hover iOS iPad iPhone idle if immediate \
        in in-place inactive include index indexOfItem indicator initialSnapshot insert insertAt insertInto \
        insertItems insertPlaceholder insertRows insertSections inside into ios isEditing isEqual isExpanded \
        isSpringLoaded isVisible it item item.destination item.file item.label item.local item.preview \
        item.source itemIdentifiers items layout leave level lift lift-behavior lifted lifting list live \
        load loaded loads local log long long-press longPress longpress main meanwhile model model.insert \
        model.move model.remove move move.destination move.source moveItem moveRow moveSection name named \
        never no none not notTargeted numberOfItems object of off off-main on once operation order original \
        outline own pad parameters parent pasteConfiguration performBatchUpdates phone placeholder \
        placeholders plus position possible precise presentation press preview previewProvider previews \
        progress progressIndicatorStyle proposal provided queue read reads recognize reconfigure \
        reconfigureItems reconfigureRows release reload reloadData reloadItems reloadRows reloadSections \
        reloading remove reorder reordering reorders replace returned rootItems rows scaled scenario scroll \
        section sectionTransactions select selected session session.items setNeedsDropPreviewUpdate setUp \
        settle shown silence simultaneous-drops simultaneous-recognition single size slow snapshot spring \
        spring-loaded springLoaded springLoading start state still stops table tableView take targetItem \
        targetView targeted team team-data test text then times to top translate true twice type types \
        unanimated uncommitted unspecified update updates view visibility visible visibleItems wait when \
        window with without writes yes zip
        """
}
