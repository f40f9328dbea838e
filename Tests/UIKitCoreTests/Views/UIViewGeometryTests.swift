import QuartzCore
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct UIViewGeometryTests {
    // MARK: Values

    /// Every setter, with NaN and infinite values.
    @Test func everySetterRefusesNonFiniteValues() {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        device.show(UIViewController())
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        let view = UIView(frame: rect)
        let wrong: [CGFloat] = [.nan, .infinity, -.infinity]
        let setters: [(CGFloat) -> Void] = [
            { view.frame = CGRect(x: $0, y: 0, width: 1, height: 1) },
            { view.frame = CGRect(x: 0, y: 0, width: 1, height: $0) },
            { view.bounds = CGRect(x: 0, y: $0, width: 1, height: 1) },
            { view.bounds.size.width = $0 },
            { view.center = CGPoint(x: $0, y: 0) },
            { view.transform = CGAffineTransform(a: $0, b: 0, c: 0, d: 1, tx: 0, ty: 0) },
            { view.transform3D.m41 = $0 },
            { view.alpha = $0 },
        ]

        for set in setters { wrong.forEach(set) }

        #expect(device.misuses.count == setters.count * wrong.count)
        #expect(view.frame == rect && view.transform == .identity && view.alpha == 1)
    }

    @Test func hugeFiniteFramesAreAccepted() {
        let view = UIView()

        view.frame = .infinite

        #expect(view.bounds.width == CGRect.infinite.width)
    }

    @Test func negativeSizesAreStandardized() {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: -20, height: -30))

        #expect(view.frame == CGRect(x: 30, y: 20, width: 20, height: 30))
    }

    // MARK: Frame and transform

    @Test func theFrameOfARotatedViewIsItsBoundingBox() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 20))

        view.transform = CGAffineTransform(rotationAngle: .pi / 2)

        #expect(abs(view.frame.minX - 130) < 1e-9 && abs(view.frame.minY - 70) < 1e-9)
        #expect(abs(view.frame.width - 20) < 1e-9 && abs(view.frame.height - 80) < 1e-9)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 80, height: 20))
        #expect(view.center == CGPoint(x: 140, y: 110))
    }

    @Test func aNewFrameKeepsTheOriginOfTheBounds() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.bounds.origin = CGPoint(x: 3, y: 4)

        view.frame = CGRect(x: 5, y: 6, width: 70, height: 80)

        #expect(view.bounds == CGRect(x: 3, y: 4, width: 70, height: 80))
    }

    @Test func sizeToFitKeepsTheFramesOrigin() {
        let view = FittingView(frame: CGRect(x: 10, y: 20, width: 4, height: 4))

        view.sizeToFit()

        #expect(view.frame == CGRect(x: 10, y: 20, width: 120, height: 40))
    }

    @Test func sizeToFitOfARotatedViewKeepsItsCenter() {
        let view = FittingView(frame: CGRect(x: 10, y: 20, width: 4, height: 4))
        view.transform = CGAffineTransform(rotationAngle: 1)

        view.sizeToFit()

        #expect(view.bounds.size == CGSize(width: 120, height: 40))
        #expect(view.center == CGPoint(x: 12, y: 22))
    }

    // MARK: Autoresizing

    nonisolated private static let all: UIView.AutoresizingMask = [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
        .flexibleBottomMargin,
    ]

    @Test(arguments: [
        (
            UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]), CGRect.zero,
            CGRect(x: 0, y: 0, width: 90, height: 60)
        ),
        (all, CGRect.zero, CGRect(x: 30, y: 20, width: 30, height: 20)),
        (
            UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleTopMargin]),
            CGRect(x: -10, y: -10, width: 10, height: 10), CGRect(x: 80, y: 50, width: 10, height: 10)
        ),
    ]) func autoresizingFromAZeroSizeSuperviewSetsItsSubviews(
        mask: UIView.AutoresizingMask, before: CGRect, after: CGRect
    ) {
        let parent = UIView()
        let child = UIView(frame: before)
        child.autoresizingMask = mask
        parent.addSubview(child)

        parent.frame.size = CGSize(width: 90, height: 60)

        #expect(child.frame == after)
    }

    @Test func autoresizingShrinksASubviewToZeroAtMost() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        child.autoresizingMask = [.flexibleWidth]
        parent.addSubview(child)

        parent.frame.size = .zero

        #expect(child.frame == CGRect(x: 10, y: 10, width: 0, height: 50))
    }

    @Test func autoresizingFollowsBoundsUnlessItIsDisabled() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: parent.bounds)
        child.autoresizingMask = [.flexibleWidth]
        parent.addSubview(child)

        parent.bounds.size.width = 150
        #expect(child.frame.width == 150)
        parent.autoresizesSubviews = false
        parent.bounds.size.width = 200
        #expect(child.frame.width == 150)
    }

    // MARK: Conversion

    @Test func convertingToNilUsesTheWindowOrTheTopOfTheTree() {
        let device = TestDevice(.iPhone14)
        let root = UIViewController()
        device.show(root)
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        let inner = UIView()
        inner.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
        outer.addSubview(inner)

        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 5, y: 6))
        root.view.addSubview(outer)

        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 26))
        #expect(
            inner.convert(CGRect(x: 15, y: 26, width: 1, height: 1), from: nil)
                == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test func viewsOfTwoWindowsConvertThroughTheScreen() throws {
        let device = TestDevice(.iPhone14)
        let root = UIViewController()
        device.show(root)
        let window = UIWindow(windowScene: try #require(device.window.windowScene))
        window.frame = CGRect(x: 100, y: 200, width: 100, height: 100)
        window.transform = CGAffineTransform(scaleX: 2, y: 2)
        let inside = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        window.addSubview(inside)

        // The window is scaled by 2 around its center, so its origin is at (50, 150).
        #expect(inside.convert(CGPoint.zero, to: root.view) == CGPoint(x: 70, y: 170))
        #expect(root.view.convert(CGPoint(x: 70, y: 170), to: inside) == .zero)
        #expect(inside.convert(inside.bounds, to: root.view) == CGRect(x: 70, y: 170, width: 20, height: 20))
        #expect(window.convert(CGPoint(x: 10, y: 10), to: nil as UIWindow?) == CGPoint(x: 70, y: 170))
        #expect(window.convert(CGRect(x: 70, y: 170, width: 20, height: 20), from: nil as UIWindow?) == inside.frame)
        #expect(window.convert(CGPoint(x: 70, y: 170), from: device.window) == CGPoint(x: 10, y: 10))
    }
}

private final class FittingView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 120, height: 40) }
}
