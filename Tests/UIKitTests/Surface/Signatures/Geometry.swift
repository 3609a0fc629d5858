// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func Geometry_CGAffineTransform() {
    _ = \CGAffineTransform.a as WritableKeyPath<CGAffineTransform, CGFloat>
    _ = \CGAffineTransform.b as WritableKeyPath<CGAffineTransform, CGFloat>
    _ = \CGAffineTransform.c as WritableKeyPath<CGAffineTransform, CGFloat>
    _ = \CGAffineTransform.d as WritableKeyPath<CGAffineTransform, CGFloat>
    _ = \CGAffineTransform.isIdentity as KeyPath<CGAffineTransform, Bool>
    _ = \CGAffineTransform.tx as WritableKeyPath<CGAffineTransform, CGFloat>
    _ = \CGAffineTransform.ty as WritableKeyPath<CGAffineTransform, CGFloat>
    let _: () -> CGAffineTransform = CGAffineTransform.init
    let _: (CGAffineTransform) -> () -> CGAffineTransform = CGAffineTransform.inverted
    let _: (CGAffineTransform) -> (CGAffineTransform) -> CGAffineTransform = CGAffineTransform.concatenating(_:)
    let _: (CGAffineTransform) -> (CGFloat) -> CGAffineTransform = CGAffineTransform.rotated(by:)
    let _: (CGAffineTransform) -> (CGFloat, CGFloat) -> CGAffineTransform = CGAffineTransform.scaledBy(x:y:)
    let _: (CGAffineTransform) -> (CGFloat, CGFloat) -> CGAffineTransform = CGAffineTransform.translatedBy(x:y:)
    let _: (CGFloat) -> CGAffineTransform = CGAffineTransform.init(rotationAngle:)
    let _: (CGFloat, CGFloat) -> CGAffineTransform = CGAffineTransform.init(scaleX:y:)
    let _: (CGFloat, CGFloat) -> CGAffineTransform = CGAffineTransform.init(translationX:y:)
    let _: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) -> CGAffineTransform = CGAffineTransform.init(a:b:c:d:tx:ty:)
    let _: (any Decoder) throws -> CGAffineTransform = CGAffineTransform.init(from:)
    let _: CGAffineTransform = CGAffineTransform.identity
    let _: CGAffineTransform.Type = CGAffineTransform.self
}

@MainActor func Geometry_CGPoint() {
    let _: (CGPoint) -> (CGAffineTransform) -> CGPoint = CGPoint.applying(_:)
}

@MainActor func Geometry_CGRect() {
    let _: (CGRect) -> (CGAffineTransform) -> CGRect = CGRect.applying(_:)
    let _: (CGRect) -> (UIEdgeInsets) -> CGRect = CGRect.inset(by:)
}

@MainActor func Geometry_CGSize() {
    let _: (CGSize) -> (CGAffineTransform) -> CGSize = CGSize.applying(_:)
}

@MainActor func Geometry_CGVector() {
    _ = \CGVector.dx as WritableKeyPath<CGVector, CGFloat>
    _ = \CGVector.dy as WritableKeyPath<CGVector, CGFloat>
    let _: () -> CGVector = CGVector.init
    let _: (CGFloat, CGFloat) -> CGVector = CGVector.init(dx:dy:)
    let _: (any Decoder) throws -> CGVector = CGVector.init(from:)
    let _: CGVector = CGVector.zero
    let _: CGVector.Type = CGVector.self
}

@MainActor func Geometry_IndexPath() {
    _ = \IndexPath.item as WritableKeyPath<IndexPath, Int>
    _ = \IndexPath.row as WritableKeyPath<IndexPath, Int>
    _ = \IndexPath.section as WritableKeyPath<IndexPath, Int>
    let _: (Int, Int) -> IndexPath = IndexPath.init(item:section:)
    let _: (Int, Int) -> IndexPath = IndexPath.init(row:section:)
}

@MainActor func Geometry_NSDirectionalEdgeInsets() {
    _ = \NSDirectionalEdgeInsets.bottom as WritableKeyPath<NSDirectionalEdgeInsets, CGFloat>
    _ = \NSDirectionalEdgeInsets.leading as WritableKeyPath<NSDirectionalEdgeInsets, CGFloat>
    _ = \NSDirectionalEdgeInsets.top as WritableKeyPath<NSDirectionalEdgeInsets, CGFloat>
    _ = \NSDirectionalEdgeInsets.trailing as WritableKeyPath<NSDirectionalEdgeInsets, CGFloat>
    let _: () -> NSDirectionalEdgeInsets = NSDirectionalEdgeInsets.init
    let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> NSDirectionalEdgeInsets = NSDirectionalEdgeInsets.init(top:leading:bottom:trailing:)
    let _: (any Decoder) throws -> NSDirectionalEdgeInsets = NSDirectionalEdgeInsets.init(from:)
    let _: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets.zero
    let _: NSDirectionalEdgeInsets.Type = NSDirectionalEdgeInsets.self
}

@MainActor func Geometry_NSIndexPath() {
    _ = \NSIndexPath.item as KeyPath<NSIndexPath, Int>
    _ = \NSIndexPath.row as KeyPath<NSIndexPath, Int>
    _ = \NSIndexPath.section as KeyPath<NSIndexPath, Int>
    let _: (Int, Int) -> NSIndexPath = NSIndexPath.init(item:section:)
    let _: (Int, Int) -> NSIndexPath = NSIndexPath.init(row:section:)
}

@MainActor func Geometry_NSValue() {
    _ = \NSValue.cgPointValue as KeyPath<NSValue, CGPoint>
    _ = \NSValue.cgRectValue as KeyPath<NSValue, CGRect>
    _ = \NSValue.cgSizeValue as KeyPath<NSValue, CGSize>
    let _: (CGPoint) -> NSValue = NSValue.init(cgPoint:)
    let _: (CGRect) -> NSValue = NSValue.init(cgRect:)
    let _: (CGSize) -> NSValue = NSValue.init(cgSize:)
}

@MainActor func Geometry_UIAxis() {
    _ = \UIAxis.rawValue as KeyPath<UIAxis, UInt>
    let _: (UInt) -> UIAxis = UIAxis.init(rawValue:)
    let _: UIAxis = UIAxis.both
    let _: UIAxis = UIAxis.horizontal
    let _: UIAxis = UIAxis.vertical
    let _: UIAxis.Type = UIAxis.self
}

@MainActor func Geometry_UIEdgeInsets() {
    _ = \UIEdgeInsets.bottom as WritableKeyPath<UIEdgeInsets, CGFloat>
    _ = \UIEdgeInsets.left as WritableKeyPath<UIEdgeInsets, CGFloat>
    _ = \UIEdgeInsets.right as WritableKeyPath<UIEdgeInsets, CGFloat>
    _ = \UIEdgeInsets.top as WritableKeyPath<UIEdgeInsets, CGFloat>
    let _: () -> UIEdgeInsets = UIEdgeInsets.init
    let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> UIEdgeInsets = UIEdgeInsets.init(top:left:bottom:right:)
    let _: (any Decoder) throws -> UIEdgeInsets = UIEdgeInsets.init(from:)
    let _: UIEdgeInsets = UIEdgeInsets.zero
    let _: UIEdgeInsets.Type = UIEdgeInsets.self
}

@MainActor func Geometry_UIOffset() {
    _ = \UIOffset.horizontal as WritableKeyPath<UIOffset, CGFloat>
    _ = \UIOffset.vertical as WritableKeyPath<UIOffset, CGFloat>
    let _: () -> UIOffset = UIOffset.init
    let _: (CGFloat, CGFloat) -> UIOffset = UIOffset.init(horizontal:vertical:)
    let _: (any Decoder) throws -> UIOffset = UIOffset.init(from:)
    let _: UIOffset = UIOffset.zero
    let _: UIOffset.Type = UIOffset.self
}

@MainActor func Geometry_UIRectCorner() {
    _ = \UIRectCorner.rawValue as KeyPath<UIRectCorner, UInt>
    let _: (UInt) -> UIRectCorner = UIRectCorner.init(rawValue:)
    let _: UIRectCorner = UIRectCorner.allCorners
    let _: UIRectCorner = UIRectCorner.bottomLeft
    let _: UIRectCorner = UIRectCorner.bottomRight
    let _: UIRectCorner = UIRectCorner.topLeft
    let _: UIRectCorner = UIRectCorner.topRight
    let _: UIRectCorner.Type = UIRectCorner.self
}

@MainActor func Geometry_UIRectEdge() {
    _ = \UIRectEdge.rawValue as KeyPath<UIRectEdge, UInt>
    let _: (UInt) -> UIRectEdge = UIRectEdge.init(rawValue:)
    let _: UIRectEdge = UIRectEdge.all
    let _: UIRectEdge = UIRectEdge.bottom
    let _: UIRectEdge = UIRectEdge.left
    let _: UIRectEdge = UIRectEdge.right
    let _: UIRectEdge = UIRectEdge.top
    let _: UIRectEdge.Type = UIRectEdge.self
}
