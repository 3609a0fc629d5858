import Testing
import UIKit

private final class SearchField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 8, dy: 4)
    }
}

private final class Editor: NSObject, UITextViewDelegate {
    var told: [String] = []
    var endsEditing = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        told.append("should begin")
        return textView.isUserInteractionEnabled
    }
    func textViewDidBeginEditing(_ textView: UITextView) { told.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { endsEditing }
    func textViewDidEndEditing(_ textView: UITextView) { told.append("did end with \(textView.text ?? "")") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("did scroll") }
}

@MainActor @Suite struct TextTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func `The text of a field stands beside its left view, while that is shown`() {
        let field = SearchField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let icon = UIImageView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.leftView = icon
        #expect(icon.superview == nil)
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 8, y: 4, width: 184, height: 32))
        field.leftViewMode = .always
        field.layoutIfNeeded()
        #expect(icon.superview === field)
        #expect(icon.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 38, y: 4, width: 154, height: 32))
        #expect(field.editingRect(forBounds: field.bounds) == field.textRect(forBounds: field.bounds))
        field.leftViewMode = .unlessEditing
        window.addSubview(field)
        field.becomeFirstResponder()
        #expect(icon.superview == nil)
        #expect(window.endEditing(false))
        #expect(icon.superview === field)
        field.leftView = nil
        #expect(icon.superview == nil)
    }

    @Test func `A text view asks its delegate, and tells it of the beginning and the end`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let editor = Editor()
        view.delegate = editor
        window.addSubview(view)
        view.isUserInteractionEnabled = false
        #expect(!view.becomeFirstResponder())
        view.isUserInteractionEnabled = true
        view.becomeFirstResponder()
        view.text = "milk"
        editor.endsEditing = false
        #expect(!view.resignFirstResponder())
        #expect(view.endEditing(true))
        view.contentOffset.y = 10
        #expect(editor.told == ["should begin", "should begin", "did begin", "did end with milk", "did scroll"])
        #expect(view.delegate === editor)
        view.isEditable = false
        view.becomeFirstResponder()
        view.resignFirstResponder()
        #expect(editor.told.count == 5)
    }

    @Test func `A paragraph style is copied, changed and compared by its values`() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        style.lineBreakMode = .byTruncatingTail
        let text = NSAttributedString(string: "Ann", attributes: [.paragraphStyle: style])
        let stored = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(stored?.lineSpacing == 4 && stored?.alignment == .center)

        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy == style && !(copy is NSMutableParagraphStyle))
        let other = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
        #expect(other == NSParagraphStyle.default && other != style)
        other.setParagraphStyle(style)
        other.headIndent = 8
        #expect(other.lineSpacing == 4 && other.headIndent == 8 && style.headIndent == 0)
    }

    @Test func `Fonts keep their size in the default category`() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(UIFontMetrics(forTextStyle: .headline).scaledFont(for: font) == font)
        #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 18).pointSize == 18)
        #expect(UIFontMetrics.default.scaledValue(for: 44) == 44)
        let fonts = UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
        #expect(fonts == [])
    }
}
