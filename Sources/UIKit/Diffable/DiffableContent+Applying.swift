internal import DragDrop

/// The ways of applying a snapshot that both data sources share.
extension DiffableContent {
    nonisolated func apply(_ snapshot: Value, animatingDifferences: Bool, completion: (() -> Void)?) {
        apply(.snapshot(snapshot, animatingDifferences ? .animated : .unanimated), completion: completion)
    }

    nonisolated func applyUsingReloadData(_ snapshot: Value, completion: (() -> Void)?) {
        apply(.snapshot(snapshot, .usingReloadData), completion: completion)
    }

    func apply(_ snapshot: Value, animatingDifferences: Bool) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    func applyUsingReloadData(_ snapshot: Value) async {
        await withCheckedContinuation { continuation in
            applyUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    func apply(_ outline: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section) async {
        await withCheckedContinuation { continuation in
            apply(.outline(outline, section)) { continuation.resume() }
        }
    }
}
