/// The data of one drop on its way to the receiver (R032, R080).
struct Transfer: Sendable {
    let source: ListID
    var pending: [LoadID]
    let beginMilliseconds: Int

    /// Before that time the drop still animates: the source hears last (Q01).
    let earliestMilliseconds: Int
    let progressIndicatorStyle: ProgressIndicatorStyle
}
