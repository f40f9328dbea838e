import CoreGraphics
import Foundation
import Testing
import UIKitCore
import VelariumTesting

/// The methods that UIKit calls for rotations since before iOS 8.
@MainActor @Suite struct RotationCallbackTests {
    private final class Page: UIViewController {
        var calls: [String] = []
        var callsDefault = true

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            calls.append("transition")
            if callsDefault { super.viewWillTransition(to: size, with: coordinator) }
        }

        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            calls.append("will \(toInterfaceOrientation.rawValue) \(duration > 0) \(view.bounds.width < 500)")
        }

        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            calls.append("animate \(view.bounds.width > 500)")
        }

        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
            calls.append("did \(fromInterfaceOrientation.rawValue)")
        }
    }

    private let device = TestDevice(.iPhone14)
    private let page = Page()

    @Test func aRotationIsReportedBeforeWithinAndAfterItsAnimation() throws {
        device.show(page)

        try device.rotate(to: .landscapeRight)
        let during = page.calls
        try device.settle()

        #expect(during == ["transition", "will 3 true true", "animate true"])
        #expect(page.calls == during + ["did 1"])
    }

    @Test func aChildIsCalledByItsParent() throws {
        let parent = UINavigationController(rootViewController: page)
        device.show(parent)

        try device.rotate(to: .landscapeLeft)
        try device.settle()

        #expect(page.calls == ["transition", "will 4 true true", "animate true", "did 1"])
    }

    @Test func aControllerThatReplacesTheDefaultIsNotCalled() throws {
        page.callsDefault = false
        device.show(page)

        try device.rotate(to: .landscapeRight)
        try device.settle()

        #expect(page.calls == ["transition"])
    }

    @Test func aNewSizeWithoutARotationIsNone() throws {
        let device = TestDevice(.desktop)
        device.show(page)

        try device.resize(to: CGSize(width: 900, height: 700))
        try device.settle()

        #expect(page.calls == ["transition"])
    }
}
