import UIKit

/// Two notes side by side.
final class DeskController: UIViewController {
    let left: NoteView
    let right: NoteView

    init(left: NoteView, right: NoteView) {
        self.left = left
        self.right = right
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("this controller is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        right.frame.origin.x = 300
        view.addSubview(left)
        view.addSubview(right)
    }
}
