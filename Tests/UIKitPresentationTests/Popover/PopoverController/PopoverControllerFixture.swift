import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// An iPad of 834 × 1194 points with a popover controller whose content prefers 400 × 300.
@MainActor final class PopoverControllerFixture {
    let device: TestDevice
    let root = ScriptedController()
    let content = ScriptedController()
    let recorder = PopoverControllerDelegateRecorder()
    /// The only strong reference to it.
    var popover: UIPopoverController?
    /// The default anchor of `show()`, and a point outside every popover of this fixture.
    static let anchor = CGRect(x: 400, y: 300, width: 50, height: 20)
    static let outside = CGPoint(x: 20, y: 1150)

    init(_ model: TestDevice.Model = .iPadPro11, era: TestDevice.Era = .iOS17, size: CGSize? = nil) {
        device = TestDevice(model, era: era)
        device.recordsMisuses = true
        device.show(root)
        content.preferredContentSize = size ?? CGSize(width: 400, height: 300)
        let popover = UIPopoverController(contentViewController: content)
        popover.delegate = recorder
        self.popover = popover
    }

    /// Presents from `rect`, by default below (400, 300, 50, 20) of the root's view, and waits until it settles.
    func show(
        from rect: CGRect = anchor, in view: UIView? = nil, permitted: UIPopoverArrowDirection = .any,
        animated: Bool = false
    ) throws {
        becomeCurrent()
        popover?.present(from: rect, in: view ?? root.view, permittedArrowDirections: permitted, animated: animated)
        try device.settle()
    }

    func show(from item: UIBarButtonItem, permitted: UIPopoverArrowDirection = .any) throws {
        becomeCurrent()
        popover?.present(from: item, permittedArrowDirections: permitted, animated: false)
        try device.settle()
    }

    /// Taps outside the popover and waits until it settles.
    func tapOutside() throws {
        try device.tap(outside: #require(record).presented)
        try device.settle()
    }

    /// Taps at `point` of the window and waits until it settles.
    func tap(at point: CGPoint) throws {
        try device.tap(x: point.x, y: point.y)
        try device.settle()
    }

    func becomeCurrent() { _ = device.application }

    /// The popover controller, after making the device current.
    var current: UIPopoverController {
        becomeCurrent()
        return popover!
    }

    /// The topmost presentation.
    var record: PresentationRecord? { device.system.presentations.last }

    /// The popover's body without its arrow, in window coordinates; null while there is none.
    var bubble: CGRect { record?.bubble ?? .null }

    var ends: [String] {
        device.trace.filter { $0.callback == "end" }.map { String($0.arguments.split(separator: " ").last ?? "") }
    }

    var messages: [String] { device.misuses.map(\.message) }
}

/// Records the delegate calls of a popover controller and runs a test's handlers in them.
@MainActor final class PopoverControllerDelegateRecorder: NSObject, UIPopoverControllerDelegate {
    var calls: [String] = []
    var mayDismiss = true
    var onShould: (UIPopoverController) -> Void = { _ in }
    var onDid: (UIPopoverController) -> Void = { _ in }
    var onReposition: (UnsafeMutablePointer<CGRect>, AutoreleasingUnsafeMutablePointer<UIView>) -> Void = { _, _ in }

    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        calls.append("should")
        onShould(popoverController)
        return mayDismiss
    }

    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
        calls.append("did")
        onDid(popoverController)
    }

    func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        calls.append("reposition")
        onReposition(rect, view)
    }
}
