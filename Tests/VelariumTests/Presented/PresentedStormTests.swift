import CoreGraphics
import Foundation
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Random lives of dialogs and sheets: whatever happens in whatever order, each showing has one end, and nothing is left.
@MainActor @Suite struct PresentedStormTests {
    private static let isDeep = ProcessInfo.processInfo.environment["VELARIUM_DEEP"] != nil

    enum Step: CaseIterable {
        case present, end, dismissRoot, dismissOverlay, tapBeside, escape, fling, tug, rotate, keyboard, noKeyboard
        case nothing, frame, pause, nested
    }

    /// Every start of a showing is noted as its presentation begins.
    private final class Life: OverlayControllerDelegate {
        var begun = 0
        var ended = 0
        func overlayController(_ controller: OverlayController, didEndFor reason: DismissReason) { ended += 1 }
    }

    @Test(arguments: [true, false]) func everyShowingHasOneEnd(_ isSheet: Bool) throws {
        for seed in 0..<(Self.isDeep ? 400 : 25) {
            var dice = Dice(seed: UInt64(seed) * 2 + (isSheet ? 1 : 0))
            let scene = OverlayScene()
            let overlay: OverlayController =
                isSheet ? BottomSheetController() : BlockDialog(DialogSizing(.small, .fit))
            let life = Life()
            overlay.delegate = life
            var steps: [Step] = []
            for _ in 0..<24 {
                let step = Step.allCases.randomElement(using: &dice) ?? .nothing
                steps.append(step)
                try perform(step, on: overlay, in: scene, life, &dice)
                #expect(life.begun - life.ended == (overlay.ending.isOpen || overlay.ending.isLeaving ? 1 : 0))
            }
            overlay.end(for: .code, animated: true)
            try scene.device.settle()

            #expect(life.begun == life.ended, "seed \(seed): \(steps)")
            #expect(scene.root.presentedViewController == nil, "seed \(seed): \(steps)")
            #expect(overlay.viewIfLoaded?.transform.isIdentity != false && overlay.viewIfLoaded?.alpha != 0)
            #expect(overlay.additionalSafeAreaInsets == .zero, "seed \(seed): \(steps)")
            #expect(scene.device.misuses.filter(\.raises) == [], "seed \(seed): \(steps)")
        }
    }

    private func perform(
        _ step: Step, on overlay: OverlayController, in scene: OverlayScene, _ life: Life, _ dice: inout Dice
    ) throws {
        let device = scene.device
        let isFree = scene.root.presentedViewController == nil && overlay.presentingViewController == nil
        switch step {
        case .present:
            guard isFree else { return }
            scene.root.present(overlay, animated: Bool.random(using: &dice))
            if overlay.presentingViewController != nil { life.begun += 1 }
        case .nested:
            guard overlay.viewIfLoaded?.window != nil, overlay.presentedViewController == nil else { return }
            overlay.present(BlockDialog(DialogSizing(.fit, .fit), 90, 90), animated: Bool.random(using: &dice))
        case .end: overlay.end(for: .action, animated: Bool.random(using: &dice))
        case .dismissRoot: scene.root.dismiss(animated: Bool.random(using: &dice))
        case .dismissOverlay: overlay.dismiss(animated: Bool.random(using: &dice))
        case .tapBeside: try device.tap(.point(x: 20, y: 90))
        case .escape: try device.key("escape")
        case .fling: try device.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 800), in: 0.1)
        case .tug: try device.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 380), in: 0.2)
        case .rotate:
            let isLandscape = scene.root.view.bounds.width > scene.root.view.bounds.height
            try device.rotate(to: isLandscape ? .portrait : .landscapeLeft)
        case .keyboard: try device.showKeyboard()
        case .noKeyboard: try device.hideKeyboard()
        case .nothing: return
        case .frame: device.advance(by: 1.0 / 60)
        case .pause: device.advance(by: Double.random(in: 0.05...0.6, using: &dice))
        }
    }
}
