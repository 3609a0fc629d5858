/// Names without a dot that are no members of `self`.
enum GlobalNames {
    /// Whether a name can only be a member: names of C have no capitals or an underscore, and constants of C begin with
    /// `k`.
    static func canBeMember(_ name: String) -> Bool {
        guard let first = name.first, first.isLowercase, name.contains(where: { $0.isUppercase }),
            !name.contains("_")
        else { return false }
        return !(first == "k" && name.dropFirst().first?.isUppercase == true) && !functions.contains(name)
    }

    /// The functions and variables of Swift, Foundation and Dispatch with a capital inside, and the names that Swift
    /// gives to the values of observers.
    private static let functions: Set<String> = Set(text.split { $0.isWhitespace }.map { String($0) })

    private static let text = """
        assertionFailure asyncDetached atomicMemoryFence debugPrint dispatchMain dispatchPrecondition extendLifetime
        extractIsolation fatalError globalConcurrentExecutor isKnownUniquelyReferenced newValue numericCast oldValue
        pointwiseMax pointwiseMin preconditionFailure readLine repeatElement unsafeBitCast unsafeDowncast
        withCheckedContinuation withCheckedThrowingContinuation withDiscardingTaskGroup withExtendedLifetime
        withObservationTracking withTaskCancellationHandler withTaskExecutorPreference withTaskGroup
        withTaskPriorityEscalationHandler withThrowingDiscardingTaskGroup withThrowingTaskGroup withUnsafeBytes
        withUnsafeContinuation withUnsafeCurrentTask withUnsafeMutableBytes withUnsafeMutablePointer withUnsafePointer
        withUnsafeTemporaryAllocation withUnsafeThrowingContinuation withVaList withoutActuallyEscaping
        """
}
