import Testing
import UIKit
import Velarium
import VelariumTesting

/// A test that ends, or throws, releases its device at any moment: everything on the screen ends, and is reported once,
/// while the app can still use UIKit.
@MainActor @Suite struct DeviceReleaseTests {
    enum Moment: CaseIterable, Sendable { case requested, appearing, shown, leaving }

    /// What an app does in the callbacks of overlays.
    private func useUIKit() {
        _ = UIApplication.shared.applicationState
        _ = UIScreen.main.bounds
        Toast(title: "Later").show()
        MessageDialog(title: "Later", message: nil).show()
        Walkthrough(steps: [.init(nil, title: "Later")]).show()
        ModalPresentationViewController(contentView: UIView()).show()
    }

    private func bring(_ overlay: any Overlay, to moment: Moment, on device: TestDevice) {
        switch moment {
        case .requested: break
        case .appearing: device.advance(by: 0.1)
        case .shown: device.advance(by: 2)
        case .leaving:
            device.advance(by: 2)
            overlay.dismiss(for: .code, animated: true)
            device.advance(by: 0.05)
        }
    }

    @Test(arguments: EveryOverlay.allCases, Moment.allCases)
    func releasingTheDeviceEndsAnOverlayOnce(_ kind: EveryOverlay, at moment: Moment) {
        let overlay = kind.make()
        var ends: [DismissReason] = []
        overlay.onDismiss = {
            ends.append($0)
            useUIKit()
        }

        _ = silencingFaults {
            let device = TestDevice(.iPhone14)
            let page = EveryOverlayPage()
            device.show(page)
            kind.show(overlay, over: page)
            bring(overlay, to: moment, on: device)
        }

        #expect(ends.count == 1, "\(ends)")
        #expect(!overlay.lifecycle.isPresented)
        #expect(!overlay.lifecycle.isDismissing)
        overlay.dismiss(for: .code, animated: true)
        #expect(ends.count == 1)
    }

    @Test(arguments: EveryOverlay.allCases)
    func releasingTheDeviceEndsRequestsOnce(_ kind: EveryOverlay) throws {
        var ends: [OverlayRequest.End] = []

        try silencing {
            let device = TestDevice(.iPhone14)
            let page = EveryOverlayPage()
            let window = device.show(page)
            let coordinator = OverlayCoordinator.coordinator(for: try #require(window.windowScene))
            let overlay = kind.make()
            for request in [
                coordinator.present(overlay) { kind.show(overlay, over: page) },
                coordinator.present(BottomSheetController()), coordinator.present(UIViewController()),
            ] {
                request.onEnd = {
                    ends.append($0)
                    useUIKit()
                    coordinator.present(MessageDialog(title: "Later", message: nil))
                }
            }
            device.advance(by: 1)
        }

        #expect(ends.count == 3)
        #expect(ends.filter { $0 == .notShown(.sceneClosed) }.count == 2, "\(ends)")
    }

    @Test func aTaskThatGoesOnAfterItsDeviceFindsNoScreen() async {
        let page = EveryOverlayPage()
        var reports: [String] = []

        reports = silencingFaults {
            let device = TestDevice(.iPhone14)
            device.show(page)
        }
        reports += silencingFaults {
            Toast(title: "Saved").show(over: page)
            MessageDialog(title: "Saved", message: nil).show(over: page)
            BottomSheetController().show(over: page, animated: true)
            Walkthrough(steps: [.init(nil, title: "Saved")]).show(over: page)
            ModalPresentationViewController(contentView: UIView()).show()
            _ = ModalPresentationViewController.isAnyVisible
        }

        #expect(reports.count >= 3, "\(reports)")
    }

    @Test func theFormerDeviceIsCurrentAfterAnotherOneIsReleased() {
        let first = TestDevice(.iPhone14)
        let window = first.show(UIViewController())

        do {
            let second = TestDevice(.iPad)
            second.show(UIViewController())
            _ = first.window
        }

        #expect(UIScreen.main.bounds == window.bounds)
        #expect(UIApplication.shared === first.application)
    }

    private func silencing(_ action: () throws -> Void) rethrows {
        let usual = OverlayDiagnostics.report
        OverlayDiagnostics.report = { _ in }
        defer { OverlayDiagnostics.report = usual }
        try action()
    }
}
