/// The apps that can see a representation (R215). There is no `group`, which exists only on macOS.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case ownProcess = 3

    /// The stricter of two visibilities.
    func restricted(to other: Self) -> Self {
        rawValue >= other.rawValue ? self : other
    }
}
