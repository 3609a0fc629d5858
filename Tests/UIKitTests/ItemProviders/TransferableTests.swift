import CoreTransferable
import Synchronization
import Testing
import UIKit
import UniformTypeIdentifiers

/// Tests `Transferable` values with item providers.
@Suite struct TransferableTests {
    private struct Person: Codable, Equatable, Transferable {
        var name: String
        var isKnown = true

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation { (person: Person) in
                person.name
            } importing: {
                Person(name: $0, isKnown: false)
            }
        }
    }

    /// A text with its own file.
    private struct Letter: Equatable, Transferable {
        var text: String

        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .html) { letter in
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
                try Data("<p>\(letter.text)".utf8).write(to: file)
                return SentTransferredFile(file)
            } importing: { received in
                Letter(text: String(try String(contentsOf: received.file, encoding: .utf8).dropFirst(3)))
            }
            .suggestedFileName { "\($0.text).html" }
            .visibility(.team)
            DataRepresentation(exportedContentType: .plainText) { Data($0.text.utf8) }
                .exportingCondition { !$0.text.isEmpty }
        }
    }

    private func load<Value: Transferable & Sendable>(
        _ type: Value.Type, from provider: NSItemProvider
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadTransferable(type: type) { continuation.resume(with: $0) }
        }
    }

    @Test func `The first representation that both have carries the value`() async throws {
        let provider = NSItemProvider()
        provider.register(Person(name: "Ann"))
        #expect(provider.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
        #expect(try await load(Person.self, from: provider) == Person(name: "Ann"))
        #expect(try await load(String.self, from: provider) == "Ann")
    }

    @Test func `A value is made of what another class has written`() async throws {
        let provider = NSItemProvider(object: "Bob" as NSString)
        #expect(try await load(Person.self, from: provider) == Person(name: "Bob", isKnown: false))
    }

    @Test func `Classes of UIKit read what a value offers`() async throws {
        let provider = NSItemProvider()
        provider.register(Person(name: "Cem"))
        let text = try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<String, any Error>) in
            _ = provider.loadObject(ofClass: String.self) { text, error in
                if let text { continuation.resume(returning: text) }
                if let error { continuation.resume(throwing: error) }
            }
        }
        #expect(text == "Cem")
    }

    @Test func `A file is handed over with its name, visible to the team`() async throws {
        let provider = NSItemProvider()
        provider.register(Letter(text: "Dear Ann"))
        #expect(provider.registeredTypeIdentifiers == ["public.html", "public.plain-text"])
        #expect(provider.suggestedName == "Dear Ann")
        #expect(try await load(Letter.self, from: provider) == Letter(text: "Dear Ann"))
    }

    @Test func `What does not meet the condition is not offered`() {
        let provider = NSItemProvider()
        provider.register(Letter(text: ""))
        #expect(provider.registeredTypeIdentifiers == ["public.html"])
    }

    @Test func `The value is made when somebody loads it, each time`() async throws {
        let box = Counter()
        let provider = NSItemProvider()
        provider.register(box.next())
        #expect(box.made == 0)
        #expect(try await load(String.self, from: provider) == "1")
        #expect(try await load(String.self, from: provider) == "2")
    }

    @Test func `URLs of files and others have types of their own`() async throws {
        let provider = NSItemProvider()
        provider.register(URL(fileURLWithPath: "/tmp/a.txt"))
        #expect(provider.registeredTypeIdentifiers == ["public.file-url", "public.url"])
        let other = NSItemProvider()
        let website = try #require(URL(string: "https://example.org/"))
        other.register(website)
        #expect(other.registeredTypeIdentifiers == ["public.url"])
        #expect(try await load(URL.self, from: other).absoluteString == "https://example.org/")
    }

    @Test func `Without a representation that fits there is an error`() async throws {
        let provider = NSItemProvider()
        provider.register(Data([1, 2, 3]))
        await #expect(throws: (any Error).self) { try await load(Person.self, from: provider) }
        #expect(try await load(Data.self, from: provider) == Data([1, 2, 3]))
    }

    @Test func `An error of the app arrives`() async {
        struct Broken: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(contentType: .data) { _ in
                    throw CocoaError(.fileNoSuchFile)
                } importing: { _ in
                    Broken()
                }
            }
        }
        let provider = NSItemProvider()
        provider.register(Broken())
        await #expect(throws: CocoaError.self) { _ = try await load(Broken.self, from: provider) }
    }

    @MainActor @Test func `A drop waits for the import`() async {
        let source = DropTarget()
        let target = DropTarget()
        let controller = UIViewController()
        controller.view.addSubview(source)
        controller.view.addSubview(target)
        let screen = Screen(showing: controller)
        screen.finger.drag(source)
        screen.finger.hover(over: target)
        screen.finger.drop()
        await screen.settle()
        #expect(target.received.withLock { $0 } == ["Ann"])
        #expect(screen.warnings == [])
    }

    /// Drags a person, and accepts persons.
    @MainActor private final class DropTarget: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
        let received = Mutex<[String]>([])

        init() {
            super.init(frame: .zero)
            addInteraction(UIDragInteraction(delegate: self))
            addInteraction(UIDropInteraction(delegate: self))
        }

        required init?(coder: NSCoder) { nil }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            let provider = NSItemProvider()
            provider.register(Person(name: "Ann"))
            return [UIDragItem(itemProvider: provider)]
        }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: .copy) }

        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            session.items[0].itemProvider.loadTransferable(type: Person.self) { result in
                if let person = try? result.get() { self.received.withLock { $0.append(person.name) } }
            }
        }
    }
}

/// Counts how often a value was created.
private final class Counter: Sendable {
    private let count = Mutex(0)

    var made: Int { count.withLock { $0 } }

    func next() -> String {
        count.withLock {
            $0 += 1
            return "\($0)"
        }
    }
}
