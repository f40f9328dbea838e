import Foundation

/// Selects the part of a net's cases that a run tests: all in a deep run, one that is named, otherwise a quarter.
///
/// Whether a case is in the quarter depends on its description and the seed only, so that a failing run can be repeated,
/// and so that a case that is added or removed leaves the others as they are.
package struct SeededPart {
    /// One of this many cases is selected (chosen: the nets take less than two minutes on one core).
    private static let share = 4

    private let seed: UInt64
    private let isWhole: Bool
    /// The description of the only selected case; nil to select by the seed.
    package let onlyCase: String?

    /// The part of this run. Of the environment, VELARIUM_CASE is the description of the only case, and VELARIUM_SEED the
    /// seed, without it 1.
    package static let ofThisRun = SeededPart(
        seed: getenv("VELARIUM_SEED").flatMap { UInt64(String(cString: $0)) } ?? 1, isWhole: TestRun.isDeep,
        onlyCase: getenv("VELARIUM_CASE").map { String(cString: $0) })

    /// - Parameters:
    ///   - isWhole: Whether every case is selected.
    ///   - onlyCase: The description of the only case to select, whatever the seed; nil for none.
    package init(seed: UInt64, isWhole: Bool = false, onlyCase: String? = nil) {
        self.seed = seed
        self.isWhole = isWhole
        self.onlyCase = onlyCase
    }

    /// Whether the case with this description is tested.
    package func contains(_ description: String) -> Bool {
        if let onlyCase { return description == onlyCase }
        if isWhole { return true }
        // FNV-1a, as a hash that is the same in every process.
        let hash = description.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        var random = SeededRandom(seed: hash ^ (seed &* 0x9E37_79B9_7F4A_7C15))
        return random.number(below: Self.share) == 0
    }

    /// Whether cases are tested at full length: in a deep run, and where a case is named to repeat it.
    package var isThorough: Bool { isWhole || onlyCase != nil }
}
