// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func units() -> [CourseFile] {
        [
        CourseFile(path: "units.md", text: #"""
# The course

Eight units, in order. Each lesson needs only what the lessons before it have taught.

## 1 Lift

A press becomes a drag: who is asked for items, and what begins only when the finger moves.

## 2 Enter, update, leave

A finger travels over lists: who is told of its way, and who hears nothing.

## 3 Proposals and the gap

What a place promises before the drop, and in which order its index path counts.

## 4 The drop

The finger lets go: what is called, what may be nil, and who ends first.

## 5 Reorder and silence

A list moves its own rows: the methods that take a drop over, and the reasons for missing calls.

## 6 Batches

Data and list are told the same: the rules behind the commonest crash.

## 7 Providers and time

Items from other apps arrive later, on another queue, or never.

## 8 Real work

Diffable data, two lists, every gesture there is, and the same in Swift.

"""#),
        ]
    }
}
