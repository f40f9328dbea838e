import CoreGraphics
import UIKitCore
import UITestSupport
import VelariumTesting

/// A device with a page on it, for tests that present sheets over it.
@MainActor struct SheetFixture {
    let device: TestDevice
    let root = ScriptedController()
    let recorder = SheetDelegateRecorder()

    init(
        _ model: TestDevice.Model = .iPhone14, era: TestDevice.Era = .iOS17, style: UIUserInterfaceStyle = .light,
        isLandscape: Bool = false
    ) {
        device = TestDevice(model, era: era, style: style, isLandscape: isLandscape)
        device.recordsMisuses = true
        root.view.backgroundColor = .systemBackground
        device.show(root)
    }

    /// A controller to present, with a delegate that records its calls.
    func content(_ style: UIModalPresentationStyle = .pageSheet) -> ScriptedController {
        _ = device.application
        let content = ScriptedController()
        content.modalPresentationStyle = style
        content.view.backgroundColor = .systemBackground
        content.calls = []
        content.presentationController?.delegate = recorder
        return content
    }

    /// Presents without animation and waits until it settles.
    @discardableResult
    func present(
        _ style: UIModalPresentationStyle = .pageSheet, on presenter: UIViewController? = nil
    ) throws -> ScriptedController {
        let content = content(style)
        try present(content, on: presenter)
        return content
    }

    func present(_ content: UIViewController, on presenter: UIViewController? = nil) throws {
        _ = device.application
        (presenter ?? root).present(content, animated: false)
        try device.settle()
    }

    /// Drags from the upper part of the sheet down by `distance` points.
    func pull(_ distance: CGFloat, in seconds: Double) throws {
        try device.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 120 + distance), in: seconds)
    }

    func frame(of content: UIViewController) -> CGRect { content.view.convert(content.view.bounds, to: nil) }

    /// The visible frame of the presenter's view, in window coordinates.
    var presentersFrame: CGRect { root.view.convert(root.view.bounds, to: nil) }

    /// The sheet's current animated frame, in its container's coordinates.
    func shownFrame(of content: UIViewController) throws -> CGRect? {
        content.presentationController?.presentedView?.layer.presentation()?.frame
    }

    /// The end reasons of all presentations so far, in order.
    var ends: [String] {
        device.trace.filter { $0.callback == "end" }.map { String($0.arguments.split(separator: " ").last ?? "") }
    }
}

/// A finger that a test moves step by step. Each event is delivered with the next frame.
@MainActor struct SheetDrag {
    let device: TestDevice
    private let place: Place

    /// Where the finger is, in window coordinates.
    var location: CGPoint { place.point }

    private final class Place { var point = CGPoint.zero }

    /// Puts the finger down at a point in window coordinates.
    init(on device: TestDevice, x: CGFloat, y: CGFloat) {
        self.device = device
        place = Place()
        place.point = CGPoint(x: x, y: y)
        send(.began)
        device.advance(by: 1.0 / 60)
    }

    /// Moves to `point` and advances by one frame.
    func move(to point: CGPoint) {
        place.point = point
        send(.moved)
        device.advance(by: 1.0 / 60)
    }

    func lift() {
        send(.ended)
        device.advance(by: 1.0 / 60)
    }

    /// Cancels the touch, as the system does.
    func cancel() {
        send(.cancelled)
        device.advance(by: 1.0 / 60)
    }

    private func send(_ phase: TouchPhase) {
        device.system.frameLoop.receive(.touch(id: 7, phase: phase, location: place.point, time: device.now))
    }
}

/// Records the delegate calls of a sheet and returns the configured answer.
@MainActor final class SheetDelegateRecorder: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []
    var mayDismiss = true
    var onWill: () -> Void = {}

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("will")
        onWill()
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
    }
}
