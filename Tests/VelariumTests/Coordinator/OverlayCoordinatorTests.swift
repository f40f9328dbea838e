import Testing
import UIKit
import Velarium
import VelariumTesting

/// One order over the overlays and controllers of a scene.
@MainActor @Suite struct OverlayCoordinatorTests {
    private let fixture: CoordinatorFixture
    private var device: TestDevice { fixture.device }
    private var coordinator: OverlayCoordinator { fixture.coordinator }

    init() throws { fixture = try CoordinatorFixture() }

    @Test func sceneHasOneCoordinator() throws {
        let scene = try #require(coordinator.scene)

        #expect(OverlayCoordinator.coordinator(for: scene) === coordinator)
    }

    @Test func requestsOfDialogsAndPlainControllersAreShownOneAfterTheOther() throws {
        let dialog = fixture.makeDialog()
        let plain = UIViewController()
        fixture.request("dialog", dialog)
        fixture.request("plain", plain)
        try device.settle()
        #expect(fixture.presented == [dialog])
        #expect(coordinator.waitingRequests.count == 1)

        dialog.dismiss(for: .action, animated: true)
        try device.settle()

        #expect(fixture.ends == ["dialog dismissed(Velarium.DismissReason.action)"])
        #expect(fixture.presented == [plain])
    }

    @Test func dismissalOfAPlainControllerIsDetectedHoweverItIsDismissed() throws {
        let plain = UIViewController()
        fixture.request("plain", plain)
        try device.settle()

        fixture.root.dismiss(animated: true)
        try device.settle()
        device.advance(by: 0.1)

        #expect(fixture.ends == ["plain dismissed(Velarium.DismissReason.code)"])
        #expect(plain.view.subviews == [])
    }

    @Test func dismissalOfAPlainControllerBelowAFullScreenPresentationIsDetected() throws {
        let plain = UIViewController()
        plain.modalPresentationStyle = .fullScreen
        fixture.request("plain", plain)
        try device.settle()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        plain.present(cover, animated: false)
        try device.settle()
        device.advance(by: 0.1)

        fixture.root.dismiss(animated: false)
        try device.settle()
        device.advance(by: 0.1)

        #expect(fixture.ends == ["plain dismissed(Velarium.DismissReason.code)"])
    }

    @Test func replacementDismissesWhatIsShownAsReplaced() throws {
        fixture.request("first", fixture.makeDialog())
        try device.settle()
        let second = fixture.makeDialog()

        fixture.request("second", second, .init(policy: .replace))
        try device.settle()

        #expect(fixture.ends == ["first dismissed(Velarium.DismissReason.replaced)"])
        #expect(fixture.presented == [second])
    }

    /// Unless the options have a minimum duration, what is shown makes room as soon as it has appeared.
    @Test func replacementComesAtOnceWithoutAMinimumDuration() throws {
        fixture.request("first", fixture.makeDialog())
        device.advance(by: 0.6)
        let second = fixture.makeDialog()

        fixture.request("second", second, .init(policy: .replace))
        device.advance(by: 0.45)

        #expect(fixture.ends == ["first dismissed(Velarium.DismissReason.replaced)"])
        #expect(fixture.presented == [second])
    }

    @Test(arguments: [nil, true, false]) func requestsAreAnimatedUnlessTheAppWantsNoMotion(_ animated: Bool?) throws {
        let dialog = fixture.makeDialog()
        let plain = UIViewController()
        for controller in [dialog, plain] {
            if let animated {
                coordinator.present(controller, animated: animated)
            } else {
                coordinator.present(controller)
            }
            device.advance(by: 0.05)

            #expect((controller.transitionCoordinator != nil) == (animated != false))
            try device.settle()
            coordinator.dismissAll(animated: false)
            try device.settle()
        }
    }

    /// UIKit drops a presentation whose presenter leaves its window before it begins.
    @Test func presentationThatUIKitDropsEndsItsRequest() throws {
        fixture.request("plain", UIViewController())
        device.window.rootViewController = UIViewController()

        try device.settle()
        device.advance(by: 0.1)

        #expect(fixture.ends == ["plain dismissed(Velarium.DismissReason.code)"])
        #expect(coordinator.shownRequests.isEmpty)
    }

    /// Calls a closure when its view is loaded.
    private final class LoadingController: UIViewController {
        var onLoad: () -> Void = {}

        override func viewDidLoad() {
            super.viewDidLoad()
            onLoad()
        }
    }

    @Test func controllerThatIsCanceledWhileItsViewLoadsGoes() throws {
        let controller = LoadingController()
        let first = fixture.makeDialog()
        fixture.request("first", first)
        let request = fixture.request("plain", controller)
        controller.onLoad = { request.cancel() }

        first.dismiss(for: .code, animated: false)
        try device.settle()
        device.advance(by: 0.5)

        #expect(fixture.ends.count == 2 && fixture.presented.isEmpty)
        #expect(coordinator.shownRequests.isEmpty)
    }

    @Test func requestsWithoutAPriorityComeAfterThoseWithAHigherOne() throws {
        let first = fixture.makeDialog()
        fixture.request("first", first)
        try device.settle()
        fixture.request("usual", fixture.makeDialog())
        let urgent = fixture.makeDialog()
        fixture.request("urgent", urgent, .init(priority: 1))

        first.dismiss(for: .action, animated: false)
        try device.settle()

        #expect(fixture.presented == [urgent])
    }

    @Test func stackedRequestIsPresentedAboveTheFirst() throws {
        let first = fixture.makeDialog()
        let second = UIViewController()
        fixture.request("first", first)

        fixture.request("second", second, .init(policy: .stack))
        try device.settle()

        #expect(fixture.presented == [first, second])
    }

    @Test func deadlineEndsARequestThatWaitsAsTimeOut() throws {
        fixture.request("first", fixture.makeDialog())
        fixture.request("second", fixture.makeDialog(), .init(deadline: 2))
        try device.settle()

        device.advance(by: 2.2)

        #expect(fixture.ends == ["second notShown(Velarium.OverlayRequest.Rejection.timeOut)"])
    }

    @Test func aRequestWaitsForAPresentationThatTheAppHasJustRequested() throws {
        device.recordsMisuses = true
        let own = UIViewController()
        own.modalPresentationStyle = .fullScreen
        let dialog = fixture.makeDialog()

        fixture.root.present(own, animated: true)
        fixture.request("dialog", dialog, .init(policy: .stack))
        try device.settle()

        #expect(fixture.presented == [own, dialog])
        #expect(device.misuses.isEmpty && fixture.ends.isEmpty)
    }

    @Test(arguments: [false, true]) func aRequestThatIsCanceledWhileItWaitsForATransitionShowsNothing(
        _ isPlain: Bool
    ) throws {
        let own = UIViewController()
        fixture.root.present(own, animated: true)
        device.advance(by: 0.05)
        let next = isPlain ? UIViewController() : fixture.makeDialog()
        let request = fixture.request("next", next, .init(policy: .stack))
        device.advance(by: 0.05)

        request.cancel()
        try device.settle()
        device.advance(by: 0.5)

        #expect(fixture.presented == [own])
        #expect(fixture.ends.count == 1 && fixture.ends.first?.hasPrefix("next notShown") == true)
    }

    @Test func aDismissedOverlayDoesNotWakeTheAppAtItsMaximumDuration() throws {
        let dialog = fixture.makeDialog()
        fixture.request("first", dialog, .init(maximumDuration: 5))
        try device.settle()
        dialog.dismiss(for: .action, animated: false)
        try device.settle()
        device.advance(by: 0.5)
        let frames = device.frameCount

        device.advance(by: 10)

        #expect(device.frameCount == frames)
    }

    /// An overlay of the app whose `show` makes the app cancel the request: it is dismissed as soon as it has begun.
    @Test func aRequestCanBeCanceledWhileItsOverlayBegins() throws {
        let first = fixture.makeDialog()
        fixture.request("first", first)
        try device.settle()
        let overlay = PlainOverlay()
        var request: OverlayRequest?
        request = coordinator.present(overlay) {
            request?.cancel()
            overlay.show()
        }

        first.dismiss(for: .code, animated: false)
        try device.settle()
        device.advance(by: 0.5)

        #expect(overlay.presentations == 1 && !overlay.lifecycle.isPresented)
        #expect(coordinator.shownRequests.isEmpty)
    }

    private final class PlainOverlay: Overlay {
        let lifecycle = OverlayLifecycle()
        private(set) var presentations = 0

        func show() {
            presentations += 1
            lifecycle.willPresent()
            lifecycle.didPresent(self)
        }

        func dismiss(for reason: DismissReason, animated: Bool) {
            if lifecycle.willDismiss(for: reason) { lifecycle.didDismiss() }
        }
    }

    @Test func maximumDurationDismissesAsTimeOut() throws {
        fixture.request("first", fixture.makeDialog(), .init(maximumDuration: 1))
        try device.settle()

        device.advance(by: 1.2)
        try device.settle()

        #expect(fixture.ends == ["first dismissed(Velarium.DismissReason.timeOut)"])
        #expect(fixture.presented == [])
    }

    @Test func duplicateAndDroppedRequestsAreReported() throws {
        fixture.request("first", fixture.makeDialog(), .init(id: "rating"))
        fixture.request("second", fixture.makeDialog(), .init(id: "rating"))
        fixture.request("third", fixture.makeDialog(), .init(policy: .drop))

        #expect(
            fixture.ends == [
                "second notShown(Velarium.OverlayRequest.Rejection.duplicate)",
                "third notShown(Velarium.OverlayRequest.Rejection.busy)",
            ])
    }

    @Test func controllerThatIsPresentedAlreadyFails() throws {
        let plain = UIViewController()
        fixture.root.present(plain, animated: false)
        try device.settle()

        fixture.request("plain", plain)

        #expect(fixture.ends == ["plain notShown(Velarium.OverlayRequest.Rejection.failed)"])
    }

    @Test func dismissAllReturnsWhoRefusedAndWhatIsBelow() throws {
        let first = fixture.makeDialog()
        let second = UIViewController()
        second.isModalInPresentation = true
        let low = fixture.request("first", first)
        let high = fixture.request("second", second, .init(policy: .stack))
        fixture.request("third", fixture.makeDialog())
        try device.settle()

        let staying = coordinator.dismissAll()

        #expect(staying.map(ObjectIdentifier.init) == [high, low].map(ObjectIdentifier.init))
        #expect(fixture.ends == ["third notShown(Velarium.OverlayRequest.Rejection.cancelled)"])
        second.isModalInPresentation = false
        #expect(coordinator.dismissAll().isEmpty)
        try device.settle()
        device.advance(by: 0.1)
        #expect(fixture.presented == [])
        #expect(fixture.ends.count == 3)
    }

    @Test func canceledRequestIsReportedAndItsOverlayIsDismissed() throws {
        let shown = fixture.request("first", fixture.makeDialog())
        let waiting = fixture.request("second", fixture.makeDialog())
        try device.settle()

        waiting.cancel()
        shown.cancel()
        try device.settle()

        #expect(
            fixture.ends == [
                "second notShown(Velarium.OverlayRequest.Rejection.cancelled)",
                "first dismissed(Velarium.DismissReason.cancelled)",
            ])
        #expect(shown.content == nil && waiting.content == nil)
    }

    @Test func nothingIsShownUntilTheSceneIsActiveAgain() throws {
        try device.moveScene(to: .background)
        let dialog = fixture.makeDialog()
        fixture.request("dialog", dialog)
        #expect(fixture.presented == [])

        try device.moveScene(to: .active)
        try device.settle()

        #expect(fixture.presented == [dialog])
    }

    @Test func disconnectingTheSceneEndsEveryRequestOnce() throws {
        fixture.request("dialog", fixture.makeDialog())
        try device.settle()
        fixture.request("plain", UIViewController(), .init(policy: .stack))
        try device.settle()
        fixture.request("waiting", fixture.makeDialog())

        try device.moveScene(to: .disconnected)
        device.advance(by: 0.1)

        #expect(
            fixture.ends.sorted() == [
                "dialog dismissed(Velarium.DismissReason.sceneClosed)",
                "plain dismissed(Velarium.DismissReason.sceneClosed)",
                "waiting notShown(Velarium.OverlayRequest.Rejection.sceneClosed)",
            ])
    }

    @Test func floodFromInsideCallbacksEndsEveryRequestOnce() throws {
        var open = 0
        var ended = 0
        func flood(_ depth: Int) {
            for policy in OverlayRequest.Policy.allCases {
                open += 1
                let request = coordinator.present(
                    fixture.makeDialog(), options: .init(id: "\(depth) \(policy)", policy: policy, priority: depth % 2),
                    animated: false)
                request.onEnd = { _ in
                    ended += 1
                    if depth < 3 { flood(depth + 1) }
                }
            }
        }

        flood(0)
        for _ in 0..<400 where ended < open {
            device.advance(by: 0.1)
            coordinator.dismissAll(animated: false) { $0.state == .shown }
        }

        #expect(open == 4 + 16 + 64 + 256)
        #expect(ended == open)
        #expect(coordinator.waitingRequests.isEmpty && coordinator.shownRequests.isEmpty)
    }

    @Test func invalidTimesAreReportedAndCountAsNone() throws {
        var reports: [String] = []
        let former = OverlayDiagnostics.report
        OverlayDiagnostics.report = { reports.append($0) }
        defer { OverlayDiagnostics.report = former }

        let request = fixture.request(
            "dialog", fixture.makeDialog(), .init(minimumDuration: .nan, maximumDuration: -1, deadline: .infinity))

        #expect(reports.count == 3)
        #expect(request.options == OverlayRequest.Options())
    }

    @Test func requestWithoutAnyoneWhoKeepsItReleasesItsController() throws {
        weak var released: UIViewController?
        do {
            let plain = UIViewController()
            released = plain
            fixture.request("plain", plain)
        }
        try device.settle()

        fixture.root.dismiss(animated: true)
        try device.settle()
        device.advance(by: 0.2)

        #expect(fixture.ends.count == 1)
        #expect(released == nil)
    }
}
