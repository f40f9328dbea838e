import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

@MainActor
@Suite struct OutsideTapTests {
    /// A controller whose view records the touches that reach it, in points of the window.
    private final class TouchRecorder: UIViewController {
        var touches: [CGPoint] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            self.touches += touches.map { $0.location(in: nil) }
        }
    }

    /// A view that also receives the touches below it.
    private final class ViewWithExtendedTouchArea: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            point.y >= 0
        }
    }

    private let root = TouchRecorder()

    /// A device that shows `root`, with `overlay` in front of the root's view.
    private func deviceShowing(_ overlay: UIView, model: TestDevice.Model = .iPhone14) -> TestDevice {
        let device = TestDevice(model)
        device.show(root)
        root.view.addSubview(overlay)
        device.advance(by: 0)
        return device
    }

    @Test func theLargestFreePartOfTheSafeAreaIsTapped() throws {
        let overlay = UIView(frame: CGRect(x: 95, y: 147, width: 200, height: 100))
        let device = deviceShowing(overlay)

        try device.tap(outside: overlay)

        // The safe area is 47 to 810, and the largest part of it 247 to 810.
        #expect(root.touches == [CGPoint(x: 195, y: 528.5)])
    }

    @Test func thePartBesideATallViewIsTapped() throws {
        let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 844))
        let device = deviceShowing(overlay)

        try device.tap(outside: overlay)

        #expect(root.touches == [CGPoint(x: 345, y: 428.5)])
    }

    @Test func aPartWhoseTouchesReachTheOverlayIsSkipped() throws {
        let overlay = ViewWithExtendedTouchArea(frame: CGRect(x: 0, y: 147, width: 390, height: 100))
        let device = deviceShowing(overlay)

        try device.tap(outside: overlay)

        #expect(root.touches == [CGPoint(x: 195, y: 97)])
    }

    @Test func aPartCoveredByAnotherWindowIsSkipped() throws {
        let overlay = UIView(frame: CGRect(x: 0, y: 147, width: 390, height: 100))
        let device = deviceShowing(overlay)
        let cover = UIWindow(frame: CGRect(x: 0, y: 300, width: 390, height: 544))
        cover.rootViewController = UIViewController()
        cover.isHidden = false
        defer { cover.isHidden = true }

        try device.tap(outside: overlay)

        #expect(root.touches == [CGPoint(x: 195, y: 97)])
    }

    @Test func aViewThatFillsTheWindowFails() throws {
        let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let device = deviceShowing(overlay)

        let failure = #expect(throws: TestFailure.self) { try device.tap(outside: overlay) }
        let line = #line - 1

        #expect(failure?.reason == "UIView (0, 0, 390, 844) leaves no point of the safe area outside it")
        #expect(failure?.location == "OutsideTapTests.swift:\(line)")
        #expect(root.touches.isEmpty)
    }

    @Test func whatIsNotShownFails() throws {
        let device = TestDevice(.iPhone14)
        device.show(root)

        let view = #expect(throws: TestFailure.self) { try device.tap(outside: UIView()) }
        let controller = #expect(throws: TestFailure.self) { try device.tap(outside: UIViewController()) }

        #expect(view?.reason == "UIView is not shown in a window of this device")
        #expect(controller?.reason == "UIViewController is not shown in a window of this device")
    }

    @Test func tapOutsideAPopoverDismissesIt() throws {
        let device = TestDevice(.iPad)
        device.show(root)
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 300)
        content.popoverPresentationController?.sourceView = root.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 50, height: 20)
        root.present(content, animated: true)
        try device.settle()
        try device.expectStyle("popover")

        try device.tap(outside: content)
        try device.settle()

        try device.expectPresentations(0)
        #expect(root.touches.isEmpty)
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet]) func tapOutsideASheetDismissesIt(
        _ style: UIModalPresentationStyle
    ) throws {
        let device = TestDevice(.iPad)
        device.show(root)
        let content = UINavigationController(rootViewController: UIViewController())
        content.modalPresentationStyle = style
        root.present(content, animated: true)
        try device.settle()

        try device.tap(outside: content.viewControllers[0])
        try device.settle()

        try device.expectPresentations(0)
        #expect(root.touches.isEmpty)
    }

    @Test func aFullScreenPresentationFails() throws {
        let device = TestDevice(.iPhone14)
        device.show(root)
        let content = UIViewController()
        content.modalPresentationStyle = .fullScreen
        root.present(content, animated: false)
        try device.settle()

        let failure = #expect(throws: TestFailure.self) { try device.tap(outside: content) }

        #expect(failure?.reason == "UIView (0, 0, 390, 844) leaves no point of the safe area outside it")
    }

    @Test func thePointFollowsARotation() throws {
        let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 390))
        let device = deviceShowing(overlay)

        try device.rotate(to: .landscapeRight)
        try device.settle()
        try device.tap(outside: overlay)

        // The safe area is 47 to 797 horizontally and 0 to 369 vertically.
        #expect(root.touches == [CGPoint(x: 593.5, y: 184.5)])
    }

    @Test func theTapCanBeAwaited() async throws {
        let overlay = UIView(frame: CGRect(x: 95, y: 147, width: 200, height: 100))
        let device = deviceShowing(overlay, model: .iPad)
        let content = UIViewController()
        content.modalPresentationStyle = .formSheet

        try await device.tap(outside: overlay)
        root.present(content, animated: true)
        try await device.settle()
        try await device.tap(outside: content)
        try await device.settle()

        #expect(root.touches.count == 1)
        try device.expectPresentations(0)
    }
}
