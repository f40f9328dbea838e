import CoreGraphics
import QuartzCore
import Testing
import UIKitCore
import VelariumTesting

/// Values that follow the tilt of the device.
@MainActor @Suite struct MotionEffectTests {
    private let device = TestDevice()
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

    init() throws {
        let controller = UIViewController()
        device.show(controller)
        controller.view.addSubview(view)
        try device.settle()
    }

    private func effect(
        _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, from minimum: Any, to maximum: Any
    ) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        effect.minimumRelativeValue = minimum
        effect.maximumRelativeValue = maximum
        return effect
    }

    private var shownPosition: CGPoint { view.layer.presentation()?.position ?? .zero }

    @Test func aTiltMovesWhatIsShownAndNotTheModel() throws {
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, from: -20, to: 20))
        view.addMotionEffect(effect("center.y", .tiltAlongVerticalAxis, from: -10, to: 10))

        try device.tilt(to: UIOffset(horizontal: 1, vertical: -0.5))

        #expect(shownPosition == CGPoint(x: 145, y: 120))
        #expect(view.center == CGPoint(x: 125, y: 125))
        view.center.x = 225
        device.advance(by: 0.1)
        #expect(shownPosition.x == 245)
        try device.tilt(to: .zero)
        #expect(shownPosition == CGPoint(x: 225, y: 125))
    }

    @Test func anEffectAppliesAtOnceAndStaysWithoutFrames() throws {
        try device.tilt(to: UIOffset(horizontal: -1, vertical: 0))

        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, from: -20, to: 20))
        try device.settle()

        #expect(shownPosition.x == 105)
        device.advance(by: 5)
        #expect(shownPosition.x == 105)
        #expect(!view.layer.hasRunningAnimationsInSubtree)
    }

    @Test func aRemovedEffectTakesItsValuesWithIt() throws {
        let horizontal = effect("center.x", .tiltAlongHorizontalAxis, from: -20, to: 20)
        let vertical = effect("alpha", .tiltAlongVerticalAxis, from: 0, to: -0.5)
        view.motionEffects = [horizontal, vertical, horizontal]
        #expect(view.motionEffects == [horizontal, vertical])
        try device.tilt(to: UIOffset(horizontal: 1, vertical: 1))
        #expect(shownPosition.x == 145 && view.layer.presentation()?.opacity == 0.5)

        view.removeMotionEffect(horizontal)
        device.advance(by: 0.1)

        #expect(shownPosition.x == 125 && view.layer.presentation()?.opacity == 0.5)
        #expect(view.motionEffects == [vertical])
    }

    @Test func reduceMotionTurnsEffectsOff() throws {
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, from: 10, to: 30))
        #expect(view.layer.animationKeys()?.isEmpty == false)
        try device.tilt(to: UIOffset(horizontal: 1, vertical: 0))
        #expect(shownPosition.x == 155)

        try device.setAccessibilityFeature(.reduceMotion, isOn: true)
        #expect(shownPosition.x == 125)

        try device.setAccessibilityFeature(.reduceMotion, isOn: false)
        #expect(shownPosition.x == 155)
    }

    @Test func aGroupAddsTheValuesOfItsEffects() throws {
        let group = UIMotionEffectGroup()
        group.motionEffects = [
            effect("center.x", .tiltAlongHorizontalAxis, from: -20, to: 20),
            effect("center.x", .tiltAlongVerticalAxis, from: -4, to: 4),
            effect("layer.shadowOffset", .tiltAlongVerticalAxis, from: CGSize.zero, to: CGSize(width: 2, height: 6)),
        ]
        view.addMotionEffect(group)

        try device.tilt(to: UIOffset(horizontal: 1, vertical: 1))

        #expect(shownPosition.x == 149)
        let shadow = view.layer.presentation()?.shadowOffset
        #expect(shadow == CGSize(width: view.layer.shadowOffset.width + 2, height: view.layer.shadowOffset.height + 6))
        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
        #expect((values?["center.x"] as? NSNumber)?.doubleValue == 10)
    }

    @Test func anAppComputesValuesOfItsOwn() throws {
        final class Follow: UIMotionEffect {
            override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
                ["center": CGPoint(x: viewerOffset.horizontal * 10, y: viewerOffset.vertical * 20)]
            }
        }
        view.addMotionEffect(Follow())

        try device.perform(script: "tilt 0.5 -1")

        #expect(shownPosition == CGPoint(x: 130, y: 105))
    }

    @Test func withoutOneEndAnEffectStartsFromNoChange() throws {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        let left = UIOffset(horizontal: -1, vertical: 0)
        #expect(effect.keyPathsAndRelativeValues(forViewerOffset: left) == nil)

        effect.maximumRelativeValue = 30

        #expect(effect.keyPathsAndRelativeValues(forViewerOffset: left)?["center.x"] as? NSNumber == 0)
        let right = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 0))
        #expect(right?["center.x"] as? NSNumber == 30)
        #expect(effect.keyPath == "center.x" && effect.type == .tiltAlongHorizontalAxis)
        let copy = try #require(effect.copy() as? UIInterpolatingMotionEffect)
        #expect(copy !== effect && copy.maximumRelativeValue as? Int == 30)
    }

    @Test func badValuesChangeNothing() throws {
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, from: "left", to: 3))
        view.addMotionEffect(effect("no.such.path", .tiltAlongHorizontalAxis, from: -1, to: 3))
        view.addMotionEffect(effect("center.y", .tiltAlongVerticalAxis, from: -10, to: 10))

        try device.tilt(to: UIOffset(horizontal: .nan, vertical: 7))

        #expect(shownPosition == CGPoint(x: 125, y: 135))
        #expect(view.center == CGPoint(x: 125, y: 125))
    }

    @Test func aTransformTiltsAView() throws {
        var far = CATransform3DIdentity
        far.m41 = 40
        view.addMotionEffect(effect("layer.transform", .tiltAlongHorizontalAxis, from: CATransform3DIdentity, to: far))

        try device.tilt(to: .zero)

        #expect(view.layer.presentation()?.transform.m41 == 20)
        #expect(view.transform.isIdentity)
    }
}
