import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Popovers anchored to bar button items and other source items.
@MainActor @Suite struct PopoverBarItemTests {
    private let fixture = PopoverFixture(.iPadPro11)
    private let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 834, height: 44))
    private let taps = Taps()
    private let item = UIBarButtonItem(title: "Share")
    private let sibling = UIBarButtonItem(title: "Edit")
    private var device: TestDevice { fixture.device }
    private var root: ScriptedController { fixture.root }

    private final class Taps {
        var ofItem = 0
        var ofSibling = 0
    }

    init() throws {
        item.primaryAction = UIAction(title: "Share") { [taps] _ in taps.ofItem += 1 }
        sibling.primaryAction = UIAction(title: "Edit") { [taps] _ in taps.ofSibling += 1 }
        bar.items = [.flexibleSpace(), item, .fixedSpace(120), sibling, .flexibleSpace()]
        root.view.addSubview(bar)
        try device.settle()
    }

    private func popover() -> (content: ScriptedController, popover: UIPopoverPresentationController) {
        let content = fixture.popover()
        return (content, content.popoverPresentationController!)
    }

    /// In window coordinates.
    private func frame(of item: UIBarButtonItem) throws -> CGRect {
        try #require(item.frame(in: device.window))
    }

    /// Checklist 19
    @Test func aBarItemIsTheAnchorAndSourceRectIsIgnored() throws {
        let (content, popover) = popover()
        popover.sourceView = nil
        popover.sourceRect = CGRect(x: 1, y: 900, width: 3, height: 4)
        popover.barButtonItem = item

        try fixture.present(content)

        let frame = try frame(of: item)
        try device.expectArrow(.up, at: CGPoint(x: frame.midX, y: frame.maxY))
        #expect(device.misuses.isEmpty)
    }

    /// Checklist 20
    @Test func theTipMissesTheMiddleOfANarrowItemInACorner() throws {
        bar.items = [item]
        var distances: [CGFloat] = []
        for title in ["I", "A very long title for an item"] {
            item.title = title
            try device.settle()
            let (content, popover) = popover()
            popover.barButtonItem = item
            try fixture.present(content)
            let tip = try #require(device.system.presentations.last?.arrowTip)
            distances.append(tip.x - (try frame(of: item).midX))
            content.dismiss(animated: false)
        }

        #expect(distances[0] > 5)
        #expect(abs(distances[1]) < 1)
    }

    /// Checklist 21
    @Test func aBarItemTakesPrecedenceOverASourceView() throws {
        let (content, popover) = popover()
        popover.barButtonItem = item

        try fixture.present(content)
        let frame = try frame(of: item)
        try device.expectArrow(.up, at: CGPoint(x: frame.midX, y: frame.maxY))

        popover.barButtonItem = nil
        try device.settle()
        try device.expectArrow(.up, at: CGPoint(x: 125, y: 320))
    }

    @Test func thePopoverMovesToAnotherItemAtOnce() throws {
        let (content, popover) = popover()
        popover.barButtonItem = item
        try fixture.present(content)
        let frame = try frame(of: sibling)

        popover.barButtonItem = sibling
        device.advance(by: 1.0 / 60)

        try device.expectArrow(.up, at: CGPoint(x: frame.midX, y: frame.maxY))
    }

    /// Checklist 31
    @Test func aSourceItemTakesPrecedenceOverABarItemAndIsFollowed() throws {
        let view = UIView(frame: CGRect(x: 300, y: 500, width: 40, height: 20))
        root.view.addSubview(view)
        let (content, popover) = popover()
        popover.barButtonItem = item
        popover.sourceItem = view
        try fixture.present(content)
        try device.expectArrow(.up, at: CGPoint(x: 320, y: 520))

        view.frame.origin = CGPoint(x: 400, y: 600)
        try device.settle()

        try device.expectArrow(.up, at: CGPoint(x: 420, y: 620))
    }

    /// Checklist 31
    @Test func aLayoutGuideIsASourceItem() throws {
        let guide = UILayoutGuide()
        root.view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 300),
            guide.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 500),
            guide.widthAnchor.constraint(equalToConstant: 40), guide.heightAnchor.constraint(equalToConstant: 20),
        ])
        let (content, popover) = popover()
        popover.sourceItem = guide
        try fixture.present(content)

        try device.expectArrow(.up, at: CGPoint(x: 320, y: 520))
    }

    /// Checklist 19
    @Test func aPopoverPointsAtItsMirroredItemInARightToLeftBar() throws {
        bar.items = [item, .flexibleSpace(), sibling]
        try device.settle()
        let before = try frame(of: item)
        let other = try frame(of: sibling)
        #expect(before.midX < 417 && other.midX > 417)

        try device.setLayoutDirection(.rightToLeft)
        let (content, popover) = popover()
        popover.barButtonItem = item
        try fixture.present(content)

        let after = try frame(of: item)
        #expect(abs(after.maxX - (834 - before.minX)) < 0.5)
        try device.expectArrow(.up, at: CGPoint(x: after.midX, y: after.maxY))
        #expect(content.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func aBarItemAsSourceItemPassesTapsToItsSiblings() throws {
        let (content, popover) = popover()
        popover.sourceItem = item
        try fixture.present(content)

        try device.tap(try #require(sibling.itemView))
        try device.settle()

        #expect(taps.ofSibling == 1)
        #expect(root.presentedViewController === content)
    }

    @Test func aPopoverFollowsItsItemWhenTheBarChanges() throws {
        let (content, popover) = popover()
        popover.barButtonItem = item
        try fixture.present(content)
        let before = try frame(of: item)

        bar.items = [.flexibleSpace(), item, sibling]
        try device.settle()

        let after = try frame(of: item)
        #expect(before != after)
        try device.expectArrow(.up, at: CGPoint(x: after.midX, y: after.maxY))
        #expect(fixture.recorder.repositions == 0)
    }

    @Test func aPopoverStaysWhenItsItemLeavesTheBar() throws {
        let (content, popover) = popover()
        popover.barButtonItem = item
        try fixture.present(content)
        let frame = fixture.frame(of: content)

        bar.items = [sibling]
        try device.settle()

        #expect(root.presentedViewController === content)
        #expect(fixture.frame(of: content) == frame)
    }

    @Test func anItemThatIsInNoBarLeavesThePopoverOnTheScreen() throws {
        let (content, popover) = popover()
        popover.sourceView = nil
        popover.barButtonItem = UIBarButtonItem(title: "Nowhere")

        try fixture.present(content)

        #expect(device.window.bounds.contains(fixture.frame(of: content)))
    }

    // MARK: Touches

    /// Checklist 14
    @Test func otherItemsOfTheBarTakeTapsWithoutClosingThePopover() throws {
        let (content, popover) = popover()
        popover.barButtonItem = item
        try fixture.present(content)

        try device.tap(try #require(sibling.itemView))
        try device.settle()

        #expect(taps.ofSibling == 1)
        #expect(root.presentedViewController === content)
        #expect(fixture.recorder.calls.isEmpty)
    }

    @Test func aTapOnTheItemClosesThePopoverWithoutItsAction() throws {
        let (content, popover) = popover()
        popover.barButtonItem = item
        try fixture.present(content)
        let frame = try frame(of: item)

        try device.tap(x: frame.midX, y: frame.midY)
        try device.settle()

        #expect(taps.ofItem == 0)
        #expect(root.presentedViewController == nil)
        #expect(fixture.recorder.calls == ["should", "will", "did"])
        #expect(fixture.ends == ["barItemTap"])
    }

    /// Even when the whole bar is a passthrough view.
    @Test func theItemIsNeverAPassthroughView() throws {
        let (content, popover) = popover()
        popover.barButtonItem = item
        popover.passthroughViews = [bar]
        try fixture.present(content)
        let frame = try frame(of: item)

        try device.tap(x: frame.midX, y: frame.midY)
        try device.settle()

        #expect(taps.ofItem == 0)
        #expect(root.presentedViewController == nil)
    }

    @Test func siblingItemsJoinTheAppsPassthroughViewsOnce() throws {
        let (content, popover) = popover()
        let own = UIView()
        popover.barButtonItem = item
        popover.passthroughViews = [own, try #require(sibling.itemView)]

        try fixture.present(content)

        #expect(popover.passthroughViews?.count == 2)
        #expect(popover.passthroughViews?.first === own)
    }

    /// Apple: to undo it, set nil when the presentation is complete.
    @Test func clearingPassthroughViewsMakesSiblingItemsOutside() throws {
        let (content, popover) = popover()
        popover.barButtonItem = item
        root.present(content, animated: true) { popover.passthroughViews = nil }
        try device.settle()
        let frame = try frame(of: sibling)

        try device.tap(x: frame.midX, y: frame.midY)
        try device.settle()

        #expect(taps.ofSibling == 0)
        #expect(fixture.ends == ["outsideTap"])
    }
}
