import HeadlessHost
import SystemAssembly
import Testing
import UIKitCore
import VelariumTesting

/// A phone of 390 × 844 points with safe area insets of 47 at the top and 34 at the bottom.
@MainActor @Suite struct SafeAreaTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()

    private func add(_ frame: CGRect, to parent: UIView? = nil) -> InsetView {
        let view = InsetView(frame: frame)
        (parent ?? root.view).addSubview(view)
        return view
    }

    @Test(arguments: [
        (CGRect(x: 0, y: 0, width: 390, height: 844), UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
        (CGRect(x: 0, y: 20, width: 390, height: 100), UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0)),
        (CGRect(x: 0, y: 47, width: 390, height: 763), .zero),
        (CGRect(x: 0, y: 0, width: 390, height: 30), UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)),
        (CGRect(x: 0, y: -20, width: 390, height: 100), UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)),
        (CGRect(x: 0, y: 800, width: 390, height: 100), UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
    ]) func safeAreaInsetsAreTheCoveredPartsOfAView(frame: CGRect, insets: UIEdgeInsets) {
        device.show(root)
        #expect(add(frame).safeAreaInsets == insets)
    }

    @Test func insetsReachThroughNestedViews() {
        device.show(root)
        let outer = add(CGRect(x: 0, y: 10, width: 390, height: 400))
        let inner = add(CGRect(x: 0, y: 10, width: 390, height: 100), to: outer)

        #expect(outer.safeAreaInsets.top == 37)
        #expect(inner.safeAreaInsets.top == 27)
        outer.frame.origin.y = 30
        #expect(inner.safeAreaInsets.top == 7)
    }

    @Test func changingTheBoundsOriginMovesTheSafeAreasInside() {
        device.show(root)
        let outer = add(CGRect(x: 0, y: 0, width: 390, height: 844))
        let inner = add(CGRect(x: 0, y: 40, width: 390, height: 100), to: outer)

        outer.bounds.origin.y = 30

        #expect(inner.safeAreaInsets.top == 37)
    }

    @Test func rotatingAViewByAQuarterTurnRotatesItsSafeArea() {
        device.show(root)
        let view = add(CGRect(x: 0, y: 0, width: 300, height: 300))

        view.transform = CGAffineTransform(rotationAngle: .pi / 2)

        let insets = view.safeAreaInsets
        #expect(abs(insets.left - 47) < 1e-9)
        #expect(abs(insets.top) < 1e-9 && abs(insets.right) < 1e-9 && abs(insets.bottom) < 1e-9)
    }

    @Test func safeAreaInsetsOfAScaledViewAreInItsOwnPoints() {
        device.show(root)
        let view = add(CGRect(x: 0, y: 0, width: 100, height: 100))
        view.frame = CGRect(x: 45, y: 50, width: 100, height: 100)

        view.transform = CGAffineTransform(scaleX: 2, y: 2)

        #expect(view.frame.minY == 0)
        #expect(view.safeAreaInsets.top == 23.5)
    }

    @Test func aWindowHasInsetsOnlyWhereItIsCovered() throws {
        device.show(root)
        let window = UIWindow(windowScene: try #require(device.window.windowScene))

        window.frame = CGRect(x: 20, y: 30, width: 200, height: 300)

        #expect(window.safeAreaInsets == UIEdgeInsets(top: 17, left: 0, bottom: 0, right: 0))
    }

    @Test func aScreenChangeCallsSafeAreaInsetsDidChangeOnce() {
        let (system, host) = UIKitSystem.headless(.iPhone14)
        let root = UIViewController()
        system.show(root)
        let child = UIViewController()
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.view.frame = root.view.bounds
        let inner = InsetView(frame: root.view.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.view.addSubview(inner)
        root.view.addSubview(child.view)
        inner.calls = []

        host.resize(to: CGSize(width: 844, height: 390))
        host.advance(by: 0)

        #expect(inner.calls == [UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)])
    }

    @Test func unchangedSafeAreasCallNothing() {
        device.show(root)
        let view = add(CGRect(x: 0, y: 100, width: 100, height: 100))

        view.frame = CGRect(x: 50, y: 200, width: 10, height: 10)
        root.view.addSubview(view)
        root.additionalSafeAreaInsets = .zero

        #expect(view.calls.isEmpty)
    }

    @Test func aRemovedViewHasNoSafeAreaInsets() {
        device.show(root)
        let view = add(CGRect(x: 0, y: 0, width: 100, height: 100))

        view.removeFromSuperview()

        #expect(view.safeAreaInsets == .zero)
        #expect(view.calls.count == 2)
    }

    @Test func aControllerIsToldOnceThatItsSafeAreaHasChanged() {
        let controller = InsetController()
        device.show(controller)
        device.advance(by: 0.1)
        controller.changes = []

        controller.additionalSafeAreaInsets.top = 30
        device.advance(by: 0.1)
        device.advance(by: 0.1)

        #expect(controller.changes == [47 + 30])
    }
}

private final class InsetView: UIView {
    var calls: [UIEdgeInsets] = []

    override func safeAreaInsetsDidChange() { calls.append(safeAreaInsets) }
}

/// Records the top of its view's safe area at each change.
private final class InsetController: UIViewController {
    var changes: [CGFloat] = []

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        changes.append(view.safeAreaInsets.top)
    }
}
