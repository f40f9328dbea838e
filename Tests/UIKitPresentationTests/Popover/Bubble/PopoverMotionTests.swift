import Foundation
import Testing
import UIKitCore
import VelariumTesting

/// The animation of a popover, frame by frame: it grows from the arrow's tip and fades out.
@MainActor @Suite struct PopoverMotionTests {
    private static let settledPhase = 9.2334134765
    private static let frame = 1.0 / 60

    /// A critically damped spring from 0 to 1 that is within 0.001 of 1 after `duration`.
    private static func spring(_ time: Double, _ duration: Double) -> Double {
        let phase = settledPhase / duration * time
        return 1 - (1 + phase) * exp(-phase)
    }

    private func bubble(of content: UIViewController) throws -> UIView {
        try #require(content.view.superview?.superview)
    }

    private func shown(_ view: UIView) throws -> (scale: Double, opacity: Double, tip: CGPoint) {
        let layer = try #require(view.layer.presentation())
        let matrix = layer.affineTransform()
        let frame = layer.frame
        return (Double(matrix.a), Double(layer.opacity), CGPoint(x: frame.midX, y: frame.minY))
    }

    @Test func aPopoverGrowsFromItsTipOnASpring() throws {
        let fixture = PopoverFixture()
        let content = fixture.popover()
        fixture.root.present(content, animated: true)
        fixture.device.advance(by: Self.frame)
        let bubble = try bubble(of: content)
        let start = fixture.device.now

        for step in 0..<24 {
            let time = fixture.device.now - start
            let now = try shown(bubble)

            #expect(abs(now.scale - (0.05 + 0.95 * Self.spring(time, 0.404))) < 1e-4, "step \(step)")
            #expect(abs(now.opacity - (time < 0.15 ? Self.spring(time, 0.15) : 1)) < 2e-3, "step \(step)")
            #expect(abs(now.tip.x - 125) < 0.01 && abs(now.tip.y - 320) < 0.01, "step \(step)")
            fixture.device.advance(by: Self.frame)
        }

        try fixture.device.settle()
        #expect(bubble.layer.animationKeys() == nil)
    }

    @Test func aDismissedPopoverFadesInPlace() throws {
        let fixture = PopoverFixture()
        let content = fixture.popover()
        try fixture.present(content)
        let bubble = try bubble(of: content)
        content.dismiss(animated: true)
        fixture.device.advance(by: Self.frame)
        let start = fixture.device.now

        for _ in 0..<12 {
            let now = try shown(bubble)
            #expect(abs(now.opacity - (1 - Self.spring(fixture.device.now - start, 0.25))) < 2e-3)
            #expect(now.scale == 1)
            fixture.device.advance(by: Self.frame)
        }

        try fixture.device.settle()
        #expect(bubble.window == nil)
    }

    /// The anchor moves during the presentation: the tip follows at once, the scale animation continues.
    @Test func movingTheAnchorDuringThePresentationKeepsTheScaleAnimation() throws {
        let fixture = PopoverFixture()
        let content = fixture.popover()
        fixture.root.present(content, animated: true)
        fixture.device.advance(by: Self.frame)
        let bubble = try bubble(of: content)
        var scales: [Double] = []
        for step in 0..<12 {
            if step == 5 {
                content.popoverPresentationController?.sourceRect = CGRect(x: 130, y: 340, width: 50, height: 20)
            }
            scales.append(try shown(bubble).scale)
            fixture.device.advance(by: Self.frame)
        }

        let now = try shown(bubble)
        #expect(abs(now.tip.x - 155) < 0.01 && abs(now.tip.y - 360) < 0.01)
        let untouched = (0..<12).map { 0.05 + 0.95 * Self.spring(Double($0) * Self.frame, 0.404) }
        for (scale, expected) in zip(scales, untouched) { #expect(abs(scale - expected) < 1e-3) }
    }

    @Test func withReducedMotionItOnlyFades() throws {
        let fixture = PopoverFixture()
        try fixture.device.setAccessibilityFeature(.reduceMotion, isOn: true)
        let content = fixture.popover()
        fixture.root.present(content, animated: true)
        fixture.device.advance(by: Self.frame * 3)

        let now = try shown(bubble(of: content))

        #expect(now.scale == 1 && now.opacity > 0 && now.opacity < 1)
    }

    @Test func onIOS12TheShadowOfTheSurroundingsFadesInWithThePopover() throws {
        let fixture = PopoverFixture(era: .iOS12)
        fixture.root.view.backgroundColor = UIColor(white: 1, alpha: 1)
        let content = fixture.popover()
        fixture.root.present(content, animated: true)
        var reds: [UInt8] = []

        for _ in 0..<24 {
            fixture.device.advance(by: Self.frame)
            reds.append(fixture.device.picture().color(atX: 125, y: 440).red)
        }

        #expect(zip(reds, reds.dropFirst()).allSatisfy { $0 >= $1 } && reds[0] > 250)
        try fixture.device.settle()
        #expect((226...240).contains(fixture.device.picture().color(atX: 125, y: 440).red))
    }
}
