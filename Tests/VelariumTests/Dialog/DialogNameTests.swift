import Testing
import UIKit
import Velarium
import VelariumTesting

/// Code written for thomsmed's DialogController compiles, with warnings that offer Velarium's names.
@MainActor @Suite struct DialogNameTests {
    private let device = TestDevice(.iPhone14)

    /// A dialog configured with the original names.
    @available(*, deprecated)
    private final class Confirmation: DialogController {
        override func viewDidLoad() {
            super.viewDidLoad()
            preferredDialogSizing = .init(horizontal: .large, vertical: .fill)
            preferredDialogEdgeInset = 20
            preferredDialogCornerRadius = 24
            preferredDialogBackdropColor = .systemRed
            tapToDismissEnabled = false
        }
    }

    /// Checklist 88: size, corner radius, and dismissal by a tap.
    @available(*, deprecated)
    @Test func theOriginalPropertiesConfigureTheDialog() {
        let dialog = Confirmation()

        dialog.loadViewIfNeeded()

        #expect(dialog.sizing == DialogSizing(.large, .fill))
        #expect(dialog.configuration.edgeInset == 20)
        #expect(dialog.configuration.cornerRadius == 24)
        #expect(dialog.configuration.dimming.color == .systemRed)
        #expect(dialog.configuration.dimming.alpha == 0.3)
        #expect(!dialog.configuration.dismissesOnOutsideTap)
        #expect(dialog.preferredDialogSizing == dialog.sizing)
        #expect(dialog.preferredDialogEdgeInset == 20)
        #expect(dialog.preferredDialogCornerRadius == 24)
        #expect(dialog.preferredDialogBackdropColor == .systemRed)
        #expect(!dialog.tapToDismissEnabled)
    }

    /// Checklist 91, 95: the transitioning delegate and the two kinds of animation.
    @available(*, deprecated)
    @Test func theOriginalTransitionPresentsAnyController() throws {
        let page = UIViewController()
        device.show(page)
        let transition = DialogTransitioningDelegate()
        transition.tapToDismissEnabled = false
        let content = UIViewController()
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = transition

        page.present(content, animated: true)
        try device.settle()
        try device.tap(x: 10, y: 400)
        try device.settle()

        #expect(content.presentationController is DialogPresentationController)
        #expect(page.presentedViewController === content)
        #expect(DialogAnimatedTransition(animationType: .dismiss).kind == .dismiss)
        #expect(DialogAnimatedTransitioning(animationType: .present).kind == .present)
    }
}
