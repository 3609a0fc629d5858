// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func Screen_Finger() {
    _ = \Finger.dragSession as KeyPath<Finger, (any UIDragSession)?>
    let _: @MainActor (Finger, Int, Int, UIView?, Finger.Zone, StaticString, UInt) -> Void = { $0.hover($1, section: $2, in: $3, $4, file: $5, line: $6) }
    let _: @MainActor (Finger, Int, Int, UIView?, StaticString, UInt) -> Void = { $0.add(row: $1, section: $2, in: $3, file: $4, line: $5) }
    let _: @MainActor (Finger, Int, Int, UIView?, StaticString, UInt) -> Void = { $0.askSiri(row: $1, section: $2, in: $3, file: $4, line: $5) }
    let _: @MainActor (Finger, Int, Int, UIView?, StaticString, UInt) -> Void = { $0.drag(row: $1, section: $2, in: $3, file: $4, line: $5) }
    let _: @MainActor (Finger, Int, Int, UIView?, StaticString, UInt) -> Void = { $0.lift(row: $1, section: $2, in: $3, file: $4, line: $5) }
    let _: @MainActor (Finger, Int, Int, UIView?, StaticString, UInt) -> Void = { $0.reorder(row: $1, section: $2, in: $3, file: $4, line: $5) }
    let _: @MainActor (Finger, Int, Int, UIView?, StaticString, UInt) -> Void = { $0.spring(row: $1, section: $2, in: $3, file: $4, line: $5) }
    let _: @MainActor (Finger, Int, UIView?, StaticString, UInt) -> Void = { $0.hoverEnd(section: $1, in: $2, file: $3, line: $4) }
    let _: @MainActor (Finger, StaticString, UInt) -> Void = { $0.cancel(file: $1, line: $2) }
    let _: @MainActor (Finger, StaticString, UInt) -> Void = { $0.drop(file: $1, line: $2) }
    let _: @MainActor (Finger, StaticString, UInt) -> Void = { $0.leave(file: $1, line: $2) }
    let _: @MainActor (Finger, StaticString, UInt) -> Void = { $0.release(file: $1, line: $2) }
    let _: @MainActor (Finger, UICollectionView, StaticString, UInt, @escaping (any UICollectionViewDropCoordinator) -> Void) -> Void = { $0.drop(in: $1, file: $2, line: $3, performing: $4) }
    let _: @MainActor (Finger, UITableView, StaticString, UInt, @escaping (any UITableViewDropCoordinator) -> Void) -> Void = { $0.drop(in: $1, file: $2, line: $3, performing: $4) }
    let _: @MainActor (Finger, UIView) -> (any UIDropSession)? = { $0.dropSession(over: $1) }
    let _: @MainActor (Finger, UIView, CGPoint?, StaticString, UInt) -> Void = { $0.add($1, at: $2, file: $3, line: $4) }
    let _: @MainActor (Finger, UIView, CGPoint?, StaticString, UInt) -> Void = { $0.drag($1, at: $2, file: $3, line: $4) }
    let _: @MainActor (Finger, UIView, CGPoint?, StaticString, UInt) -> Void = { $0.hover(over: $1, at: $2, file: $3, line: $4) }
    let _: @MainActor (Finger, UIView, CGPoint?, StaticString, UInt) -> Void = { $0.lift($1, at: $2, file: $3, line: $4) }
    let _: @MainActor (Finger, UIView, StaticString, UInt) -> Void = { $0.askSiri($1, file: $2, line: $3) }
    let _: @MainActor (Finger, UIView?, StaticString, UInt) -> Void = { $0.hoverEmptySpace(in: $1, file: $2, line: $3) }
    let _: @MainActor (Finger, UIView?, StaticString, UInt) -> Void = { $0.hoverGap(in: $1, file: $2, line: $3) }
    let _: @MainActor (Finger, [Int], Int, UIView?, StaticString, UInt) -> Void = { $0.select(rows: $1, section: $2, in: $3, file: $4, line: $5) }
    let _: Finger.Type = Finger.self
}

@MainActor func Screen_Finger_Zone() {
    let _: Finger.Zone = .above
    let _: Finger.Zone = .below
    let _: Finger.Zone = .middle
    let _: Finger.Zone.Type = Finger.Zone.self
}

@MainActor func Screen_Screen() {
    _ = \Screen.exception as KeyPath<Screen, String?>
    _ = \Screen.finger as KeyPath<Screen, Finger>
    _ = \Screen.hasCrashed as KeyPath<Screen, Bool>
    _ = \Screen.warnings as KeyPath<Screen, [String]>
    let _: (Screen) -> @MainActor () async -> Void = Screen.settle
    let _: (Screen) -> @MainActor (Duration) async -> Void = Screen.wait(_:)
    let _: (Screen) -> @MainActor (Int) -> Finger = Screen.finger(_:)
    let _: (Screen) -> @MainActor (UIView) -> [String] = Screen.conformanceReport(of:)
    let _: (Screen) -> @MainActor (UIView) -> [String] = Screen.dataRows(of:)
    let _: (Screen) -> @MainActor (UIView) -> [String] = Screen.rows(of:)
    let _: (Screen) -> @MainActor (UIView, String) -> Void = Screen.name(_:_:)
    let _: (UIDevice.Model) -> Screen = Screen.init(device:)
    let _: (UIViewController, UIDevice.Model) -> Screen = Screen.init(showing:device:)
    let _: Screen.Type = Screen.self
}

@MainActor func Screen_UIDevice() {
    _ = \UIDevice.systemName as KeyPath<UIDevice, String>
    _ = \UIDevice.systemVersion as KeyPath<UIDevice, String>
    _ = \UIDevice.userInterfaceIdiom as KeyPath<UIDevice, UIUserInterfaceIdiom>
    let _: UIDevice = UIDevice.current
    let _: UIDevice.Type = UIDevice.self
}

@MainActor func Screen_UIDevice_Model() {
    _ = \UIDevice.Model.hasAnimations as WritableKeyPath<UIDevice.Model, Bool>
    _ = \UIDevice.Model.idiom as WritableKeyPath<UIDevice.Model, UIUserInterfaceIdiom>
    _ = \UIDevice.Model.minorVersion as WritableKeyPath<UIDevice.Model, Int>
    _ = \UIDevice.Model.version as WritableKeyPath<UIDevice.Model, Int>
    let _: (UIUserInterfaceIdiom, Int, Int) -> UIDevice.Model = UIDevice.Model.init(_:version:minor:)
    let _: (UIUserInterfaceIdiom, Int?) -> UIDevice.Model = UIDevice.Model.init(_:version:)
    let _: UIDevice.Model = UIDevice.Model.current
    let _: UIDevice.Model.Type = UIDevice.Model.self
}

@MainActor func Screen_UIUserInterfaceIdiom() {
    let _: (Int) -> UIUserInterfaceIdiom? = UIUserInterfaceIdiom.init(rawValue:)
    let _: UIUserInterfaceIdiom = .pad
    let _: UIUserInterfaceIdiom = .phone
    let _: UIUserInterfaceIdiom.Type = UIUserInterfaceIdiom.self
}
