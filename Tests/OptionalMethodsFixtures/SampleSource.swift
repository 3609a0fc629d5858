public import Foundation

/// An open class that implements every method, generic like a diffable data source.
@MainActor open class SampleSource<Section: Hashable, Item: Hashable>: NSObject, SampleListDelegate {
    public let section: Section?

    public init(section: Section?, item: Item?) {
        self.section = section
        super.init()
    }

    open func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int {
        0
    }

    open var title: String? { "t" }

    open func numberOfSections(in list: NSObject) -> Int {
        1
    }

    open func list(_ list: NSObject, canMoveRowAt path: IndexPath) -> Bool {
        true
    }

    open func list(_ list: NSObject, canEditRowAt path: IndexPath) -> Bool {
        true
    }

    open func list(_ list: NSObject, moveRowAt path: IndexPath, to target: IndexPath) {}

    open func list(_ list: NSObject, targetForMoveFrom path: IndexPath, to target: IndexPath) -> IndexPath {
        target
    }

    open func list(_ list: NSObject, titleForHeaderIn section: Int) -> String? {
        nil
    }

    open func list(_ list: NSObject, titleForFooterIn section: Int) -> String? {
        nil
    }

    open func list(_ list: NSObject, itemsForBeginning session: NSObject, at path: IndexPath) -> [NSObject] {
        []
    }

    open func list(
        _ list: NSObject, itemsForAddingTo session: NSObject, at path: IndexPath, point: CGPoint
    ) -> [NSObject] {
        []
    }

    open func list(_ list: NSObject, previewFor path: IndexPath) -> NSObject? {
        nil
    }

    open func list(_ list: NSObject, dropPreviewFor path: IndexPath) -> NSObject? {
        nil
    }

    open func list(_ list: NSObject, willBegin session: NSObject) {}

    open func list(_ list: NSObject, didEnd session: NSObject) {}

    open func list(_ list: NSObject, allowsMoveIn session: NSObject) -> Bool {
        true
    }

    open func list(_ list: NSObject, isRestrictedIn session: NSObject) -> Bool {
        false
    }

    open func list(_ list: NSObject, canHandle session: NSObject) -> Bool {
        true
    }

    open func list(_ list: NSObject, didEnter session: NSObject) {}

    open func list(_ list: NSObject, didUpdate session: NSObject, to path: IndexPath?) -> NSObject? {
        nil
    }

    open func list(_ list: NSObject, didExit session: NSObject) {}

    open func list(_ list: NSObject, sizeForRowAt path: IndexPath) -> CGSize {
        CGSize()
    }

    open var limit: Int {
        get { 7 }
        set { _ = newValue }
    }

    open func indexTitles(for list: NSObject) -> [String]? {
        nil
    }

    open func list(_ list: NSObject, perform session: NSObject, completion: @escaping (Bool) -> Void) {}

    open func list(_ list: NSObject, didDisplayRowAt path: IndexPath) {}
}
