import Structure
import Testing

/// The committed lists of the check.
@Suite struct BudgetTests {
    private let figures = Figures(circle: 5, ownFiles: 4, upward: 4, longTypes: 3, casts: 1)

    private func budget(_ figures: Figures, reasons: [String] = []) -> Budget {
        Budget(rows: ["M": Budget.Row(figures, reasons: reasons)])
    }

    @Test func figuresAtTheBudgetPass() {
        #expect(budget(figures).violations(of: ["M": figures]).isEmpty)
    }

    @Test func aFigureAboveItsBudgetIsReported() {
        var risen = figures
        risen.upward = 6

        #expect(budget(figures).violations(of: ["M": risen]) == ["M: upward: 6, the budget is 4."])
    }

    @Test func aFigureBelowItsBudgetIsReported() {
        var fallen = figures
        fallen.circle = 0

        #expect(
            budget(figures).violations(of: ["M": fallen]) == [
                "M: circle: 0, the budget is 5: lower the row with --write."
            ])
    }

    @Test func rowsAndModulesBelongTogether() {
        #expect(budget(figures).violations(of: [:]) == ["There is no module M: drop the row with --write."])
        #expect(Budget(rows: [:]).violations(of: ["M": figures]) == ["M has no row: add it with --write."])
    }

    @Test func aBudgetIsReadAsItWasWritten() throws {
        let budget = Budget(rows: [
            "M": Budget.Row(figures, reasons: ["# One", "# and two."]), "N": Budget.Row(figures),
        ])

        #expect(try Budget(budget.text) == budget)
        #expect(throws: MalformedFile.self) { try Budget(budget.text + "O\t1\t2") }
        #expect(throws: MalformedFile.self) { try Budget("# module\tother columns\n") }
    }

    @Test func writingLowersAndNeverRaises() {
        var mixed = figures
        (mixed.circle, mixed.casts) = (2, 9)

        let written = budget(figures, reasons: ["# why"]).lowered(to: ["M": mixed, "New": mixed])

        #expect(written.rows["M"]?.figures == Figures(circle: 2, ownFiles: 4, upward: 4, longTypes: 3, casts: 1))
        #expect(written.rows["M"]?.reasons == ["# why"])
        #expect(written.rows["New"] == Budget.Row(mixed))
        #expect(budget(figures).lowered(to: [:]).rows.isEmpty)
    }

    @Test func raisingWritesTheReasonAboveTheRow() {
        var risen = figures
        risen.casts = 2

        let raised = budget(figures).raised(to: ["M": risen], reason: "Another cast.")

        #expect(raised == budget(risen, reasons: ["# Another cast."]))
        #expect(raised.raisesWithoutReason(since: budget(figures)).isEmpty)
        #expect(
            budget(figures, reasons: ["# old"]).raised(to: ["M": figures], reason: "None.").rows["M"]?.reasons == [
                "# old"
            ])
    }

    @Test func aRaiseNeedsANewReason() {
        var risen = figures
        risen.casts = 2

        for reasons in [[], ["# old"]] {
            let raises = budget(risen, reasons: reasons).raisesWithoutReason(since: budget(figures, reasons: reasons))

            #expect(raises.count == 1)
            #expect(raises.first?.hasPrefix("M: casts: raised from 1 to 2 without a line above the row") == true)
        }
        #expect(budget(figures).raisesWithoutReason(since: budget(risen)).isEmpty)
        #expect(budget(risen, reasons: ["# new"]).raisesWithoutReason(since: budget(figures)).isEmpty)
    }

    @Test func orderIsReadPerModule() throws {
        let orders = try FolderOrder.read("# why\nA:\n    Low\n    High/Base\n    High\n    .\nB:\n    X\n")

        #expect(orders["A"]?.folders == ["Low", "High/Base", "High", ""])
        #expect(orders["B"]?.folders == ["X"])
        #expect(throws: MalformedFile.self) { try FolderOrder.read("Low\n") }
    }

    @Test func theBestOrderHasTheFewestUpwardReferences() throws {
        let files = [
            "X/A.swift": "let (y, z) = (Y(), Z())", "Y/B.swift": "class Y { let z = Z() }", "Z/C.swift": "class Z {}",
            "Z/D.swift": "let x = [y]", "E.swift": "let z = Z()",
        ]
        let module = ModuleGraph(
            name: "M", files: files.sorted { $0.key < $1.key }.map { ScannedFile($0.value, path: $0.key) })

        let order = try #require(FolderOrder(fewestUpwardReferencesIn: module))

        #expect(order.folders == ["Z", "", "Y", "X"])
        #expect(module.upwardReferences(in: order).count == 1)
    }

    @Test func theLongestListedFolderContainsAFile() {
        let order = FolderOrder(folders: ["High/Base", "Middle", "High", ""])

        #expect(order.rank(of: ScannedFile("", path: "High/Base/Deep/A.swift")) == 0)
        #expect(order.rank(of: ScannedFile("", path: "High/A.swift")) == 2)
        #expect(order.rank(of: ScannedFile("", path: "A.swift")) == 3)
        #expect(order.folder(of: ScannedFile("", path: "Highest/A.swift")) == nil)
    }
}
