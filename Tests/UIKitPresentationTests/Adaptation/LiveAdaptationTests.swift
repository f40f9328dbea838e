import Foundation
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// A popover in a window that becomes narrow and wide again: the style changes and the content's state stays.
@MainActor @Suite struct LiveAdaptationTests {
    private static let wide = CGSize(width: 834, height: 1194)
    private static let narrow = CGSize(width: 375, height: 1194)

    private let device = TestDevice(.iPadPro11)
    private let root = ScriptedController()
    private let adviser = AdaptationDelegate()
    private let form = FormController()

    init() {
        device.show(root)
        form.modalPresentationStyle = .popover
        form.preferredContentSize = CGSize(width: 320, height: 400)
        form.popoverPresentationController?.delegate = adviser
        form.popoverPresentationController?.sourceView = root.view
        form.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 100, width: 60, height: 30)
    }

    private func present() throws {
        root.present(form, animated: false)
        try device.settle()
    }

    private func resize(_ size: CGSize) throws {
        try device.resize(to: size)
        try device.settle()
    }

    // MARK: Adaptation

    @Test func aSheetStacksOnAPopoverThatBecameASheetAgain() throws {
        form.view.backgroundColor = .systemBackground
        try device.resize(to: Self.narrow)
        form.popoverPresentationController?.delegate = nil
        try present()
        let sheet = UIViewController()
        sheet.view.backgroundColor = .secondarySystemBackground
        sheet.modalPresentationStyle = .pageSheet
        form.present(sheet, animated: false)
        try device.settle()
        let before = device.picture()

        try resize(Self.wide)
        try resize(Self.narrow)

        #expect(device.picture().matches(before))
    }

    /// In the landscape of a phone the lower sheet is no card, so the upper one scales it down only afterwards.
    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet], [UIModalPresentationStyle.popover, .formSheet])
    func twoSheetsStackAgainAfterARotation(lower: UIModalPresentationStyle, upper: UIModalPresentationStyle) throws {
        let fixture = SheetFixture(.iPhone11)
        let first = try fixture.present(lower)
        let second = UIViewController()
        second.view.backgroundColor = .secondarySystemBackground
        second.modalPresentationStyle = upper
        second.popoverPresentationController?.sourceView = first.view
        try fixture.present(second, on: first)
        let before = fixture.device.picture()

        try fixture.device.rotate(to: .landscapeRight)
        try fixture.device.settle()
        try fixture.device.rotate(to: .portrait)
        try fixture.device.settle()

        #expect(fixture.device.picture().matches(before))
    }

    @Test func aPopoverBecomesASheetAndAPopoverAgain() throws {
        try present()
        let popover = try #require(form.popoverPresentationController)
        try device.expectStyle("popover")

        try resize(Self.narrow)
        try device.expectStyle("formSheet")
        #expect(form.view.convert(form.view.bounds, to: nil).width == 375)
        try resize(Self.wide)

        try device.expectStyle("popover")
        #expect(form.popoverPresentationController === popover && root.presentedViewController === form)
        #expect(popover.arrowDirection == .up)
        #expect(form.view.bounds.width == 320)
    }

    /// The same controller, content and first responder stay, without appearance callbacks.
    @Test func textFocusAndScrollPositionStay() throws {
        try present()
        try device.tap(.view(form.field))
        try device.type("kept")
        form.list.contentOffset.y = 77
        let calls = form.calls

        for size in [Self.narrow, Self.wide, Self.narrow] {
            try resize(size)

            #expect(form.field.isFirstResponder && form.field.text == "kept")
            #expect(form.list.contentOffset.y == 77)
        }
        try device.type("!")

        #expect(form.field.text == "kept!")
        #expect(form.calls == calls)
        #expect(root.calls == ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    }

    @Test func adaptationRemovesTheChromeOfThePreviousStyle() throws {
        try present()
        let container = try #require(form.popoverPresentationController?.containerView)
        let asPopover = container.subviews.count

        try resize(Self.narrow)
        #expect(!container.subviews.contains { $0.accessibilityIdentifier == "PopoverDismissRegion" })
        try resize(Self.wide)

        #expect(container.subviews.count == asPopover)
        #expect(root.view.transform == .identity)
        try device.tap(outside: form)
        try device.settle()
        #expect(root.presentedViewController == nil)
        #expect(root.view.superview === device.window)
    }

    @Test func theDumpContainsTheAppliedAdaptationRule() throws {
        try present()
        #expect(device.dump().contains("a popover stays one in regular width"))

        try resize(Self.narrow)

        #expect(
            device.dump().contains(
                "a popover in compact width becomes formSheet on iOS 17.5; the delegate is not asked"))
        #expect(form.presentationController.debugDescription.contains("shown as formSheet"))
    }

    // MARK: The delegate

    @Test func theDelegateIsAskedAndNotifiedAtEachSizeClassChange() throws {
        adviser.compact = .fullScreen
        try present()
        #expect(adviser.calls == ["style regular", "will none", "prepare"])
        adviser.calls = []

        try resize(Self.narrow)
        #expect(adviser.calls == ["style compact", "wrap fullScreen", "will fullScreen"])
        try device.expectStyle("fullScreen")
        adviser.calls = []
        try resize(Self.wide)

        #expect(adviser.calls == ["style regular", "will none", "prepare"])
    }

    @Test func theDelegateIsNotAskedWithoutASizeClassChange() throws {
        try present()
        adviser.calls = []

        try resize(CGSize(width: 700, height: 1194))
        device.window.overrideUserInterfaceStyle = .dark
        try device.settle()

        #expect(adviser.calls.isEmpty)
    }

    /// A full screen style covers the presenter, as in a direct presentation.
    @Test func thePresenterReceivesAppearanceCallbacksWhenAdaptationCoversIt() throws {
        adviser.compact = .fullScreen
        try present()
        root.calls = []

        try resize(Self.narrow)
        #expect(root.calls == ["viewWillDisappear", "viewDidDisappear"])
        #expect(root.view.window == nil)
        root.calls = []
        try resize(Self.wide)

        #expect(root.calls == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        #expect(root.view.superview === device.window && root.view.bounds.size == Self.wide)
        try device.expectStyle("popover")
    }

    @Test func aStylePresentedInCompactWidthBecomesAPopoverInRegularWidth() throws {
        try resize(Self.narrow)
        try present()
        try device.expectStyle("formSheet")

        try resize(Self.wide)

        try device.expectStyle("popover")
        root.dismiss(animated: true)
        try device.settle()
        try device.expectPresentations(0)
    }

    // MARK: Wrappers

    @Test func aWrapperContainsTheControllerOnlyInTheAdaptedStyle() throws {
        adviser.wraps = true
        try present()
        try device.tap(.view(form.field))
        try device.type("kept")

        try resize(Self.narrow)
        let stack = try #require(root.presentedViewController as? UINavigationController)
        #expect(stack.viewControllers == [form] && form.navigationController === stack)
        #expect(form.presentingViewController === root)
        #expect(form.field.isFirstResponder && form.field.text == "kept")
        #expect(form.view.window === device.window)
        try resize(Self.wide)

        #expect(root.presentedViewController === form && form.parent == nil)
        #expect(form.field.isFirstResponder && form.field.text == "kept")
        #expect(form.view.bounds.width == 320)
        #expect(form.alternates)
    }

    @Test func aPopoverPresentedInCompactWidthIsWrapped() throws {
        adviser.wraps = true
        try resize(Self.narrow)

        try present()
        let stack = try #require(root.presentedViewController as? UINavigationController)
        #expect(stack.viewControllers == [form])
        form.dismiss(animated: false)
        try device.settle()

        #expect(root.presentedViewController == nil)
        #expect(form.alternates)
    }

    @Test func theWrapperIsThePresenterOfASheetInFrontOfIt() throws {
        adviser.wraps = true
        try present()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .formSheet
        form.present(sheet, animated: false)
        try device.settle()

        try resize(Self.narrow)
        let stack = try #require(root.presentedViewController as? UINavigationController)
        let wrapped = sheet.presentationController?.presentingViewController
        try resize(Self.wide)

        #expect(wrapped === stack)
        #expect(sheet.presentationController?.presentingViewController === form)
        #expect(sheet.presentingViewController === form && form.presentedViewController === sheet)
    }

    // MARK: Transitions and nesting

    @Test func aSizeChangeDuringATransitionAppliesAfterIt() throws {
        root.present(form, animated: true)
        device.advance(by: 0.1)

        try device.resize(to: Self.narrow)
        try device.settle()
        try device.expectStyle("formSheet")
        root.dismiss(animated: true)
        device.advance(by: 0.05)
        try device.resize(to: Self.wide)
        try device.settle()

        try device.expectPresentations(0)
        #expect(root.view.superview === device.window && root.view.frame.size == Self.wide)
    }

    @Test func theDelegateMayDismissDuringAdaptation() throws {
        try present()
        adviser.onWill = { [root] in root.dismiss(animated: false) }

        try resize(Self.narrow)

        try device.expectPresentations(0)
        #expect(root.presentedViewController == nil)
    }

    @Test func nestedPopoversAdaptTogetherAndStayInOrder() throws {
        try present()
        let inner = UIViewController()
        inner.modalPresentationStyle = .popover
        inner.popoverPresentationController?.sourceView = form.field
        form.present(inner, animated: false)
        try device.settle()
        try device.expectStyle("popover")

        try resize(Self.narrow)
        #expect(form.presentedViewController === inner && root.presentedViewController === form)
        try device.expectPresentations(2)
        try device.expectStyle("formSheet")
        try resize(Self.wide)
        root.dismiss(animated: false)
        try device.settle()

        try device.expectPresentations(0)
    }

    @Test func traitOverridesOfTheWindowAdaptThePopover() throws {
        try present()

        device.window.traitOverrides.horizontalSizeClass = .compact
        try device.settle()
        try device.expectStyle("formSheet")
        device.window.traitOverrides.horizontalSizeClass = .regular
        try device.settle()

        try device.expectStyle("popover")
    }

    @Test func onIOS12AFormSheetFillsTheScreenInCompactWidth() throws {
        let old = TestDevice(.iPadPro11, era: .iOS12)
        let owner = UIViewController()
        old.show(owner)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .formSheet
        owner.present(sheet, animated: false)
        try old.settle()
        try old.expectStyle("formSheet")

        try old.resize(to: Self.narrow)
        try old.settle()

        try old.expectStyle("fullScreen")
        #expect(sheet.view.bounds.size == Self.narrow)
    }
}

/// A field and a list in a controller that records its appearance callbacks.
@MainActor private final class FormController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    let list = UIScrollView(frame: CGRect(x: 20, y: 120, width: 200, height: 200))
    var calls: [String] = []

    override func viewDidLoad() {
        list.contentSize = CGSize(width: 200, height: 2000)
        view.addSubview(field)
        view.addSubview(list)
    }
    override func viewWillAppear(_ animated: Bool) { calls.append("+") }
    override func viewDidAppear(_ animated: Bool) { calls.append("+!") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("-") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("-!") }

    /// Whether the appearance callbacks alternate strictly.
    var alternates: Bool {
        calls.enumerated().allSatisfy { $1 == ["+", "+!", "-", "-!"][$0 % 4] }
    }
}

/// Returns the configured style in compact width only, and records its calls.
@MainActor private final class AdaptationDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var compact = UIModalPresentationStyle.automatic
    var wraps = false
    var onWill: () -> Void = {}
    var calls: [String] = []

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        calls.append("style \(isCompact ? "compact" : "regular")")
        if compact == .automatic { OptionalRequirement.skip() }
        return isCompact ? compact : .none
    }
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        calls.append("wrap \(style.name)")
        return wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        calls.append("will \(style.name)")
        onWill()
    }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        calls.append("prepare")
    }
}
