/// What two fingers do that move apart or towards each other.
extension Finger {
    /// Zooms the content by a factor around a point of what is seen, its middle if none is named. Nothing happens where
    /// the least and the greatest scale are the same, or the delegate has no view to zoom.
    public func pinch(
        by factor: CGFloat, at point: CGPoint? = nil, in view: UIScrollView? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        screen.touch(number, file, line) {
            guard factor > 0, factor.isFinite else {
                fatalError("a pinch by \(factor): the factor has to be positive", file: file, line: line)
            }
            let pinched = view ?? screen.touchedList(nil, file, line) as? UIScrollView
            _ = screen.putAway()
            pinched?.pinch(by: factor, around: point)
        }
    }

    /// Pinches an item of a collection open: it becomes a window of its own, if the delegate has one for it, which
    /// `screen.sceneRequests` keeps. On a phone, which has one window, nothing happens (a guess for the delegate, which
    /// might be asked there as well).
    public func pinchOpen(
        row: Int, section: Int = 0, in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        touch(row, section, list, file, line) { list, path in
            guard let collection = list as? UICollectionView else {
                fatalError("row \(path) cannot be pinched open: only items of collections can", file: file, line: line)
            }
            guard UIDevice.current.userInterfaceIdiom == .pad else { return }
            let frame = collection.frame(ofRow: path)
            let configuration = CollectionQuestions(collection: collection).ask(.sceneActivationConfigurationForItemAt)
            {
                $0.collectionView(
                    collection, sceneActivationConfigurationForItemAt: path,
                    point: CGPoint(x: frame.midX, y: frame.midY))
            }
            if let configuration = configuration ?? nil { screen.sceneRequests.append(configuration) }
        }
    }
}
