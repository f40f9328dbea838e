import TestSupport
import Testing

/// The random numbers of the tests that compare thousands of seeds.
@Suite struct SeededRandomTests {
    @Test func neighboringSeedsShareNoNumbers() {
        let seeds = 0..<200
        var numbers: Set<UInt64> = []

        for seed in seeds {
            var random = SeededRandom(seed: seed)
            for _ in 0..<200 { numbers.insert(random.next()) }
        }

        #expect(numbers.count == seeds.count * 200)
    }

    @Test func theFirstNumbersOfNeighboringSeedsAreSpreadEvenly() {
        var counts = [Int](repeating: 0, count: 8)

        for seed in 0..<8_000 {
            var random = SeededRandom(seed: seed)
            counts[random.number(below: 8)] += 1
        }

        #expect(counts.allSatisfy { (900...1_100).contains($0) }, "\(counts)")
    }

    @Test func aSeedAlwaysGivesTheSameNumbers() {
        var one = SeededRandom(seed: -3)
        var two = SeededRandom(seed: -3)

        #expect((0..<100).map { _ in one.next() } == (0..<100).map { _ in two.next() })
    }

    @Test func aSeededPartIsAQuarterThatDependsOnTheSeedOnly() {
        let cases = (0..<6_000).map { "page in tab, event \($0)" }

        let part = cases.filter(SeededPart(seed: 1).contains)
        let other = cases.filter(SeededPart(seed: 2).contains)

        #expect((1_400...1_600).contains(part.count) && (1_400...1_600).contains(other.count))
        #expect(part == cases.reversed().filter(SeededPart(seed: 1).contains).reversed())
        #expect((280...480).contains(Set(part).intersection(other).count))
        #expect(cases.allSatisfy(SeededPart(seed: 1, isWhole: true).contains))
    }

    @Test func aNamedCaseIsTheOnlyOneWhateverTheSeed() {
        let cases = (0..<100).map { "walk \($0)" }

        for seed in 1...5 as ClosedRange<UInt64> {
            let part = SeededPart(seed: seed, onlyCase: "walk 7")

            #expect(cases.filter(part.contains) == ["walk 7"] && part.isThorough)
        }
        #expect(!SeededPart(seed: 1).isThorough && SeededPart(seed: 1, isWhole: true).isThorough)
    }
}
