internal import DragDrop

/// A delegate method that a touch has called, apart from those of drags, which the engine records.
struct RowCall {
    /// The distinguishing label of the method, such as `didSelectRowAt`.
    let name: String

    /// The number of the engine's records before it.
    let position: Int
}

extension Screen {
    /// `method`: For example `tableView(_:didSelectRowAt:)`.
    func noteRowCall(_ method: String) {
        let labels = method.split(separator: "(").last.map { $0.split(separator: ":") } ?? []
        let base = method.prefix { $0 != "(" }
        let isOfList = base == "tableView" || base == "collectionView"
        let name = isOfList && labels.count > 1 ? labels[1] : base
        rowCalls.append(RowCall(name: String(name), position: withEngine { $0.trace.count }))
    }

    /// The delegate methods that UIKit called for drags and for touches of rows, in order, such as `performDropWith`.
    /// Omits those about the content of a list (cells, heights, titles, display).
    public var calls: [String] {
        let calls = withEngine { engine in
            engine.trace.enumerated().compactMap { position, entry -> RowCall? in
                guard case .call(let call, _, isImplemented: true) = entry.kind, call.question != .cellProvider
                else { return nil }
                return engine.adapter(of: call.list)[call.question].map { RowCall(name: $0.name, position: position) }
            }
        }
        var others = rowCalls[...]
        return calls.flatMap { call in
            let before = others.prefix { $0.position <= call.position }
            others = others.dropFirst(before.count)
            return before.map(\.name) + [call.name]
        } + others.map(\.name)
    }

    // MARK: - Touching

    /// Plays a touch without a drag. Refuses it during a call of a delegate, after a UIKit exception, and while the
    /// finger holds something.
    func touch(
        _ finger: Int, _ file: StaticString, _ line: UInt, _ body: () throws(FingerRefusal) -> Void
    ) {
        attempt(file, line) { () throws(FingerRefusal) in
            if let hindrance = hindrance(to: finger) { throw FingerRefusal(hindrance) }
            prepareForGesture()
            let refusal = calling { () -> FingerRefusal? in
                do throws(FingerRefusal) { try body() } catch { return error }
                return nil
            }
            finishGesture()
            if let refusal { throw refusal }
        }
    }

    private func hindrance(to finger: Int) -> String? {
        if isCallingOut { return "a delegate is being called: no finger moves before it returns" }
        if hasCrashed { return "UIKit has raised an exception: the app is gone" }
        let isHolding = withEngine { engine in engine.sessions.contains { $0.finger == finger } }
        return isHolding ? "the finger holds something already" : nil
    }

    /// The list and path of a touched row.
    func touched(
        _ row: Int, _ section: Int, _ view: UIView?
    ) throws(FingerRefusal) -> (list: any ListView, path: IndexPath) {
        let list = try touchedList(view)
        let path = IndexPath(item: row, section: section)
        guard list.rows.has(path) else {
            throw FingerRefusal("\(withEngine { $0[list.rows.id].name }) has no row \(path)")
        }
        return (list, path)
    }

    func touchedList(_ view: UIView?) throws(FingerRefusal) -> any ListView {
        guard let list = self[try self.list(view)]?.list else { throw FingerRefusal("a plain view has no rows") }
        return list
    }
}

extension ListRows {
    func has(_ path: IndexPath) -> Bool {
        _ = id
        return cells.indices.contains(path.section) && cells[path.section].indices.contains(path.item)
    }

    /// The current path of a cell's row; nil for a removed row.
    func currentPath(of cell: UIView?) -> IndexPath? {
        cell.flatMap { path(of: $0)?.asIndexPath }
    }
}
