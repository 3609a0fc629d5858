/// The effect of a batch on a list.
package struct BatchResult: Hashable, Sendable {
    /// The shown rows: those that stay or move keep their identity; inserted, reloaded and reconfigured ones come from
    /// the data source.
    package let shown: Arrangement

    /// The new paths of the rows.
    package let paths: PathMap
}
