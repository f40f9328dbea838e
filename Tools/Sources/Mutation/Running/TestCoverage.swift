import Foundation

/// Which mutants each test reaches, and how long it takes.
public struct TestCoverage: Codable, Sendable {
    public struct Test: Codable, Sendable {
        /// TARGET.SUITE/TEST, as the program lists it.
        let name: String
        /// With the start of the program.
        let seconds: Double
        let passes: Bool
        let seen: [Int]
    }

    /// Of the mutants' numbers; with another one nothing here is of use.
    let signature: String
    var tests: [Test] = []

    init(signature: String) { self.signature = signature }

    /// The tests that pass and reach a mutant, those first that reach the fewest mutants.
    func tests(reaching id: Int) -> [Test] {
        tests.filter { $0.passes && $0.seen.contains(id) }
            .sorted { ($0.seen.count, $0.seconds, $0.name) < ($1.seen.count, $1.seconds, $1.name) }
    }
}
