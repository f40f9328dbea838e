import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct UIViewTests {
    // MARK: Hierarchy

    @Test func addingAViewAgainOnlyMovesItToTheFront() {
        let parent = UIView()
        let first = RecordingView()
        let second = UIView()
        parent.addSubview(first)
        parent.addSubview(second)
        first.calls = []

        parent.addSubview(first)

        #expect(parent.subviews == [second, first])
        #expect(first.calls.isEmpty)
        #expect(parent.layer.sublayers?.last === first.layer)
    }

    @Test func superviewCallbacksComeInOrder() {
        let window = UIView()
        let view = RecordingView()

        window.addSubview(view)
        view.removeFromSuperview()

        #expect(
            view.calls == [
                "willMove(toSuperview:)", "didMoveToSuperview", "willMove(toSuperview:)", "didMoveToSuperview",
            ])
    }

    @Test func insertingBelowKeepsLayersInTheSameOrder() {
        let parent = UIView()
        let back = UIView()
        let front = UIView()
        let middle = UIView()
        parent.addSubview(back)
        parent.addSubview(front)

        parent.insertSubview(middle, belowSubview: front)

        #expect(parent.subviews == [back, middle, front])
        #expect(
            parent.layer.sublayers?.map { ObjectIdentifier($0) }
                == [back, middle, front].map { ObjectIdentifier($0.layer) })
    }

    // MARK: Hit testing

    @Test(arguments: [
        (CGPoint(x: 10, y: 10), true), (CGPoint(x: 9.99, y: 10), false), (CGPoint(x: 59.99, y: 59.99), true),
        (CGPoint(x: 60, y: 30), false),
    ]) func hitTestingIncludesNearEdgesAndExcludesFarEdges(point: CGPoint, isInside: Bool) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        parent.addSubview(child)

        #expect((parent.hitTest(point, with: nil) === child) == isInside)
    }

    @Test(arguments: [(0.009, false), (0.01, true)]) func alphaBelowAHundredthTakesNoTouches(
        alpha: CGFloat, takesTouches: Bool
    ) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.alpha = alpha

        #expect((view.hitTest(.zero, with: nil) === view) == takesTouches)
    }

    @Test func hitTestingSkipsHiddenAndDisabledViews() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let child = UIView()
        child.frame = parent.bounds
        parent.addSubview(child)

        child.isHidden = true
        #expect(parent.hitTest(.zero, with: nil) === parent)
        child.isHidden = false
        parent.isUserInteractionEnabled = false
        #expect(parent.hitTest(.zero, with: nil) == nil)
    }

    @Test func viewsOutsideTheirSuperviewCannotBeHit() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let child = UIView()
        child.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
        parent.addSubview(child)

        #expect(parent.hitTest(CGPoint(x: 20, y: 20), with: nil) == nil)
    }

    @Test func hitTestingFollowsTransforms() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let child = UIView()
        child.frame = CGRect(x: 50, y: 90, width: 100, height: 20)
        child.transform = CGAffineTransform(rotationAngle: .pi / 2)
        parent.addSubview(child)

        #expect(parent.hitTest(CGPoint(x: 100, y: 60), with: nil) === child)
        #expect(parent.hitTest(CGPoint(x: 60, y: 100), with: nil) === parent)
    }

    // MARK: Conversion

    @Test func conversionGoesThroughBoundsAndTransforms() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let scrolled = UIView()
        let leaf = UIView()
        scrolled.frame = CGRect(x: 20, y: 30, width: 100, height: 100)
        scrolled.bounds.origin = CGPoint(x: 0, y: 40)
        leaf.frame = CGRect(x: 10, y: 50, width: 20, height: 20)
        leaf.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.addSubview(scrolled)
        scrolled.addSubview(leaf)

        let point = leaf.convert(CGPoint.zero, to: root)
        let rect = leaf.convert(leaf.bounds, to: root)

        #expect(point == CGPoint(x: 20, y: 30))
        #expect(rect == CGRect(x: 20, y: 30, width: 40, height: 40))
        #expect(leaf.convert(point, from: root) == .zero)
    }

    // MARK: Autoresizing

    @Test(arguments: [
        (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 10, width: 180, height: 30)),
        (UIView.AutoresizingMask.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 80, height: 30)),
        (
            UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]),
            CGRect(x: 60, y: 10, width: 80, height: 30)
        ),
        (UIView.AutoresizingMask.flexibleHeight, CGRect(x: 10, y: 10, width: 80, height: 130)),
        (UIView.AutoresizingMask(), CGRect(x: 10, y: 10, width: 80, height: 30)),
    ]) func theAutoresizingMaskDeterminesTheFrame(mask: UIView.AutoresizingMask, expected: CGRect) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
        child.autoresizingMask = mask
        parent.addSubview(child)

        parent.frame.size = CGSize(width: 200, height: 200)

        #expect(child.frame == expected)
    }

    @Test func flexiblePartsResizeInProportionToTheirLengths() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        let child = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 10))
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        parent.addSubview(child)

        parent.frame.size.width = 200

        #expect(child.frame == CGRect(x: 40, y: 0, width: 120, height: 10))
    }

    // MARK: Contents

    @Test func aViewThatDrawsNothingKeepsItsLayersContents() throws {
        let device = TestDevice(.iPhone14)
        let root = UIViewController()
        device.show(root)
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        view.layer.contents = image.cgImage
        root.view.addSubview(view)
        try device.settle()

        #expect(device.picture().color(atX: 125, y: 125) == Picture.Color(red: 255, green: 0, blue: 0))
    }

    // MARK: Tint

    @Test func tintIsInheritedAndGrayWhileDimmed() {
        let parent = UIView()
        let child = RecordingView()
        parent.addSubview(child)
        child.calls = []

        parent.tintColor = .red

        #expect(child.tintColor == .red)
        #expect(child.calls == ["tintColorDidChange"])
        parent.tintAdjustmentMode = .dimmed
        #expect(child.tintColor == .systemGray)
        parent.tintAdjustmentMode = .automatic
        #expect(child.tintColor == .red)
    }
}

@MainActor private final class RecordingView: UIView {
    var calls: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) { calls.append("willMove(toSuperview:)") }
    override func didMoveToSuperview() { calls.append("didMoveToSuperview") }
    override func tintColorDidChange() { calls.append("tintColorDidChange") }
}
