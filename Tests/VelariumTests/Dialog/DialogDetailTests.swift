import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// How a dialog prepares its view, and how it handles unusual configurations.
@MainActor @Suite struct DialogDetailTests {
    private let fixture = OverlayFixture()

    /// Checklist 98: a radius or inset that is negative or non-finite counts as 0.
    @Test(arguments: [CGFloat.nan, -5, .infinity, -.infinity]) func invalidRadiusAndInsetCountAsZero(_ number: CGFloat)
        throws
    {
        let dialog = BlockDialog(DialogSizing(.fill, .fill))
        dialog.configuration.cornerRadius = number
        dialog.configuration.edgeInset = number

        try fixture.present(dialog, animated: false)

        #expect(dialog.view.layer.cornerRadius == 0)
        #expect(fixture.frame(of: dialog) == fixture.safeArea)
    }

    /// Checklist 92: the presented view clips to its corners and is modal for accessibility; its layout mode is
    /// restored afterwards.
    @Test func presentedViewIsPreparedAndRestored() throws {
        let dialog = BlockDialog(DialogSizing(.small, .fit))

        try fixture.present(dialog)
        #expect(dialog.view.clipsToBounds && dialog.view.accessibilityViewIsModal)
        #expect(!dialog.view.translatesAutoresizingMaskIntoConstraints)
        dialog.dismiss(animated: true)
        try fixture.device.settle()

        #expect(dialog.view.translatesAutoresizingMaskIntoConstraints)
    }

    /// Checklist 98: the dimming may change while the dialog is presented.
    @Test func dimmingChangesWhilePresented() throws {
        let dialog = BlockDialog(DialogSizing(.small, .fit))
        try fixture.present(dialog)

        dialog.configuration.dimming = Dimming(color: .red, alpha: 1)
        try fixture.device.settle()

        let color = fixture.device.picture().color(atX: 20, y: 120)
        #expect(color.red > 250 && color.green < 5 && color.blue < 5)
    }

    /// Checklist 93: a tap outside does not dismiss an app's controller that is modal in presentation.
    @Test(arguments: [false, true]) func aControllerThatIsModalStaysAtATap(_ isModal: Bool) throws {
        let controller = UIViewController()
        let transition = DialogTransition()
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transition
        controller.isModalInPresentation = isModal
        fixture.root.present(controller, animated: true)
        try fixture.device.settle()

        try fixture.device.tap(outside: controller)
        try fixture.device.settle()

        #expect((fixture.root.presentedViewController != nil) == isModal)
    }

    private final class ScrollingDialog: DialogController {
        override func loadView() {
            let scroll = UIScrollView()
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 100, height: 200)
            scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
            view = scroll
        }
    }

    /// Checklist 94: the controller's preferred size overrides the content size of its scroll view, including the
    /// insets.
    @Test(arguments: [CGSize(width: 0, height: 0), CGSize(width: 0, height: 120)])
    func preferredSizeOverridesAScrollViewsContentHeight(_ preferred: CGSize) throws {
        let dialog = ScrollingDialog(sizing: DialogSizing(.medium, .fit))
        dialog.preferredContentSize = preferred

        try fixture.present(dialog)

        #expect(fixture.frame(of: dialog).height == (preferred.height > 0 ? 120 : 240))
    }
}
