import Structure
import Testing

/// The committed lists of the check.
@Suite struct BudgetTests {
    private let figures = Figures(circle: 5, upward: 4, longTypes: 3, wideTypes: 2, casts: 1)

    @Test func figuresAtTheBudgetPass() {
        #expect(Budget(limits: ["M": figures]).violations(of: ["M": figures]).isEmpty)
    }

    @Test func aFigureAboveItsBudgetIsReported() {
        var risen = figures
        risen.upward = 6

        #expect(
            Budget(limits: ["M": figures]).violations(of: ["M": risen]) == ["M: upward: 6, the budget is 4."])
        #expect(Budget(limits: ["M": risen]).modulesBelow(["M": figures]) == ["M"])
    }

    @Test func aModuleWithoutABudgetIsReported() {
        #expect(Budget(limits: [:]).violations(of: ["M": figures]) == ["M has no budget."])
    }

    @Test func aBudgetIsReadAsItWasWritten() throws {
        let budget = Budget(limits: ["M": figures, "N": figures])

        #expect(try Budget(budget.text) == budget)
        #expect(throws: MalformedFile.self) { try Budget("M\t1\t2") }
    }

    @Test func orderIsReadPerModule() throws {
        let orders = try FolderOrder.read("# why\nA:\n    Low\n    High/Base\n    High\n    .\nB:\n    X\n")

        #expect(orders["A"]?.folders == ["Low", "High/Base", "High", ""])
        #expect(orders["B"]?.folders == ["X"])
        #expect(throws: MalformedFile.self) { try FolderOrder.read("Low\n") }
    }

    @Test func theLongestListedFolderContainsAFile() {
        let order = FolderOrder(folders: ["High/Base", "Middle", "High", ""])

        #expect(order.rank(of: ScannedFile("", path: "High/Base/Deep/A.swift")) == 0)
        #expect(order.rank(of: ScannedFile("", path: "High/A.swift")) == 2)
        #expect(order.rank(of: ScannedFile("", path: "A.swift")) == 3)
        #expect(order.folder(of: ScannedFile("", path: "Highest/A.swift")) == nil)
    }
}
