// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func Touches_Finger() {
    let _: @MainActor (Finger, CGFloat, CGFloat, UIScrollView?, StaticString, UInt) -> Void = { $0.scroll(by: $1, across: $2, in: $3, file: $4, line: $5) }
    let _: @MainActor (Finger, ClosedRange<Int>, Int, UIView?, StaticString, UInt) -> Void = { $0.selectTogether(rows: $1, section: $2, in: $3, file: $4, line: $5) }
    let _: @MainActor (Finger, Int, Int, UIView?, Finger.SwipeDirection, Bool, StaticString, UInt) -> Void = { $0.swipe(row: $1, section: $2, in: $3, $4, fully: $5, file: $6, line: $7) }
    let _: @MainActor (Finger, Int, Int, UIView?, StaticString, UInt) -> Void = { $0.longPress(row: $1, section: $2, in: $3, file: $4, line: $5) }
    let _: @MainActor (Finger, Int, Int, UIView?, StaticString, UInt) -> Void = { $0.pressEditingControl(row: $1, section: $2, in: $3, file: $4, line: $5) }
    let _: @MainActor (Finger, Int, Int, UIView?, StaticString, UInt) -> Void = { $0.tap(row: $1, section: $2, in: $3, file: $4, line: $5) }
    let _: @MainActor (Finger, Int, Int, UIView?, StaticString, UInt) -> Void = { $0.tapAccessory(row: $1, section: $2, in: $3, file: $4, line: $5) }
    let _: @MainActor (Finger, StaticString, UInt) -> Void = { $0.tapOutside(file: $1, line: $2) }
    let _: @MainActor (Finger, StaticString, UInt) -> Void = { $0.tapPreview(file: $1, line: $2) }
    let _: @MainActor (Finger, StaticString, UInt) -> Void = { $0.tapStatusBar(file: $1, line: $2) }
    let _: @MainActor (Finger, String, StaticString, UInt) -> Void = { $0.choose($1, file: $2, line: $3) }
    let _: @MainActor (Finger, String, StaticString, UInt) -> Void = { $0.press($1, file: $2, line: $3) }
    let _: @MainActor (Finger, String, UIView?, StaticString, UInt) -> Void = { $0.tapIndex($1, in: $2, file: $3, line: $4) }
}

@MainActor func Touches_Finger_SwipeDirection() {
    let _: Finger.SwipeDirection = .left
    let _: Finger.SwipeDirection = .right
    let _: Finger.SwipeDirection.Type = Finger.SwipeDirection.self
}

@MainActor func Touches_Screen() {
    _ = \Screen.calls as KeyPath<Screen, [String]>
    _ = \Screen.choices as KeyPath<Screen, [String]>
}
