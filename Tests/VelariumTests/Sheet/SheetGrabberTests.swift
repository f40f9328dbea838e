import Testing
import UIKit
import Velarium
import VelariumTesting

/// Assistive technology moves sheets by their grabbers.
@MainActor @Suite struct SheetGrabberTests {
    private let device = TestDevice(.iPhone14)
    private let page = EveryOverlayPage()

    init() { device.show(page) }

    private func adjustableElement(in view: UIView) -> UIView? {
        if view.isAccessibilityElement, view.accessibilityTraits.contains(.adjustable) { return view }
        return view.subviews.lazy.compactMap { adjustableElement(in: $0) }.first
    }

    @Test(arguments: [EveryOverlay.bottomSheet, .adaptiveSheet])
    func theGrabberMovesTheSheetUpAndDown(_ kind: EveryOverlay) throws {
        _ = device.window
        let overlay = kind.make()
        kind.show(overlay, over: page)
        try device.settle()
        let grabber = try #require(adjustableElement(in: device.window))
        func top() throws -> CGFloat {
            try device.settle()
            return grabber.convert(grabber.bounds, to: nil).minY
        }
        let start = try top()

        grabber.accessibilityIncrement()
        #expect(try top() < start - 50)
        grabber.accessibilityDecrement()
        #expect(abs(try top() - start) < 1)
        #expect(grabber.accessibilityActivate())
        #expect(try top() < start - 50)
        #expect(grabber.accessibilityLabel == "Sheet Grabber")
        #expect(overlay.lifecycle.isPresented)
    }

    @Test func theLowestDetentDoesNotDismissTheSheet() throws {
        _ = device.window
        let overlay = EveryOverlay.bottomSheet.make()
        EveryOverlay.bottomSheet.show(overlay, over: page)
        try device.settle()
        let grabber = try #require(adjustableElement(in: device.window))

        for _ in 0..<8 { grabber.accessibilityDecrement() }
        try device.settle()

        #expect(overlay.lifecycle.isPresented)
    }

    @Test func aHiddenGrabberIsNoElement() throws {
        _ = device.window
        let overlay = AdaptiveOverlayController(UIViewController(), style: .dialog)
        page.present(overlay, animated: true)
        try device.settle()

        #expect(adjustableElement(in: device.window) == nil)
    }
}
