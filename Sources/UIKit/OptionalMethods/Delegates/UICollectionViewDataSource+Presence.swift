/// The methods of `UICollectionViewDataSource`, in the order of their declaration.
enum CollectionDataMethod: String, CaseIterable {
    case numberOfItemsInSection = "collectionView(_:numberOfItemsInSection:)"
    case cellForItemAt = "collectionView(_:cellForItemAt:)"
    case numberOfSections = "numberOfSections(in:)"
    case viewForSupplementaryElementOfKind = "collectionView(_:viewForSupplementaryElementOfKind:at:)"
    case canMoveItemAt = "collectionView(_:canMoveItemAt:)"
    case moveItemAt = "collectionView(_:moveItemAt:to:)"
    case indexTitles = "indexTitles(for:)"
    case indexPathForIndexTitle = "collectionView(_:indexPathForIndexTitle:at:)"
}

extension OptionalMethods {
    static func has(_ method: CollectionDataMethod, _ delegate: (any UICollectionViewDataSource)?) -> Bool {
        guard let delegate else { return false }
        return collectionDataMethods.presence(
            of: method, in: ClassExistential(delegate, as: (any UICollectionViewDataSource).self)) != .absent
    }

    private static let collectionDataMethods = OptionalRequirements<CollectionDataMethod>(
        absent: ClassExistential(AbsentCollectionDataMethods(), as: (any UICollectionViewDataSource).self),
        present: ClassExistential(PresentCollectionDataMethods(), as: (any UICollectionViewDataSource).self),
        required: [.numberOfItemsInSection, .cellForItemAt],
        overridable: [
            CollectionDataMethod.overridable, CollectionDataMethod.overridableInDiffable,
            CollectionDataMethod.overridableInReference,
        ])
}

private final class AbsentCollectionDataMethods: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
}

private final class PresentCollectionDataMethods: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
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
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
