import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
    /// A transform, a point, and the point's image, calculated by hand.
    static let moves: [(CGAffineTransform, CGPoint, CGPoint)] = [
        (.identity, CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 4)),
        (CGAffineTransform(), CGPoint(x: 3, y: 4), .zero),
        (CGAffineTransform(translationX: 10, y: -2), CGPoint(x: 3, y: 4), CGPoint(x: 13, y: 2)),
        (CGAffineTransform(scaleX: 2, y: -3), CGPoint(x: 3, y: 4), CGPoint(x: 6, y: -12)),
        (CGAffineTransform(rotationAngle: .pi / 2), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)),
        (CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 12)),
        (CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 1), CGPoint(x: 1, y: 1), CGPoint(x: 12, y: 4)),
        (CGAffineTransform(translationX: 5, y: 1).scaledBy(x: 2, y: 2), CGPoint(x: 1, y: 1), CGPoint(x: 7, y: 3)),
        (CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi), CGPoint(x: 1, y: 0), CGPoint(x: 4, y: 0)),
    ]

    @Test(arguments: moves) func pointIsTransformedByTheMatrix(
        _ transform: CGAffineTransform, _ from: CGPoint, _ to: CGPoint
    ) {
        #expect(isClose(from.applying(transform), to))
    }

    @Test func concatenatingDoesTheReceiverFirst() {
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        let move = CGAffineTransform(translationX: 10, y: 0)

        #expect(CGPoint(x: 1, y: 0).applying(scale.concatenating(move)) == CGPoint(x: 12, y: 0))
        #expect(CGPoint(x: 1, y: 0).applying(move.concatenating(scale)) == CGPoint(x: 22, y: 0))
    }

    @Test func inverseUndoesTheTransform() {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

        let round = transform.concatenating(transform.inverted())

        #expect(isClose(CGPoint(x: 7, y: -8).applying(round), CGPoint(x: 7, y: -8)))
        #expect(transform.inverted() == CGAffineTransform(a: -2, b: 1, c: 1.5, d: -0.5, tx: 1, ty: -2))
    }

    @Test func singularTransformIsItsOwnInverse() {
        let flat = CGAffineTransform(scaleX: 0, y: 2)

        #expect(flat.inverted() == flat)
        #expect(!flat.isInvertible)
    }

    @Test func sizeIsScaledButNotTranslated() {
        let transform = CGAffineTransform(translationX: 100, y: 100).scaledBy(x: 2, y: -1)

        #expect(CGSize(width: 3, height: 4).applying(transform) == CGSize(width: 6, height: -4))
    }

    @Test func rotatedRectangleGivesItsBoundingBox() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)

        #expect(
            isClose(
                rect.applying(CGAffineTransform(rotationAngle: .pi / 2)), CGRect(x: -20, y: 0, width: 20, height: 10)))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
    }

    @Test func transformIsEncodedAsAnArrayOfSixLikeApples() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

        let json = try JSONEncoder().encode(transform)

        #expect(String(decoding: json, as: UTF8.self) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: json) == transform)
        #expect(try JSONDecoder().decode(CGVector.self, from: Data("[3,4]".utf8)) == CGVector(dx: 3, dy: 4))
    }
}
