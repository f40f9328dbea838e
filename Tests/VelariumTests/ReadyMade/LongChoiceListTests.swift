import Testing
import UIKit
import Velarium
import VelariumTesting

/// Dialogs with more rows than are in sight.
@MainActor @Suite struct LongChoiceListTests {
    private let fixture = ReadyMadeFixture()
    private var device: TestDevice { fixture.device }

    private func rows(of dialog: ReadyMadeDialog) -> [UIControl] {
        dialog.view.all(UIControl.self).filter { $0.accessibilityLabel?.hasPrefix("Story") == true && !$0.isHidden }
    }

    @Test func onlyRowsInSightHaveViews() throws {
        let dialog = ChoiceDialog(title: "Story", choices: Array(1...20_000), selected: 9_999) { "Story \($0)" }

        try fixture.show(dialog)

        #expect((5..<40).contains(rows(of: dialog).count))
        try device.expect("Story 10000", is: .visible)
        let row = try #require(rows(of: dialog).first { $0.accessibilityLabel == "Story 10000" })
        #expect(row.accessibilityTraits.contains(.selected))
        #expect(rows(of: dialog).count { $0.accessibilityTraits.contains(.selected) } == 1)
        #expect(rows(of: dialog).map { $0.frame.minY } == rows(of: dialog).map { $0.frame.minY }.sorted())
    }

    @Test func scrolledRowsAreShownAndChosen() throws {
        let dialog = ChoiceDialog(title: "Story", choices: Array(1...20_000)) { "Story \($0)" }
        try fixture.show(dialog)
        let scroll = try #require(dialog.view.all(UIScrollView.self).first)

        scroll.contentOffset.y = scroll.contentSize.height - scroll.bounds.height
        try device.settle()
        try device.expect("Story 20000", is: .visible)
        try device.tap("Story 19998")
        try device.settle()

        #expect(dialog.chosen == 19_998)
    }

    /// Some names wrap: at the end of a line, in other scripts, at line breaks. A list of the same rows that is short has
    /// a view for each.
    @Test(arguments: [UIContentSizeCategory.large, .accessibilityLarge]) func rowsHaveTheHeightsOfAShortList(
        _ size: UIContentSizeCategory
    ) throws {
        _ = device.window
        try device.setTextSize(size)
        let names = (0..<90).map { number in
            let name = ["Story", "Wide WWWW", "iiii", "漢字の名前", "A\nB", "long name of a story"][number % 6]
            return String(repeating: name + " ", count: number / 6 + 1)
        }
        let short = ChoiceDialog(title: "Story", choices: names) { $0 }
        try fixture.show(short)
        let frames = short.view.all(UIControl.self).filter { names.contains($0.accessibilityLabel ?? "") }.map(\.frame)
        short.dismiss(for: .code, animated: false)
        let long = ChoiceDialog(title: "Story", choices: names + names) { $0 }
        try fixture.show(long)
        let scroll = try #require(long.view.all(UIScrollView.self).first)
        var found: [CGFloat: CGRect] = [:]

        while scroll.contentOffset.y < (frames.last?.maxY ?? 0) {
            for row in long.view.all(UIControl.self) where !row.isHidden && names.contains(row.accessibilityLabel ?? "")
            {
                found[row.frame.minY] = row.frame
            }
            scroll.contentOffset.y += scroll.bounds.height / 2
            device.advance(by: 0)
        }

        #expect(frames.count == 90 && frames.allSatisfy { found[$0.minY] == $0 })
    }

    @Test func searchingALongListShowsItsRowsOnly() throws {
        _ = device.window
        let dialog = MultipleChoiceDialog(
            title: "Story", choices: Array(1...5_000), selected: [1], isSearchable: true
        ) { "Story \($0)" }
        try fixture.show(dialog)
        try device.tap(.text("Search"))

        try device.type("499")
        try device.settle()

        #expect(rows(of: dialog).first?.accessibilityLabel == "Story 499")
        try device.expect("Story 4990", is: .visible)
        try device.expect("Story 1", is: .gone)
        try device.tap(.text("Story 4990"))
        try device.settle()
        #expect(dialog.selection == [1, 4_989])
    }

    @Test func arrowKeysMoveThroughALongList() throws {
        _ = device.window
        let dialog = ChoiceDialog(title: "Story", choices: Array(1...5_000)) { "Story \($0)" }
        try fixture.show(dialog)

        try device.key("up")
        try device.key("up")
        try device.expect("Story 4999", is: .visible)
        try device.key("return")
        try device.settle()

        #expect(dialog.chosen == 4_999)
    }

    @Test func anotherTextSizeMeasuresTheRowsAgain() throws {
        let dialog = ChoiceDialog(title: "Story", choices: Array(1...5_000)) { "Story \($0)" }
        try fixture.show(dialog)
        let before = try #require(rows(of: dialog).first).frame.height

        try device.setTextSize(.accessibilityExtraLarge)
        try device.settle()

        let row = try #require(rows(of: dialog).first)
        #expect(row.frame.height > before && row.frame.height == row.sizeThatFits(row.bounds.size).height)
    }
}
