import Testing
import UIKitCore
import UITestSupport

@Suite struct UIBezierPathTests {
    @Test(arguments: [CGFloat(4), 10, 16, 25, 40, 200])
    func aRoundedRectangleKeepsToItsRectangle(radius: CGFloat) {
        let rect = CGRect(x: 10, y: 20, width: 120, height: 50)

        let bounds = UIBezierPath(roundedRect: rect, cornerRadius: radius).bounds

        #expect(abs(bounds.minX - 10) < 0.01 && abs(bounds.maxX - 130) < 0.01)
        #expect(abs(bounds.minY - 20) < 0.01 && abs(bounds.maxY - 70) < 0.01)
    }

    @Test(arguments: [CGFloat(4), 10, 16, 25, 40, 200])
    func aRoundedRectangleIsSymmetric(radius: CGFloat) {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 120, height: 50), cornerRadius: radius)

        for x in stride(from: CGFloat(0.25), to: 60, by: 2) {
            for y in stride(from: CGFloat(0.25), to: 25, by: 2) {
                let isInside = path.contains(CGPoint(x: x, y: y))
                #expect(path.contains(CGPoint(x: 120 - x, y: y)) == isInside, "x \(x), y \(y)")
                #expect(path.contains(CGPoint(x: x, y: 50 - y)) == isInside, "x \(x), y \(y)")
            }
        }
    }

    @Test func pathsWithTheSameElementsAndSettingsAreEqual() {
        let rect = CGRect(x: 0, y: 0, width: 50, height: 50)
        let dashed = UIBezierPath(rect: rect)
        dashed.setLineDash([1, 2], count: 2, phase: 0)
        let wide = UIBezierPath(rect: rect)
        wide.lineWidth = 2

        #expect(UIBezierPath(rect: rect) == UIBezierPath(rect: rect))
        #expect(UIBezierPath(ovalIn: rect) == UIBezierPath(ovalIn: rect))
        #expect(UIBezierPath(rect: rect).hash == UIBezierPath(rect: rect).hash)
        #expect(UIBezierPath(rect: rect) != UIBezierPath(ovalIn: rect))
        #expect(dashed != UIBezierPath(rect: rect) && wide != UIBezierPath(rect: rect))
        #expect(UIBezierPath(rect: rect).copy() as? UIBezierPath == UIBezierPath(rect: rect))
    }

    @Test(arguments: [
        UIRectCorner.allCorners, [.topLeft, .bottomRight], [.topRight, .bottomLeft], .topLeft, [],
    ]) func onlyTheChosenCornersAreRounded(corners: UIRectCorner) {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: corners,
            cornerRadii: CGSize(width: 20, height: 20))

        for (corner, x, y) in [
            (UIRectCorner.topLeft, 2, 2), (.topRight, 98, 2), (.bottomLeft, 2, 98), (.bottomRight, 98, 98),
        ] {
            #expect(path.contains(CGPoint(x: x, y: y)) != corners.contains(corner))
        }
    }

    @Test func theContinuousCornerStartsAtOnePointFiveRadii() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 20)

        guard case .move(let start)? = path.cgPath.elements.first else {
            Issue.record("The path does not begin with a move: \(path.cgPath.elements)")
            return
        }

        #expect(abs(start.x - 30.5733) < 1e-9 && start.y == 0)
    }

    @Test func clockwiseIsAsSeenOnScreen() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)

        let end = path.currentPoint

        #expect(abs(end.x) < 1e-6 && abs(end.y - 10) < 1e-6)
        #expect(path.bounds.minX >= -1e-6)
    }

    @Test func reversingReversesTheElementsOfAPath() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 15, y: 2), controlPoint2: CGPoint(x: 15, y: 8))

        let elements = path.reversing().cgPath.elements

        #expect(
            elements == [
                .move(CGPoint(x: 10, y: 10)),
                .curve(control1: CGPoint(x: 15, y: 8), control2: CGPoint(x: 15, y: 2), end: CGPoint(x: 10, y: 0)),
                .line(CGPoint(x: 0, y: 0)),
            ])
        #expect(path.reversing().reversing().cgPath == path.cgPath)
    }

    @Test func anEvenOddFillLeavesTheHole() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))

        #expect(path.contains(CGPoint(x: 10, y: 10)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 10, y: 10)))
    }

    @Test func aCopyDoesNotChangeWithTheOriginal() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        path.lineWidth = 3
        let copy = path.copy() as? UIBezierPath

        path.addLine(to: CGPoint(x: 100, y: 100))

        #expect(copy?.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(copy?.lineWidth == 3)
    }

    /// What a closure draws on 100 × 100 clear points of one pixel each.
    private func picture(_ draw: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image(actions: draw)
    }

    @Test func lineCapsAndJoinsReachBeyondTheLine() {
        let image = picture { _ in
            let line = UIBezierPath()
            line.lineWidth = 20
            line.lineCapStyle = .square
            line.move(to: CGPoint(x: 30, y: 20))
            line.addLine(to: CGPoint(x: 60, y: 20))
            UIColor.black.setStroke()
            line.stroke()
            let corner = UIBezierPath()
            corner.lineWidth = 20
            corner.lineJoinStyle = .bevel
            corner.move(to: CGPoint(x: 20, y: 80))
            corner.addLine(to: CGPoint(x: 80, y: 80))
            corner.addLine(to: CGPoint(x: 80, y: 50))
            corner.stroke()
        }

        #expect(image.hex(24, 20) == "#000000FF")
        #expect(image.hex(88, 88) == "#00000000")
        #expect(image.hex(81, 81) == "#000000FF")
    }

    @Test func aClipOfAPathHoldsForWhatFollows() {
        let image = picture { context in
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).addClip()
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        }

        #expect(image.hex(50, 50) == "#FF0000FF")
        #expect(image.hex(4, 4) == "#00000000")
    }
}
