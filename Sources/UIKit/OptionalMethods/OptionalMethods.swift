/// Tells whether a delegate implements an optional method; its overloads are generated for each protocol. If that
/// cannot be determined, the method counts as implemented until a call shows that it is not.
@MainActor enum OptionalMethods {}
