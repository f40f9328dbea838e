import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// Apps present with the style `custom`, and return one of the system's controllers from their transitioning delegate.
@MainActor @Suite struct CustomStyleSheetTests {
    /// Returns a sheet controller, which it configures, for every presentation.
    private final class SheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
        private(set) var made: UISheetPresentationController?
        var makeController: (UIViewController, UIViewController?) -> UISheetPresentationController = {
            UISheetPresentationController(presentedViewController: $0, presenting: $1)
        }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let sheet = makeController(presented, presenting)
            sheet.detents = [.large(), .medium()]
            sheet.prefersGrabberVisible = true
            made = sheet
            return sheet
        }
    }

    /// Changes what apps change in subclasses.
    private final class Subclass: UISheetPresentationController {
        private(set) var calls: [String] = []
        override func presentationTransitionWillBegin() {
            super.presentationTransitionWillBegin()
            calls.append("will")
        }
        override func presentationTransitionDidEnd(_ completed: Bool) {
            super.presentationTransitionDidEnd(completed)
            calls.append("did \(completed)")
        }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            super.dismissalTransitionDidEnd(completed)
            calls.append("end \(completed)")
        }
    }

    @Test func aSheetControllerOfACustomPresentationIsAWholeSheet() throws {
        let base = SheetFixture()
        let delegate = SheetDelegate()
        let content = base.content(.custom)
        content.transitioningDelegate = delegate
        base.root.present(content, animated: true)
        try base.device.settle()

        let sheet = try #require(delegate.made)
        #expect(content.sheetPresentationController === sheet && content.presentationController === sheet)
        #expect(base.frame(of: content) == CGRect(x: 0, y: 422, width: 390, height: 422))

        try base.device.tap("Sheet Grabber")
        try base.device.settle()
        #expect(base.frame(of: content) == CGRect(x: 0, y: 57, width: 390, height: 787))
        #expect(sheet.selectedDetentIdentifier == .large)

        try base.pull(700, in: 0.3)
        try base.device.settle()
        #expect(base.root.presentedViewController == nil && base.ends == ["swipe"])
        #expect(base.device.misuses.isEmpty)
    }

    @Test func onATabletItIsAPage() throws {
        let base = SheetFixture(.iPadPro11)
        let delegate = SheetDelegate()
        let content = base.content(.custom)
        content.transitioningDelegate = delegate
        try base.present(content)
        delegate.made?.selectedDetentIdentifier = .large
        try base.device.settle()

        #expect(base.frame(of: content) == CGRect(x: 65, y: 44, width: 704, height: 1106))
        #expect(delegate.made?.prefersPageSizing == true)
    }

    @Test func itsSubclassReceivesTheHooks() throws {
        let base = SheetFixture()
        let delegate = SheetDelegate()
        delegate.makeController = { Subclass(presentedViewController: $0, presenting: $1) }
        let content = base.content(.custom)
        content.transitioningDelegate = delegate
        base.root.present(content, animated: true)
        try base.device.settle()
        content.dismiss(animated: true)
        try base.device.settle()

        #expect((delegate.made as? Subclass)?.calls == ["will", "did true", "end true"])
    }
}
