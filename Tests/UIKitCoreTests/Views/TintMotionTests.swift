import Testing
import UIKitCore
import VelariumTesting

/// What shows the tint changes with the animation in which the tint changes.
@MainActor @Suite struct TintMotionTests {
    private let device = TestDevice(.iPhoneSE)
    private let root = UIViewController()
    private let counter = TintCounter()

    /// Three squares that show the tint in three ways: as a background, as contents, and as a layer's fill.
    init() {
        device.show(root)
        root.view.backgroundColor = .white
        root.view.tintColor = .red
        let filled = UIView()
        filled.backgroundColor = .tintColor
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let picture = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        for (index, view) in [filled, picture, counter].enumerated() {
            view.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 40, height: 40)
            root.view.addSubview(view)
        }
        device.advance(by: 0)
    }

    private var colors: [Picture.Color] {
        let picture = device.picture()
        return [120, 180, 240].map { picture.color(atX: 40, y: $0) }
    }

    private static let red = Picture.Color(red: 255, green: 0, blue: 0)
    private static let blue = Picture.Color(red: 0, green: 0, blue: 255)

    /// Whether the color is a mixture of red and blue in about equal parts, without what is behind.
    private func isHalf(_ color: Picture.Color) -> Bool {
        abs(Int(color.red) - 128) < 8 && abs(Int(color.blue) - 128) < 8 && color.green == 0
    }

    @Test func everythingTintedIsBetweenBothTintsInTheMiddle() throws {
        let changes = counter.changes

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.view.tintColor = .blue }
        device.advance(by: 0)
        let first = colors
        device.advance(by: 0.5)
        let middle = colors
        try device.settle()

        #expect(first == Array(repeating: Self.red, count: 3))
        #expect(middle.filter { !isHalf($0) }.isEmpty, "\(middle)")
        #expect(colors == Array(repeating: Self.blue, count: 3))
        #expect(counter.changes == changes + 1)
    }

    @Test func aTintThatReturnsInMidFlightDoesNotJump() throws {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.view.tintColor = .blue }
        device.advance(by: 0)
        device.advance(by: 0.5)

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.view.tintColor = .red }
        device.advance(by: 0)

        #expect(colors.filter { !isHalf($0) }.isEmpty, "\(colors)")
        try device.settle()
        #expect(colors == Array(repeating: Self.red, count: 3))
    }

    @Test func anAnimatorHoldsTheTintWhereItIsScrubbed() throws {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [root] in root.view.tintColor = .blue }
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        device.advance(by: 0.3)

        #expect(colors.filter { !isHalf($0) }.isEmpty, "\(colors)")
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        device.advance(by: 0)
        #expect(colors == Array(repeating: Self.blue, count: 3))
    }

    @Test func withoutAnAnimationTheTintChangesAtOnce() {
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { root.view.tintColor = .blue }
        }
        device.advance(by: 0)

        #expect(colors == Array(repeating: Self.blue, count: 3))
    }
}

/// Fills a layer of its own with the tint, in its layout, and counts the changes.
private final class TintCounter: UIView {
    private(set) var changes = 0
    private let inner = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(inner)
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        changes += 1
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        inner.frame = bounds
        inner.backgroundColor = tintColor.cgColor
        CATransaction.commit()
    }
}
