internal import DNDResults
internal import DragDrop

/// Gestures of the person, and effects of UIKit.
extension TraceWords {
    func gesture(_ gesture: EngineGesture) -> String {
        switch gesture {
        case .select(let rows): "select \(self.rows(rows))"
        case .deselect(let rows): "deselect \(self.rows(rows))"
        case .lift(let touched): "lift \(row(touched))"
        case .release: "release"
        case .recognize(let isLongPress): isLongPress ? "recognize long-press" : "recognize"
        case .finger(let finger): "finger \(finger)"
        case .drag(let touched): "drag \(row(touched))"
        case .add(let touched): "add \(row(touched))"
        case .hover(let location): hover(location)
        case .leave: "leave"
        case .drop: "drop"
        case .cancel: "cancel"
        case .spring(let touched): "spring \(row(touched))"
        case .reorder(let touched): "reorder \(row(touched))"
        case .expand(let touched): "expand \(row(touched))"
        case .collapse(let touched): "collapse \(row(touched))"
        case .askSiri(let touched): "ask-siri \(row(touched))"
        case .wait(let milliseconds): "wait \(milliseconds)ms"
        case .settle: "settle"
        }
    }

    private func row(_ row: TouchedRow) -> String {
        "\(Spelling.path(row.path))\(place(row.list))\(at(row.point))"
    }

    /// The rows of one list.
    private func rows(_ rows: [TouchedRow]) -> String {
        paths(rows.map { $0.path }) + (rows.first.map { place($0.list) } ?? "")
    }

    private func hover(_ location: FingerLocation) -> String {
        let name = Spelling.label(record.list(location.list).name)
        return switch location.place {
        case .anywhere: "hover in \(name)"
        case .point(let point): "hover \(name)\(at(point))"
        default: "hover \(target(location.place))\(place(location.list))"
        }
    }

    private func at(_ point: ViewPoint?) -> String {
        point.map { " at \(Spelling.point($0))" } ?? ""
    }

    private func paths(_ paths: [RowPath]) -> String {
        paths.map { Spelling.path($0) }.joined(separator: " ")
    }

    private func target(_ place: FingerLocation.Place) -> String {
        switch place {
        case .row(let path, .above): "\(Spelling.path(path)) above"
        case .row(let path, .middle): Spelling.path(path)
        case .row(let path, .below): "\(Spelling.path(path)) below"
        case .gap: "gap"
        case .end(let section): "end of \(section)"
        case .header(let section): "header \(section)"
        case .empty: "empty"
        case .edge(.top, let points): "top edge \(points)"
        case .edge(.bottom, let points): "bottom edge \(points)"
        case .anywhere: "anywhere"
        case .point(let point): Spelling.point(point)
        }
    }

    func note(_ note: TraceNote, because citation: Citation?) -> String {
        switch note {
        case .liftIgnored(let obstacle, let list): "lift ignored\(place(list)): \(words(for: obstacle))"
        case .ignored(let list): "nothing comes of it\(place(list))\(reason(citation))"
        case .gapMoved(let path?, let space, let list): "the gap is at \(Spelling.path(path, space))\(place(list))"
        case .gapMoved(nil, _, let list): "the gap closes\(place(list))"
        case .rowMoved(let path, let list): "the row goes to \(Spelling.path(path, .afterRemoval))\(place(list))"
        case .proposalReplaced(let wanted, let proposal, let list):
            "\(Spelling.proposal(wanted)) becomes \(Spelling.proposal(proposal))\(place(list))\(reason(citation))"
        case .intentChosen(let intent, let list):
            "the intent becomes \(intent.word)\(place(list))"
        case .sessionEnded(let operation): "the session has ended: \(operation.word)"
        case .selected(let items, let list): "\(labels(items)) selected\(place(list))"
        case .deselected(let items, let list): "\(labels(items)) deselected\(place(list))"
        case .loadFinished(let item, .delivered(let delivery), let queue):
            "\(label(item)) has loaded: \(words(delivery))\(words(queue))"
        case .loadFinished(let item, .failure(let error), let queue):
            "\(label(item)) could not be loaded: \(error.text)\(words(queue))"
        case .objectsLoaded(let items, let queue):
            "objects are made from: \(items.isEmpty ? "none" : labels(items))\(words(queue))"
        case .providerCancelled(let item): "the provider of \(label(item)) hears of the cancellation"
        case .dataArrivedTooLate(let item): "the data of \(label(item)) is there, and nobody waits for it any more"
        case .springLoading(let state, let row, let list):
            "spring loading is \(Spelling.springLoading(state))\(row.map { " on \(label($0))" } ?? "")\(place(list))"
        case .scrolled(let row, let list): "the list scrolls\(place(list)): row \(row) is the first in sight"
        case .snapshotLog(let text, let list): "UIKit logs\(place(list)): \(text)"
        case .animationReversed(let list): "the added animations run backwards\(place(list))"
        case .recognized(let outcome, let list): "\(words(for: outcome))\(place(list))"
        case .hitTestedAbove(let points, let list):
            "the place \(points) points above the finger counts\(place(list)) (a nominal distance)"
        case .previewSeated(let item, let list): "the preview of \(label(item)) is in its place\(place(list))"
        case .fades(let item, let list): "\(label(item)) fades where it is\(place(list))"
        case .actionWithoutEffect(let list): "that has no effect\(place(list))\(reason(citation))"
        case .updated(let updates, let list): "a batch\(place(list)): \(batch(updates))"
        case .reloadedData(let list): "reloadData\(place(list))\(reason(citation))"
        case .reordering(let transaction, let list): "the transaction\(place(list)): \(changes(of: transaction))"
        }
    }

    /// Names all changed sections if there are several.
    private func changes(of transaction: ReorderTransaction) -> String {
        let changes = Spelling.changes(transaction.difference) { record.label($0) }.joined(separator: ", ")
        let sections = transaction.sectionTransactions.map { title($0.section) }
        return sections.count < 2 ? changes : "\(changes) in the sections \(sections.joined(separator: ", "))"
    }

    /// The reason why nothing is lifted.
    private func words(for obstacle: LiftObstacle) -> String {
        switch obstacle {
        case .offByDefault(let device):
            "drag interaction is off by default on iPhone"
                + (device.enablesDragsByDefault ? "" : " before iOS \(Device.firstVersionWithDragsOnPhone)")
        case .switchedOff: "drag interaction is switched off"
        case .noItems: "no delegate with itemsForBeginning"
        case .dropUnderWay: "the last drop has not ended yet"
        }
    }

    private func words(for outcome: RecognizerOutcome) -> String {
        switch outcome {
        case .recognizerFails: "the other recognizer fails, because the lift has begun"
        case .liftIsCancelled: "the other recognizer cancels the lift"
        case .bothGoOn: "the long press goes on beside the lift"
        }
    }

    /// The content, and its form unless it is plain data.
    private func words(_ delivery: Delivery) -> String {
        let text = Spelling.quoted(delivery.text)
        switch delivery.form {
        case .data: return text
        case .zippedFolder: return "\(text), a folder as zip archive"
        case .object(let name): return "\(text) as \(name)"
        case .file(let name, false): return "\(text) in a copied file \(Spelling.quoted(name))"
        case .file(let name, true): return "\(text) in the original file \(Spelling.quoted(name))"
        }
    }

    private func words(_ queue: CompletionQueue) -> String {
        queue == .main ? ", on the main queue" : ", off the main queue"
    }

    /// The virtual time of an event later than its gesture.
    func time(_ milliseconds: Int, for note: TraceNote) -> String {
        switch note {
        case .loadFinished, .objectsLoaded, .providerCancelled, .dataArrivedTooLate, .springLoading, .scrolled:
            time(milliseconds)
        default: ""
        }
    }

    private func reason(_ citation: Citation?) -> String {
        citation.map { ": \($0.sentence)" } ?? ""
    }
}
