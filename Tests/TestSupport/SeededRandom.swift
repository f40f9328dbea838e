import Foundation

/// Random numbers that are the same in every run for the same seed (SplitMix64).
package struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    /// - Parameter seed: Any number. The seeds are mixed: even the sequences of neighboring seeds have nothing in common.
    package init(seed: some FixedWidthInteger) {
        state = Self.mixed(UInt64(truncatingIfNeeded: seed) &+ Self.increment)
    }

    private static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The next 64 random bits.
    package mutating func next() -> UInt64 {
        state &+= Self.increment
        return Self.mixed(state)
    }

    /// Spreads each bit of `word` over all bits of the result; different words have different results.
    private static func mixed(_ word: UInt64) -> UInt64 {
        var word = word
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
