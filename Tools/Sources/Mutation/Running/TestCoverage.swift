import Foundation

/// Which mutants each suite of tests reaches, and how long it takes.
public struct TestCoverage: Codable, Sendable {
    public struct Suite: Codable, Sendable {
        /// TARGET.SUITE/, the start of its tests' names.
        let name: String
        /// The names of its tests: with others it is measured again.
        let tests: String
        /// Of processor time, which other programs do not change, with the start of the program.
        let seconds: Double
        let passes: Bool
        let seen: [Int]
    }

    /// Of the mutants' numbers; with another one nothing here is of use.
    let signature: String
    var suites: [Suite] = []

    init(signature: String) { self.signature = signature }

    /// The suites that pass and reach a mutant, those first that fail soonest, as far as one can tell: a large part of what
    /// they reach is in the file of the mutant, whose numbers are `neighbors`, and they take little time.
    func suites(reaching id: Int, neighbors: ClosedRange<Int>) -> [Suite] {
        func promise(_ suite: Suite) -> Double {
            let near = suite.seen.count { neighbors.contains($0) }
            return Double(near) / Double(suite.seen.count) / suite.seconds
        }
        return suites.filter { $0.passes && $0.seen.contains(id) }.map { (promise($0), $0) }
            .sorted { ($1.0, $0.1.name) < ($0.0, $1.1.name) }.map(\.1)
    }
}
