/// `UICollectionView.ReorderingCadence` (R128).
package enum ReorderingCadence: Hashable, Sendable { case immediate, fast, slow }

/// What the data source of a list keeps its rows in.
package enum DataSourceKind: Hashable, Sendable { case array, diffable }
