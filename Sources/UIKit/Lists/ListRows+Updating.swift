internal import DragDrop
internal import LoadedCode

/// Updates of a list by its app.
extension ListRows {
    /// A call such as `insertRows(at:with:)`: a batch of its own, or part of the open one (B11).
    func update(_ updates: [ListUpdate.Kind]) {
        let (screen, id) = place
        let origin = screen.originOfCall()
        guard screen.withEngine({ $0[id].openBatchDepth == 0 && $0[id].data == .array }) else {
            screen.withEngine { engine in
                for kind in updates { engine.update(ListUpdate(kind, origin: origin), in: id) }
            }
            return
        }
        guard updates.count > 1 else {
            finishReload()
            for kind in updates {
                commit([ListUpdate(kind, origin: origin)]) { $0.update(ListUpdate(kind, origin: origin), in: id) }
            }
            return
        }
        // Several rows of one call form one batch, unlike several calls.
        begin()
        screen.withEngine { engine in for kind in updates { engine.update(ListUpdate(kind, origin: origin), in: id) }
        }
        end()
    }

    /// `performBatchUpdates`. The completion runs at the next turn of the main queue.
    func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        begin()
        updates?()
        end()
        if let completion { screen.later { completion(true) } }
    }

    func begin() {
        let (screen, id) = place
        finishReload()
        screen.withEngine { $0.beginBatch(in: id) }
    }

    /// Updates before the layout that ends a reload count from the data source's state at that time (B10).
    private func finishReload() {
        let (screen, id) = place
        guard screen.withEngine({ $0[id].isReloading && $0[id].openBatchDepth == 0 }), !screen.hasCrashed else {
            return
        }
        screen.readData(of: list)
    }

    /// UIKit ignores the call (B12) and reads nothing.
    func reloadInBatch() {
        let id = id
        screen.complain(.reloadedInBatch(in: screen.name(of: id), place: CallSite().place?.short))
        screen.withEngine { $0.reloadData(in: id) }
    }

    /// The commit shows the new row; nothing else is read (R185).
    func reloadInCommit() {
        let id = id
        screen.complain(.reloadedInCommit(in: screen.name(of: id), place: CallSite().place?.short))
        screen.withEngine { $0.reloadData(in: id) }
    }

    // MARK: - beginUpdates and endUpdates

    func beginUpdates() {
        begunCount += 1
        begin()
    }

    /// An end without a beginning does not end another batch.
    func endUpdates() {
        guard begunCount > 0 else {
            return screen.complain(.updatesNeverBegun(in: screen.name(of: id), place: CallSite().place?.short))
        }
        begunCount -= 1
        end()
    }

    /// The outermost end reads the data source, checks and commits (B13).
    func end() {
        let (screen, id) = place
        guard screen.withEngine({ $0[id].openBatchDepth }) == 1 else {
            screen.withEngine { if $0[id].openBatchDepth > 0 { $0.endBatch(in: id) } }
            return
        }
        commit(screen.withEngine { $0.scene.openUpdates(of: id) }) { $0.endBatch(in: id) }
    }
}
