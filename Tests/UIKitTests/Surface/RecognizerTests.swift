import Testing
import UIKit

/// A card that a finger moves, as apps write it.
private final class CardView: UIView, SelectorPerforming {
    var touched: CGPoint?

    func perform(_ action: Selector, sender: Any?) -> Bool {
        switch (action, sender) {
        case ("pan:", let pan as UIPanGestureRecognizer): moved(pan)
        case ("pinch:", let pinch as UIPinchGestureRecognizer): pinched(pinch)
        default: return false
        }
        return true
    }

    private func moved(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: superview)
        center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
        recognizer.setTranslation(.zero, in: superview)
        touched = recognizer.location(in: superview)
    }

    private func pinched(_ recognizer: UIPinchGestureRecognizer) {
        transform = CGAffineTransform(scaleX: recognizer.scale, y: recognizer.scale)
        recognizer.scale = 1
    }
}

@MainActor @Suite struct RecognizerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let card = CardView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))

    @Test func `A pan moves what it is told, and its location is the middle of the view`() {
        window.addSubview(card)
        let pan = UIPanGestureRecognizer(target: card, action: "pan:")
        card.addGestureRecognizer(pan)
        pan.setTranslation(CGPoint(x: 5, y: -3), in: window)
        pan.state = .changed
        #expect(card.frame.origin == CGPoint(x: 15, y: 7))
        #expect(pan.translation(in: window) == .zero)
        #expect(card.touched == card.center)
        #expect(pan.location(in: card) == CGPoint(x: 50, y: 25))
        #expect(UITapGestureRecognizer().location(in: nil) == .zero)
    }

    @Test func `A translation is measured in the coordinates of a view`() {
        let board = UIView(frame: window.bounds)
        board.transform = CGAffineTransform(scaleX: 2, y: 2)
        window.addSubview(board)
        let pan = UIPanGestureRecognizer()
        pan.setTranslation(CGPoint(x: 10, y: 0), in: nil)
        #expect(pan.translation(in: board) == CGPoint(x: 5, y: 0))
        pan.setTranslation(CGPoint(x: 0, y: 4), in: board)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 8))
    }

    @Test func `A pinch has the scale that it is told`() {
        let pinch = UIPinchGestureRecognizer(target: card, action: "pinch:")
        card.addGestureRecognizer(pinch)
        pinch.scale = 1.5
        pinch.state = .ended
        #expect(card.frame.width == 150)
        #expect(pinch.scale == 1 && pinch.velocity == 0)
    }
}
