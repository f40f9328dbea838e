import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The dismissals of a bottom sheet other than a drag.
@MainActor @Suite struct BottomSheetEndTests {
    private let scene = OverlayScene()
    private let sheet = BottomSheetController()

    private func verifyDismissal(_ reason: DismissReason) {
        #expect(scene.recorder.calls.filter { !$0.hasPrefix("may") } == ["end \(reason)", "closure \(reason)"])
        #expect(scene.root.presentedViewController == nil)
        #expect(scene.device.misuses == [])
    }

    @Test func tapOutsideDismissesTheSheet() throws {
        try scene.present(sheet)

        try scene.device.tap(.point(x: 195, y: 500))
        try scene.device.settle()
        #expect(scene.recorder.calls == [])
        try scene.device.tap(outside: sheet)
        try scene.device.settle()

        verifyDismissal(.outsideTap)
    }

    @Test func outsideTapDismissalCanBeSwitchedOff() throws {
        try scene.present(sheet)

        sheet.configuration.dismissesOnOutsideTap = false
        try scene.device.tap(outside: sheet)
        try scene.device.settle()

        #expect(sheet.view.window != nil)
    }

    @Test func escapeDismissesTheOverlay() throws {
        try scene.present(sheet)

        try scene.device.key("escape")
        try scene.device.settle()

        verifyDismissal(.escape)
    }

    @Test(arguments: DismissReason.allCases, [false, true])
    func appCanDismissForEachReason(_ reason: DismissReason, _ animated: Bool) throws {
        try scene.present(sheet)

        sheet.dismiss(for: reason, animated: animated)
        try scene.device.settle()

        verifyDismissal(reason)
    }

    @Test func sheetCanBePresentedRepeatedly() throws {
        for _ in 0..<3 {
            try scene.present(sheet)
            #expect(scene.frame(of: sheet).minY == 422)
            try scene.device.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 800), in: 0.1)
            try scene.device.settle()
        }

        #expect(scene.recorder.ends == ["end swipe", "end swipe", "end swipe"])
        #expect(sheet.additionalSafeAreaInsets == .zero)
    }

    /// Checklist 97: another controller becomes a bottom sheet with the same parts.
    @Test func anyControllerIsASheetThroughTheSameParts() throws {
        let transition = BottomSheetTransition()
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transition

        scene.root.present(controller, animated: true)
        try scene.device.settle()
        #expect(scene.frame(of: controller).minY == 422)
        try scene.device.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 800), in: 0.1)
        try scene.device.settle()

        #expect(scene.root.presentedViewController == nil)
    }

    @Test func sheetIsReleasedAfterItsDismissal() throws {
        weak var gone: BottomSheetController?
        try {
            let sheet = BottomSheetController()
            gone = sheet
            try scene.present(sheet)
            try scene.device.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 800), in: 0.1)
            try scene.device.settle()
        }()
        scene.device.advance(by: 0.1)

        #expect(gone == nil)
    }
}
