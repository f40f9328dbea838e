import Testing
import UIKit
import Velarium
import VelariumTesting

/// Overlays that are not inside the screen over which they are shown have its style, also when the app changes that later.
@MainActor @Suite struct ScreenBehindTests {
    /// The overlays that are beside the app's controllers, in a window of their own or directly in the app's window.
    private nonisolated static let kinds: [EveryOverlay] = [
        .toast, .messageDialog, .progressDialog, .modalInWindow, .popoverView, .walkthrough,
    ]

    private let device = TestDevice(.iPhone14)
    private let page = EveryOverlayPage()
    private let window: UIWindow

    init() { window = device.show(page) }

    /// The style in which the overlay in front is shown.
    private var shownStyle: UIUserInterfaceStyle? {
        let windows = window.windowScene?.windows ?? []
        let front = windows.last { !$0.isHidden && $0 !== window } ?? window
        return front.subviews.last?.traitCollection.userInterfaceStyle
    }

    private func show(_ kind: EveryOverlay) throws -> any Overlay {
        _ = device.window
        let overlay = kind.make()
        kind.show(overlay, over: page)
        try device.settle()
        return overlay
    }

    @Test(arguments: kinds) func anOverlayFollowsItsWindow(_ kind: EveryOverlay) throws {
        let overlay = try show(kind)
        #expect(shownStyle == .light)

        for style in [UIUserInterfaceStyle.dark, .light, .dark, .unspecified] {
            window.overrideUserInterfaceStyle = style
            device.advance(by: 0.1)

            #expect(shownStyle == (style == .dark ? .dark : .light))
        }
        #expect(overlay.lifecycle.isPresented)
    }

    @Test(arguments: kinds) func anOverlayFollowsTheControllerInFront(_ kind: EveryOverlay) throws {
        page.overrideUserInterfaceStyle = .dark
        _ = try show(kind)
        #expect(shownStyle == .dark)

        page.overrideUserInterfaceStyle = .unspecified
        device.advance(by: 0.1)

        #expect(shownStyle == .light)
    }

    @Test(arguments: kinds) func anOverlayFollowsTheSystem(_ kind: EveryOverlay) throws {
        _ = try show(kind)

        try device.setStyle(.dark)
        device.advance(by: 0.1)

        #expect(shownStyle == .dark)
    }

    @Test(arguments: kinds) func aForcedStyleStaysWhenTheSystemChanges(_ kind: EveryOverlay) throws {
        page.overrideUserInterfaceStyle = .dark
        _ = try show(kind)

        for style in [UIUserInterfaceStyle.dark, .light] {
            try device.setStyle(style)
            device.advance(by: 0.1)

            #expect(shownStyle == .dark)
        }
    }

    /// The style of an earlier presentation leaves nothing behind.
    @Test(arguments: kinds, [UIUserInterfaceStyle.light, .dark])
    func anOverlayThatIsShownAgainHasTheStyleOfTheScreenThen(_ kind: EveryOverlay, _ first: UIUserInterfaceStyle) throws
    {
        page.overrideUserInterfaceStyle = first
        let overlay = try show(kind)
        overlay.dismiss(for: .code, animated: true)
        try device.settle()
        device.advance(by: 1)
        let second: UIUserInterfaceStyle = first == .dark ? .light : .dark
        page.overrideUserInterfaceStyle = second

        kind.show(overlay, over: page)
        try device.settle()

        #expect(shownStyle == second)
        page.overrideUserInterfaceStyle = first
        device.advance(by: 0.1)
        #expect(shownStyle == first)
    }
}
