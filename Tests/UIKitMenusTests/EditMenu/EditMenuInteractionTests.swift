import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitMenus
import UIKitText
import UITestSupport
import VelariumTesting

@Suite @MainActor struct EditMenuInteractionTests {
    @Test func theMenuAppearsAboveItsPointAndCallsTheDelegateInOrder() throws {
        let fixture = EditMenuFixture()

        fixture.present()
        fixture.device.advance(by: 0.5)

        #expect(fixture.recorder.calls == ["menuFor 1", "targetRect", "willPresent", "presented"])
        let bar = try #require(fixture.bar)
        let frame = bar.convert(bar.bounds, to: nil)
        #expect(frame.maxY == 300 - EditMenuMetrics.targetGap)
        #expect(abs(frame.midX - 200) < 1)
        #expect(fixture.titles == ["Mark", "Note"])
    }

    @Test func aMenuWithoutRoomAboveIsBelow() throws {
        let fixture = EditMenuFixture()
        fixture.recorder.targetRect = CGRect(x: 100, y: 70, width: 40, height: 20)

        fixture.present()
        fixture.device.advance(by: 0.5)

        let bar = try #require(fixture.bar)
        #expect(bar.convert(bar.bounds, to: nil).minY == 90 + EditMenuMetrics.targetGap)
    }

    @Test func aChosenItemIsPerformedBeforeTheMenuIsDismissed() throws {
        let fixture = EditMenuFixture()
        fixture.present()
        fixture.device.advance(by: 0.5)
        fixture.recorder.calls = []

        try fixture.tap("Note")
        fixture.device.advance(by: 0.5)

        #expect(fixture.recorder.calls == ["Note", "willDismiss", "dismissed"])
        #expect(fixture.bar == nil)
    }

    @Test func aTouchOutsideDismissesTheMenuAndReachesTheApp() {
        let fixture = EditMenuFixture()
        var isTapped = false
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Other") { _ in isTapped = true })
        button.frame = CGRect(x: 20, y: 600, width: 100, height: 44)
        fixture.page.view.addSubview(button)
        fixture.present()
        fixture.device.advance(by: 0.5)

        fixture.device.finger(.began, x: 60, y: 620)
        fixture.device.finger(.ended, x: 60, y: 620)
        fixture.device.advance(by: 0.5)

        #expect(isTapped)
        #expect(fixture.recorder.calls.suffix(2) == ["willDismiss", "dismissed"])
    }

    @Test(
        "Before iOS 13 an edit menu is dark on a light screen", arguments: [TestDevice.Era.iOS12, TestDevice.Era.iOS17])
    func anEditMenuHasTheColorsOfItsSystem(_ era: TestDevice.Era) throws {
        let fixture = EditMenuFixture(TestDevice(.iPhone14, era: era))

        fixture.present()
        fixture.device.advance(by: 0.5)

        let fill = try #require(fixture.bar?.subviews.first?.backgroundColor?.cgColor.components?.first)
        #expect(era == .iOS12 ? fill < 0.2 : fill > 0.9)
    }

    @Test func aDeviceThatGoesAwayTakesAnOpenEditMenuWithIt() {
        weak var bar: UIView?
        weak var device: TestDevice?
        do {
            let fixture = EditMenuFixture()
            fixture.present()
            fixture.device.advance(by: 0.5)
            bar = fixture.bar
            device = fixture.device
            #expect(!fixture.titles.isEmpty)
        }
        let isBarGone = bar == nil
        let isDeviceGone = device == nil
        #expect(isBarGone)
        #expect(isDeviceGone)
    }

    @Test func presentingAgainDismissesTheShownMenuFirst() {
        let fixture = EditMenuFixture()
        fixture.present()
        fixture.device.advance(by: 0.5)
        fixture.recorder.calls = []

        fixture.present()
        fixture.device.advance(by: 0.5)

        #expect(fixture.recorder.calls.prefix(3) == ["willDismiss", "menuFor 1", "targetRect"])
        #expect(fixture.bars.count == 1)
    }

    @Test(arguments: ["remove interaction", "remove view", "rotate", "escape", "dismiss"])
    func theMenuEndsOnceWhenItsSurroundingsVanish(_ interruption: String) {
        let fixture = EditMenuFixture()
        fixture.present()
        fixture.device.advance(by: 0.5)
        fixture.recorder.calls = []

        switch interruption {
        case "remove interaction": fixture.target.removeInteraction(fixture.interaction)
        case "remove view": fixture.target.removeFromSuperview()
        case "rotate": try? fixture.device.rotate(to: .landscapeLeft)
        case "escape":
            fixture.device.system.frameLoop.receive(
                .key(KeyStroke(name: "escape"), isDown: true, time: fixture.device.now))
        default: fixture.interaction.dismissMenu()
        }
        fixture.device.advance(by: 1)
        fixture.interaction.dismissMenu()
        fixture.device.advance(by: 1)

        #expect(fixture.recorder.calls == ["willDismiss", "dismissed"])
        #expect(fixture.bar == nil)
    }

    @Test func reloadingAsksForTheMenuAgain() {
        let fixture = EditMenuFixture()
        fixture.present()
        fixture.device.advance(by: 0.5)
        fixture.recorder.titles = ["One", "Two", "Three"]

        fixture.interaction.reloadVisibleMenu()

        #expect(fixture.titles == ["One", "Two", "Three"])
        fixture.recorder.titles = []
        fixture.interaction.reloadVisibleMenu()
        fixture.device.advance(by: 0.5)
        #expect(fixture.bar == nil)
    }

    @Test func aWideMenuHasPages() throws {
        let fixture = EditMenuFixture()
        fixture.recorder.titles = (1...9).map { "Action \($0)" }
        fixture.present()
        fixture.device.advance(by: 0.5)
        #expect(fixture.titles.first == "Action 1")
        #expect(fixture.titles.last == "More")

        try fixture.tap("More")
        fixture.device.advance(by: 0.5)

        #expect(fixture.titles.first == "Back")
        #expect(!fixture.titles.contains("Action 1"))
        let bar = try #require(fixture.bar)
        #expect(bar.frame.minX >= 8 && bar.frame.maxX <= 382)
    }

    @Test func onlyStandardActionsThatTheResponderPerformsAreShown() throws {
        let fixture = EditMenuFixture()
        fixture.recorder.titles = nil
        let field = UITextField(frame: CGRect(x: 20, y: 400, width: 300, height: 40))
        field.text = "Velarium"
        fixture.page.view.addSubview(field)

        fixture.present()
        fixture.device.advance(by: 0.5)
        #expect(fixture.bar == nil)

        field.becomeFirstResponder()
        fixture.present()
        fixture.device.advance(by: 0.5)
        #expect(fixture.titles == ["Select", "Select All"])
        try fixture.tap("Select All")
        fixture.device.advance(by: 0.5)
        fixture.present()
        fixture.device.advance(by: 0.5)
        #expect(fixture.titles == ["Cut", "Copy"])
        try fixture.tap("Cut")
        fixture.device.advance(by: 0.5)

        #expect(field.text == "")
        #expect(UIPasteboard.general.string == "Velarium")
    }

    /// The calls of iOS 12 and earlier.
    @Test func aMenuControllerIsShownAtItsTargetAndHidden() {
        let device = TestDevice(.iPhone14)
        let view = CopyingView(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        device.show(UIViewController()).addSubview(view)
        view.becomeFirstResponder()
        let menu = UIMenuController.shared

        menu.setTargetRect(view.bounds, in: view)
        menu.setMenuVisible(true, animated: false)
        device.advance(by: 0.1)
        #expect(menu.isMenuVisible && menu.menuFrame.maxY == 300 - EditMenuMetrics.targetGap)

        menu.setMenuVisible(false, animated: false)
        device.advance(by: 0.5)
        #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
    }
}

/// The older interface, which shows the same menus.
@Suite @MainActor struct MenuControllerTests {
    @Test func theMenuHasTheItemsThatTheFirstResponderPerforms() throws {
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        device.show(page)
        let view = CopyingView(frame: CGRect(x: 50, y: 300, width: 200, height: 40))
        page.view.addSubview(view)
        view.becomeFirstResponder()
        var notes: [String] = []
        let names = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ]
        let menu = UIMenuController.shared
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
                MainActor.assumeIsolated { notes.append(name.rawValue) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        menu.menuItems = [UIMenuItem(title: "Unknown", action: Selector("unknown:"))]

        menu.showMenu(from: view, rect: view.bounds)
        device.advance(by: 0.5)
        #expect(menu.isMenuVisible)
        #expect(menu.menuFrame.maxY == 300 - EditMenuMetrics.targetGap)
        let controls = device.window.viewsInSubtree().compactMap { $0 as? EditMenuItemControl }
        #expect(controls.compactMap(\.accessibilityLabel) == ["Copy"])
        controls.first?.sendActions(for: .touchUpInside)
        device.advance(by: 0.5)

        #expect(view.isCopied)
        #expect(!menu.isMenuVisible)
        #expect(menu.menuFrame == .zero)
        #expect(notes == names.map(\.rawValue))
        #expect(UIMenuController.shared === menu)
    }

    @Test func aTargetThatIsNotFiniteIsReported() {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        let page = UIViewController()
        device.show(page)

        UIMenuController.shared.showMenu(from: page.view, rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))

        #expect(device.misuses.count == 1)
        #expect(!UIMenuController.shared.isMenuVisible)
    }
}

/// A view that can only be copied.
private final class CopyingView: UIView {
    var isCopied = false

    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:")
    }
    override func copy(_ sender: Any?) { isCopied = true }
}

/// A screen with a view that has an edit menu.
@MainActor private final class EditMenuFixture {
    let device: TestDevice
    let page = UIViewController()
    let target = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    let recorder = EditMenuRecorder()
    let interaction: UIEditMenuInteraction

    init(_ device: TestDevice = TestDevice(.iPhone14)) {
        self.device = device
        interaction = UIEditMenuInteraction(delegate: recorder)
        device.show(page)
        page.view.addSubview(target)
        target.addInteraction(interaction)
    }

    func present() {
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 100)))
    }

    var bars: [EditMenuBarView] { device.window.viewsInSubtree().compactMap { $0 as? EditMenuBarView } }
    var bar: EditMenuBarView? { bars.first }
    private var controls: [EditMenuItemControl] {
        bar?.viewsInSubtree().compactMap { $0 as? EditMenuItemControl } ?? []
    }
    var titles: [String] { controls.compactMap(\.accessibilityLabel) }

    func tap(_ title: String) throws {
        let control = try #require(controls.first { $0.accessibilityLabel == title })
        let point = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
        device.finger(.began, x: point.x, y: point.y)
        device.finger(.ended, x: point.x, y: point.y)
    }
}

/// A delegate that provides actions, or nil for the system's menu, and records its calls.
@MainActor private final class EditMenuRecorder: NSObject, @preconcurrency UIEditMenuInteractionDelegate {
    var calls: [String] = []
    var titles: [String]? = ["Mark", "Note"]
    var targetRect = CGRect.null

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        calls.append("menuFor \(suggestedActions.count)")
        return titles.map { titles in
            UIMenu(children: titles.map { title in UIAction(title: title) { _ in self.calls.append(title) } })
        }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        calls.append("targetRect")
        return targetRect.isNull ? .null : interaction.view?.convert(targetRect, from: nil) ?? .null
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        calls.append("willPresent")
        animator.addCompletion { self.calls.append("presented") }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        calls.append("willDismiss")
        animator.addCompletion { self.calls.append("dismissed") }
    }
}
