import Testing

@testable import Mutation

@Suite struct MutantSampleTests {
    private let source = """
        func f(a: Int, b: Int) -> Bool {
            let c = a + b
            g(c)
            return a < b
        }
        """

    private var file: MutatedFile {
        MutationFinder.mutatedFile(path: "Sources/A/B.swift", text: source, module: "A", firstID: 1)
    }

    private let part = MutationPart(name: "A", folder: "Sources/A", testTargets: ["ATests"])

    @Test func onlyThePlacesOfTheSampleAreCompiledIn() throws {
        var file = file
        let comparison = try #require(file.mutants.first { $0.mutated == "a <= b" })

        file.keep([comparison.key])

        #expect(file.text.contains("let c = a + b\n    g(c)\n"))
        #expect(file.text.contains("MutantsOfA.less"))
        #expect(file.mutants.map(\.mutated).contains("a <= b"))
        #expect(file.refused.isEmpty)
    }

    @Test func aSampleIsTheSameEachTimeAndAnotherWithAnotherSeed() {
        let all = (0..<100).map {
            Mutant(
                id: $0, file: "Sources/A/B.swift", line: $0, column: 1, original: "a", mutated: "b", sourceLine: "a")
        }
        func numbers(_ seed: UInt64, size: Int? = 10) -> [Int] {
            MutantSample(size: size, seed: seed).mutants(of: [part], among: all.shuffled()).map(\.id).sorted()
        }

        #expect(numbers(1).count == 10 && numbers(1) == numbers(1))
        #expect(numbers(1) != numbers(2))
        #expect(numbers(1, size: nil).count == 100 && numbers(1, size: 500).count == 100)
    }

    @Test func mutantsOfOtherFoldersAreNotInTheSample() {
        let other = Mutant(
            id: 1, file: "Sources/AB/C.swift", line: 1, column: 1, original: "a", mutated: "b", sourceLine: "a")

        #expect(MutantSample(size: nil, seed: 1).mutants(of: [part], among: [other]).isEmpty)
    }
}
