internal import Foundation
package import LoadedCode

extension OptionalRequirements where Method == SampleListMethod {
    /// The requirements of the protocol, as the engine stores them.
    package static func sampleList() -> OptionalRequirements {
        OptionalRequirements(
            absent: ClassExistential(AllAbsent(), as: (any SampleListDelegate).self),
            present: ClassExistential(AllPresent(), as: (any SampleListDelegate).self), required: [.rowCount],
            overridable: [.sampleController, .sampleSource])
    }
}

private final class AllAbsent: NSObject, SampleListDelegate {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
}

private final class AllPresent: NSObject, SampleListDelegate {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int {
        0
    }

    var title: String? { "t" }

    func numberOfSections(in list: NSObject) -> Int {
        1
    }

    func list(_ list: NSObject, canMoveRowAt path: IndexPath) -> Bool {
        true
    }

    func list(_ list: NSObject, canEditRowAt path: IndexPath) -> Bool {
        true
    }

    func list(_ list: NSObject, moveRowAt path: IndexPath, to target: IndexPath) {}

    func list(_ list: NSObject, targetForMoveFrom path: IndexPath, to target: IndexPath) -> IndexPath {
        target
    }

    func list(_ list: NSObject, titleForHeaderIn section: Int) -> String? {
        nil
    }

    func list(_ list: NSObject, titleForFooterIn section: Int) -> String? {
        nil
    }

    func list(_ list: NSObject, itemsForBeginning session: NSObject, at path: IndexPath) -> [NSObject] {
        []
    }

    func list(_ list: NSObject, itemsForAddingTo session: NSObject, at path: IndexPath, point: CGPoint) -> [NSObject] {
        []
    }

    func list(_ list: NSObject, previewFor path: IndexPath) -> NSObject? {
        nil
    }

    func list(_ list: NSObject, dropPreviewFor path: IndexPath) -> NSObject? {
        nil
    }

    func list(_ list: NSObject, willBegin session: NSObject) {}

    func list(_ list: NSObject, didEnd session: NSObject) {}

    func list(_ list: NSObject, allowsMoveIn session: NSObject) -> Bool {
        true
    }

    func list(_ list: NSObject, isRestrictedIn session: NSObject) -> Bool {
        false
    }

    func list(_ list: NSObject, canHandle session: NSObject) -> Bool {
        true
    }

    func list(_ list: NSObject, didEnter session: NSObject) {}

    func list(_ list: NSObject, didUpdate session: NSObject, to path: IndexPath?) -> NSObject? {
        nil
    }

    func list(_ list: NSObject, didExit session: NSObject) {}

    func list(_ list: NSObject, sizeForRowAt path: IndexPath) -> CGSize {
        CGSize()
    }

    var limit: Int {
        get { 7 }
        set { fatalError("never called") }
    }

    func indexTitles(for list: NSObject) -> [String]? {
        nil
    }

    func list(_ list: NSObject, perform session: NSObject, completion: @escaping (Bool) -> Void) {}

    func list(_ list: NSObject, didDisplayRowAt path: IndexPath) {}
}
