internal import Foundation
package import LoadedCode

extension OverridableMethods where Method == SampleListMethod {
    @MainActor package static let sampleController = OverridableMethods(
        base: SampleController.self, plain: PlainController.self, overriding: OverridingController.self,
        methods: SampleListMethod.words)
}

private final class PlainController: SampleController {}

private final class OverridingController: SampleController {
    override func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int {
        0
    }

    override var title: String? { "t" }

    override func numberOfSections(in list: NSObject) -> Int {
        1
    }

    override func list(_ list: NSObject, canMoveRowAt path: IndexPath) -> Bool {
        true
    }

    override func list(_ list: NSObject, canEditRowAt path: IndexPath) -> Bool {
        true
    }

    override func list(_ list: NSObject, moveRowAt path: IndexPath, to target: IndexPath) {}

    override func list(_ list: NSObject, targetForMoveFrom path: IndexPath, to target: IndexPath) -> IndexPath {
        target
    }

    override func list(_ list: NSObject, titleForHeaderIn section: Int) -> String? {
        nil
    }

    override func list(_ list: NSObject, titleForFooterIn section: Int) -> String? {
        nil
    }

    override func list(_ list: NSObject, itemsForBeginning session: NSObject, at path: IndexPath) -> [NSObject] {
        []
    }

    override func list(
        _ list: NSObject, itemsForAddingTo session: NSObject, at path: IndexPath, point: CGPoint
    ) -> [NSObject] {
        []
    }

    override func list(_ list: NSObject, previewFor path: IndexPath) -> NSObject? {
        nil
    }

    override func list(_ list: NSObject, dropPreviewFor path: IndexPath) -> NSObject? {
        nil
    }

    override func list(_ list: NSObject, willBegin session: NSObject) {}

    override func list(_ list: NSObject, didEnd session: NSObject) {}

    override func list(_ list: NSObject, allowsMoveIn session: NSObject) -> Bool {
        true
    }

    override func list(_ list: NSObject, isRestrictedIn session: NSObject) -> Bool {
        false
    }

    override func list(_ list: NSObject, canHandle session: NSObject) -> Bool {
        true
    }

    override func list(_ list: NSObject, didEnter session: NSObject) {}

    override func list(_ list: NSObject, didUpdate session: NSObject, to path: IndexPath?) -> NSObject? {
        nil
    }

    override func list(_ list: NSObject, didExit session: NSObject) {}

    override func list(_ list: NSObject, sizeForRowAt path: IndexPath) -> CGSize {
        CGSize()
    }

    override var limit: Int {
        get { 7 }
        set { _ = newValue }
    }

    override func indexTitles(for list: NSObject) -> [String]? {
        nil
    }

    override func list(_ list: NSObject, perform session: NSObject, completion: @escaping (Bool) -> Void) {}

    override func list(_ list: NSObject, didDisplayRowAt path: IndexPath) {}
}
