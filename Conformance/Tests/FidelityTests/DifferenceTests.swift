import Testing

@testable import Fidelity

@Suite struct DifferenceTests {
    private func results(_ rows: [[String]]) throws -> Results { try Results(Table(rows: rows)) }

    @Test func valuesWithinTheToleranceAreNoDifference() throws {
        let apple = try results([["phone", "a", "10.00"], ["phone", "b", "red"], ["phone", "c", "10.00"]])
        let ours = try results([["phone", "a", "10.33"], ["phone", "b", "blue"], ["phone", "c", "11.00"]])

        let differences = Difference.all(expecting: apple, in: ours)

        #expect(differences.map(\.name) == ["phone/b", "phone/c"])
    }

    @Test func recordedValuesMayOnlyDifferAsDrawingLibrariesDo() throws {
        let recorded = try results([["phone", "a", "10.00"], ["phone", "b", "10.00"]])
        let ours = try results([["phone", "a", "10.04"], ["phone", "b", "10.33"]])

        #expect(Difference.all(expecting: recorded, in: ours, isExact: true).map(\.name) == ["phone/b"])
    }

    @Test func aValueOfOneSideOnlyIsADifference() throws {
        let differences = Difference.all(
            expecting: try results([["phone", "a", "1"], ["phone", "b", "1"]]),
            in: try results([["phone", "a", "1"], ["phone", "c", "1"]]))

        #expect(
            differences == [
                Difference(name: "phone/b", expected: "1", value: nil),
                Difference(name: "phone/c", expected: nil, value: "1"),
            ])
    }

    @Test func devicesOfOneSideOnlyAreLeftOut() throws {
        let differences = Difference.all(
            expecting: try results([["phone", "a", "1"], ["pad", "a", "1"]]), in: try results([["phone", "a", "1"]]))

        #expect(differences.isEmpty)
    }

    @Test func theTableHasALineForEachDifference() {
        let table = Difference.table(
            [Difference(name: "phone/a", expected: "1", value: nil)], expected: "Apple", value: "here")

        #expect(table.hasSuffix("| phone | a | 1 | - |\n"))
    }
}
