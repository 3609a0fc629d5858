import Testing
import UIKit

private final class BadgeView: UIView {
    var drawn: [CGRect] = []
    var count = 0 { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        drawn.append(rect)
        layer.cornerRadius = rect.height / 2
    }
}

@MainActor @Suite struct DrawingTests {
    private let badge = BadgeView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))

    private func show() -> Screen {
        let controller = UIViewController()
        controller.view.addSubview(badge)
        return Screen(showing: controller)
    }

    @Test func `A view is drawn when it is first shown, and not outside a window`() {
        badge.layoutIfNeeded()
        #expect(badge.drawn == [])
        _ = show()
        #expect(badge.drawn == [badge.bounds])
        #expect(badge.layer.cornerRadius == 10)
    }

    @Test func `Images and texts draw nothing`() {
        UIImage().draw(at: .zero)
        "text".draw(in: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
        ("text" as NSString).draw(at: .zero)
        let called = AppShell.called
        #expect(called.contains("UIImage.draw(at:)") && called.contains("String.draw(in:withAttributes:)"))
        #expect(called.contains("NSString.draw(at:withAttributes:)"))
    }

    @Test func `Changes are drawn together, at the next turn`() async {
        let screen = show()
        badge.count = 1
        badge.count = 2
        badge.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(badge.drawn.count == 1)
        await screen.settle()
        #expect(badge.drawn.count == 2)
    }

    @Test func `A new size is drawn if the content mode says so`() async {
        let screen = show()
        badge.frame.size.width = 50
        await screen.settle()
        #expect(badge.drawn.count == 1)
        badge.contentMode = .redraw
        badge.frame.size.width = 60
        await screen.settle()
        #expect(badge.drawn.last?.width == 60)
    }

    @Test func `A renderer gives an image of its size, with the pixels of its format`() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30.5, height: 20))
        let photo = try #require(UIImage(named: "photo"))
        let image = renderer.image { context in
            UIColor.systemBlue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
            photo.draw(in: CGRect(x: 0, y: 0, width: 30, height: 20))
            badge.drawHierarchy(in: badge.bounds, afterScreenUpdates: true)
        }
        #expect(image.size == CGSize(width: 30.5, height: 20) && image.scale == 2)
        #expect(image != renderer.image { _ in })
        let data = try #require(image.pngData())
        #expect(UIImage(data: data, scale: 2)?.size == image.size)

        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        format.opaque = true
        let small = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 8, height: 4), format: format)
        #expect(UIImage(data: small.pngData { _ in })?.size == CGSize(width: 8, height: 4))
        #expect(UIImage(data: small.jpegData(withCompressionQuality: 0.8) { _ in })?.size.width == 8)
    }

    @Test func `A rendered image is archived with its size`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in }
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)
        #expect(copy?.size == image.size)
    }

    @Test func `A path of Core Graphics is the path at that time`() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20), cornerRadius: 4)
        badge.layer.shadowPath = path.cgPath
        #expect(badge.layer.shadowPath == path.cgPath)
        #expect(UIBezierPath(cgPath: path.cgPath) == path)
        path.addLine(to: .zero)
        #expect(badge.layer.shadowPath != path.cgPath)
        path.cgPath = UIBezierPath(rect: badge.bounds).cgPath
        #expect(path.bounds == badge.bounds)
    }
}
