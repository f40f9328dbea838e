import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UIBarButtonItemTests {
    private let device = TestDevice(.iPhone14)
    private let screen = UIViewController()
    private var bar: UINavigationBar { screen.navigationController!.navigationBar }

    init() {
        device.show(UINavigationController(rootViewController: screen))
    }

    private func show(_ items: UIBarButtonItem...) {
        screen.navigationItem.rightBarButtonItems = items
        device.advance(by: 0)
    }

    // MARK: Action

    @MainActor private final class Receiver {
        var log: [String] = []

        func tapped(_ item: UIBarButtonItem, event: UIEvent) {
            log.append("\(item.title ?? "") \(event.allTouches?.count ?? 0)")
        }
    }

    /// Menus and popovers of older apps find the button's view through the event's touch.
    @Test func anActionWithAnEventReceivesTheEventOfTheTap() throws {
        let receiver = Receiver()
        show(
            UIBarButtonItem(
                title: "More", style: .plain, target: receiver, action: Selector("tapped:event:", Receiver.tapped)))

        try device.tap("More")

        #expect(receiver.log == ["More 1"])
    }

    // MARK: Appearance

    nonisolated static let pictured: [UIBarButtonItem.SystemItem] = [
        .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play,
        .pause, .rewind, .fastForward, .undo, .redo, .pageCurl, .close,
    ]

    @Test(arguments: pictured) func symbolSystemItemsShowAnImageAndHaveAnAccessibilityLabel(
        _ kind: UIBarButtonItem.SystemItem
    ) throws {
        device.advance(by: 0)
        let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)

        show(item)
        let view = try #require(item.itemView)

        let pictures = view.subviews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden && $0.image != nil }
        #expect(pictures.count == 1 && view.frame.width > 10)
        #expect(view.accessibilityLabel?.isEmpty == false)
    }

    @Test(arguments: [
        (UIBarButtonItem.SystemItem.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"),
    ]) func otherSystemItemsAreWords(_ kind: UIBarButtonItem.SystemItem, _ word: String) throws {
        device.advance(by: 0)
        show(UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil))

        try device.expect(TestTarget(stringLiteral: word), is: .visible)
    }

    @Test func doneAndSaveHaveTheDoneStyle() {
        device.advance(by: 0)
        #expect(UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).style == .done)
        #expect(UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil).style == .done)
        #expect(UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil).style == .plain)
    }

    @Test func aButtonIsWideEnoughForAllPossibleTitles() throws {
        device.advance(by: 0)
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        show(item)
        let narrow = try #require(item.itemView).frame.width

        item.possibleTitles = ["Go", "Go on without me"]
        device.advance(by: 0)
        let wide = try #require(item.itemView).frame.width
        item.title = "Go on without me"
        device.advance(by: 0)

        #expect(wide > narrow + 50 && item.itemView?.frame.width == wide)
    }

    @Test(arguments: [(120, true), (0, false), (-4, false), (.nan, false), (.infinity, false)] as [(CGFloat, Bool)])
    func onlyPositiveFiniteWidthsApply(_ width: CGFloat, _ counts: Bool) throws {
        device.advance(by: 0)
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        item.width = width

        show(item)

        let shown = try #require(item.itemView).frame.width
        #expect(counts ? shown == width : shown > 10 && shown < 60)
    }

    @Test func colorAttributesOfTheNormalStateDoNotApplyToDisabledItems() throws {
        device.advance(by: 0)
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        item.setTitleTextAttributes(
            [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)], for: .normal)
        show(item)
        let label = try #require(item.itemView?.subviews.compactMap { $0 as? UILabel }.first)

        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        item.isEnabled = false
        device.advance(by: 0)

        let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
        #expect(attributes[.foregroundColor] as? UIColor == .tertiaryLabel)
        #expect((attributes[.font] as? UIFont)?.pointSize == 20)
        #expect(item.titleTextAttributes(for: .highlighted) == nil)
    }

    @Test func landscapeBarsShowLandscapeImagePhone() throws {
        let low = TestDevice(.iPhone14, isLandscape: true)
        let item = UIBarButtonItem(
            image: UIImage(systemName: "star"), landscapeImagePhone: UIImage(systemName: "heart"), style: .plain,
            target: nil, action: nil)
        let screen = UIViewController()
        screen.navigationItem.rightBarButtonItem = item
        low.show(UINavigationController(rootViewController: screen))

        let picture = try #require(item.itemView?.subviews.compactMap { $0 as? UIImageView }.first { !$0.isHidden })

        #expect(picture.image === item.landscapeImagePhone)
    }

    // MARK: Actions

    @Test func aTapCallsTheTargetAndChangesTheSelection() throws {
        device.advance(by: 0)
        let target = ItemTarget()
        let item = UIBarButtonItem(
            title: "Bold", style: .plain, target: target, action: Selector("tapped:", ItemTarget.tapped))
        item.changesSelectionAsPrimaryAction = true
        show(item)

        try device.tap("Bold")
        #expect(target.senders == [item] && item.isSelected)
        item.isEnabled = false
        item.perform()
        item.isEnabled = true
        try device.tap("Bold")

        #expect(target.senders.count == 2 && !item.isSelected)
    }

    @Test func aHiddenItemLeavesNoGap() throws {
        device.advance(by: 0)
        let (first, second) = (
            UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil),
            UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)
        )
        show(first, second)
        let end = try #require(first.itemView).frame.maxX

        first.isHidden = true
        device.advance(by: 0)

        #expect(first.itemView == nil && second.itemView?.frame.maxX == end)
    }

    // MARK: Frame

    @Test func anItemReportsItsFrameAndSiblingViews() throws {
        device.advance(by: 0)
        let (one, two) = (
            UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil),
            UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)
        )
        let next = UIViewController()
        next.navigationItem.rightBarButtonItems = [one, .fixedSpace(20), two]
        screen.title = "Start"
        screen.navigationController?.pushViewController(next, animated: false)
        device.advance(by: 0)

        let frame = try #require(one.frame(in: device.window))

        // The status bar is 47 points high, the bar 44; the item ends at the margin.
        #expect(frame.minY == 47 && frame.height == 44 && frame.maxX == 390 - 16)
        #expect(one.siblingViews.count == 2 && one.siblingViews.contains { $0 === two.itemView })
        #expect(one.siblingViews.contains { $0.accessibilityLabel == "Start" })
        #expect(UIBarButtonItem(title: "", style: .plain, target: nil, action: nil).frame(in: device.window) == nil)
        #expect(one.frame(in: UIView()) == nil)
    }

    /// A popover anchored to an item must keep its anchor view when the item changes.
    @Test func anItemKeepsItsViewWhileItChanges() throws {
        device.advance(by: 0)
        let item = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
        show(item)
        let view = item.itemView

        item.title = "A longer title"
        screen.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "New", style: .plain, target: nil, action: nil), item,
        ]
        device.advance(by: 0)

        #expect(view != nil && item.itemView === view)
    }

    // MARK: Bad input

    @Test func theSameItemTwiceIsShownTwiceButACustomViewOnce() {
        device.advance(by: 0)
        let item = UIBarButtonItem(title: "Twin", style: .plain, target: nil, action: nil)
        let custom = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))

        show(item, item, custom, custom)

        #expect(bar.buttons(called: "Twin").count == 2)
        #expect(custom.customView?.superview != nil)
    }

    @Test func anItemInTwoBarsBelongsToTheLastOne() throws {
        device.advance(by: 0)
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        let item = UIBarButtonItem(customView: custom)
        show(item)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 390, height: 44))
        screen.view.addSubview(toolbar)

        toolbar.items = [item]
        device.advance(by: 0)
        #expect(custom.isDescendant(of: toolbar))
        screen.navigationItem.rightBarButtonItems = nil
        device.advance(by: 0)

        #expect(custom.isDescendant(of: toolbar) && item.itemView === custom)
    }

    @Test func anItemMayTakeItselfOutOfTheBarInItsAction() throws {
        device.advance(by: 0)
        var taps = 0
        let item = UIBarButtonItem(title: "Gone")
        item.primaryAction = UIAction { [screen] _ in
            taps += 1
            screen.navigationItem.rightBarButtonItem = nil
        }
        item.title = "Gone"
        show(item)

        try device.tap("Gone")
        device.advance(by: 0)

        #expect(taps == 1 && item.itemView == nil)
    }
}

/// Records the senders of its action.
@MainActor private final class ItemTarget: NSObject {
    private(set) var senders: [UIBarButtonItem] = []

    func tapped(_ sender: UIBarButtonItem) { senders.append(sender) }
}
