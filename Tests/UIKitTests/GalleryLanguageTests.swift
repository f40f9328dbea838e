import Gallery
import Testing
import UIKit
import VelariumTesting

/// The gallery in Chinese: its index, and the titles, headings and notes of its pages.
@MainActor @Suite struct GalleryLanguageTests {
    private nonisolated static let pages = GalleryPage.all.map(\.id)

    /// The texts above and below the cards in `tree`: labels directly in a card whose type is `ExampleCard` or `LayoutCard`.
    private func cardTexts(in tree: UIView) -> [String] {
        let own: [String] =
            switch "\(type(of: tree))" {
            case "ExampleCard": tree.subviews.compactMap { ($0 as? UILabel)?.text }
            case "LayoutCard": tree.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
            default: []
            }
        return own + tree.subviews.flatMap(cardTexts)
    }

    private func isChinese(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }

    @Test func theIndexIsInTheDevicesLanguage() throws {
        let device = TestDevice(.iPhone14, language: .chineseSimplified)
        _ = try device.showGalleryPage("index")

        try device.expect("五套系统", is: .visible)
        try device.expect("1. 弹出框指南", is: .visible)
        try device.tap("搜索")
        try device.type("弹簧")
        try device.settle()
        try device.key("return")
        try device.settle()

        try device.expect("弹簧", is: .visible)
        try device.expect("阻尼、速度、动画中途反向", is: .gone)
    }

    @Test func theSearchFieldFindsEnglishTitlesToo() throws {
        let device = TestDevice(.iPhone14, language: .chineseSimplified)
        _ = try device.showGalleryPage("index")

        try device.tap("搜索")
        try device.type("springs")
        try device.settle()

        try device.expect("弹簧", is: .visible)
    }

    @Test(arguments: pages) func everyHeadingAndNoteIsTranslated(id: String) throws {
        let device = TestDevice(.iPadPro11, language: .chineseSimplified)
        let page = try device.showGalleryPage(id)

        let english = cardTexts(in: page.view).filter { !$0.isEmpty && !isChinese($0) }

        #expect(english == [])
        #expect(device.misuses == [])
    }

    @Test func everyTitleAndSummaryIsTranslated() throws {
        let device = TestDevice(.iPhone14, language: .chineseSimplified)
        let list = try #require(try device.showGalleryPage("index").view.first(UITableView.self))
        let source = try #require(list.dataSource)

        let cells = (0..<list.numberOfSections).flatMap { section in
            (0..<list.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }.map { source.tableView(list, cellForRowAt: $0) }
        let english = cells.filter {
            !isChinese($0.textLabel?.text ?? "") || !isChinese($0.detailTextLabel?.text ?? "")
        }

        #expect(cells.count == Self.pages.count - 1)
        #expect(english.map(\.accessibilityIdentifier) == [])
    }

    @Test func otherLanguagesHaveTheEnglishTexts() throws {
        let device = TestDevice(.iPhone14, language: .german)
        _ = try device.showGalleryPage("index")

        try device.expect("FIVE SYSTEMS", is: .visible)
    }
}
