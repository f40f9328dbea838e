import Foundation

/// Random numbers that are the same in every run for the same seed (SplitMix64).
package struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    /// - Parameter seed: Any number. The sequence of a seed that is larger by n begins n numbers later: use seeds that
    ///   are farther apart than the numbers that are drawn.
    package init(seed: some FixedWidthInteger) {
        state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
    }

    /// The next 64 random bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// A number from 0 up to, not including, `limit`.
    package mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

    /// A number in `range`.
    package mutating func length(in range: ClosedRange<Double>) -> CGFloat {
        CGFloat(Double.random(in: range, using: &self))
    }

    /// True in `percent` of 100 calls.
    package mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

    /// True in every second call, on average.
    package mutating func flip() -> Bool { Bool.random(using: &self) }
}
