/// Converts between a flow's lengths and breadths and coordinates of the plane.
struct FlowAxis {
    let direction: UICollectionView.ScrollDirection

    var isVertical: Bool { direction == .vertical }

    func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func breadth(of size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    func size(length: CGFloat, breadth: CGFloat) -> CGSize {
        isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    func rect(of area: FlowGeometry.Area) -> CGRect {
        CGRect(
            origin: isVertical ? CGPoint(x: area.low, y: area.start) : CGPoint(x: area.start, y: area.low),
            size: size(length: area.length, breadth: area.breadth))
    }

    func area(of rect: CGRect) -> FlowGeometry.Area {
        FlowGeometry.Area(
            start: isVertical ? rect.minY : rect.minX, low: isVertical ? rect.minX : rect.minY,
            length: length(of: rect.size), breadth: breadth(of: rect.size))
    }
}
