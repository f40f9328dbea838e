import Testing
import UIKit
import Velarium
import VelariumTesting

/// Which presentation decides about the status bar.
@MainActor @Suite struct StatusBarOwnerTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    init() {
        page.view.backgroundColor = .white
        device.show(page)
    }

    private var isLight: Bool { device.window.windowScene?.statusBarManager?.statusBarStyle == .lightContent }

    private func present(_ style: UIModalPresentationStyle, captures: Bool) throws -> UIViewController {
        let content = LightContent()
        content.modalPresentationStyle = style
        content.modalPresentationCapturesStatusBarAppearance = captures
        page.present(content, animated: true)
        try device.settle()
        return content
    }

    @Test(arguments: [
        UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom,
    ])
    func onlyFullScreenDecidesByItself(style: UIModalPresentationStyle) throws {
        _ = try present(style, captures: false)

        #expect(isLight == (style == .fullScreen))
    }

    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom])
    func everyStyleDecidesThatCapturesTheAppearance(style: UIModalPresentationStyle) throws {
        _ = try present(style, captures: true)

        #expect(isLight)
    }

    @Test func anOverlaysWindowFollowsTheSameRule() throws {
        _ = try present(.overFullScreen, captures: false)
        let overlay = ModalPresentationViewController()
        overlay.contentView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

        overlay.show(animated: false)
        try device.settle()

        #expect(!isLight)
    }

    @Test func thePresenterDecidesFromTheBeginningOfTheDismissal() throws {
        _ = try present(.fullScreen, captures: false)

        page.dismiss(animated: true)
        device.advance(by: 0.05)

        #expect(!isLight)
    }

    /// The bar is white on the black around a card, until the user releases the card.
    @Test func theBarOverACardChangesWhenTheUserLetsGo() throws {
        let card = UIViewController()
        card.modalPresentationStyle = .pageSheet
        page.present(card, animated: true)
        try device.settle()
        #expect(isLight)

        try device.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 700), in: 0.3)
        device.advance(by: 0.02)
        let isLightAfterRelease = isLight
        try device.settle()

        #expect(!isLightAfterRelease)
        #expect(page.presentedViewController == nil)
    }

    @Test func theBarReturnsWhenADismissalIsCanceled() throws {
        let card = UIViewController()
        card.modalPresentationStyle = .pageSheet
        page.present(card, animated: true)
        try device.settle()

        try device.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 200), in: 0.6)
        try device.settle()

        #expect(isLight && page.presentedViewController === card)
    }
}

private final class LightContent: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
