/// The exit codes, as those of `dnd`.
enum ExitStatus: Int32 {
    case nothingLeft = 0
    case byHand = 1
    case notSwift = 2
    case usage = 64
    case noInput = 66
    case cannotCreate = 73
}
