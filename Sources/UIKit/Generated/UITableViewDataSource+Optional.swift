// Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
// swift-format-ignore-file
internal import LoadedCode
extension UITableViewDataSource {
    @_optimize(none) @inline(never)
    public func numberOfSections(in tableView: UITableView) -> Int { AbsentMethod.note(self, answering: 1) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { AbsentMethod.note(self, answering: index) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { AbsentMethod.note(self) }
}

enum TableDataMethod: String, DelegateMethod {
    case numberOfRowsInSection = "tableView(_:numberOfRowsInSection:)"
    case cellForRowAt = "tableView(_:cellForRowAt:)"
    case numberOfSections = "numberOfSections(in:)"
    case titleForHeaderInSection = "tableView(_:titleForHeaderInSection:)"
    case titleForFooterInSection = "tableView(_:titleForFooterInSection:)"
    case canEditRowAt = "tableView(_:canEditRowAt:)"
    case canMoveRowAt = "tableView(_:canMoveRowAt:)"
    case sectionIndexTitles = "sectionIndexTitles(for:)"
    case sectionForSectionIndexTitle = "tableView(_:sectionForSectionIndexTitle:at:)"
    case commit = "tableView(_:commit:forRowAt:)"
    case moveRowAt = "tableView(_:moveRowAt:to:)"
    typealias Delegate = any UITableViewDataSource
    static func isConforming(_ type: AnyClass) -> Bool { type is any UITableViewDataSource.Type }
    @MainActor static let requirements = OptionalRequirements<TableDataMethod>(
        absent: ClassExistential(Absent(), as: (any UITableViewDataSource).self),
        present: ClassExistential(Present(), as: (any UITableViewDataSource).self),
        required: [.numberOfRowsInSection, .cellForRowAt],
        overridable: [
            .inUITableViewController,
            .inUITableViewDiffableDataSource,
            .inUITableViewDiffableDataSourceReference,
        ])
}

extension OptionalMethods {
    static func has(_ method: TableDataMethod, _ delegate: (any UITableViewDataSource)?) -> Bool {
        method.isWritten(by: delegate)
    }
}

private final class Absent: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

private final class Present: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func numberOfSections(in tableView: UITableView) -> Int { 1 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
