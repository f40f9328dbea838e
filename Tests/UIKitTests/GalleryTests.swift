import Gallery
import Testing
import UIKit
import VelariumTesting

/// The gallery from the outside: its pages, its index, and how it adapts to other widths.
@MainActor @Suite struct GalleryTests {
    private nonisolated static let pages = GalleryPage.all.map(\.id)
    private nonisolated static let models: [TestDevice.Model] = [.iPhoneSE, .iPadPro11, .desktop]

    // MARK: Pages

    @Test(arguments: pages, models) func everyPageOpensAndItsTourRuns(id: String, model: TestDevice.Model) throws {
        let device = TestDevice(model)
        _ = try device.showGalleryPage(id)
        let tour = try #require(GalleryPage.named(id)).tour

        try device.perform(script: tour.joined(separator: "\n"))

        #expect(device.misuses == [])
    }

    @Test(arguments: pages, models) func everyPageScrollsToItsEnd(id: String, model: TestDevice.Model) throws {
        let device = TestDevice(model)
        let controller = try device.showGalleryPage(id)
        guard let scroll = controller.view.first(UIScrollView.self) else { return }

        let place = scroll.convert(CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY), to: nil)
        let margin = scroll.convert(CGPoint(x: scroll.bounds.minX + 4, y: scroll.bounds.midY), to: nil)
        // A scroll view inside the page scrolls to its own end first. The wheels of a picker may have none.
        func turn(at place: CGPoint) -> String { "scroll \(place.x) \(place.y) 0 -9000\nsettle\n" }
        try device.perform(script: String(repeating: turn(at: place), count: 4) + turn(at: margin))

        let end = scroll.contentOffset.y + scroll.bounds.height - scroll.adjustedContentInset.bottom
        #expect(end >= scroll.contentSize.height - 0.5)
        #expect(device.misuses == [])
    }

    /// Rectangles that are inset by more than their size are null, and no frame can be infinite.
    @Test func aCardWithoutRoomIsLaidOut() throws {
        let device = TestDevice(.desktop)
        _ = try device.showGalleryPage("modal-presentation")
        try device.tap("Keyboard")
        try device.settle()

        try device.resize(to: CGSize(width: 30, height: 30))
        try device.settle()

        #expect(device.misuses == [])
    }

    // MARK: The index

    @Test func theSearchFieldFindsPagesByPartsOfTheirTitles() throws {
        let device = TestDevice(.iPhone14)
        _ = try device.showGalleryPage("index")

        try device.tap("Search")
        try device.type("SPRI")
        try device.settle()

        try device.expect("Springs", is: .visible)
        try device.expect("Layers", is: .gone)
    }

    @Test func clearingTheSearchFieldShowsAllPagesAgain() throws {
        let device = TestDevice(.iPhone14)
        _ = try device.showGalleryPage("index")
        try device.tap("Search")
        try device.type("x")
        try device.settle()
        try device.expect("Popover guide", is: .gone)

        try device.key("backspace")
        try device.settle()

        try device.expect("Popover guide", is: .visible)
    }

    @Test func returnOpensTheFirstHitOfASearch() throws {
        let device = TestDevice(.iPhone14)
        _ = try device.showGalleryPage("index")
        try device.tap("Search")
        try device.type("popover lab")

        try device.key("return")
        try device.settle()

        try device.expect("Draw on the screen", is: .visible)
        try device.expect("Search", is: .gone)
    }

    @Test func arrowKeysSelectSearchResults() throws {
        let device = TestDevice(.iPhone14)
        let shell = try device.showGalleryPage("index")
        try device.tap("Search")
        try device.type("popover")
        let list = try #require(shell.view.first(UITableView.self))

        for key in ["down", "down", "down", "up"] { try device.key(key) }
        #expect(list.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        try device.key("return")
        try device.settle()

        try device.expect("Search", is: .gone)
    }

    @Test func searchWithoutResultsShowsAMessage() throws {
        let device = TestDevice(.iPhone14)
        _ = try device.showGalleryPage("index")
        try device.tap("Search")

        try device.type("zzz")
        try device.settle()

        try device.expect("No Results for “zzz”", is: .visible)
    }

    @Test(arguments: [TestDevice.Model.iPadPro11, .desktop])
    func aWideScreenOpensWithTheFirstSystem(model: TestDevice.Model) throws {
        let device = TestDevice(model)

        _ = try device.showGalleryPage("index")

        try device.expect("Show popover", is: .visible)
        try device.expect("Search", is: .visible)
    }

    @Test func aRowOpensItsPageAndTheBackButtonReturnsToTheList() throws {
        let device = TestDevice(.iPhone14)
        _ = try device.showGalleryPage("index")

        try device.tap("Popover guide")
        try device.settle()
        try device.expect("Show popover", is: .visible)
        try device.tap("Velarium")
        try device.settle()

        try device.expect("Show popover", is: .gone)
        try device.expect("Popover guide", is: .visible)
    }

    // MARK: Widths

    @Test func openPageStaysWhenTheWindowGetsNarrow() throws {
        let device = TestDevice(.desktop)
        let shell = try device.showGalleryPage("index")
        try device.tap(.text("1. Popover guide", ordinal: 2))
        try device.settle()

        try device.resize(to: CGSize(width: 500, height: 700))
        try device.settle()
        try device.expect("Show popover", is: .visible)
        try device.expect("Popover guide", is: .gone)
        try device.resize(to: CGSize(width: 1024, height: 768))
        try device.settle()

        try device.expect("Show popover", is: .visible)
        try device.expect("Popover guide", is: .visible)
        let list = try #require(shell.view.first(UITableView.self))
        let row = try #require(list.indexPathForSelectedRow)
        #expect(list.cellForRow(at: row)?.textLabel?.text == "1. Popover guide")
    }

    @Test func aPageThatTheUserHasNotChosenGivesWayToTheListWhenTheWindowGetsNarrow() throws {
        let device = TestDevice(.desktop)
        _ = try device.showGalleryPage("index")
        try device.expect("Show popover", is: .visible)

        try device.resize(to: CGSize(width: 500, height: 700))
        try device.settle()
        try device.expect("Show popover", is: .gone)
        try device.expect("1. Popover guide", is: .visible)
        try device.resize(to: CGSize(width: 1024, height: 768))
        try device.settle()

        try device.expect("Show popover", is: .visible)
    }

    @Test func aSearchFindsWordsOfASummary() throws {
        let device = TestDevice(.iPhone14)
        _ = try device.showGalleryPage("index")

        try device.tap("Search")
        try device.type("detents")
        try device.settle()

        try device.expect("Bottom sheet", is: .visible)
        try device.expect("Popover guide", is: .gone)
    }

    @Test func selectedRowStaysSelectedAfterASearch() throws {
        let device = TestDevice(.iPadPro11)
        let shell = try device.showGalleryPage("index")
        try device.tap("3. Popover view")
        try device.tap("Search")

        try device.type("o")
        try device.settle()

        let list = try #require(shell.view.first(UITableView.self))
        let row = try #require(list.indexPathForSelectedRow)
        #expect(list.cellForRow(at: row)?.textLabel?.text == "3. Popover view")
    }

    @Test func factsAreStackedAtLargeTextSizes() throws {
        let device = TestDevice(.iPhoneSE)
        let controller = try device.showGalleryPage("devices")

        try device.perform(script: "text-size accessibilityExtraExtraExtraLarge\nsettle")

        let labels = labels(in: controller.view)
        let name = try #require(labels.first { $0.text == "Size classes" })
        let value = try #require(labels.first { $0.text == "compact × regular" })
        #expect(value.frame.minY >= name.frame.minY + name.font.lineHeight)
    }

    @Test func longSwitchTitlesWrapAtLargeTextSizes() throws {
        let device = TestDevice(.iPhoneSE)
        let controller = try device.showGalleryPage("popover-view")

        try device.perform(script: "text-size accessibilityExtraExtraExtraLarge\nsettle")

        let name = try #require(labels(in: controller.view).first { $0.text == "Arrow follows the title" })
        let wanted = name.sizeThatFits(CGSize(width: name.bounds.width, height: .greatestFiniteMagnitude))
        #expect(wanted.height > 2 * name.font.lineHeight && wanted.height <= name.bounds.height)
    }

    /// Bars are clear over a page that is scrolled to its edge: content below them would be visible between their
    /// items.
    @Test func theTraceBesideAPageEndsAtItsBars() throws {
        let device = TestDevice(.iPad)
        _ = try device.showGalleryPage("popover-bar-items")

        let trace = try device.view(.id("trace"))

        let place = trace.convert(trace.bounds, to: nil)
        #expect(place.minY == device.window.safeAreaInsets.top + 50)
        #expect(place.maxY == device.window.bounds.maxY - device.window.safeAreaInsets.bottom - 50)
    }

    @Test func controlsAreAtTheTrailingEndInBothDirections() throws {
        let device = TestDevice(.iPadPro11)
        let controller = try device.showGalleryPage("presentation-styles")
        func end() throws -> CGFloat {
            let control = try #require(controller.view.first(UISwitch.self))
            return control.convert(control.bounds, to: nil).midX
        }
        let before = try end()

        try device.setLayoutDirection(.rightToLeft)
        try device.settle()

        #expect(abs(try end() - (device.window.bounds.width - before)) < 1)
    }

    private func labels(in tree: UIView) -> [UILabel] {
        (tree as? UILabel).map { [$0] } ?? tree.subviews.flatMap(labels)
    }
}
