/// The phrases of the language. The checker has a case for each, so that no new row of the table is forgotten.
package enum Form: Hashable, Sendable, CaseIterable {
    // Structure.
    case scenario, before, include, includeValue, parameters, parameter, define, examples, caseRow

    // Scenes.
    case scene, sceneFromHost, app, item, device, ios, animations, assume
    case section, data, reorders, editing, dragEnabled, dropEnabled, selected, cadence, springLoaded, visible, holds
    case reuseIdentifiers, superview, simultaneousDrops, pasteConfiguration, simultaneousRecognition, window
    case liftBehavior
    case typeDeclaration, classDeclaration, classReads, classWrites, team
    case itemType, itemAfter, itemFails, itemLocal, itemVisibility, itemText
    case representation, itemGives, itemName, itemTeamData, itemSize, itemCancel

    // Delegates.
    case delegate, delegateNone, with, without, rule, answer

    // Gestures.
    case select, deselect, lift, release, recognize, drag, add, hover, hoverAnywhere, hoverPoint, leave, drop, cancel
    case spring, finger, wait, settle
    case reorder, expand, collapse, askSiri

    // Actions of the app.
    case modelInsert, modelRemove, modelMove, modelInsertSection, modelDeleteSection, modelMoveSection
    case listInsert, listDelete, listMove, listReload, listReconfigure, listReloadAll, listDrag
    case listBeginUpdates, listEndUpdates
    case listInsertSection, listDeleteSection, listMoveSection, listReloadSection
    case batch, coordinatorDrop, coordinatorDropInto, coordinatorDropToView
    case placeholderInsert, placeholderCommit, placeholderDelete, placeholderUpdate, load, eachItem, branch
    case loadObjects, progressCancel, mainQueue
    case snapshotInsert, snapshotInsertAt, snapshotAppend, snapshotDelete, snapshotMove, snapshotMoveTo
    case snapshotReload, snapshotReconfigure, snapshotAppendSection, snapshotInsertSection, snapshotDeleteSection
    case snapshotMoveSection, snapshotApply, snapshotApplyReloading, snapshotApplyUnanimated, snapshotApplyOffMain
    case snapshotTake, snapshotDeleteAll, snapshotReloadSection
    case outlineAppend, outlineInsert, outlineInsertSection, outlineDelete, outlineDeleteAll, outlineReplace
    case outlineExpand, outlineCollapse, outlineApply
    case readIsEqual, readItems, readIndex, readTransaction, readOutline, readOutlineItem
    case animatorAddAnimations, animatorAddCompletion, previewProvider, dropPreviewUpdate, progressIndicatorStyle
    case contextTargetView, contextTargetCell, contextTargetItem

    case listCount, listScroll, listDequeue, listLayout, presentation, translate, translateSection

    // Expectations; most are a fact and a literal pattern.
    case expectFact, expectListFact
    case expectOrder, expectOrderSections, orderSection, expectCalls, expectNoCalls, callPattern, anyCalls, expectCall
    case expectProposal, expectGap, expectLoaded, expectSilence, expectReturned, expectDrop, expectFinding
    case expectUpdates, expectDifference, expectSectionTransactions
    case expectPreviews, expectBadge, expectMetadata, expectDelivered, expectSpringLoading

    /// Whether the phrase checks something. "The number of checks" counts these.
    package var isExpectation: Bool {
        switch self {
        case .expectFact, .expectListFact, .expectOrder, .expectOrderSections, .expectCalls, .expectNoCalls,
            .expectCall, .expectProposal, .expectGap, .expectLoaded, .expectSilence, .expectReturned, .expectDrop,
            .expectFinding, .expectUpdates, .expectDifference, .expectSectionTransactions, .expectPreviews,
            .expectBadge, .expectMetadata, .expectDelivered, .expectSpringLoading:
            true
        default: false
        }
    }

    /// Whether the phrase is a query of an app to a list.
    var isQuery: Bool {
        switch self {
        case .listCount, .listScroll, .listDequeue, .listLayout, .translate, .translateSection: true
        default: false
        }
    }

    /// Whether the phrase is a gesture.
    var isGesture: Bool {
        switch self {
        case .select, .deselect, .lift, .release, .recognize, .drag, .add, .hover, .hoverAnywhere, .hoverPoint, .leave,
            .drop, .cancel, .spring, .finger, .wait, .settle, .reorder, .expand, .collapse,
            .askSiri:
            true
        default: false
        }
    }

    /// Whether the phrase belongs to a fixture or includes parts of one.
    var isDeclaration: Bool {
        switch self {
        case .scene, .sceneFromHost, .app, .item, .typeDeclaration, .classDeclaration, .team, .device, .ios,
            .animations, .assume, .delegate, .delegateNone, .define, .include, .parameters, .before:
            true
        default: false
        }
    }
}
