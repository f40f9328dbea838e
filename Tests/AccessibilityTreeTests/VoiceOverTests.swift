import CoreGraphics
import Foundation
import Testing
import UIKitAlerts
import UIKitControls
import UIKitCore
import UIKitTables
import VelariumTesting

/// The cursor of VoiceOver: where it goes by itself, and what its user does with it.
@MainActor @Suite struct VoiceOverTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()
    private let open = UIButton(type: .system)
    private let title = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    private let last = Counter(frame: CGRect(x: 20, y: 300, width: 200, height: 50))

    init() {
        title.text = "Orders"
        open.setTitle("Open", for: .normal)
        open.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        for view in [title, open, last] { page.view.addSubview(view) }
        device.show(page)
    }

    private var name: String? { device.voiceOver.current?.label }

    @Test func theCursorStartsAtTheFirstElementAndStopsAtTheEnds() throws {
        let voiceOver = device.voiceOver

        #expect(name == "Orders")
        #expect(throws: TestFailure.self) { try voiceOver.previous() }
        try voiceOver.next()
        try voiceOver.next()
        #expect(name == "Count")
        #expect(throws: TestFailure.self) { try voiceOver.next() }
        #expect(name == "Count")
    }

    @Test func voiceOverRunsWhileItIsUsedAndElementsKnowThatTheyHaveTheCursor() throws {
        #expect(!UIAccessibility.isVoiceOverRunning)
        let voiceOver = device.voiceOver
        #expect(UIAccessibility.isVoiceOverRunning)

        try voiceOver.move(to: "Count")

        #expect(last.calls == ["focused"])
        #expect(last.accessibilityElementIsFocused())
        #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? Counter === last)
        try voiceOver.previous()
        #expect(last.calls == ["focused", "lost"])
        try device.setAccessibilityFeature(.voiceOver, isOn: false)
        #expect(UIAccessibility.focusedElement(using: nil) == nil)
    }

    @Test func theCursorGoesIntoAnAlertAndBackToTheButtonThatOpenedIt() throws {
        open.addAction(
            UIAction { [page] _ in
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                page.present(alert, animated: true)
            }, for: .primaryActionTriggered)
        let voiceOver = device.voiceOver
        try voiceOver.move(to: "Open")

        try voiceOver.activate()
        try device.settle()

        #expect(name == "Sure?")
        #expect(voiceOver.elements.map(\.label) == ["Sure?", "Cancel"])
        try voiceOver.escape()
        try device.settle()
        #expect(name == "Open")
    }

    @Test func theCursorFollowsWhatTheAppPosts() throws {
        let voiceOver = device.voiceOver

        UIAccessibility.post(notification: .layoutChanged, argument: last)
        #expect(name == "Count")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        #expect(name == "Count")
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        #expect(name == "Orders")
        UIAccessibility.post(notification: .announcement, argument: "Sent")
        #expect(voiceOver.announcements == ["Sent"])
    }

    @Test func theCursorGoesToTheNextElementWhenItsOwnIsGone() throws {
        let voiceOver = device.voiceOver
        try voiceOver.move(to: "Open")

        open.isHidden = true

        #expect(name == "Count")
        last.isHidden = true
        #expect(name == "Orders")
    }

    @Test func valuesActionsAndGesturesReachTheElement() throws {
        let voiceOver = device.voiceOver
        try voiceOver.move(to: "Count")

        try voiceOver.increment()
        try voiceOver.increment()
        try voiceOver.decrement()
        try voiceOver.perform(customAction: "Reset")
        try voiceOver.magicTap()
        try voiceOver.activate()

        #expect(last.calls == ["focused", "up", "up", "down", "reset", "magic", "activated"])
        #expect(voiceOver.spoken == "Count: 1. Adjustable. Actions available.")
        #expect(throws: TestFailure.self) { try voiceOver.perform(customAction: "Rest") }
        #expect(throws: TestFailure.self) { try voiceOver.escape() }
        try voiceOver.previous()
        #expect(throws: TestFailure.self) { try voiceOver.increment() }
    }

    @Test func aListScrollsOnAtItsLastVisibleRow() throws {
        let device = TestDevice(.iPhone14)
        let table = UITableViewController()
        let rows = Rows()
        rows.count = 40
        table.tableView.dataSource = rows
        device.show(table)
        let voiceOver = device.voiceOver

        var read: [String] = []
        for _ in 0..<40 {
            try voiceOver.next()
            read.append(voiceOver.current?.label ?? "")
        }

        #expect(read.dropFirst() == ArraySlice((1...39).map { "Row \($0)" }))
        #expect(throws: TestFailure.self) { try voiceOver.next() }
    }

    @Test func scrollingByPagesAnnouncesThePage() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
        scroll.contentSize = CGSize(width: 300, height: 500)
        scroll.contentInsetAdjustmentBehavior = .never
        let inside = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        inside.text = "Story"
        scroll.addSubview(inside)
        page.view.addSubview(scroll)
        let voiceOver = device.voiceOver
        try voiceOver.move(to: .view(inside))

        try voiceOver.scroll(.down)
        try voiceOver.scroll(.down)

        #expect(scroll.contentOffset.y == 300)
        #expect(voiceOver.announcements == ["page 2 of 3", "page 3 of 3"])
        #expect(throws: TestFailure.self) { try voiceOver.scroll(.down) }
    }

    @Test func aSliderChangesByATenthAndTellsTheApp() throws {
        let slider = UISlider(frame: CGRect(x: 20, y: 400, width: 200, height: 34))
        slider.accessibilityLabel = "Volume"
        var values: [Float] = []
        slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
        page.view.addSubview(slider)
        try device.voiceOver.move(to: .view(slider))

        try device.voiceOver.increment()

        #expect(values == [0.1])
        #expect(device.voiceOver.spoken == "Volume: 10%. Adjustable.")
    }
}

/// An element with a value, actions and gestures, which notes what is asked of it.
@MainActor private final class Counter: UIView {
    var calls: [String] = []
    private var count = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Count"
        accessibilityTraits = .adjustable
        accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Reset") { [unowned self] _ in note("reset") }
        ]
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) -> Bool {
        calls.append(call)
        return true
    }

    override var accessibilityValue: String? {
        get { "\(count)" }
        set { super.accessibilityValue = newValue }
    }
    override func accessibilityIncrement() { count += note("up") ? 1 : 0 }
    override func accessibilityDecrement() { count -= note("down") ? 1 : 0 }
    override func accessibilityActivate() -> Bool { note("activated") }
    override func accessibilityPerformMagicTap() -> Bool { note("magic") }
    override func accessibilityElementDidBecomeFocused() { _ = note("focused") }
    override func accessibilityElementDidLoseFocus() { _ = note("lost") }
}
