import Testing
import UIKit

@Suite struct AppearanceTests {
    @Test func `Equal parts make equal colours`() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
        #expect(UIColor.white == UIColor(white: 1, alpha: 1))
        #expect(Set([UIColor.red, UIColor(cgColor: UIColor.red.cgColor), .blue]).count == 2)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor.systemBlue.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect([red, green, blue, alpha] == [0, 122 / 255, 1, 1])
        var white: CGFloat = -1
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
        #expect(white == -1)
    }

    @Test func `A colour by name is the same each time, and of another name another one`() throws {
        let first = try #require(UIColor(named: "Accent"))
        #expect(first == UIColor(named: "Accent"))
        #expect(first != UIColor(named: "Accent-2"))
        #expect(first.cgColor.alpha == 1)
        #expect(UIColor(named: "") == nil)
    }

    @Test func `An image in a tint is another image, in any rendering mode`() throws {
        let trash = try #require(UIImage(systemName: "trash"))
        let red = trash.withTintColor(.red)
        #expect(red != trash)
        #expect(red == trash.withTintColor(.red))
        #expect(red != trash.withTintColor(.blue))
        #expect(red.renderingMode == .automatic)
        let original = trash.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(original.renderingMode == .alwaysOriginal)
        #expect(original == red.withRenderingMode(.alwaysOriginal))
        #expect(red.size == trash.size)
    }

    @Test(arguments: [UIColor.red, .green, .blue, .cyan, .magenta, .yellow, .orange, .brown, .gray, .black, .white])
    func `Hue, saturation and brightness lead back to the colour`(color: UIColor) {
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        let back = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        for (a, b) in zip(back.cgColor.components ?? [], color.cgColor.components ?? []) {
            #expect(abs(a - b) < 1e-9)
        }
    }

    /// The first bytes of a PNG of 3 × 258 pixels.
    private static let png =
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
        + Data([0, 0, 0, 3, 0, 0, 1, 2, 8, 6, 0, 0, 0])

    /// A JPEG of 5 × 7 pixels: a table, then the start of a frame.
    private static let jpeg = Data([
        0xFF, 0xD8, 0xFF, 0xC4, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 7, 0, 5, 1, 1, 0x11, 0,
    ])

    @Test func `The size of an image is read from its data`() throws {
        let image = try #require(UIImage(data: Self.png))
        #expect(image.size == CGSize(width: 3, height: 258))
        #expect(image.pngData() == Self.png)
        #expect(image.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) }?.size == image.size)
        #expect(UIImage(data: Self.png, scale: 3)?.size == CGSize(width: 1, height: 86))
        let photo = try #require(UIImage(data: Self.jpeg))
        #expect(photo.size == CGSize(width: 5, height: 7))
        #expect(photo.jpegData(compressionQuality: 0.5) == Self.jpeg)
        let gif = Data("GIF89a".utf8) + Data([4, 1, 2, 0])
        #expect(UIImage(data: gif)?.size == CGSize(width: 260, height: 2))
    }

    @Test func `Data that is no image, or breaks off, makes none`() {
        #expect(UIImage(data: Data("text".utf8)) == nil)
        #expect(UIImage(data: Data()) == nil)
        for length in 0..<24 { #expect(UIImage(data: Self.png.prefix(length)) == nil) }
        for length in 0..<17 { #expect(UIImage(data: Self.jpeg.prefix(length)) == nil) }
    }

    @Test func `Images are equal by name or by data`() {
        #expect(UIImage(named: "cat") == UIImage(named: "cat"))
        #expect(UIImage(named: "cat") != UIImage(systemName: "cat"))
        #expect(UIImage(data: Self.png) == UIImage(data: Self.png))
        #expect(UIImage(data: Self.png) != UIImage(data: Self.jpeg))
        #expect(UIImage(named: "") == nil)
        #expect(UIImage() != UIImage())
    }

    @Test func `A path is measured, moved and hit`() {
        let path = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(path.bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(path.contains(CGPoint(x: 11, y: 21)))
        #expect(!path.contains(CGPoint(x: 9, y: 21)))
        path.append(UIBezierPath(rect: CGRect(x: 20, y: 30, width: 5, height: 5)))
        #expect(path.contains(CGPoint(x: 22, y: 32)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 22, y: 32)))
        path.apply(CGAffineTransform(translationX: 100, y: 0))
        #expect(path.bounds == CGRect(x: 110, y: 20, width: 30, height: 40))
        #expect(UIBezierPath().bounds.isNull)
    }

    @Test func `An oval leaves out the corners of its rectangle`() {
        let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(oval.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        for angle in stride(from: 0.1, to: 6.2, by: 0.3) {
            let at = { (part: Double) in CGPoint(x: 50 + 50 * part * cos(angle), y: 25 + 25 * part * sin(angle)) }
            #expect(oval.contains(at(0.99)))
            #expect(!oval.contains(at(1.01)))
        }
        let card = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 10, height: 10))
        #expect(!card.contains(CGPoint(x: 1, y: 1)))
        #expect(card.contains(CGPoint(x: 99, y: 1)))
    }

    @Test func `A quadratic curve has the middle that it should have`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
        #expect(path.currentPoint == CGPoint(x: 10, y: 0))
        #expect(abs(path.bounds.maxY - 5) < 0.01)
    }

    @Test func `Transforms combine and undo each other`() {
        let point = CGPoint(x: 3, y: 4)
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        let turned = point.applying(turn)
        #expect(abs(turned.x + 4) < 1e-9 && abs(turned.y - 3) < 1e-9)
        let both = CGAffineTransform(scaleX: 2, y: 4).concatenating(CGAffineTransform(translationX: 1, y: 1))
        #expect(point.applying(both) == CGPoint(x: 7, y: 17))
        #expect(point.applying(both).applying(both.inverted()) == point)
        #expect(CGAffineTransform.identity.translatedBy(x: 1, y: 1).scaledBy(x: 2, y: 2).tx == 1)
        #expect(CGAffineTransform().inverted() == CGAffineTransform())
        #expect(CGAffineTransform.identity.isIdentity)
    }

    @Test func `Index paths and boxed rectangles read as they were made`() {
        var path = IndexPath(row: 4, section: 1)
        #expect(path == IndexPath(item: 4, section: 1))
        path.row += 1
        path.section = 0
        #expect(path == [0, 5])
        #expect(NSIndexPath(row: 2, section: 3).section == 3)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 0))
                == CGRect(x: 2, y: 3, width: 2, height: 2))
    }
}
