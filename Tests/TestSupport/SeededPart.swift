import Foundation

/// Selects the part of a net's cases that a run tests: all in a deep run, otherwise a third.
///
/// Whether a case is selected depends on its description and the seed only, so that a failing run can be repeated, and so
/// that a case that is added or removed leaves the others as they are.
package struct SeededPart: CustomStringConvertible {
    private let seed: UInt64
    private let isWhole: Bool

    /// The part of this run. The seed is VELARIUM_SEED of the environment, without it 1.
    package static let ofThisRun = SeededPart(
        seed: getenv("VELARIUM_SEED").flatMap { UInt64(String(cString: $0)) } ?? 1, isWhole: TestRun.isDeep)

    /// - Parameter isWhole: Whether every case is selected.
    package init(seed: UInt64, isWhole: Bool = false) {
        self.seed = seed
        self.isWhole = isWhole
    }

    /// Whether the case with this description is tested.
    package func contains(_ description: String) -> Bool {
        if isWhole { return true }
        // FNV-1a, as a hash that is the same in every process.
        let hash = description.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        var random = SeededRandom(seed: hash ^ (seed &* 0x9E37_79B9_7F4A_7C15))
        return random.number(below: 3) == 0
    }

    /// How to repeat the run.
    package var description: String { isWhole ? "all cases" : "a third of the cases, VELARIUM_SEED=\(seed)" }
}
