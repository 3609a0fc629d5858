public import Foundation

/// A protocol like UIKit's delegates: one method is required, the others are optional.
@MainActor public protocol SampleListDelegate: NSObjectProtocol {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int
    var title: String? { get }
    func numberOfSections(in list: NSObject) -> Int
    func list(_ list: NSObject, canMoveRowAt path: IndexPath) -> Bool
    func list(_ list: NSObject, canEditRowAt path: IndexPath) -> Bool
    func list(_ list: NSObject, moveRowAt path: IndexPath, to target: IndexPath)
    func list(_ list: NSObject, targetForMoveFrom path: IndexPath, to target: IndexPath) -> IndexPath
    func list(_ list: NSObject, titleForHeaderIn section: Int) -> String?
    func list(_ list: NSObject, titleForFooterIn section: Int) -> String?
    func list(_ list: NSObject, itemsForBeginning session: NSObject, at path: IndexPath) -> [NSObject]
    func list(_ list: NSObject, itemsForAddingTo session: NSObject, at path: IndexPath, point: CGPoint) -> [NSObject]
    func list(_ list: NSObject, previewFor path: IndexPath) -> NSObject?
    func list(_ list: NSObject, dropPreviewFor path: IndexPath) -> NSObject?
    func list(_ list: NSObject, willBegin session: NSObject)
    func list(_ list: NSObject, didEnd session: NSObject)
    func list(_ list: NSObject, allowsMoveIn session: NSObject) -> Bool
    func list(_ list: NSObject, isRestrictedIn session: NSObject) -> Bool
    func list(_ list: NSObject, canHandle session: NSObject) -> Bool
    func list(_ list: NSObject, didEnter session: NSObject)
    func list(_ list: NSObject, didUpdate session: NSObject, to path: IndexPath?) -> NSObject?
    func list(_ list: NSObject, didExit session: NSObject)
    func list(_ list: NSObject, sizeForRowAt path: IndexPath) -> CGSize
    var limit: Int { get set }
    func indexTitles(for list: NSObject) -> [String]?
    func list(_ list: NSObject, perform session: NSObject, completion: @escaping (Bool) -> Void)
    func list(_ list: NSObject, didDisplayRowAt path: IndexPath)
}

/// The names of the requirements.
package enum SampleListMethod: String, CaseIterable, Sendable {
    case rowCount = "list(_:numberOfRowsIn:)"
    case title = "title"
    case sectionCount = "numberOfSections(in:)"
    case canMove = "list(_:canMoveRowAt:)"
    case canEdit = "list(_:canEditRowAt:)"
    case move = "list(_:moveRowAt:to:)"
    case target = "list(_:targetForMoveFrom:to:)"
    case header = "list(_:titleForHeaderIn:)"
    case footer = "list(_:titleForFooterIn:)"
    case items = "list(_:itemsForBeginning:at:)"
    case moreItems = "list(_:itemsForAddingTo:at:point:)"
    case preview = "list(_:previewFor:)"
    case dropPreview = "list(_:dropPreviewFor:)"
    case willBegin = "list(_:willBegin:)"
    case didEnd = "list(_:didEnd:)"
    case allows = "list(_:allowsMoveIn:)"
    case restricts = "list(_:isRestrictedIn:)"
    case canHandle = "list(_:canHandle:)"
    case didEnter = "list(_:didEnter:)"
    case didUpdate = "list(_:didUpdate:to:)"
    case didExit = "list(_:didExit:)"
    case size = "list(_:sizeForRowAt:)"
    case limit = "limit"
    case titles = "indexTitles(for:)"
    case perform = "list(_:perform:completion:)"
    case didDisplay = "list(_:didDisplayRowAt:)"

    /// One for each entry of a class with all methods in its method table.
    static let words = allCases.flatMap { $0 == .limit ? [.limit, .limit, .limit] : [$0] }
}
