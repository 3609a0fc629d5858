/// Which apps see a representation (R215). There is no `group`, which is for macOS alone.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case ownProcess = 3

    /// What both allow.
    func restricted(to other: Self) -> Self {
        rawValue >= other.rawValue ? self : other
    }
}
