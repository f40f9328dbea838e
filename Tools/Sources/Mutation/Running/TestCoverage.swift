import Foundation

/// Which mutants each suite of tests reaches, and how long it takes.
public struct TestCoverage: Codable, Sendable {
    public struct Suite: Codable, Sendable {
        /// TARGET.SUITE/, the start of its tests' names.
        let name: String
        /// With the start of the program.
        let seconds: Double
        let passes: Bool
        let seen: [Int]
    }

    /// Of the mutants' numbers; with another one nothing here is of use.
    let signature: String
    var suites: [Suite] = []

    init(signature: String) { self.signature = signature }

    /// The suites that pass and reach a mutant, those first that reach the fewest mutants.
    func suites(reaching id: Int) -> [Suite] {
        suites.filter { $0.passes && $0.seen.contains(id) }
            .sorted { ($0.seen.count, $0.seconds, $0.name) < ($1.seen.count, $1.seconds, $1.name) }
    }
}
