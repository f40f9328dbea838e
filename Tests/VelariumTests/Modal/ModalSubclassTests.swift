import Testing
import UIKit
import Velarium
import VelariumTesting

/// What code ported from QMUI does with its overlays: names of its own, subclasses, content that stores its overlay.
@MainActor @Suite struct ModalSubclassTests {
    private let fixture = ModalFixture()
    private var device: TestDevice { fixture.device }

    // MARK: Names

    /// A controller with a property of the plain name, whose view it adds itself.
    private final class Page: UIViewController {
        let modalPresentationViewController = ModalPresentationViewController(contentView: ModalContentView(60, 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            self.modalPresentationViewController.view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            self.view.addSubview(self.modalPresentationViewController.view)
        }
    }

    /// Checklist 65, 86: ours is named `enclosingModalPresentationViewController`, so the app can use the plain name.
    @Test func aControllerMayHaveAPropertyOfThePlainName() throws {
        let page = Page()

        device.show(page)
        try device.settle()

        let overlay = page.modalPresentationViewController
        #expect(overlay.isShownInSubviewMode)
        #expect(overlay.contentView?.frameInWindow == CGRect(x: 70, y: 80, width: 60, height: 40))
        #expect(page.enclosingModalPresentationViewController == nil)
    }

    /// Checklist 80, 81, 85: QMUI's names compile as deprecated and do the same.
    @available(*, deprecated)
    @Test func namesOfQMUIWorkAndAreDeprecated() throws {
        let overlay = fixture.overlay
        var calls: [String] = []
        overlay.willHideByDimmingViewTappedBlock = { calls.append("will tap") }
        overlay.didHideByDimmingViewTappedBlock = { calls.append("did tap") }

        overlay.show(withAnimated: false) { calls.append("shown \($0)") }
        #expect(ModalPresentationViewController.isAnyModalPresentationViewControllerVisible())
        overlay.hide(withAnimated: false) { calls.append("hidden \($0)") }
        #expect(!ModalPresentationViewController.isAnyModalPresentationViewControllerVisible())
        overlay.show(withAnimated: false)
        try device.tap(outside: try #require(overlay.contentView))
        try device.settle()
        overlay.show(withAnimated: false)

        #expect(ModalPresentationViewController.hideAllVisibleModalPresentationViewControllerIfCan())
        #expect(!overlay.isVisible)
        #expect(calls == ["shown true", "hidden true", "will tap", "did tap"])
    }

    private final class OldDelegate: ModalPresentationViewControllerDelegate {
        var calls: [String] = []
        var allowsHiding = false

        func shouldHide(_ controller: ModalPresentationViewController) -> Bool {
            calls.append("should")
            return allowsHiding
        }
        func willHide(_ controller: ModalPresentationViewController) { calls.append("will") }
        func didHide(_ controller: ModalPresentationViewController) { calls.append("did") }
    }

    /// Checklist 82, 85: a delegate with QMUI's method names is called too.
    @Test func delegateWithQMUIsNamesIsCalled() {
        let overlay = fixture.overlay
        let delegate = OldDelegate()
        overlay.delegate = delegate
        overlay.show(animated: false)

        overlay.hide(animated: false)
        #expect(overlay.isVisible)
        delegate.allowsHiding = true
        overlay.hide(animated: false)

        #expect(!overlay.isVisible)
        #expect(delegate.calls == ["should", "should", "will", "did"])
    }

    // MARK: Overriding

    private final class Recording: ModalPresentationViewController {
        var calls: [String] = []

        override func show(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
            calls.append("show")
            super.show(animated: animated, completion: completion)
        }
        override func show(in view: UIView, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
            calls.append("show in")
            super.show(in: view, animated: animated, completion: completion)
        }
        override func hide(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
            calls.append("hide")
            super.hide(animated: animated, completion: completion)
        }
        override func hide(in view: UIView, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
            calls.append("hide in")
            super.hide(in: view, animated: animated, completion: completion)
        }
        override func updateLayout() {
            calls.append("update")
            super.updateLayout()
        }
    }

    @Test func aSubclassOverridesShowingHidingAndLayout() throws {
        _ = device
        let overlay = Recording(contentView: ModalContentView(100, 100))

        overlay.show(animated: false)
        overlay.updateLayout()
        overlay.hide(animated: false)
        overlay.show(in: fixture.page.view, animated: false)
        overlay.hide(in: fixture.page.view, animated: false)
        fixture.page.present(overlay, animated: false)
        try device.settle()
        overlay.dismiss(animated: false)
        try device.settle()

        #expect(overlay.calls == ["show", "update", "hide", "show in", "hide in", "hide", "hide"])
        #expect(!overlay.isVisible)
    }

    // MARK: What retains the content

    /// A control like QMUI's dialog: it stores the overlay whose content it is.
    private final class StoringDialog: UIViewController {
        let overlay = ModalPresentationViewController()

        func show(over page: UIViewController, by way: ModalPresentationMode, animated: Bool) {
            overlay.isModal = true
            overlay.contentViewController = self
            way.show(overlay, over: page, animated: animated)
        }

        override var preferredContentSize: CGSize {
            get { CGSize(width: 200, height: 120) }
            set {}
        }
    }

    /// Checklist 83: a dialog that stores its overlay is released after it has been hidden.
    @Test(arguments: ModalPresentationMode.allCases, [false, true])
    func contentThatStoresItsOverlayIsReleasedAfterHiding(
        _ way: ModalPresentationMode, _ isAnimated: Bool
    ) throws {
        weak var dialog: StoringDialog?
        weak var overlay: ModalPresentationViewController?
        do {
            _ = device
            let made = StoringDialog()
            dialog = made
            overlay = made.overlay
            made.show(over: fixture.page, by: way, animated: isAnimated)
            try device.settle()
            #expect(made.enclosingModalPresentationViewController === made.overlay)
        }
        #expect(dialog != nil, "kept while it is shown")

        overlay?.hide(animated: isAnimated)
        try device.settle()

        device.advance(by: 0.1)
        #expect(dialog == nil)
        #expect(overlay == nil)
    }

    /// Content that the app retains is used again in the next presentation.
    @Test func contentRetainedByTheAppIsPresentedAgain() throws {
        let content = ModalContentController()
        let overlay = fixture.makeOverlay(content)
        overlay.show(animated: false)
        overlay.hide(animated: false)
        #expect(content.parent == nil && content.enclosingModalPresentationViewController == nil)
        #expect(overlay.contentViewController === content)

        overlay.show(animated: false)

        #expect(content.parent === overlay && content.view.window != nil)
        #expect(content.calls.suffix(3) == ["willAppear false", "isAppearing", "didAppear"])
        overlay.hide(animated: false)
        overlay.contentView = ModalContentView(10, 10)
        #expect(overlay.contentViewController == nil)
    }

    /// `onDismiss` still finds the content, and may present the overlay again at once.
    @Test func contentIsRetainedUntilOnDismissReturns() throws {
        var content: ModalContentController? = ModalContentController()
        let overlay = fixture.makeOverlay(try #require(content))
        weak let seen = content
        content = nil
        var isThere = false
        overlay.onDismiss = { [unowned overlay] _ in
            isThere = overlay.contentViewController != nil
            overlay.onDismiss = nil
            overlay.show(animated: false)
        }
        overlay.show(animated: false)

        overlay.hide(animated: false)
        try device.settle()

        #expect(isThere && seen != nil)
        #expect(overlay.isVisible && seen?.view.window != nil)
        overlay.hide(animated: false)
        try device.settle()
        #expect(seen == nil && overlay.contentViewController == nil)
    }
}
