// Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
// swift-format-ignore-file
internal import LoadedCode
private final class Plain: UITableViewDiffableDataSourceReference {}

extension OverridableMethods where Method == TableDataMethod {
    @MainActor static var inUITableViewDiffableDataSourceReference: Self {
        OverridableMethods(
            base: UITableViewDiffableDataSourceReference.self, plain: Plain.self,
            overriding: OverridingTableDataMethods.self,
            methods: [
                .numberOfSections, .numberOfRowsInSection, .cellForRowAt, .titleForHeaderInSection,
                .titleForFooterInSection, .canEditRowAt, .commit, .canMoveRowAt, .moveRowAt, .sectionIndexTitles,
                .sectionForSectionIndexTitle,
            ])
    }
}

private final class OverridingTableDataMethods: UITableViewDiffableDataSourceReference {
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
