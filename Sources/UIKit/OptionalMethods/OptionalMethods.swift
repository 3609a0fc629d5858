/// Whether a delegate implements an optional method, by protocol (`Delegates`). When that cannot be determined, the
/// method counts as implemented until a call shows that it is not.
@MainActor enum OptionalMethods {}
