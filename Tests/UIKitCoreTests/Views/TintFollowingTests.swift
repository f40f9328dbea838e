import Testing
import UIKitCore
import VelariumTesting

/// A change of the tint reaches every view that may look different, and visits no other view.
@MainActor @Suite struct TintFollowingTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()

    /// The number of views that `change` visits.
    private func visits(_ change: () -> Void) -> Int {
        let before = UIView.viewsVisitedForTint
        change()
        return UIView.viewsVisitedForTint - before
    }

    @Test func plainLabelsAreNotVisited() {
        device.show(root)
        for index in 0..<1_000 {
            let label = UILabel()
            label.text = "\(index)"
            root.view.addSubview(label)
        }
        let follower = TintView()
        root.view.addSubview(follower)

        let visits = visits { root.view.tintAdjustmentMode = .dimmed }

        #expect(visits == 2)
        #expect(follower.changes == 1)
        #expect(root.view.subviews[500].tintColor == .systemGray)
    }

    @Test func viewsAddedInFrontFollowTheTintAndRemovedOnesDoNot() {
        device.show(root)
        for _ in 0..<200 { root.view.addSubview(UILabel()) }
        root.view.tintColor = .red
        let container = UIView()
        let inner = TintView()
        container.addSubview(inner)
        root.view.addSubview(container)
        let before = inner.changes
        root.view.tintColor = .blue
        #expect(inner.changes == before + 1)
        #expect(inner.tintColor == .blue)

        container.removeFromSuperview()
        let visits = visits { root.view.tintColor = .green }

        #expect(visits <= 1)
        root.view.insertSubview(container, at: 3)
        root.view.tintColor = .red
        #expect(inner.tintColor == .red)
        root.view.bringSubviewToFront(container)
        let last = inner.changes
        root.view.tintColor = .blue
        #expect(inner.changes == last + 1)
    }

    @Test func aTreeOfPlainViewsIsNotVisitedAtAll() {
        let outer = UIView()
        let inner = UIView()
        inner.addSubview(UILabel())
        outer.addSubview(inner)

        let visits = visits { outer.tintColor = .red }

        #expect(visits == 0)
        #expect(inner.subviews[0].tintColor == .red)
    }

    @Test func aLabelFollowsTheTintFromItsFirstTintedColorOn() throws {
        device.show(root)
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        label.text = "Text"
        root.view.addSubview(label)
        root.view.tintColor = .red
        label.textColor = .tintColor
        device.advance(by: 0)
        #expect(label.layer.needsDisplay() == false)

        root.view.tintColor = .blue

        #expect(label.layer.needsDisplay())
        device.advance(by: 0)
        label.textColor = .black
        device.advance(by: 0)
        root.view.tintColor = .green
        #expect(label.layer.needsDisplay() == false)
    }

    @Test func aBackgroundInTheTintColorIsUpToDateWhenItIsAssigned() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        outer.tintColor = .red

        inner.backgroundColor = .tintColor
        #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
        outer.tintColor = .blue
        #expect(inner.layer.backgroundColor == UIColor.blue.cgColor)
        inner.backgroundColor = .white
        outer.tintColor = .green

        #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
    }

    @Test func aSubclassBehindPlainViewsIsFoundWhereverItIsAdded() {
        let outer = UIView()
        let middle = UIView()
        let view = TintView()
        outer.addSubview(middle)
        outer.tintColor = .red

        middle.addSubview(view)
        outer.tintAdjustmentMode = .dimmed
        outer.tintAdjustmentMode = .normal
        view.removeFromSuperview()
        outer.tintColor = .blue

        #expect(view.colors == [.red, .systemGray, .red, .systemBlue])
    }

    @Test func aViewThatChangesItsOwnTintInTheCallPassesTheNewOneOn() {
        let outer = UIView()
        let middle = TintView()
        let inner = TintView()
        outer.addSubview(middle)
        middle.addSubview(inner)
        middle.onChange = { view in
            if view.tintColor == .red { view.tintColor = .green }
        }

        outer.tintColor = .red

        #expect(inner.colors == [.green])
    }

    @Test func aViewAddedInTheCallHasTheNewTint() {
        let outer = UIView()
        let middle = TintView()
        let added = TintView()
        outer.addSubview(middle)
        middle.onChange = { if added.superview == nil { $0.addSubview(added) } }

        outer.tintColor = .red
        outer.tintColor = .blue

        #expect(added.colors == [.red, .blue])
    }

    @Test func aSuperviewThatIsReleasedLeavesItsSubviewsWithoutOne() {
        var outer: UIView? = UIView()
        outer?.tintColor = .red
        let inner = UIView()
        outer?.addSubview(inner)
        #expect(inner.tintColor == .red)

        outer = nil

        #expect(inner.superview == nil)
        #expect(inner.tintColor == .systemBlue)
    }

    @Test func aLayerOutlivesItsViewWithoutDelegate() {
        var view: UIView? = UIView()
        let layer = view?.layer
        #expect(layer?.delegate === view)

        view = nil

        #expect(layer?.delegate == nil)
    }
}

private final class TintView: UIView {
    var changes: Int { colors.count }
    var colors: [UIColor] = []
    var onChange: (TintView) -> Void = { _ in }

    override func tintColorDidChange() {
        colors.append(tintColor)
        onChange(self)
    }
}
