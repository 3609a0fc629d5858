/// Whether a delegate has written an optional method, protocol by protocol (`Delegates`). Where that cannot be read, it
/// is taken for written until a call has shown that it is not.
@MainActor enum OptionalMethods {}
