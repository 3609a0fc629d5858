extension Engine {
    /// Answers an app's query to a snapshot, and traces both.
    package mutating func read(_ question: SnapshotQuestion, in list: ListID) {
        guard mayAct(on: list) else { return }
        do throws(UIKitException) {
            note(try answer(to: question, in: list), of: question, in: list)
        } catch {
            raise(error, in: list)
        }
    }

    /// Records a program's query to a snapshot of its own, with the result.
    package mutating func noteReading(_ value: ReturnedValue, of question: SnapshotQuestion, in list: ListID) {
        guard mayAct(on: list) else { return }
        note(value, of: question, in: list)
    }

    private mutating func note(_ value: ReturnedValue, of question: SnapshotQuestion, in list: ListID) {
        returned = value
        record(.action(.read(question, value), list: list), question.rule)
    }

    private func answer(to question: SnapshotQuestion, in list: ListID) throws(UIKitException) -> ReturnedValue {
        let snapshot = scene.preparedSnapshot(of: list)
        switch question {
        case .snapshot: return labels(Snapshot(self[list].shown).items)
        case .initialSnapshot: return labels(self[list].snapshots.transaction?.initialSnapshot.items ?? [])
        case .finalSnapshot: return labels(self[list].snapshots.transaction?.finalSnapshot.items ?? [])
        case .isEqual:
            let isSame = snapshot == Snapshot(self[list].shown)
            return .boolean(isSame && (rulebook.readsSnapshotsAsDocumented || snapshot.marks.isEmpty))
        case .itemIdentifiers(nil): return labels(snapshot.items)
        case .itemIdentifiers(let section?):
            return labels(Array(try snapshot.items(in: section, names: scene.identifierNames)))
        case .numberOfItems(nil): return .count(snapshot.itemCount)
        case .numberOfItems(let section?):
            return .count(try snapshot.items(in: section, names: scene.identifierNames).count)
        case .indexOfItem(let item): return countOrNil(snapshot.index(of: item))
        case .outline(let part, let section): return labels(scene.preparedOutline(of: section, in: list)[part])
        case .outlineItem(let property, let item, let section):
            return try answer(property, of: item, in: scene.preparedOutline(of: section, in: list))
        }
    }

    private func answer(
        _ property: SnapshotQuestion.Property, of item: ItemID, in outline: SectionSnapshot
    ) throws(UIKitException) -> ReturnedValue {
        do throws(SectionSnapshotFault) {
            switch property {
            case .level: return .count(try outline.level(of: item))
            case .parent: return labels(try outline.parent(of: item).map { [$0] } ?? [])
            case .index: return countOrNil(outline.index(of: item))
            case .isExpanded: return .boolean(try outline.isExpanded(item))
            case .isVisible: return .boolean(try outline.isVisible(item))
            case .contains: return .boolean(outline.contains(item))
            }
        } catch {
            throw error.exception(scene.identifierNames)
        }
    }

    private func countOrNil(_ count: Int?) -> ReturnedValue {
        count.map { .count($0) } ?? .path(nil)
    }

    private func labels(_ items: [ItemID]) -> ReturnedValue {
        .labels(items.map { label(of: $0) })
    }
}

extension SnapshotQuestion {
    fileprivate var rule: RuleID {
        switch self {
        case .snapshot: .r230
        case .initialSnapshot, .finalSnapshot: .r148
        case .itemIdentifiers, .numberOfItems: .s08
        case .isEqual, .indexOfItem: .r237
        case .outline, .outlineItem: .s17
        }
    }
}

extension SectionSnapshot {
    fileprivate subscript(part: SnapshotQuestion.Part) -> [ItemID] {
        switch part {
        case .items: items
        case .rootItems: rootItems
        case .visibleItems: visibleItems
        case .expandedItems: expandedItems
        }
    }
}
