// Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
// swift-format-ignore-file
internal import LoadedCode
extension UICollectionViewDataSource {
    @_optimize(none) @inline(never)
    public func numberOfSections(in collectionView: UICollectionView) -> Int { AbsentMethod.note(self, answering: 1) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { AbsentMethod.note(self, answering: UICollectionReusableView(frame: .zero)) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func indexTitles(
        for collectionView: UICollectionView
    ) -> [String]? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { AbsentMethod.note(self, answering: IndexPath(item: 0, section: index)) }
}

enum CollectionDataMethod: String, DelegateMethod {
    case numberOfItemsInSection = "collectionView(_:numberOfItemsInSection:)"
    case cellForItemAt = "collectionView(_:cellForItemAt:)"
    case numberOfSections = "numberOfSections(in:)"
    case viewForSupplementaryElementOfKind = "collectionView(_:viewForSupplementaryElementOfKind:at:)"
    case canMoveItemAt = "collectionView(_:canMoveItemAt:)"
    case moveItemAt = "collectionView(_:moveItemAt:to:)"
    case indexTitles = "indexTitles(for:)"
    case indexPathForIndexTitle = "collectionView(_:indexPathForIndexTitle:at:)"
    typealias Delegate = any UICollectionViewDataSource
    static func isConforming(_ type: AnyClass) -> Bool { type is any UICollectionViewDataSource.Type }
    @MainActor static let requirements = OptionalRequirements<CollectionDataMethod>(
        absent: ClassExistential(Absent(), as: (any UICollectionViewDataSource).self),
        present: ClassExistential(Present(), as: (any UICollectionViewDataSource).self),
        required: [.numberOfItemsInSection, .cellForItemAt],
        overridable: [
            .inUICollectionViewController,
            .inUICollectionViewDiffableDataSource,
            .inUICollectionViewDiffableDataSourceReference,
        ])
}

extension OptionalMethods {
    static func has(_ method: CollectionDataMethod, _ delegate: (any UICollectionViewDataSource)?) -> Bool {
        method.isWritten(by: delegate)
    }
}

private final class Absent: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

private final class Present: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}
