/// The methods of `UITableViewDataSourcePrefetching`, in the order of their declaration.
enum TablePrefetchMethod: String, CaseIterable {
    case prefetchRowsAt = "tableView(_:prefetchRowsAt:)"
    case cancelPrefetchingForRowsAt = "tableView(_:cancelPrefetchingForRowsAt:)"
}

extension OptionalMethods {
    static func has(_ method: TablePrefetchMethod, _ delegate: (any UITableViewDataSourcePrefetching)?) -> Bool {
        guard let delegate else { return false }
        return tablePrefetchMethods.presence(
            of: method, in: ClassExistential(delegate, as: (any UITableViewDataSourcePrefetching).self)) != .absent
    }

    private static let tablePrefetchMethods = OptionalRequirements<TablePrefetchMethod>(
        absent: ClassExistential(AbsentTablePrefetchMethods(), as: (any UITableViewDataSourcePrefetching).self),
        present: ClassExistential(PresentTablePrefetchMethods(), as: (any UITableViewDataSourcePrefetching).self),
        required: [.prefetchRowsAt],
        overridable: [])
}

private final class AbsentTablePrefetchMethods: NSObject, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

private final class PresentTablePrefetchMethods: NSObject, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
