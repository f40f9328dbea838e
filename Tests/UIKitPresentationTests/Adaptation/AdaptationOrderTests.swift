import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// What an adaptation in a window that becomes narrow tells its presentation controller, and what it leaves behind.
@MainActor @Suite struct AdaptationOrderTests {
    private static let wide = CGSize(width: 834, height: 1194)
    private static let narrow = CGSize(width: 375, height: 1194)

    private let device = TestDevice(.iPadPro11)
    private let root = ScriptedController()

    init() { device.show(root) }

    private func resize(_ size: CGSize) throws {
        try device.resize(to: size)
        try device.settle()
    }

    private func popover(size: CGSize = CGSize(width: 320, height: 400)) -> ScriptedController {
        _ = device.application
        let content = ScriptedController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = size
        content.popoverPresentationController?.sourceView = root.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 100, width: 60, height: 30)
        return content
    }

    /// The style that goes ends before the one that comes begins, as if one presentation followed the other.
    @Test func theLeavingStyleEndsBeforeTheNextOneBegins() throws {
        let recorder = CallRecorder()
        let maker = PopoverMaker(recorder, anchor: root.view)
        let content = ScriptedController()
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = maker
        root.present(content, animated: false)
        try device.settle()
        try device.expectStyle("popover")
        recorder.calls = []

        try resize(Self.narrow)

        try device.expectStyle("formSheet")
        #expect(recorder.calls == ["dismissal will begin", "dismissal did end true", "will begin", "did end true"])
    }

    /// Text is typed behind a popover, but not behind a sheet.
    @Test func aFieldBehindAPopoverLosesTheFocusToTheSheetAndGetsItBack() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        root.present(popover(), animated: false)
        try device.settle()
        #expect(field.isFirstResponder)

        try resize(Self.narrow)
        #expect(!field.isFirstResponder)
        try resize(Self.wide)

        #expect(field.isFirstResponder)
    }

    @Test func aWrapperThatIsNotUsedAnyMorePresentsNothing() throws {
        let wrapping = Wrapping()
        let content = popover()
        content.popoverPresentationController?.delegate = wrapping
        root.present(content, animated: false)
        try device.settle()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .formSheet
        content.present(sheet, animated: false)
        try device.settle()

        try resize(Self.narrow)
        let stack = try #require(wrapping.stack)
        #expect(stack.presentedViewController === sheet)
        try resize(Self.wide)

        #expect(stack.presentedViewController == nil)
        #expect(content.presentedViewController === sheet)
    }

    /// A phone that has room for a popover in landscape only. Its content moves on from where it was.
    @Test func theContentMovesFromThePopoverToTheFullScreenWhileThePhoneTurns() throws {
        let phone = TestDevice(.iPhone16ProMax, isLandscape: true)
        let page = UIViewController()
        phone.show(page)
        let answer = CompactStyle(.fullScreen)
        let content = ScriptedController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 120)
        content.popoverPresentationController?.sourceView = page.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 60, y: 60, width: 40, height: 20)
        content.popoverPresentationController?.delegate = answer
        page.present(content, animated: false)
        try phone.settle()
        try phone.expectStyle("popover")

        let popover = content.view.convert(content.view.bounds, to: nil)

        try phone.rotate(to: .portrait)
        var frames: [CGRect] = []
        for _ in 0..<12 {
            phone.advance(by: 1.0 / 60)
            frames.append(content.view.layer.presentation()?.frame ?? .null)
        }
        try phone.settle()

        try phone.expectStyle("fullScreen")
        #expect(abs(frames[0].minX - popover.minX) < 2 && abs(frames[0].minY - popover.minY) < 2)
        #expect(frames.contains { $0.width > 220 && $0.width < 420 })
    }
}

/// Presents popovers whose controller records its callbacks.
@MainActor private final class PopoverMaker: NSObject, UIViewControllerTransitioningDelegate {
    private let recorder: CallRecorder
    private let anchor: UIView

    init(_ recorder: CallRecorder, anchor: UIView) {
        self.recorder = recorder
        self.anchor = anchor
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let popover = RecordingPopover(presentedViewController: presented, presenting: presenting)
        popover.recorder = recorder
        popover.sourceView = anchor
        return popover
    }
}

@MainActor private final class RecordingPopover: UIPopoverPresentationController {
    var recorder: CallRecorder?

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        recorder?.record("will begin")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        recorder?.record("did end \(completed)")
    }
    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        recorder?.record("dismissal will begin")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        recorder?.record("dismissal did end \(completed)")
    }
}

/// Wraps the content of a sheet in a navigation controller.
@MainActor private final class Wrapping: NSObject, UIPopoverPresentationControllerDelegate {
    private(set) var stack: UINavigationController?

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        let made = UINavigationController(rootViewController: controller.presentedViewController)
        stack = made
        return made
    }
}

/// Adapts to a style in compact width.
@MainActor private final class CompactStyle: NSObject, UIPopoverPresentationControllerDelegate {
    private let style: UIModalPresentationStyle

    init(_ style: UIModalPresentationStyle) { self.style = style }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? style : .none }
}
