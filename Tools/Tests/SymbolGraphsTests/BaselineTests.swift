import SymbolGraphs
import Testing

/// The public API of a version that is kept, and what may be different later.
@Suite struct BaselineTests {
    private let popover =
        #"{"kind": {"identifier": "swift.class"}, "identifier": {"precise": "s:1"}, "#
        + #""pathComponents": ["Popover"], "declarationFragments": [{"spelling": "class Popover"}]}"#

    private func method(_ spelling: String, name: String = "show(from:)", isUnavailable: Bool = false) -> String {
        #"{"kind": {"identifier": "swift.method"}, "identifier": {"precise": "s:\#(spelling)"}, "#
            + #""pathComponents": ["Popover", "\#(name)"], "declarationFragments": [{"spelling": "\#(spelling)"}]"#
            + (isUnavailable ? #", "availability": [{"isUnconditionallyUnavailable": true}]}"# : "}")
    }

    private func baseline(_ symbols: String..., detail: Baseline.Detail = .declarations) throws -> Baseline {
        let graph = try SymbolGraph(json: #"{"symbols": [\#(symbols.joined(separator: ","))], "relationships": []}"#)
        return Baseline(of: [graph], detail)
    }

    @Test func declarationsAreListedByTypeInOneLineEach() throws {
        let kept = try baseline(popover, method("func show(\\n    from: UIView)"))

        #expect(kept.lines == ["\tclass Popover", "Popover\tfunc show( from: UIView)"])
    }

    @Test func ofNamesNoTypesAreKept() throws {
        let kept = try baseline(popover, method("func show(from: UIView)"), detail: .names)

        #expect(kept.lines == ["\tPopover", "Popover\tshow(from:)"])
    }

    @Test func whatIsUnavailableOrBeginsWithAnUnderscoreIsNotKept() throws {
        let kept = try baseline(
            popover, method("func show(from: UIView)", isUnavailable: true), method("func _hide()", name: "_hide()"))

        #expect(kept.lines == ["\tclass Popover"])
    }

    @Test func aFileHasTheSameLinesWhenItIsReadAgain() throws {
        let kept = try baseline(popover, method("func show(from: UIView)"))

        #expect(Baseline(text: "# Of 1.0\n" + kept.text) == kept)
    }

    @Test func anAdditionIsNoViolation() throws {
        let kept = try baseline(popover)
        let current = try baseline(popover, method("func show(from: UIView)"))

        #expect(kept.violations(in: current, changes: "") == [])
    }

    @Test func aRemovalAndAnotherTypeAreViolations() throws {
        let kept = try baseline(popover, method("func show(from: UIView)"), method("func hide()", name: "hide()"))
        let current = try baseline(popover, method("func show(from: UIView?)"))

        #expect(
            kept.violations(in: current, changes: "") == [
                "Popover\tfunc hide()\tis gone, or declared otherwise",
                "Popover\tfunc show(from: UIView)\tis gone, or declared otherwise",
            ])
    }

    @Test func aListedChangeIsNoViolationAsLongAsThereIsOne() throws {
        let kept = try baseline(popover, method("func hide()", name: "hide()"))
        let changes = "# Why\nPopover\tfunc hide()\tdismiss(animated:) does it\n"

        #expect(kept.violations(in: try baseline(popover), changes: changes) == [])
        #expect(kept.violations(in: kept, changes: changes) == ["Popover\tfunc hide()\tis listed, but has not changed"])
    }
}
