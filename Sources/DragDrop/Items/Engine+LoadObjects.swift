/// The number of a call of `loadObjects` within one engine.
package struct ObjectsLoadID: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}

/// One call of `session.loadObjects(ofClass:completion:)` (R076).
struct ObjectsLoad: Sendable {
    /// In the order of the session's items.
    var loads: [LoadID]

    /// Loads that have delivered, in the order of arrival.
    var arrived: [LoadID] = []
    var pendingCount: Int
}

extension Engine {
    /// Loads an object of the class from every item that can give one. Outside `performDrop` there is none (R076).
    package mutating func loadObjects(of wanted: ProviderClass, in list: ListID) -> ObjectsLoadID? {
        guard mayAct(on: list) else { return nil }
        record(.action(.loadObjects(wanted), list: list), .r076)
        let id = ObjectsLoadID(rawValue: Int32(objectsLoads.count))
        objectsLoads.append(ObjectsLoad(loads: [], pendingCount: 0))
        for item in coordinator?.list == list ? coordinator?.items ?? [] : []
        where canLoad(item.id, as: wanted, in: list) {
            let load = begin(item.id, answer(to: .object(wanted), for: item.id, in: list), in: list)
            self[load: load].objectsLoad = id
            objectsLoads[Int(id.rawValue)].loads.append(load)
        }
        objectsLoads[Int(id.rawValue)].pendingCount = objectsLoads[Int(id.rawValue)].loads.count
        if objectsLoads[Int(id.rawValue)].loads.isEmpty { clock.schedule(.objects(id), afterMilliseconds: 0) }
        return id
    }

    /// One of several objects is there, or will never be.
    mutating func objectHasLoaded(_ load: LoadID) {
        guard let id = self[load: load].objectsLoad else { return }
        if case .delivered = self[load: load].result { objectsLoads[Int(id.rawValue)].arrived.append(load) }
        objectsLoads[Int(id.rawValue)].pendingCount -= 1
        if objectsLoads[Int(id.rawValue)].pendingCount == 0 { deliver(id) }
    }

    /// All are there: the completion runs on the main queue with what could be made, in the order of the items (R076).
    mutating func deliver(_ id: ObjectsLoadID) {
        let call = objectsLoads[Int(id.rawValue)]
        let order = obeys(.r076) ? call.loads.filter { call.arrived.contains($0) } : call.arrived
        let queue: CompletionQueue = obeys(.r076) || !obeys(.r077) ? .main : .background
        let items = order.map { self[load: $0].item }
        record(.note(.objectsLoaded(items, on: queue)), .r076)
        for load in order {
            if case .delivered(let delivery) = self[load: load].result { deliveries.add(delivery) }
        }
        deliveries.lastQueue = queue
        callDepth += 1
        respondent.finish(id, with: items, engine: &self)
        callDepth -= 1
    }
}
