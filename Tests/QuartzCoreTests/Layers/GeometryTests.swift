import CoreGraphics
import QuartzCore
import Testing

@Suite struct GeometryTests {
    static let transforms: [CGAffineTransform] = [
        .identity, CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(rotationAngle: .pi / 2),
        CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(translationX: 7, y: -3),
    ]

    @Test(arguments: transforms, [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 0.25)])
    func frameReturnsTheValueThatWasSet(transform: CGAffineTransform, anchor: CGPoint) {
        let layer = CALayer()
        layer.anchorPoint = anchor
        layer.setAffineTransform(transform)

        layer.frame = CGRect(10, 20, 40, 60)

        #expect(layer.frame.isNear(CGRect(10, 20, 40, 60)), "\(layer.frame)")
    }

    /// Hit testing's fast path gives the same point as conversion.
    @Test(arguments: transforms, [CATransform3DIdentity, CATransform3DMakeScale(2, 2, 1)])
    func fastPathMatchesPointConversion(transform: CGAffineTransform, around: CATransform3D) {
        let outer = CALayer()
        let inner = CALayer()
        outer.bounds = CGRect(3, 4, 100, 100)
        outer.sublayerTransform = around
        outer.addSublayer(inner)
        inner.bounds = CGRect(5, 6, 40, 60)
        inner.position = CGPoint(x: 11, y: 12)
        inner.anchorPoint = CGPoint(x: 0.25, y: 1)
        inner.setAffineTransform(transform)

        let (short, long) = (
            inner.location(of: CGPoint(x: 17, y: 19), in: outer, isUntransformed: outer.hasIdentitySublayerTransform),
            inner.convert(CGPoint(x: 17, y: 19), from: outer)
        )

        #expect(hypot(short.x - long.x, short.y - long.y) < 1e-9)
    }

    @Test func frameIsTheBoundingBoxOfTheRotatedBounds() {
        let layer = CALayer()
        layer.bounds = CGRect(5, 5, 30, 40)
        layer.position = CGPoint(x: 100, y: 100)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)

        #expect(layer.frame.isNear(CGRect(80, 85, 40, 30)), "\(layer.frame)")
    }

    @Test func negativeSizeIsStandardized() {
        let layer = CALayer()

        layer.frame = CGRect(x: 30, y: 40, width: -20, height: -10)

        #expect(layer.frame == CGRect(10, 30, 20, 10))
    }

    @Test func pointsAndRectanglesConvertThroughCommonAncestors() {
        let root = CALayer()
        let left = CALayer()
        let right = CALayer()
        root.bounds = CGRect(0, 0, 100, 100)
        left.frame = CGRect(10, 10, 40, 40)
        right.frame = CGRect(50, 50, 20, 20)
        right.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        let child = CALayer()
        child.frame = CGRect(5, 5, 10, 10)
        root.addSublayer(left)
        root.addSublayer(right)
        left.addSublayer(child)

        #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 15))
        #expect(child.convert(CGRect(0, 0, 10, 10), to: right) == CGRect(-12.5, -12.5, 5, 5))
        #expect(root.convert(CGPoint(x: 40, y: 40), to: right) == .zero)
        #expect(right.convert(CGPoint.zero, from: child) == CGPoint(x: -12.5, y: -12.5))
        #expect(child.convert(CGPoint(x: 1, y: 2), to: child) == CGPoint(x: 1, y: 2))
    }

    @Test func hitTestFindsTheFrontmostVisibleLayer() {
        let root = CALayer()
        root.frame = CGRect(0, 0, 100, 100)
        let rear = CALayer()
        let front = CALayer()
        rear.frame = CGRect(0, 0, 50, 50)
        front.frame = CGRect(25, 25, 50, 50)
        root.addSublayer(rear)
        root.addSublayer(front)
        let outside = CALayer()
        outside.frame = CGRect(60, 0, 10, 10)
        front.addSublayer(outside)

        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === rear)
        #expect(root.hitTest(CGPoint(x: 90, y: 30)) === outside)
        #expect(root.hitTest(CGPoint(x: 200, y: 30)) == nil)
        front.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 90, y: 30)) === root)
        rear.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === rear)
        rear.isHidden = true
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    }

    @Test func visibleRectIsClippedByAncestors() {
        let root = CALayer()
        root.frame = CGRect(0, 0, 100, 100)
        root.masksToBounds = true
        let layer = CALayer()
        layer.frame = CGRect(80, -10, 50, 50)
        root.addSublayer(layer)

        #expect(layer.visibleRect == CGRect(0, 10, 20, 40))
        layer.position.x += 500
        #expect(layer.visibleRect.isEmpty)
    }

    @Test func anInverseUndoesATransform() {
        var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
        transform = CATransform3DTranslate(CATransform3DScale(transform, 2, 3, 4), 5, 6, 7)

        let product = CATransform3DConcat(transform, CATransform3DInvert(transform))

        for (row, column) in [(0, 0), (1, 2), (3, 0), (3, 3)] {
            let element = [
                [product.m11, product.m12, product.m13, product.m14],
                [product.m21, product.m22, product.m23, product.m24],
                [product.m31, product.m32, product.m33, product.m34],
                [product.m41, product.m42, product.m43, product.m44],
            ][row][column]
            #expect(abs(element - (row == column ? 1 : 0)) < 1e-12)
        }
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
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

extension CGRect {
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) + abs(minY - other.minY) + abs(width - other.width) + abs(height - other.height) < 1e-9
    }
}
