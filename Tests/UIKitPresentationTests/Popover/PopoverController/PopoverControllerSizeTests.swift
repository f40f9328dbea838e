import Testing
import UIKitCore
import UIKitLists
import UIKitTables
import UITestSupport
import VelariumTesting

/// Content sizes of a `UIPopoverController`.
@MainActor @Suite struct PopoverControllerSizeTests {
    private let fixture = PopoverControllerFixture()
    private var device: TestDevice { fixture.device }
    private var popover: UIPopoverController { fixture.current }
    /// `#expect` reflects every object in its expression when it fails; a plain value keeps that short.
    private var isVisible: Bool { fixture.current.isPopoverVisible }

    private var contentSize: CGSize { fixture.record?.contentFrame.size ?? .zero }

    /// Checklist 37
    @Test func contentSizeOverridesThePreferredContentSize() throws {
        #expect(popover.contentSize == CGSize(width: 400, height: 300))

        popover.contentSize = CGSize(width: 500, height: 200)
        #expect(popover.contentSize == CGSize(width: 500, height: 200))
        fixture.content.preferredContentSize = CGSize(width: 350, height: 350)
        try fixture.show()

        #expect(contentSize == CGSize(width: 500, height: 200))
    }

    /// Checklist 38
    @Test func theDefaultSizeIs320By1100LimitedToTheScreen() throws {
        fixture.content.preferredContentSize = .zero
        #expect(popover.contentSize == CGSize(width: 320, height: 1100))

        try fixture.show(permitted: .up)

        // From the arrow's base at 333 to the margin of 10 above the home indicator's 20.
        #expect(fixture.bubble == CGRect(x: 265, y: 333, width: 320, height: 831))
    }

    @Test(arguments: [
        (CGSize(width: 100, height: 50), CGSize(width: 320, height: 50)),
        (CGSize(width: 900, height: 5000), CGSize(width: 600, height: 5000)),
        (CGSize(width: 320, height: 0), CGSize(width: 320, height: 1100)),
        (CGSize(width: 600, height: 1), CGSize(width: 600, height: 1)),
        (CGSize(width: -5, height: -5), CGSize(width: 320, height: 1100)),
        (CGSize(width: CGFloat.nan, height: .nan), CGSize(width: 320, height: 1100)),
        (CGSize(width: 1e300, height: 40), CGSize(width: 600, height: 40)),
    ]) func widthsAreKeptWithin320And600(wanted: CGSize, size: CGSize) {
        fixture.content.preferredContentSize = wanted
        #expect(popover.contentSize == size)

        fixture.content.preferredContentSize = .zero
        popover.contentSize = wanted

        #expect(popover.contentSize == size)
    }

    @Test(arguments: [
        CGSize(width: CGFloat.infinity, height: .infinity), CGSize(width: CGFloat.nan, height: 1e300),
        CGSize(width: -1e300, height: -1),
    ]) func invalidContentSizesKeepThePopoverOnTheScreen(size: CGSize) throws {
        try fixture.show()

        popover.contentSize = size
        try device.settle()

        #expect(device.window.bounds.contains(fixture.bubble) && fixture.bubble.width >= 320)
        // The popover never covers its anchor.
        try device.tap(x: 425, y: 310)
        try device.settle()
        #expect(!isVisible)
    }

    /// Checklist 39
    @Test func newContentResetsTheContentSize() throws {
        popover.contentSize = CGSize(width: 500, height: 200)
        let other = ScriptedController()
        other.preferredContentSize = CGSize(width: 360, height: 240)
        try fixture.show()

        popover.setContentView(other, animated: false)

        #expect(popover.contentSize == CGSize(width: 360, height: 240))
        #expect(contentSize == CGSize(width: 360, height: 240))
        popover.contentViewController = fixture.content
        #expect(popover.contentSize == CGSize(width: 400, height: 300))
    }

    // MARK: While it is visible

    private func bubbleView() throws -> UIView {
        try #require(popover.contentViewController.view.superview?.superview)
    }

    private var shownHeight: CGFloat {
        get throws { try #require(bubbleView().layer.presentation()).bounds.height }
    }

    /// Checklist 40
    @Test func contentSizeChangesAnimateUnlessDisabled() throws {
        try fixture.show()
        let end = 500 + PopoverFigures.arrow

        popover.contentSize = CGSize(width: 400, height: 500)
        device.advance(by: 0.125)
        #expect(try shownHeight > 320 && shownHeight < end)
        try device.settle()
        #expect(try shownHeight == end)

        popover.setContentSize(CGSize(width: 400, height: 300), animated: true)
        device.advance(by: 0.125)
        #expect(try shownHeight > 300 + PopoverFigures.arrow && shownHeight < end)
        try device.settle()

        popover.setContentSize(CGSize(width: 400, height: 200), animated: false)
        #expect(try bubbleView().layer.animationKeys() == nil)
        #expect(contentSize.height == 200)
    }

    @Test func preferredContentSizeChangesAnimate() throws {
        try fixture.show()

        fixture.content.preferredContentSize = CGSize(width: 400, height: 500)
        device.advance(by: 0.125)

        #expect(try shownHeight > 320 && shownHeight < 500)
        try device.settle()
        #expect(contentSize.height == 500)
    }

    /// Checklist 40
    @Test func newContentFadesInWhileThePopoverResizes() throws {
        try fixture.show()
        let other = ScriptedController()
        other.preferredContentSize = CGSize(width: 400, height: 500)

        popover.contentViewController = other
        device.advance(by: 0.125)

        #expect(try shownHeight > 320 && shownHeight < 500)
        let alpha = try #require(other.view.layer.presentation()).opacity
        #expect(alpha > 0.1 && alpha < 0.9)
        #expect(fixture.content.view.window != nil)
        #expect(fixture.content.calls.last == "viewWillDisappear" && other.calls.last == "viewIsAppearing")
        try device.settle()
        #expect(fixture.content.view.superview == nil && fixture.content.calls.last == "viewDidDisappear")
        #expect(other.calls.last == "viewDidAppear" && other.view.alpha == 1)
        #expect(other.view.safeAreaInsets.top == PopoverFigures.arrow && fixture.content.view.safeAreaInsets.top == 0)
    }

    @Test func anUnanimatedContentReplacementIsImmediate() throws {
        try fixture.show()
        let other = ScriptedController()

        popover.setContentView(other, animated: false)

        #expect(fixture.content.calls.last == "viewDidDisappear" && other.calls.last == "viewDidAppear")
        #expect(fixture.content.view.superview == nil && other.view.window != nil)
        #expect(contentSize.width == 320)
    }

    @Test func restoringTheContentDuringTheCrossfadeKeepsIt() throws {
        try fixture.show()
        let other = ScriptedController()

        popover.contentViewController = other
        device.advance(by: 0.1)
        popover.contentViewController = fixture.content
        try device.settle()

        #expect(other.view.superview == nil && other.calls.last == "viewDidDisappear")
        #expect(fixture.content.view.window != nil && fixture.content.calls.last == "viewDidAppear")
        #expect(fixture.content.view.alpha == 1)
    }

    @Test func contentReplacedDuringThePresentationAppearsOnce() throws {
        let other = ScriptedController()
        popover.present(
            from: PopoverControllerFixture.anchor, in: fixture.root.view, permittedArrowDirections: .any, animated: true
        )
        device.advance(by: 0.1)

        popover.setContentView(other, animated: false)
        #expect(other.calls.last == "viewIsAppearing" && fixture.content.calls.last == "viewDidDisappear")
        try device.settle()

        #expect(other.calls.filter { $0 == "viewDidAppear" }.count == 1)
        #expect(device.misuses.isEmpty)
    }

    // MARK: Available space

    /// Checklist 46
    @Test func contentLargerThanThePopoverScrolls() throws {
        let table = UITableViewController(style: .plain)
        let rows = Rows()
        table.tableView.dataSource = rows
        table.preferredContentSize = CGSize(width: 320, height: 3000)
        fixture.popover = UIPopoverController(contentViewController: table)
        try fixture.show(permitted: .up)
        #expect(fixture.bubble.height < 900 && table.tableView.contentSize.height >= 3000)

        for _ in 0..<8 {
            try device.drag(from: CGPoint(x: 425, y: 1100), to: CGPoint(x: 425, y: 400))
            try device.settle()
        }

        #expect(table.tableView.indexPathsForVisibleRows?.contains(IndexPath(row: 99, section: 0)) == true)
    }

    @Test func theKeyboardMovesThePopoverUntilItHides() throws {
        try fixture.show(from: CGRect(x: 400, y: 1000, width: 50, height: 20), permitted: .down)
        let before = fixture.bubble

        try device.showKeyboard()
        try device.settle()
        #expect(fixture.bubble.maxY <= 855)

        try device.hideKeyboard()
        try device.settle()
        #expect(fixture.bubble == before)
    }
}

/// The height of an arrow; source: `Docs/Numbers.md`.
enum PopoverFigures {
    static let arrow: CGFloat = 13
}

private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }
}
