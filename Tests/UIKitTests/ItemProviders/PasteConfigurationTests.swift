import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor @Suite struct PasteConfigurationTests {
    @Test func `A configuration collects types, each once`() {
        let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
        configuration.addTypeIdentifiers(forAccepting: URL.self)
        configuration.addTypeIdentifiers(forAccepting: NSURL.self)
        configuration.addAcceptableTypeIdentifiers(["public.image", "public.text"])
        #expect(configuration.acceptableTypeIdentifiers == ["public.image", "public.url", "public.text"])
        #expect(UIPasteConfiguration(forAccepting: URL.self).acceptableTypeIdentifiers == ["public.url"])
        #expect(UIPasteConfiguration(forAccepting: UIColor.self).acceptableTypeIdentifiers == ["com.apple.uikit.color"])
        #expect(UIPasteConfiguration().acceptableTypeIdentifiers == [])
    }

    @Test func `A responder can paste when some item offers a type of its configuration`() {
        let view = UIView()
        let items = [NSItemProvider(), NSItemProvider(object: "text" as NSString)]
        #expect(!view.canPaste(items))
        view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
        #expect(view.canPaste(items))
        #expect(!view.canPaste([NSItemProvider()]))
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
        #expect(!view.canPaste(items))
    }

    @Test func `A responder keeps its configuration as a copy`() {
        let view = UIView()
        let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
        view.pasteConfiguration = configuration
        configuration.addAcceptableTypeIdentifiers(["public.image"])
        #expect(view.pasteConfiguration?.acceptableTypeIdentifiers == ["public.text"])
    }

    @Test func `What is pasted goes to the responder's own method`() {
        final class Board: UIView {
            var pastedCount = 0
            override func paste(itemProviders: [NSItemProvider]) { pastedCount += itemProviders.count }
            override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { itemProviders.count == 2 }
        }
        let board = Board()
        let target: any UIPasteConfigurationSupporting = board
        #expect(target.canPaste([NSItemProvider(), NSItemProvider()]))
        target.paste(itemProviders: [NSItemProvider(), NSItemProvider()])
        #expect(board.pastedCount == 2)
    }
}
