/// Every phrase of the language. The checker has one case for each, so that a new row of the table cannot be forgotten.
package enum Form: Hashable, Sendable, CaseIterable {
    // Structure.
    case scenario, before, include, define, examples, caseRow

    // Scenes.
    case scene, sceneFromHost, app, item, device, ios, assume
    case section, data, reorders, editing, dragEnabled, dropEnabled, selected, cadence, springLoaded, holds
    case superview, simultaneousDrops
    case itemType, itemAfter, itemFails, itemLocal, itemVisibility, itemText

    // Delegates.
    case delegate, delegateNone, with, without, rule

    // What the person does.
    case select, deselect, lift, release, drag, add, hover, hoverAnywhere, leave, drop, cancel, spring, finger, wait,
        settle

    // What the app does.
    case modelInsert, modelRemove, modelMove, modelInsertSection, modelDeleteSection, modelMoveSection
    case listInsert, listDelete, listMove, listReload, listReconfigure, listReloadAll
    case listInsertSection, listDeleteSection, listMoveSection, listReloadSection
    case batch, coordinatorDrop, coordinatorDropInto, coordinatorDropToView
    case placeholderInsert, placeholderCommit, placeholderDelete, load, eachItem, branch
    case snapshotInsert, snapshotInsertAt, snapshotAppend, snapshotDelete, snapshotMove, snapshotMoveTo
    case snapshotReload, snapshotReconfigure, snapshotAppendSection, snapshotInsertSection, snapshotDeleteSection
    case snapshotMoveSection, snapshotApply, snapshotApplyReloading

    // What must hold.
    case expectOrder, expectOrderSections, orderSection, expectCalls, expectNoCalls, callPattern, anyCalls, expectCall
    case expectProposal, expectGap, expectOperation, expectException, expectState, expectPlaceholders, expectLoaded
    case expectSelected, expectUncommitted, expectSilence

    /// True for a phrase that judges something: what "the number of checks" counts.
    package var isExpectation: Bool {
        switch self {
        case .expectOrder, .expectOrderSections, .expectCalls, .expectNoCalls, .expectCall, .expectProposal,
            .expectGap, .expectOperation, .expectException, .expectState, .expectPlaceholders, .expectLoaded,
            .expectSelected, .expectUncommitted, .expectSilence:
            true
        default: false
        }
    }

    /// True for what the person does.
    var isGesture: Bool {
        switch self {
        case .select, .deselect, .lift, .release, .drag, .add, .hover, .hoverAnywhere, .leave, .drop, .cancel,
            .spring, .finger, .wait, .settle:
            true
        default: false
        }
    }

    /// True for what belongs to a fixture or brings in parts of one.
    var isDeclaration: Bool {
        switch self {
        case .scene, .sceneFromHost, .app, .item, .device, .ios, .assume, .delegate, .delegateNone, .define, .include,
            .before:
            true
        default: false
        }
    }
}
