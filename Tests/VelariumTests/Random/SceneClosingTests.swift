import Testing
import UIKit
import Velarium
import VelariumTesting

/// A scene that is disconnected at any moment of an overlay's animations: the presentation ends once, and the overlay
/// is released.
@MainActor @Suite struct SceneClosingTests {
    /// What happens when the scene is disconnected.
    enum Way: CaseIterable { case coming, leaving, hidingAtOnce, turning }

    @Test(arguments: OverlayKind.allCases, [0, 0.02, 0.1, 0.3, 0.45])
    func disconnectingTheSceneDuringAnAnimationReleasesTheOverlay(_ kind: OverlayKind, _ moment: Double) throws {
        for way in Way.allCases {
            let device = TestDevice(.iPad)
            let page = RandomOverlayPage()
            device.show(page)
            var overlay: RandomOverlay? = RandomOverlay(kind)
            weak let kept = overlay?.overlay
            if way == .turning { try device.rotate(to: .landscapeLeft) }
            overlay?.show(on: page, animated: true)
            if way == .leaving { try device.settle() }
            if way == .leaving || way == .hidingAtOnce { overlay?.hide(animated: true) }
            device.advance(by: moment)

            try device.moveScene(to: .disconnected)
            try device.settle()
            device.advance(by: 1)

            #expect(overlay?.overlay.lifecycle.isPresented == false, "\(kind) \(way)")
            #expect(overlay?.overlay.lifecycle.isDismissing == false, "\(kind) \(way)")
            #expect(overlay?.ends.count == 1, "\(kind) \(way)")
            overlay = nil
            device.advance(by: 0.1)
            #expect(kept == nil, "\(kind) \(way) leaks")
        }
    }
}
