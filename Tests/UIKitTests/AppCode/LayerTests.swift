import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import VelariumTesting

/// What apps set on layers and their animations.
@MainActor @Suite struct LayerTests {
    private let device = TestDevice(.iPhone14)

    /// A red layer of 40 × 40 points at (100, 100) on the screen.
    private func makeLayer() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
        layer.backgroundColor = UIColor.red.cgColor
        device.show(UIViewController()).layer.addSublayer(layer)
        return layer
    }

    private func positionShown(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? .nan }

    @Test func anAnimationByAValueStartsWhereTheLayerIs() async throws {
        let layer = makeLayer()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.byValue = 100
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.add(animation, forKey: nil)

        await device.advance(by: 0.5)

        #expect(abs(positionShown(layer) - 170) < 3)
    }

    @Test func anAnimationIsSlowerAtFirstThatEasesIn() async throws {
        var shown: [CGFloat] = []
        for name in [CAMediaTimingFunctionName.linear, .easeIn] {
            let layer = makeLayer()
            let animation = CAPropertyAnimation.position(to: 220)
            animation.timingFunction = CAMediaTimingFunction(name: name)
            layer.add(animation, forKey: "move")
            await device.advance(by: 0.25)
            shown.append(positionShown(layer))
        }

        #expect(shown[1] < shown[0] - 5)
    }

    @Test func keyframesHaveTimingFunctionsOfTheirOwn() async throws {
        let layer = makeLayer()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [120, 220, 320]
        animation.duration = 2
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
        layer.add(animation, forKey: nil)

        await device.advance(by: 0.5)
        #expect(positionShown(layer) < 165)
        await device.advance(by: 1)
        #expect(abs(positionShown(layer) - 270) < 3)
    }

    @Test func theFillModeKeepsTheLastValueOfAnAnimationThatIsNotRemoved() async throws {
        var shown: [CGFloat] = []
        for mode in [CAMediaTimingFillMode.removed, .forwards] {
            let layer = makeLayer()
            let animation = CAPropertyAnimation.position(to: 220)
            animation.fillMode = mode
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: "move")
            await device.advance(by: 1.5)
            shown.append(positionShown(layer))
        }

        #expect(shown == [120, 220])
    }

    @Test func aLayerThatIsAddedLongAfterItsChangesIsDisplayed() async throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
        let root = device.show(UIViewController())
        await device.advance(by: 0.1)

        root.layer.addSublayer(layer)
        await device.advance(by: 0.1)

        #expect(layer.presentation()?.frame == layer.frame)
    }

    @Test func aTransactionSetsDurationAndCurveOfImplicitAnimations() async throws {
        let layer = makeLayer()
        await device.advance(by: 0.1)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 220
        CATransaction.commit()

        await device.advance(by: 1)
        #expect(abs(positionShown(layer) - 170) < 3)
        await device.advance(by: 1.1)
        #expect(positionShown(layer) == 220)
    }

    @Test func aShapeFillsByItsRuleAndEndsItsLinesByTheirCap() {
        let rule: CAShapeLayerFillRule = .evenOdd, cap: CAShapeLayerLineCap = .square
        let ring = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 60, height: 60))
        path.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
        ring.path = path
        ring.fillRule = rule
        ring.fillColor = UIColor.red.cgColor
        ring.position = CGPoint(x: 100, y: 100)
        let line = CAShapeLayer()
        line.path = UIBezierPath(rect: .zero).cgPath
        let stroke = CGMutablePath()
        stroke.move(to: CGPoint(x: 20, y: 100))
        stroke.addLine(to: CGPoint(x: 40, y: 100))
        line.path = stroke
        line.lineWidth = 20
        line.lineCap = cap
        line.strokeColor = UIColor.blue.cgColor
        line.position = CGPoint(x: 100, y: 100)
        let root = device.show(UIViewController())
        root.backgroundColor = .white
        root.layer.addSublayer(ring)
        root.layer.addSublayer(line)

        let pixel = PartialPicture(picture: device.picture(), origin: CGPoint(x: 100, y: 100))
        #expect([pixel(10, 10), pixel(30, 30)] == [.red, .white])
        #expect([pixel(14, 100), pixel(6, 100)] == [.blue, .white])
    }

    @Test func contentsAreFittedByGravityAndSampledByTheFilters() throws {
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 1))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
        UIGraphicsEndImageContext()
        let layer = makeLayer()
        layer.backgroundColor = UIColor.white.cgColor
        layer.contents = image
        layer.contentsGravity = .resizeAspect
        layer.magnificationFilter = .nearest

        var pixel = PartialPicture(picture: device.picture(), origin: CGPoint(x: 100, y: 100))
        #expect([pixel(20, 4), pixel(18, 20), pixel(22, 20)] == [.white, .red, .blue])

        layer.magnificationFilter = .linear
        pixel = PartialPicture(picture: device.picture(), origin: CGPoint(x: 100, y: 100))
        #expect(pixel(20, 20) != .red && pixel(20, 20) != .blue)
        #expect(layer.minificationFilter == .linear && layer.minificationFilterBias == 0)
    }

    @Test func onlyMaskedCornersAreRound() {
        let layer = makeLayer()
        let corners: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        layer.superlayer?.backgroundColor = UIColor.white.cgColor
        layer.cornerRadius = 20
        layer.maskedCorners = corners

        let pixel = PartialPicture(picture: device.picture(), origin: CGPoint(x: 100, y: 100))
        #expect([pixel(1, 1), pixel(1, 38)] == [.white, .white])
        #expect([pixel(38, 1), pixel(38, 38)] == [.red, .red])
    }

    @Test func transformsOfLayersBecomeAffineOnesWhenTheyAre() {
        let move = CATransform3DMakeTranslation(3, 4, 0)
        #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(move))
        #expect(CATransform3DEqualToTransform(move, CATransform3DTranslate(CATransform3DIdentity, 3, 4, 0)))
        #expect(CATransform3DIsAffine(move))
        #expect(CATransform3DGetAffineTransform(move) == CGAffineTransform(translationX: 3, y: 4))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    }
}

extension CAPropertyAnimation {
    /// An animation of one second to a horizontal position.
    fileprivate static func position(to x: CGFloat) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = x
        animation.duration = 1
        return animation
    }
}
