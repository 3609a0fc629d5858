/// The methods of `UITableViewDataSource`, in the order of their declaration.
enum TableDataMethod: String, CaseIterable {
    case numberOfRowsInSection = "tableView(_:numberOfRowsInSection:)"
    case cellForRowAt = "tableView(_:cellForRowAt:)"
    case numberOfSections = "numberOfSections(in:)"
    case titleForHeaderInSection = "tableView(_:titleForHeaderInSection:)"
    case titleForFooterInSection = "tableView(_:titleForFooterInSection:)"
    case canEditRowAt = "tableView(_:canEditRowAt:)"
    case canMoveRowAt = "tableView(_:canMoveRowAt:)"
    case sectionIndexTitles = "sectionIndexTitles(for:)"
    case sectionForSectionIndexTitle = "tableView(_:sectionForSectionIndexTitle:at:)"
    case commitEditing = "tableView(_:commit:forRowAt:)"
    case moveRowAt = "tableView(_:moveRowAt:to:)"
}

extension OptionalMethods {
    static func has(_ method: TableDataMethod, _ delegate: (any UITableViewDataSource)?) -> Bool {
        guard let delegate else { return false }
        return tableDataMethods.presence(
            of: method, in: ClassExistential(delegate, as: (any UITableViewDataSource).self)) != .absent
    }

    private static let tableDataMethods = OptionalRequirements<TableDataMethod>(
        absent: ClassExistential(AbsentTableDataMethods(), as: (any UITableViewDataSource).self),
        present: ClassExistential(PresentTableDataMethods(), as: (any UITableViewDataSource).self),
        required: [.numberOfRowsInSection, .cellForRowAt],
        overridable: [
            TableDataMethod.overridable, TableDataMethod.overridableInDiffable, TableDataMethod.overridableInReference,
        ])
}

private final class AbsentTableDataMethods: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

private final class PresentTableDataMethods: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func numberOfSections(in tableView: UITableView) -> Int { 0 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { 0 }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    }
}
