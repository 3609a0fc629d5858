internal import DragDrop

/// A method of a delegate that a touch has called, beside those of drags, which the engine records.
struct RowCall {
    /// By the first label that tells it from others, as `didSelectRowAt`.
    let name: String

    /// How much the engine had recorded before.
    let position: Int
}

extension Screen {
    /// `method`: as `tableView(_:didSelectRowAt:)`.
    func noteRowCall(_ method: String) {
        let labels = method.split(separator: "(").last.map { $0.split(separator: ":") } ?? []
        let base = method.prefix { $0 != "(" }
        let isOfList = base == "tableView" || base == "collectionView"
        let name = isOfList && labels.count > 1 ? labels[1] : base
        rowCalls.append(RowCall(name: String(name), position: withEngine { $0.trace.count }))
    }

    /// The methods of delegates that UIKit called for drags and for touches of rows, in order, as `performDropWith`.
    /// Those that only ask what a list shows (cells, heights, titles, what comes on screen) are left out.
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

    /// What a finger does to rows without dragging them.
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

    /// The list and the path of a row that is touched.
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

    /// Where a cell's row is now; nil for one that is gone.
    func currentPath(of cell: UIView?) -> IndexPath? {
        cell.flatMap { path(of: $0)?.asIndexPath }
    }
}
