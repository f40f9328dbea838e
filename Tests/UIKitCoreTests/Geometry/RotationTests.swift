import CoreGraphics
import Foundation
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct RotationTests {
    private let device = TestDevice(.iPhone16ProMax)
    private let page = TurningController()

    /// Both will callbacks, the traits, the layout, the animations alongside, and last their completion.
    @Test func rotationCallbacksComeInUIKitsOrder() throws {
        device.show(page)
        page.calls = []

        try device.rotate(to: .landscapeLeft)
        #expect(
            page.calls == [
                "will traits 2", "will size 956.0 440.0 in 0.3", "traits 2", "layout 956.0", "alongside 956.0",
            ])
        #expect(page.transitionCoordinator?.isAnimated == true)
        #expect(page.transitionCoordinator?.targetTransform.b == -1)
        try device.settle()

        #expect(page.calls.last == "completion")
        #expect(page.transitionCoordinator == nil)
    }

    @Test func halfATurnTakesTwiceAsLongAndCompletesAtItsEnd() throws {
        let pad = TestDevice(.iPadPro11)
        pad.show(page)
        page.calls = []

        try pad.rotate(to: .portraitUpsideDown)
        pad.advance(by: 0.5)
        #expect(page.calls.contains("will size 834.0 1194.0 in 0.6") && !page.calls.contains("completion"))
        pad.advance(by: 0.2)

        #expect(page.calls.last == "completion")
    }

    @Test func resizingAWindowTakesNoTime() throws {
        let desktop = TestDevice(.desktop)
        desktop.show(page)
        page.calls = []

        try desktop.resize(to: CGSize(width: 500, height: 700))

        #expect(
            page.calls == [
                "will traits 1", "will size 500.0 700.0 in 0.0", "traits 1", "layout 500.0", "alongside 500.0",
                "completion",
            ])
    }

    @Test func anAppDoesNotRotateToAnUnsupportedOrientation() throws {
        device.show(page)
        page.orientations = .portrait

        let refusal = #expect(throws: TestFailure.self) { try device.rotate(to: .landscapeLeft) }

        #expect(refusal?.reason == "the app does not support landscapeLeft; it supports portrait")
        #expect(UIDevice.current.orientation == .landscapeRight)
        #expect(page.view.bounds.width == 440)
        page.orientations = .all
        page.setNeedsUpdateOfSupportedInterfaceOrientations()
        try device.settle()
        #expect(page.view.bounds.width == 956)
    }

    @Test func removingTheCurrentOrientationRotatesToASupportedOne() throws {
        device.show(page)
        try device.rotate(to: .landscapeLeft)
        try device.settle()

        page.orientations = .portrait
        page.setNeedsUpdateOfSupportedInterfaceOrientations()
        try device.settle()

        #expect(device.window.windowScene?.interfaceOrientation == .portrait)
    }

    @Test func aFullScreenPresentationDecidesTheSupportedOrientations() throws {
        device.show(page)
        let film = TurningController()
        film.orientations = .landscape
        film.modalPresentationStyle = .fullScreen
        page.present(film, animated: false)
        try device.settle()

        let refusal = #expect(throws: TestFailure.self) { try device.rotate(to: .portraitUpsideDown) }
        #expect(refusal?.reason == "iPhone 16 Pro Max does not support portraitUpsideDown")
        try device.rotate(to: .landscapeRight)

        #expect(film.calls.contains("will size 956.0 440.0 in 0.3"))
        #expect(film.view.bounds.width == 956)
    }

    @Test func aSceneCanRequestAnOrientation() throws {
        device.show(page)
        let scene = try #require(device.window.windowScene)
        var errors: [String] = []

        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append($0.localizedDescription) }
        try device.settle()
        #expect(scene.interfaceOrientation == .landscapeRight)
        page.orientations = .landscape
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { errors.append($0.localizedDescription) }

        #expect(
            errors.count == 1 && errors[0].hasSuffix("Requested: portrait; Supported: landscapeRight, landscapeLeft"))
    }

    @Test func childrenReceiveTheirNewSizesAndTraits() throws {
        let child = TurningController()
        device.show(page)
        page.addChild(child)
        child.view.frame = page.view.bounds
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        device.advance(by: 0)
        child.calls = []

        try device.rotate(to: .landscapeLeft)

        #expect(child.calls.contains("will size 956.0 440.0 in 0.3"))
        #expect(child.calls.first == "will traits 2")
    }

    @Test func rotatingDuringARotationEndsInTheLastOrientation() throws {
        device.show(page)

        try device.rotate(to: .landscapeLeft)
        try device.rotate(to: .portrait)
        try device.rotate(to: .landscapeRight)
        try device.settle()

        #expect(page.view.bounds.size == CGSize(width: 956, height: 440))
        #expect(page.calls.filter { $0 == "completion" }.count == 3)
    }

    @Test func orientationNotificationsArePostedOnlyWhileGenerated() throws {
        device.show(page)
        var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }

        try device.rotate(to: .landscapeLeft)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        try device.rotate(to: .portrait)
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        try device.rotate(to: .landscapeLeft)

        #expect(count == 1)
    }

    @Test func theOrientationOfTheInterfaceSaysWhetherItIsUpright() throws {
        device.show(page)
        #expect(device.application.statusBarOrientation.isPortrait)
        try device.rotate(to: .landscapeLeft)
        try device.settle()
        #expect(!device.application.statusBarOrientation.isPortrait)
        #expect(device.application.statusBarOrientation == .landscapeLeft)
    }
}

private final class TurningController: UIViewController {
    var calls: [String] = []
    var orientations = UIInterfaceOrientationMask.allButUpsideDown.union(.portraitUpsideDown)
    private var laidOutWidth: CGFloat = 0

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        calls.append("will traits \(newCollection.horizontalSizeClass.rawValue)")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        calls.append("will size \(size.width) \(size.height) in \(coordinator.transitionDuration)")
        coordinator.animate(
            alongsideTransition: { [unowned self] _ in calls.append("alongside \(view.bounds.width)") },
            completion: { [unowned self] _ in calls.append("completion") })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        calls.append("traits \(traitCollection.horizontalSizeClass.rawValue)")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard laidOutWidth != view.bounds.width else { return }
        laidOutWidth = view.bounds.width
        calls.append("layout \(laidOutWidth)")
    }
}
