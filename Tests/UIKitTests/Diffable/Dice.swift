/// Reproducible random numbers (SplitMix64, Steele et al. 2014).
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(seed)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }

    /// One to three numbers below a limit, possibly with duplicates.
    mutating func some(below limit: Int) -> [Int] {
        (0..<Int.random(in: 1...3, using: &self)).map { _ in Int.random(in: 0..<limit, using: &self) }
    }
}
