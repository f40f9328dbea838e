import Testing
import UIKit
import VelariumTesting

@testable import __APP__

@MainActor @Suite struct PopoverPageTests {
    @Test func outsideTapDismissesThePopover() throws {
        let device = TestDevice(.iPhone14)
        device.show(PopoverPage())

        try device.tap("Show popover")
        try device.settle()
        try device.expectArrow(.up, at: CGPoint(x: 200, y: 250))

        try device.tap(x: 20, y: 820)
        try device.settle()
        try device.expectPresentations(0)
    }
}
