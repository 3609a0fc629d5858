/// The metrics of one section of a flow: the delegate's answers, or the layout's own values.
@MainActor struct FlowAnswers {
    let layout: UICollectionViewFlowLayout
    let view: UICollectionView
    let section: Int

    private var delegate: (any UICollectionViewDelegateFlowLayout)? {
        view.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// The sizes of the items; nil without items, and without a delegate that conforms to
    /// `UICollectionViewDelegateFlowLayout`.
    func itemSizes(count: Int) -> [CGSize]? {
        guard let delegate, count > 0 else { return nil }
        return (0..<count).map {
            delegate.collectionView(view, layout: layout, sizeForItemAt: IndexPath(item: $0, section: section))
        }
    }

    var inset: UIEdgeInsets {
        delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    }

    var lineSpacing: CGFloat {
        delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
            ?? layout.minimumLineSpacing
    }

    var interitemSpacing: CGFloat {
        delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
            ?? layout.minimumInteritemSpacing
    }

    var headerSize: CGSize {
        delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
            ?? layout.headerReferenceSize
    }

    var footerSize: CGSize {
        delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
            ?? layout.footerReferenceSize
    }
}
