import Foundation
import Testing
import UIKit

// What stands around the lists of apps with documents, pickers and storyboards.

private final class Note: UIDocument {
    override func contents(forType typeName: String) throws -> Any { Data("note".utf8) }
}

private final class Browser: UIDocumentBrowserViewController, UIDocumentBrowserViewControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        allowsDocumentCreation = true
    }

    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {}
}

private final class Gallery: UIViewController, UIPopoverPresentationControllerDelegate, UINavigationControllerDelegate,
    UIImagePickerControllerDelegate, UISplitViewControllerDelegate
{
    var shown: String?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        shown = segue.identifier
        segue.destination.popoverPresentationController?.delegate = self
        segue.destination.title = sender as? String
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

@MainActor @Suite struct PickersAndDocumentsTests {
    @Test func `A test calls what a storyboard would`() {
        let gallery = Gallery()
        let detail = UIViewController()
        detail.modalPresentationStyle = .popover
        gallery.prepare(for: UIStoryboardSegue(identifier: "show", source: gallery, destination: detail), sender: "A")
        #expect(gallery.shown == "show" && detail.title == "A")
        #expect(detail.popoverPresentationController?.delegate === gallery)
        #expect(UIViewController().popoverPresentationController == nil)
        #expect(gallery.shouldPerformSegue(withIdentifier: "show", sender: nil))
        gallery.shown = nil
        gallery.performSegue(withIdentifier: "show", sender: nil)
        #expect(gallery.shown == nil && gallery.storyboard == nil)
    }

    @Test func `A storyboard makes plain controllers, or what the code asks for`() {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        #expect(type(of: storyboard.instantiateViewController(withIdentifier: "Gallery")) == UIViewController.self)
        let gallery: Gallery = storyboard.instantiateViewController(identifier: "Gallery")
        #expect(gallery.shown == nil)
        #expect(storyboard.instantiateInitialViewController() == nil)
    }

    @Test func `A document is neither opened nor saved, and its completions hear of it later`() async throws {
        let note = Note(fileURL: URL(fileURLWithPath: "/tmp/Shopping.note"))
        #expect(note.localizedName == "Shopping" && note.documentState == .closed && !note.hasUnsavedChanges)
        note.updateChangeCount(.done)
        for call in [note.open, note.close] {
            #expect(await withCheckedContinuation { done in call { done.resume(returning: $0) } } == false)
        }
        let isSaved = await withCheckedContinuation { done in
            note.save(to: note.fileURL, for: .forOverwriting) { done.resume(returning: $0) }
        }
        #expect(!isSaved)
        #expect(try note.contents(forType: "public.text") as? Data == Data("note".utf8))
    }

    @Test func `A browser and a picker show nothing and pick nothing`() {
        let browser = Browser()
        browser.loadViewIfNeeded()
        #expect(browser.delegate === browser && browser.allowsDocumentCreation)
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == nil)
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        picker.delegate = Gallery()
        #expect(picker.sourceType == .camera && picker.delegate == nil)
        #expect(NSDataAsset(name: "data") == nil)
    }

    @Test func `Columns stay as they are`() {
        let split = UISplitViewController()
        split.preferredDisplayMode = .primaryHidden
        #expect(split.displayMode == .allVisible && split.preferredDisplayMode == .secondaryOnly)
        #expect(!split.isCollapsed && split.displayModeButtonItem.action == nil)
    }
}

@MainActor @Suite struct GraphicsTests {
    @Test func `An image that is begun has its size, whatever is drawn`() {
        UIGraphicsBeginImageContext(CGSize(width: 30, height: 20))
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 5), true, 3)
        let context = UIGraphicsGetCurrentContext()
        context?.setFillColor(UIColor.red.cgColor)
        context?.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
        context?.fillPath()
        if let context { UIView().layer.render(in: context) }
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 5))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 3)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 30, height: 20))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func `What draw needs compiles, and each member warns once`() {
        UIColor.red.setStroke()
        UIColor.red.set()
        let path = UIBezierPath(rect: .zero)
        path.fill()
        path.stroke()
        path.addClip()
        NSAttributedString(string: "a").draw(at: .zero)
        UIView().layer.removeAllAnimations()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        let members = [
            "UIColor.setStroke()", "UIBezierPath.fill()", "CALayer.removeAllAnimations()",
            "UINotificationFeedbackGenerator.notificationOccurred(_:)",
        ]
        #expect(members.filter { !AppShell.called.contains($0) } == [])
    }

    @Test func `A plain view has no size of its own`() {
        #expect(UIView().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: -1))
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        #expect(effect.contentView.superview === effect && effect.effect is UIBlurEffect)
    }
}
