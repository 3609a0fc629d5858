internal import DragDrop
internal import LoadedCode

/// The state of a diffable data source: the identifiers that it has shown, and its list. Used for tables and
/// collections, and for the Objective-C forms.
@MainActor final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Value = NSDiffableDataSourceSnapshot<Section, Item>

    weak var list: (any DiffableList)?
    private(set) var identifiers = ListIdentifiers<Section, Item>()

    /// The last snapshot that was read, and the rows that it was made from.
    private var latest = (rows: Arrangement(), snapshot: Value())

    /// Applications that wait for the main queue.
    private nonisolated let mailbox = Mailbox<Application>()

    init(list: (any DiffableList)?) {
        self.list = list
    }

    // MARK: - What is shown

    /// The shown rows; after the list is deallocated, the last rows that were read.
    private var rows: Arrangement { list?.shown ?? latest.rows }

    var sectionCount: Int { rows.sectionCount }

    func itemCount(inSection section: Int) -> Int { rows.sections[section].rows.count }

    /// O(n) after a change, otherwise O(sections).
    private var current: Value {
        let rows = rows
        if rows != latest.rows { latest = (rows, identifiers.snapshot(Snapshot(rows))) }
        return latest.snapshot
    }

    func section(at index: Int) -> Section? {
        rows.sections.indices.contains(index) ? identifiers.identifier(of: rows.sections[index].id) : nil
    }

    func index(of section: Section) -> Int? {
        identifiers.known(section).flatMap { rows.index(of: $0) }
    }

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2 else { return nil }
        return rows[RowPath(path)].map { identifiers.identifier(of: $0) }
    }

    func path(of item: Item) -> IndexPath? {
        let snapshot = current
        return snapshot.items.known(item).flatMap { snapshot.place(of: $0) }.map { $0.asIndexPath }
    }

    private func outline(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
        guard let list, let id = identifiers.known(section) else { return NSDiffableDataSourceSectionSnapshot() }
        return identifiers.snapshot(list.shownOutline(of: id))
    }

    /// Adopts the list's new identities of rows.
    func rename(_ names: [ItemID: ItemID]) { identifiers.rename(names) }

    /// The outline in the identities of the list.
    func content(of outline: NSDiffableDataSourceSectionSnapshot<Item>) -> SectionSnapshot? {
        list.map { identifiers.content(of: outline, in: $0) }
    }

    /// `snapshot()`: from another queue, waits for the main queue.
    nonisolated func snapshot() -> Value {
        onMain { self.current }
    }

    /// `snapshot(for:)`, as `snapshot()`.
    nonisolated func snapshot(for section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
        onMain { self.outline(of: section) }
    }

    private nonisolated func onMain<Answer: Sendable>(_ ask: @MainActor () -> Answer) -> Answer {
        guard !MainThread.isCurrent else { return MainActor.assumeIsolated(ask) }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(ask) }
    }

    // MARK: - Applying

    /// A snapshot or outline to apply, from any queue.
    enum Application: Sendable {
        case snapshot(Value, SnapshotApplication)
        case outline(NSDiffableDataSourceSectionSnapshot<Item>, Section)

        /// The application as made on a background queue. The engine does not distinguish queues for outlines.
        var offMain: Application {
            guard case .snapshot(let snapshot, _) = self else { return self }
            return .snapshot(snapshot, .offMain)
        }
    }

    /// On the main queue, applies immediately. On another queue, applies when the main queue is free; an application
    /// that the main queue makes before then finds outstanding updates (S14).
    nonisolated func apply(_ application: Application, completion: (() -> Void)?) {
        if MainThread.isCurrent {
            mailbox.put(application, completion: completion)
            MainActor.assumeIsolated { self.emptyMailbox() }
        } else {
            mailbox.put(application.offMain, completion: completion)
            DispatchQueue.main.async { MainActor.assumeIsolated { self.emptyMailbox() } }
        }
    }

    private func emptyMailbox() {
        for letter in mailbox.takeAll() { show(letter.content, completion: letter.completion) }
    }

    private func show(_ application: Application, completion: @escaping @MainActor () -> Void) {
        guard let list else { return completion() }
        switch application {
        case .snapshot(let snapshot, let way):
            list.apply(identifiers.content(of: snapshot, in: list), way, completion: completion)
        case .outline(let outline, let section):
            let id = identifiers.id(of: section, in: list)
            list.apply(identifiers.content(of: outline, in: list), to: id, completion: completion)
        }
    }
}

extension DiffableContent {
    /// The cell provider's cell, for a request that does not come from the engine. Nil if the provider returns none,
    /// which raises an exception (S13).
    func cell<Cell>(at path: IndexPath, in kind: ListKind, from provider: (Item) -> Cell?) -> Cell? {
        guard let item = item(at: path) else {
            preconditionFailure("A cell is asked for at \(path), where the last snapshot has no item.")
        }
        if let cell = provider(item) { return cell }
        UIKitFault.raise(.missingCell(at: RowPath(path), of: String(describing: item), kind: kind))
        return nil
    }
}
