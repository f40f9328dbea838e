import Testing
import UIKit
import Velarium
import VelariumTesting

/// Dialogs whose rows can be searched, and with several choices.
@MainActor @Suite struct ChoiceSearchTests {
    private let fixture = ReadyMadeFixture()
    private var device: TestDevice { fixture.device }
    private static let cities = ["Aachen", "Berlin", "Köln", "Konstanz", "Zürich"]

    private func field(in dialog: ReadyMadeDialog) throws -> UISearchTextField {
        try #require(dialog.view.all(UISearchTextField.self).first)
    }

    @Test func searchShowsWhatMatchesWithoutRegardToCaseAndAccents() throws {
        _ = device.window
        let dialog = ChoiceDialog(title: "City", choices: Self.cities, isSearchable: true) { $0 }
        try fixture.show(dialog)
        let frame = fixture.frame(of: dialog)
        try device.tap(.text("Search"))

        try device.type("kO")
        try device.settle()
        try device.expect("Köln", is: .visible)
        try device.expect("Konstanz", is: .visible)
        try device.expect("Berlin", is: .gone)
        #expect(fixture.frame(of: dialog) == frame, "The dialog keeps its size while the user searches.")
        try device.type("l")
        try device.key("return")
        try device.settle()

        #expect(dialog.chosen == "Köln")
    }

    @Test func searchWithoutResultsSaysSoAndTheNextPresentationShowsAll() throws {
        _ = device.window
        let dialog = ChoiceDialog(title: "City", choices: Self.cities, isSearchable: true) { $0 }
        try fixture.show(dialog)
        try device.tap(.text("Search"))
        try device.type("x")
        try device.settle()
        try device.expect("No Results", is: .visible)
        try device.key("return")
        #expect(dialog.lifecycle.isPresented)
        dialog.dismiss(for: .code, animated: false)

        try fixture.show(dialog)

        try device.expect("Berlin", is: .visible)
        try device.expect("No Results", is: .gone)
        #expect(try field(in: dialog).text == "")
    }

    @Test func searchFieldStaysAboveRowsThatScroll() throws {
        _ = device.window
        let dialog = ChoiceDialog(title: "Story", choices: Array(1...60), isSearchable: true) { "Story \($0)" }
        try fixture.show(dialog)
        let place = try field(in: dialog).convert(CGPoint.zero, to: nil)

        try device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), in: 0.1)
        try device.settle()

        #expect(try field(in: dialog).convert(CGPoint.zero, to: nil) == place)
        try device.expect("Story 1", is: .gone)
        let rows = try #require(dialog.view.all(UIScrollView.self).first)
        #expect(rows.convert(CGPoint.zero, to: nil).y == 0 || rows.frame.minY >= 0)
    }

    /// Below a field for searching, the list is as long as its rows.
    @Test func searchableRowsEndWhereTheListEnds() throws {
        _ = device.window
        let dialog = ChoiceDialog(title: "Story", choices: Array(1...60), isSearchable: true) { "Story \($0)" }
        try fixture.show(dialog)
        let scroll = try #require(dialog.view.all(UIScrollView.self).first { $0.contentSize.height > 1000 })

        scroll.contentOffset.y = scroll.contentSize.height - scroll.bounds.height
        try device.settle()

        let rows = dialog.view.all(UIControl.self).filter { $0.accessibilityLabel == "Story 60" }
        let last = try #require(rows.first)
        #expect(abs(last.convert(last.bounds, to: scroll).maxY - scroll.contentSize.height) <= 1)
    }

    @Test func arrowKeysAndReturnChooseARow() throws {
        _ = device.window
        let dialog = ChoiceDialog(title: "Story", choices: Array(1...60), selected: 40) { "Story \($0)" }
        try fixture.show(dialog)

        for key in ["down", "down", "down", "up"] { try device.key(key) }
        try device.expect("Story 42", is: .visible)
        try device.key("return")
        try device.settle()

        #expect(dialog.chosen == 42)
    }

    @Test func upReachesTheLastRowFirst() throws {
        _ = device.window
        let dialog = ChoiceDialog(title: "Story", choices: Array(1...60)) { "Story \($0)" }
        try fixture.show(dialog)

        try device.key("up")

        try device.expect("Story 60", is: .visible)
    }

    // MARK: Several choices

    @Test func tappedRowsAreTheValueInTheirOrder() async throws {
        _ = device.window
        let dialog = MultipleChoiceDialog(title: "Cities", choices: Self.cities, selected: [1, 99]) { $0 }
        let asking = fixture.ask(dialog)
        try await fixture.settle()

        func row(_ name: String) throws -> UIControl {
            try #require(dialog.view.all(UIControl.self).first { $0.accessibilityLabel == name })
        }
        for name in ["Zürich", "Berlin", "Aachen"] { try await device.tap(.text(name)) }
        #expect(try row("Zürich").accessibilityTraits.contains(.selected))
        #expect(try !row("Berlin").accessibilityTraits.contains(.selected))
        try await device.tap(.text("OK"))
        try await fixture.settle()

        #expect(await asking.value == .value(["Aachen", "Zürich"]))
    }

    @Test func buttonIsEnabledForAllowedCountsOnly() throws {
        _ = device.window
        let dialog = MultipleChoiceDialog(title: "Cities", choices: Self.cities, allowedCounts: 1...2) { $0 }
        try fixture.show(dialog)
        #expect(try !fixture.button("OK", in: dialog).isEnabled)

        try device.key("down")
        try device.key(" ")
        #expect(try fixture.button("OK", in: dialog).isEnabled)
        dialog.selection = [0, 1, 2]
        #expect(try !fixture.button("OK", in: dialog).isEnabled)
        dialog.selection = [0, 2, 77]
        try device.key("return")
        try device.settle()

        #expect(dialog.value == ["Aachen", "Köln"])
    }

    @Test func cancelingGivesNoValue() throws {
        _ = device.window
        let dialog = MultipleChoiceDialog(title: "Cities", choices: Self.cities, selected: [0]) { $0 }
        try fixture.show(dialog)

        try device.key("escape")
        try device.settle()

        #expect(dialog.value == nil)
        #expect(dialog.dismissReason == .escape)
    }

    @Test func hiddenRowsStaySelected() throws {
        _ = device.window
        let dialog = MultipleChoiceDialog(
            title: "Cities", choices: Self.cities, selected: [0], isSearchable: true
        ) { $0 }
        try fixture.show(dialog)
        try device.tap(.text("Search"))
        try device.type("berlin")
        try device.key("return")
        try device.settle()

        try device.tap(.text("OK"))
        try device.settle()

        #expect(dialog.value == ["Aachen", "Berlin"])
    }
}
