import Foundation
import Fuzzers
import TestSupport
import Testing

/// Every input of the corpus, and seeded mutations of them, with what `./fuzz` runs longer.
@MainActor @Suite struct FuzzingTests {
    /// VELARIUM_FUZZ_SECONDS=NUMBER lets each fuzzer run that long instead of a fixed number of inputs.
    nonisolated private static let seconds = ProcessInfo.processInfo.environment["VELARIUM_FUZZ_SECONDS"].flatMap(
        Double.init)
    nonisolated private static let firstSeed =
        ProcessInfo.processInfo.environment["VELARIUM_SEED"].flatMap(Int.init) ?? 1
    /// VELARIUM_FUZZER=NAME leaves out the others.
    nonisolated private static let names = Fuzzer.all.map(\.name).filter {
        [$0, nil].contains(ProcessInfo.processInfo.environment["VELARIUM_FUZZER"])
    }
    nonisolated private static let mutations = TestRun.isDeep ? 5_000 : 60

    @Test(arguments: names) func everyInputOfTheCorpusIsSafe(name: String) throws {
        let fuzzer = try #require(Fuzzer.named(name))
        let corpus = try Corpus(name)

        for input in corpus.inputs { fuzzer.run(input) }

        #expect(!corpus.inputs.isEmpty)
    }

    @Test(arguments: names) func mutationsOfTheCorpusAreSafe(name: String) throws {
        let fuzzer = try #require(Fuzzer.named(name))
        let mutator = Mutator(try Corpus(name).inputs, longest: fuzzer.longestInput)
        let end = Self.seconds.map { Date(timeIntervalSinceNow: $0) }

        var seed = Self.firstSeed
        while end.map({ $0 > Date() }) ?? (seed < Self.firstSeed + Self.mutations) {
            let input = mutator.input(seed: seed)
            FailingInput.note(input, of: name, seed: seed)
            fuzzer.run(input)
            seed += 1
        }
        if Self.seconds != nil { print("\(name): \(seed - Self.firstSeed) inputs") }
    }

    @Test func namesAreDifferent() {
        #expect(Set(Fuzzer.all.map(\.name)).count == Fuzzer.all.count)
    }
}
