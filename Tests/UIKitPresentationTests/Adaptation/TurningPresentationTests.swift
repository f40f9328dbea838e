import Foundation
import Testing
import UIKitCore
import VelariumTesting

/// Rotation and resizing during transitions and while something is presented.
@MainActor @Suite struct TurningPresentationTests {
    private let device = TestDevice(.iPhone16ProMax)
    private let root = UIViewController()

    init() { device.show(root) }

    private func content(_ style: UIModalPresentationStyle) -> UIViewController {
        let content = OrientedController()
        content.modalPresentationStyle = style
        return content
    }

    private func frame(of controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    // MARK: Running transitions

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext])
    func rotatingDuringATransitionLeavesCorrectFrames(style: UIModalPresentationStyle) throws {
        let film = content(style)
        root.present(film, animated: true)
        device.advance(by: 0.1)

        try device.rotate(to: .landscapeLeft)
        try device.settle()

        #expect(frame(of: film) == CGRect(x: 0, y: 0, width: 956, height: 440))
        #expect(root.presentedViewController === film)
        film.dismiss(animated: true)
        device.advance(by: 0.1)
        try device.rotate(to: .portrait)
        try device.settle()
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 440, height: 956))
        try device.expectPresentations(0)
    }

    /// UIKit rotates after the transition.
    @Test func rotationWaitsForTheTransition() throws {
        root.present(content(.overFullScreen), animated: true)
        device.advance(by: 0.1)

        try device.rotate(to: .landscapeLeft)
        device.advance(by: 0.1)
        #expect(device.window.bounds.width == 440)
        try device.settle()

        #expect(device.window.bounds.width == 956)
    }

    @Test func rotatingBackDuringATransitionDoesNotRotateTheInterface() throws {
        let film = OrientedController()
        film.modalPresentationStyle = .fullScreen
        root.present(film, animated: true)
        device.advance(by: 0.1)

        try device.rotate(to: .landscapeLeft)
        try device.rotate(to: .portrait)
        try device.settle()

        #expect(film.sizes.isEmpty && device.window.bounds.width == 440)
    }

    @Test func resizingTheWindowDuringATransitionLeavesCorrectFrames() throws {
        let desktop = TestDevice(.desktop)
        desktop.show(root)
        let film = content(.fullScreen)
        root.present(film, animated: true)
        desktop.advance(by: 0.1)

        try desktop.resize(to: CGSize(width: 500, height: 700))
        try desktop.settle()
        #expect(frame(of: film) == CGRect(x: 0, y: 0, width: 500, height: 700))
        film.dismiss(animated: true)
        desktop.advance(by: 0.1)
        try desktop.resize(to: CGSize(width: 900, height: 600))
        try desktop.settle()

        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 900, height: 600))
        try desktop.expectPresentations(0)
    }

    // MARK: Size changes

    @Test func nestedPresentationsReceiveTheNewSizeOnRotation() throws {
        var below: UIViewController = root
        var all: [OrientedController] = []
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .fullScreen] {
            let next = OrientedController()
            next.modalPresentationStyle = style
            below.present(next, animated: false)
            try device.settle()
            all.append(next)
            below = next
        }

        try device.rotate(to: .landscapeRight)
        try device.settle()

        for controller in all { #expect(controller.sizes == [CGSize(width: 956, height: 440)]) }
        #expect(frame(of: all[2]) == CGRect(x: 0, y: 0, width: 956, height: 440))
        root.dismiss(animated: false)
        try device.settle()
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 956, height: 440))
    }

    @Test func aPresentationControllerReceivesTraitsThenSizeThenLayout() throws {
        let custom = content(.custom)
        let delegate = ListeningDelegate()
        custom.transitioningDelegate = delegate
        root.present(custom, animated: false)
        try device.settle()

        try device.rotate(to: .landscapeLeft)
        try device.settle()

        let listener = try #require(delegate.made)
        #expect(listener.calls == ["traits 2", "size 956.0", "layout 956.0"])
    }

    // MARK: Orientations

    @Test func aFullScreenControllerRotatesTheInterfaceUntilItIsDismissed() throws {
        let portrait = OrientedController()
        portrait.orientations = .portrait
        device.window.rootViewController = portrait
        let film = OrientedController()
        film.orientations = .landscape
        film.preferred = .landscapeLeft
        film.modalPresentationStyle = .fullScreen

        portrait.present(film, animated: true)
        try device.settle()
        #expect(device.window.windowScene?.interfaceOrientation == .landscapeLeft)
        #expect(frame(of: film).width == 956)
        film.dismiss(animated: true)
        try device.settle()

        #expect(device.window.windowScene?.interfaceOrientation == .portrait)
        #expect(portrait.view.frame == CGRect(x: 0, y: 0, width: 440, height: 956))
    }

    @Test func aPageSheetDoesNotChangeTheOrientation() throws {
        let film = OrientedController()
        film.orientations = .landscape
        film.modalPresentationStyle = .pageSheet

        root.present(film, animated: false)
        try device.settle()

        #expect(device.window.windowScene?.interfaceOrientation == .portrait)
    }

    @Test func aLandscapeOnlyRootRotatesTheInterface() throws {
        let phone = TestDevice(.iPhone14)
        let film = OrientedController()
        film.orientations = .landscape

        phone.show(film)

        #expect(phone.window.bounds.size == CGSize(width: 844, height: 390))
        #expect(film.view.bounds.size == CGSize(width: 844, height: 390))
        #expect(phone.window.windowScene?.interfaceOrientation == .landscapeRight)
        try phone.settle()
    }

    // MARK: The status bar

    @Test func theStatusBarFollowsFullScreenAndCapturingPresentations() throws {
        let sheet = OrientedController()
        sheet.hidesBar = true
        sheet.modalPresentationStyle = .overCurrentContext
        root.present(sheet, animated: false)
        try device.settle()
        #expect(device.window.windowScene?.statusBarManager?.isStatusBarHidden == false)

        sheet.modalPresentationCapturesStatusBarAppearance = true
        try device.settle()
        #expect(device.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
        sheet.dismiss(animated: false)
        try device.settle()
        #expect(device.window.windowScene?.statusBarManager?.isStatusBarHidden == false)
        let film = OrientedController()
        film.hidesBar = true
        film.modalPresentationStyle = .fullScreen
        root.present(film, animated: false)
        try device.settle()

        #expect(device.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
    }
}

/// Supports configurable orientations and records the sizes of `viewWillTransition`.
@MainActor private final class OrientedController: UIViewController {
    var orientations = UIInterfaceOrientationMask.allButUpsideDown
    var preferred: UIInterfaceOrientation?
    var hidesBar = false
    var sizes: [CGSize] = []

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        preferred ?? super.preferredInterfaceOrientationForPresentation
    }
    override var prefersStatusBarHidden: Bool { hidesBar }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }
}

private final class Listener: UIPresentationController {
    var calls: [String] = []

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        calls.append("traits \(newCollection.horizontalSizeClass.rawValue)")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        calls.append("size \(size.width)")
    }
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        let width = containerView?.bounds.width ?? 0
        if !calls.isEmpty, calls.last != "layout \(width)" { calls.append("layout \(width)") }
    }
}

@MainActor private final class ListeningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private(set) var made: Listener?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = Listener(presentedViewController: presented, presenting: presenting)
        made = controller
        return controller
    }
}
