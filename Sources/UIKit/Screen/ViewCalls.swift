internal import DragDrop

/// Answers the engine's questions with the delegates of a plain view's interactions.
@MainActor struct ViewCalls {
    private let screen: Screen
    private let host: ViewHost

    init(_ screen: Screen, _ host: ViewHost) {
        self.screen = screen
        self.host = host
    }

    func implements(_ question: Question) -> Bool {
        Self.dragMethods.has(question, host.dragInteraction?.delegate)
            ?? Self.dropMethods.has(question, host.dropInteraction?.delegate) ?? implementsOther(question)
    }

    private static let dragMethods = QuestionMethods<DragInteractionMethod>(.view)
    private static let dropMethods = QuestionMethods<DropInteractionMethod>(.view)

    private func implementsOther(_ question: Question) -> Bool {
        switch question {
        case .springLoadingShouldAllow, .springLoadingDidFinish: host.springLoading?.ownBehavior != nil
        case .springLoadingDidChange: host.springLoading?.ownEffect != nil
        case .springLoadingActivation: host.springLoading != nil
        case .paste: host.view?.pasteConfiguration != nil
        case .canPaste: host.view.map { PasteMethods.overridesCanPaste(type(of: $0)) } ?? false
        default: false
        }
    }

    func answer(_ call: DelegateCall) -> DelegateAnswer? {
        answerDrag(call) ?? answerDrop(call) ?? answerOther(call)
    }

    private func answerDrag(_ call: DelegateCall) -> DelegateAnswer? {
        guard let interaction = host.dragInteraction, let delegate = interaction.delegate else { return nil }
        let session = screen.dragSession()
        let item = call.item.map { screen.dragItem($0) }
        var operation: UIDropOperation { UIDropOperation(call.operation ?? .cancel) }
        switch call.question {
        case .itemsForBeginning:
            return screen.items(delegate.dragInteraction(interaction, itemsForBeginning: session), for: call)
        case .liftPreview:
            return item.map {
                let preview = delegate.dragInteraction(interaction, previewForLifting: $0, session: session)
                return .preview(preview == nil ? .none : .own)
            }
        case .willAnimateLift:
            let animator = DragAnimator(screen, list: call.list)
            delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        case .dragWillBegin: delegate.dragInteraction(interaction, sessionWillBegin: session)
        case .allowsMoveOperation:
            return .boolean(delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session))
        case .isRestrictedToDraggingApplication:
            return .boolean(delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session))
        case .prefersFullSizePreviews:
            return .boolean(delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: session))
        case .dragDidMove: delegate.dragInteraction(interaction, sessionDidMove: session)
        case .sessionForAdding: return answerJoining(call, interaction, delegate)
        case .itemsForAdding:
            let point = host.point(touching: call.path, item: call.item)
            return screen.items(
                delegate.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point), for: call)
        case .willAddItems:
            let added = screen.withEngine { $0.hands.itemsAddedLast }.map { screen.dragItem($0) }
            delegate.dragInteraction(interaction, session: session, willAdd: added, for: interaction)
        case .dragWillEnd: delegate.dragInteraction(interaction, session: session, willEndWith: operation)
        case .dragDidEnd: delegate.dragInteraction(interaction, session: session, didEndWith: operation)
        case .cancelPreview:
            return item.map {
                let preview = delegate.dragInteraction(
                    interaction, previewForCancelling: $0, withDefault: screen.defaultPreview(of: host))
                return .preview(preview == nil ? .none : .own)
            }
        case .willAnimateCancel:
            guard let item else { return nil }
            let animator = DragAnimator(screen, list: call.list)
            delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
        case .didTransferItems: delegate.dragInteraction(interaction, sessionDidTransferItems: session)
        default: return nil
        }
        return .nothing
    }

    /// The session, among several, that a second finger joins (R023).
    private func answerJoining(
        _ call: DelegateCall, _ interaction: UIDragInteraction, _ delegate: any UIDragInteractionDelegate
    ) -> DelegateAnswer {
        let fingers = screen.withEngine { $0.sessions.map { $0.finger } }
        let running = fingers.map { screen.sessions.drag($0, on: screen) }
        let picked = delegate.dragInteraction(
            interaction, sessionForAddingItems: running, withTouchAt: host.point(touching: call.path, item: call.item))
        return .session(finger: (picked as? DragSession)?.finger)
    }

    private func answerDrop(_ call: DelegateCall) -> DelegateAnswer? {
        guard let interaction = host.dropInteraction, let delegate = interaction.delegate else { return nil }
        let session = screen.dropSession(over: call.list)
        let item = call.item.map { screen.dragItem($0) }
        switch call.question {
        case .canHandle: return .boolean(delegate.dropInteraction(interaction, canHandle: session))
        case .didEnter: delegate.dropInteraction(interaction, sessionDidEnter: session)
        case .didUpdate: return screen.proposal(delegate.dropInteraction(interaction, sessionDidUpdate: session))
        case .didExit: delegate.dropInteraction(interaction, sessionDidExit: session)
        case .performDrop: screen.performing { delegate.dropInteraction(interaction, performDrop: session) }
        case .concludeDrop: delegate.dropInteraction(interaction, concludeDrop: session)
        case .dropDidEnd: delegate.dropInteraction(interaction, sessionDidEnd: session)
        case .dropPreview:
            guard let item, let id = call.item else { return nil }
            return screen.dropPreview(of: item, id, in: host) {
                delegate.dropInteraction(interaction, previewForDropping: $0, withDefault: $1)
            }
        case .willAnimateDrop:
            guard let item else { return nil }
            let animator = DragAnimator(screen, list: call.list)
            delegate.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
        default: return nil
        }
        return .nothing
    }

    private func answerOther(_ call: DelegateCall) -> DelegateAnswer? {
        switch call.question {
        case .springLoadingShouldAllow:
            return host.springLoading.map {
                .boolean($0.interactionBehavior.shouldAllow($0, with: SpringLoadingContext(screen, host)))
            }
        case .springLoadingDidFinish: host.springLoading.map { $0.interactionBehavior.interactionDidFinish($0) }
        case .springLoadingDidChange:
            host.springLoading.map {
                $0.interactionEffect.interaction($0, didChangeWith: SpringLoadingContext(screen, host))
            }
        case .springLoadingActivation:
            host.springLoading.map { $0.activationHandler($0, SpringLoadingContext(screen, host)) }
        case .paste: host.view?.paste(itemProviders: screen.pastedProviders(in: host))
        case .canPaste: return host.view.map { .boolean($0.canPaste(screen.pastedProviders(in: host))) }
        default: return nil
        }
        return .nothing
    }
}
