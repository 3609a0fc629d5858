internal import DragDrop
internal import LoadedCode

/// The loads of drops: real data, in the order and at the times of the engine.
extension Screen {
    /// The engine's information about a provider before any load. A provider has no virtual durations; those come from
    /// a spec's declaration of the item, if any.
    func providerConfiguration(of item: UIDragItem, timedAs declared: ProviderConfiguration?) -> ProviderConfiguration {
        item.itemProvider.gate = gate
        var providerConfiguration = item.itemProvider.providerConfiguration
        for declared in declared?.representations ?? [] {
            guard var timed = providerConfiguration.representations.first(where: { $0.type == declared.type }) else {
                continue
            }
            timed.delayMilliseconds = declared.delayMilliseconds
            // A script's load of it is answered without the provider.
            timed.text = timed.text ?? declared.text
            providerConfiguration.register(timed)
        }
        providerConfiguration.stopsWhenCancelled = declared?.stopsWhenCancelled ?? true
        providerConfiguration.hasLocalObject = item.localObject != nil
        return providerConfiguration
    }

    /// Begins a load on the main thread; returns an error to refuse it.
    func begin(_ load: ItemProviderLoad) -> (any Error)? {
        guard let item = item(providedBy: load.provider) else { return nil }
        if let group = loadsOfGroup, let next = group.numbers[item] {
            gate.register(load, as: next)
            return nil
        }
        let list = receiver
        gate.handsOverRegisteredTypes = withEngine { $0.rulebook.handsOverRegisteredTypes }
        guard let id = withEngine({ $0.load(item, as: load.request.modelled, in: list) }) else {
            return LoadError.outsideDrop.foundationError
        }
        if case .failure(let error) = withEngine({ $0.loads[id].result }), error == .outsideDrop {
            complain(.loadOutsideDrop(withEngine { $0.label(of: item) }, place: CallSite().place?.text))
            return error.foundationError
        }
        gate.register(load, as: id)
        return nil
    }

    private func item(providedBy provider: NSItemProvider) -> ItemID? {
        dragItems.first { $0.value.itemProvider === provider }?.key
    }

    /// The receiver of the data: the view whose drop is performed, otherwise the last called one.
    private var receiver: ListID {
        withEngine { $0.coordinator?.list } ?? lastCall?.list ?? hosts.first?.id ?? ListID(rawValue: 0)
    }

    /// Called when the engine has finished a load: its completion handler runs on the callback queue.
    func finish(_ id: LoadID) {
        if gate.load(id)?.hasThrown == true { complainOfFailures([id]) }
        gate.load(id)?.release()
    }

    /// Reports failed loads that were not cancelled.
    private func complainOfFailures(_ ids: [LoadID]) {
        var labels: [String] = []
        var reasons: [String] = []
        for id in ids {
            guard let load = gate.load(id), !load.isCancelled, case .failure(let error) = load.answer else { continue }
            labels.append(withEngine { $0.label(of: $0.loads[id].item) })
            let reason = LoadError(error).text
            if !reasons.contains(reason) { reasons.append(reason) }
        }
        guard let first = ids.first, !labels.isEmpty else { return }
        let list = withEngine { $0[$0.loads[first].list].name }
        complain(.notLoaded(labels, in: list, reason: reasons.joined(separator: "; ")))
    }

    // MARK: - Several at once

    func loadObjects(
        ofClass wanted: any NSItemProviderReading.Type, of session: DropSession,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let list = receiver
        gate.handsOverRegisteredTypes = withEngine { $0.rulebook.handsOverRegisteredTypes }
        guard let group = withEngine({ $0.loadObjects(of: ProviderClass(wanted), in: list) }) else {
            return Progress(totalUnitCount: 0)
        }
        let loads = withEngine { engine in
            engine.loads.members(of: group).map { ($0, engine.loads[$0].item) }
        }
        let progress = Progress(totalUnitCount: Int64(loads.count) * LoadProgress.unitsPerLoad)
        let objects = LoadedObjects()
        loadsOfGroup = LoadGroup(numbers: Dictionary(loads.map { ($1, $0) }) { first, _ in first })
        for (id, item) in loads {
            guard let provider = dragItems[item]?.itemProvider else { continue }
            let part = provider.load(.object(wanted)) { delivery, _ in
                objects.add(delivery?.object, of: id)
            }
            progress.addChild(part, withPendingUnitCount: LoadProgress.unitsPerLoad)
        }
        loadsOfGroup = nil
        groups[group] = { [gate] in
            self.complainOfFailures(loads.map { $0.0 })
            for (id, _) in loads { gate.load(id)?.release() }
            self.later(after: gate.activity) { completion(loads.compactMap { objects[$0.0] }) }
        }
        return progress
    }

    /// Called when all objects are loaded or have failed (R076).
    func finish(_ group: ObjectsLoadID) {
        groups.removeValue(forKey: group)?()
    }

    /// Passes the providers' answers and the receivers' cancellations to the engine.
    package func takeAnswers() {
        for id in gate.takeCancelled() { withEngine { $0.cancelLoad(id) } }
        for complaint in gate.takeComplaints() { complain(complaint) }
        noteOffMainCalls()
        let pending = withEngine { engine in engine.loads.all.filter { $0.state == .pending }.map { $0.id } }
        for id in pending {
            switch gate.load(id)?.answer {
            case .failure(let error): withEngine { $0.expect(.failure(LoadError(error)), of: id) }
            case .success(let delivery): withEngine { expect(delivery, of: id, in: &$0) }
            case nil: continue
            }
            withEngine { $0.resumeLoad(id) }
        }
    }

    /// Sets the provider's actual content if it is text; other data is represented by the item's name. An object that
    /// the engine considers wrong may still have written its data.
    private func expect(_ delivery: ItemDelivery, of id: LoadID, in engine: inout Engine) {
        let load = engine.loads[id]
        if case .delivered(let planned) = load.result {
            guard let text = delivery.text else { return }
            engine.expect(.delivered(Delivery(text, as: planned.form, type: planned.type)), of: id)
        } else if case .failure(let error) = load.result, error.code == LoadError.unexpectedClass("", of: "").code,
            let type = gate.load(id)?.representation?.typeIdentifier
        {
            let text = delivery.text ?? engine.label(of: load.item)
            engine.expect(.delivered(Delivery(text, as: delivery.form, type: type)), of: id)
        }
    }
}

/// The loads of one call of `loadObjects`, by item.
struct LoadGroup {
    let numbers: [ItemID: LoadID]
}

/// Collects objects as they arrive, on any queue.
private final class LoadedObjects: @unchecked Sendable {
    private let lock = NSLock()
    private var objects: [LoadID: any NSItemProviderReading] = [:]

    func add(_ object: (any NSItemProviderReading)?, of id: LoadID) {
        lock.withLock { objects[id] = object }
    }

    subscript(id: LoadID) -> (any NSItemProviderReading)? {
        lock.withLock { objects[id] }
    }
}

extension LoadError {
    init(_ error: any Error) {
        let error = error as NSError
        self.init(domain: error.domain, code: error.code, message: error.localizedDescription)
    }
}

extension ItemDelivery {
    fileprivate var form: Delivery.Form {
        switch self {
        case .data, .item: .data
        case .file(let url, let copy): .file(name: url.lastPathComponent, isInPlace: copy == nil)
        case .object(let object): .object(String(describing: type(of: object)))
        }
    }

    /// Nil for content that is not text.
    fileprivate var text: String? {
        switch self {
        case .data(let data): String(data: data, encoding: .utf8)
        case .object(let object): (object as? NSString).map { "\($0)" }
        case .file, .item: nil
        }
    }
}
