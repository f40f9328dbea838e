import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// A device with a root controller on it, for tests that present popovers over it.
@MainActor struct PopoverFixture {
    let device: TestDevice
    let root = ScriptedController()
    let recorder = PopoverDelegateRecorder()
    /// A point outside every popover of `popover()`, in window coordinates.
    static let outside = CGPoint(x: 20, y: 740)

    init(_ model: TestDevice.Model = .iPhone14, era: TestDevice.Era = .iOS17) {
        device = TestDevice(model, era: era)
        device.recordsMisuses = true
        device.show(root)
    }

    /// A controller to present as a popover below (100, 300, 50, 20) of `view`, by default the root's view.
    func popover(
        from view: UIView? = nil, at rect: CGRect = CGRect(x: 100, y: 300, width: 50, height: 20),
        size: CGSize = CGSize(width: 100, height: 80)
    ) -> ScriptedController {
        becomeCurrent()
        let content = ScriptedController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = size
        anchor(content, from: view, at: rect)
        return content
    }

    func anchor(
        _ content: UIViewController, from view: UIView? = nil,
        at rect: CGRect = CGRect(x: 100, y: 300, width: 50, height: 20)
    ) {
        let popover = content.popoverPresentationController
        popover?.delegate = recorder
        popover?.sourceView = view ?? root.view
        popover?.sourceRect = rect
    }

    /// Makes the device current; another test may have changed it across an `await`.
    func becomeCurrent() {
        _ = device.application
    }

    /// Presents without animation and waits until it settles.
    func present(_ content: UIViewController, on presenter: UIViewController? = nil) throws {
        becomeCurrent()
        (presenter ?? root).present(content, animated: false)
        try device.settle()
    }

    /// Taps outside the topmost popover and waits until it settles.
    func tapOutside() throws {
        try device.tap(outside: #require(device.system.presentations.last).presented)
        try device.settle()
    }

    /// Taps at `point` of the window and waits until it settles.
    func tap(at point: CGPoint) throws {
        try device.tap(x: point.x, y: point.y)
        try device.settle()
    }

    /// The end reasons of all presentations so far, in order.
    var ends: [String] {
        device.trace.filter { $0.callback == "end" }.map { String($0.arguments.split(separator: " ").last ?? "") }
    }

    func frame(of content: UIViewController) -> CGRect {
        content.view.convert(content.view.bounds, to: nil)
    }
}

/// Prevents adaptation, records its calls and runs a test's handlers in them.
@MainActor final class PopoverDelegateRecorder: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var mayDismiss = true
    var onPrepare: () -> Void = {}
    var onShould: () -> Void = {}
    var onWill: () -> Void = {}
    var onDid: () -> Void = {}
    var onReposition: (UnsafeMutablePointer<CGRect>, AutoreleasingUnsafeMutablePointer<UIView>) -> Void = { _, _ in }
    var repositions = 0

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { onPrepare() }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        onShould()
        return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("will")
        onWill()
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did")
        onDid()
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
    }
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        calls.append("older should")
        onShould()
        return mayDismiss
    }
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        calls.append("older did")
        onDid()
    }
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        repositions += 1
        onReposition(rect, view)
    }
}
