import CoreGraphics
import Foundation
import Testing
import UIKit
import VelariumTesting

/// What apps call in `draw(_:)`.
@MainActor @Suite struct DrawingTests {
    @Test func aPathOfTheContextIsFilledAndStrokedByItsMode() {
        let pixel = DrawnView.pixels { context in
            let mode = CGPathDrawingMode.fillStroke
            UIColor.red.setFill()
            UIColor.blue.setStroke()
            context.setLineWidth(4)
            context.beginPath()
            context.move(to: CGPoint(x: 10, y: 10))
            context.addLine(to: CGPoint(x: 90, y: 10))
            context.addLine(to: CGPoint(x: 90, y: 90))
            context.closePath()
            context.drawPath(using: mode)
        }

        #expect(pixel(70, 30) == .red)
        // The side that only closing the path draws.
        #expect(pixel(50, 50) == .blue)
        #expect(pixel(20, 80) == .white)
    }

    @Test func beginningAPathForgetsTheLastOne() {
        let pixel = DrawnView.pixels { context in
            UIColor.red.setFill()
            context.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
            context.beginPath()
            context.addPath(CGPath(rect: CGRect(x: 60, y: 60, width: 20, height: 20), transform: nil))
            context.fillPath()
        }

        #expect(pixel(20, 20) == .white)
        #expect(pixel(70, 70) == .red)
    }

    @Test func ellipsesAreFilledAndStroked() {
        let pixel = DrawnView.pixels { context in
            UIColor.red.setFill()
            UIColor.blue.setStroke()
            context.setLineWidth(6)
            context.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
            context.fillPath()
            context.strokeEllipse(in: CGRect(x: 50, y: 50, width: 40, height: 40))
        }

        #expect(pixel(20, 20) == .red)
        #expect(pixel(2, 2) == .white)
        #expect(pixel(70, 50) == .blue)
        #expect(pixel(70, 70) == .white)
    }

    @Test func lineCapsAndJoinsReachBeyondTheLine() {
        let pixel = DrawnView.pixels { _ in
            let line = UIBezierPath()
            line.lineWidth = 20
            line.lineCapStyle = .square
            line.move(to: CGPoint(x: 30, y: 20))
            line.addLine(to: CGPoint(x: 60, y: 20))
            line.stroke()
            let corner = UIBezierPath()
            corner.lineWidth = 20
            corner.lineJoinStyle = .bevel
            corner.move(to: CGPoint(x: 20, y: 80))
            corner.addLine(to: CGPoint(x: 80, y: 80))
            corner.addLine(to: CGPoint(x: 80, y: 50))
            corner.stroke()
        }

        #expect(pixel(24, 20) == .black)
        #expect(pixel(88, 88) == .white)
        #expect(pixel(81, 81) == .black)
    }

    @Test func aClipOfAPathHoldsForWhatFollows() {
        let pixel = DrawnView.pixels { context in
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).addClip()
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        }

        #expect(pixel(50, 50) == .red)
        #expect(pixel(4, 4) == .white)
    }

    @Test func onlyTheCornersThatAreNamedAreRound() {
        let corners: UIRectCorner = [.topRight, .bottomLeft]
        #expect(UIRectCorner.allCorners.contains(corners))

        let pixel = DrawnView.pixels { _ in
            UIColor.red.setFill()
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: corners,
                cornerRadii: CGSize(width: 40, height: 40)
            ).fill()
        }

        #expect([pixel(2, 2), pixel(97, 97)] == [.red, .red])
        #expect([pixel(97, 2), pixel(2, 97)] == [.white, .white])
    }

    @Test func aMutableCopyOfAPathGrowsAlone() throws {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let copy = try #require(path.mutableCopy())
        copy.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))

        #expect(path.boundingBox.width == 10)
        #expect(copy.boundingBox.width == 30)
    }

    @Test func anImageContextDrawsOutsideOfViews() throws {
        UIGraphicsBeginImageContext(CGSize(width: 20, height: 10))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()

        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.scale == 1)
        #expect(DrawnView.pixels { _ in image.draw(at: CGPoint(x: 5, y: 5)) }(15, 10) == .red)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func aPushedContextIsTheCurrentOneUntilItIsPopped() throws {
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        defer { UIGraphicsEndImageContext() }
        let outer = try #require(UIGraphicsGetCurrentContext())
        let inner = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))

        UIGraphicsPushContext(inner)
        #expect(UIGraphicsGetCurrentContext() === inner)
        UIGraphicsPopContext()

        #expect(UIGraphicsGetCurrentContext() === outer)
    }

    @Test func colorsKnowTheModelOfTheirSpace() {
        let model: CGColorSpaceModel? = UIColor.cyan.cgColor.colorSpace?.model
        #expect(model == .rgb)
        #expect(UIColor.cyan.cgColor.components == [0, 1, 1, 1])
    }

    @Test func functionsOfFoundationTakeCGFloats() {
        let half: CGFloat = 0.5
        #expect(abs(atan(1 as CGFloat) - .pi / 4) < 1e-12)
        #expect(abs(acos(half) - .pi / 3) < 1e-12)
        #expect(abs(asin(half) - .pi / 6) < 1e-12)
        #expect(log10(1_000 as CGFloat).rounded() == 3)
        #expect(copysign(3 as CGFloat, -1) == -3)
        #expect(half.native == Double(0.5))
    }
}
