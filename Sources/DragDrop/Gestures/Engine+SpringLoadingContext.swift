/// `UISpringLoadedInteractionContext`, while a delegate or a behaviour is asked (R204).
extension Engine {
    /// Whether there is a context that can be changed now.
    private var hasSpringLoadingContext: Bool {
        recording.callDepth > 0 && drag?.springLoading != nil
    }

    /// `context.targetView = …`: what the effect is for. False when nobody is asked about spring loading.
    package mutating func aimSpringLoading(at aim: SpringLoading.Aim) -> Bool {
        guard hasSpringLoadingContext, let spring = drag?.springLoading else { return false }
        record(.action(.aimSpringLoading(aim), list: spring.list), .r204)
        if obeys(.r204) { drag?.springLoading?.aim = aim }
        return true
    }

    /// `context.targetItem = …`: which region of the view is meant. False when nobody is asked about spring loading.
    package mutating func nameSpringLoadingRegion(_ region: ItemID) -> Bool {
        guard hasSpringLoadingContext, let spring = drag?.springLoading else { return false }
        record(.action(.nameSpringLoadingRegion(region), list: spring.list), .r204)
        drag?.springLoading?.region = region
        return true
    }

    /// Whether the answer has named another region than before: that one begins anew, as another row would (R204).
    mutating func entersRegion(from before: SpringLoading) -> Bool {
        guard obeys(.r204), let spring = drag?.springLoading, let region = spring.region, before.region != nil,
            region != before.region
        else { return false }
        cancelSpringLoading()
        var next = SpringLoading(list: spring.list, row: spring.row, startMilliseconds: clock.milliseconds)
        next.region = region
        drag?.springLoading = next
        return true
    }
}
