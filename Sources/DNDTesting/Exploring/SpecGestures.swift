/// A set of gestures that an exploration plays: `dnd help explore` lists them.
public enum SpecGestures: String, CaseIterable, Sendable {
    /// Any number of drags of one row, over every path, dropped or cancelled.
    case drags

    /// One drag of one row from the start of the scene.
    case singleDrag = "single-drag"

    /// Drags of one row or of several selected ones.
    case selection

    /// Drags to which further rows are added.
    case adding

    /// All gestures of one finger, and waiting.
    case everything
}
