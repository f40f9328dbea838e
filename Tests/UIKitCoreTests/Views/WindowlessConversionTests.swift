import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// Conversion between views that are in no window.
@MainActor @Suite struct WindowlessConversionTests {
    private let device = TestDevice(.iPhone14)

    private func tree(at origin: CGPoint, inner: CGPoint) -> (top: UIView, inside: UIView) {
        let top = UIView(frame: CGRect(origin: origin, size: CGSize(width: 300, height: 300)))
        let inside = UIView(frame: CGRect(origin: inner, size: CGSize(width: 50, height: 50)))
        top.addSubview(inside)
        return (top, inside)
    }

    /// The frames of both root views are taken as positions in one coordinate space.
    @Test func treesWithoutWindowsShareOneCoordinateSpace() {
        _ = device.application
        let one = tree(at: CGPoint(x: 10, y: 10), inner: CGPoint(x: 90, y: 120))
        let other = tree(at: CGPoint(x: 30, y: 30), inner: .zero)

        #expect(other.top.convert(CGPoint.zero, from: one.inside) == CGPoint(x: 70, y: 100))
        #expect(one.inside.convert(CGPoint.zero, to: other.inside) == CGPoint(x: 70, y: 100))
        #expect(
            other.top.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: one.inside)
                == CGRect(x: 70, y: 100, width: 5, height: 5))
    }
}
