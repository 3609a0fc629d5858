public import Foundation
internal import UIKit

extension SampleListDelegate {
    public var title: String? {
        @_optimize(none) @inline(never)
        get {
            AbsentMethod.note(self)
            return nil
        }
    }

    @_optimize(none) @inline(never)
    public func numberOfSections(in list: NSObject) -> Int {
        AbsentMethod.note(self)
        return 1
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, canMoveRowAt path: IndexPath) -> Bool {
        AbsentMethod.note(self)
        return true
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, canEditRowAt path: IndexPath) -> Bool {
        AbsentMethod.note(self)
        return true
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, moveRowAt path: IndexPath, to target: IndexPath) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, targetForMoveFrom path: IndexPath, to target: IndexPath) -> IndexPath {
        AbsentMethod.note(self)
        return target
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, titleForHeaderIn section: Int) -> String? {
        AbsentMethod.note(self)
        return nil
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, titleForFooterIn section: Int) -> String? {
        AbsentMethod.note(self)
        return nil
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, itemsForBeginning session: NSObject, at path: IndexPath) -> [NSObject] {
        AbsentMethod.note(self)
        return []
    }

    @_optimize(none) @inline(never)
    public func list(
        _ list: NSObject, itemsForAddingTo session: NSObject, at path: IndexPath, point: CGPoint
    ) -> [NSObject] {
        AbsentMethod.note(self)
        return []
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, previewFor path: IndexPath) -> NSObject? {
        AbsentMethod.note(self)
        return nil
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, dropPreviewFor path: IndexPath) -> NSObject? {
        AbsentMethod.note(self)
        return nil
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, willBegin session: NSObject) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, didEnd session: NSObject) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, allowsMoveIn session: NSObject) -> Bool {
        AbsentMethod.note(self)
        return true
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, isRestrictedIn session: NSObject) -> Bool {
        AbsentMethod.note(self)
        return false
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, canHandle session: NSObject) -> Bool {
        AbsentMethod.note(self)
        return true
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, didEnter session: NSObject) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, didUpdate session: NSObject, to path: IndexPath?) -> NSObject? {
        AbsentMethod.note(self)
        return nil
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, didExit session: NSObject) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, sizeForRowAt path: IndexPath) -> CGSize {
        AbsentMethod.note(self)
        return CGSize()
    }

    public var limit: Int {
        @_optimize(none) @inline(never)
        get {
            AbsentMethod.note(self)
            return 0
        }
        @_optimize(none) @inline(never)
        set {
            AbsentMethod.note(self)
        }
    }

    @_optimize(none) @inline(never)
    public func indexTitles(for list: NSObject) -> [String]? {
        AbsentMethod.note(self)
        return nil
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, perform session: NSObject, completion: @escaping (Bool) -> Void) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func list(_ list: NSObject, didDisplayRowAt path: IndexPath) {
        AbsentMethod.note(self)
    }
}
