/// The data of one drop in transfer to the receiver (R032, R080).
struct Transfer: Sendable {
    let source: ListID
    var pending: [LoadID]
    let beginMilliseconds: Int

    /// The end of the drop's animation. The source is not notified earlier (Q01).
    let earliestMilliseconds: Int
    let progressIndicatorStyle: ProgressIndicatorStyle
}
