import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct TraitAndTintTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()

    // MARK: Traits

    @Test func addingAViewReportsATraitChangeOnce() {
        device.show(root)
        root.view.overrideUserInterfaceStyle = .dark
        let outer = StyleView()
        let inner = StyleView()
        outer.addSubview(inner)

        root.view.addSubview(outer)

        #expect(outer.changes == [StyleView.Change(from: .light, to: .dark)])
        #expect(inner.changes == [StyleView.Change(from: .light, to: .dark)])
        #expect(inner.styleInDidMoveToWindow == .dark)
    }

    @Test func addingAViewWithEqualTraitsReportsNoChange() {
        device.show(root)
        let view = StyleView()

        root.view.addSubview(view)
        root.view.overrideUserInterfaceStyle = .light

        #expect(view.changes.isEmpty)
    }

    @Test func aStyleOverrideAppliesUntilAnInnerOverride() {
        device.show(root)
        let outer = StyleView()
        let inner = StyleView()
        inner.overrideUserInterfaceStyle = .light
        outer.addSubview(inner)
        root.view.addSubview(outer)

        device.window.overrideUserInterfaceStyle = .dark
        #expect(root.traitCollection.userInterfaceStyle == .dark)
        #expect(outer.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection.userInterfaceStyle == .light && inner.changes.isEmpty)
        inner.overrideUserInterfaceStyle = .unspecified
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        root.overrideUserInterfaceStyle = .light
        #expect(inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test func aStyleOverrideOutsideAWindowCanBeRemoved() {
        device.show(root)
        let view = StyleView()

        view.overrideUserInterfaceStyle = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        view.overrideUserInterfaceStyle = .unspecified

        #expect(view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func theViewsTraitsAreCurrentInItsCallbacks() {
        device.show(root)
        let view = StyleView()
        root.view.addSubview(view)

        root.view.overrideUserInterfaceStyle = .dark
        view.setNeedsLayout()
        device.advance(by: 0)

        #expect(view.currentStyles == [.dark, .dark])
        #expect(view.layer.borderColor == UIColor.label.resolvedColor(with: view.traitCollection).cgColor)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func dynamicBackgroundsFollowTraits() {
        device.show(root)
        let view = UIView()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        root.view.addSubview(view)
        #expect(view.layer.backgroundColor == UIColor.blue.cgColor)

        root.overrideUserInterfaceStyle = .dark

        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    }

    // MARK: Tint

    @Test func aBackgroundInTheTintColorFollowsTheTint() {
        device.show(root)
        let outer = UIView()
        let inner = UIView()
        inner.backgroundColor = .tintColor
        outer.addSubview(inner)

        outer.tintColor = .red
        #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
        outer.tintAdjustmentMode = .dimmed

        #expect(inner.layer.backgroundColor == UIColor.systemGray.cgColor)
    }

    @Test func dimmingIsInheritedThroughGrayViews() {
        device.show(root)
        let outer = TintView()
        let middle = TintView()
        let inner = TintView()
        middle.tintColor = .systemGray
        inner.tintColor = .red
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.changes = 0

        outer.tintAdjustmentMode = .dimmed

        #expect(inner.tintColor == .systemGray)
        #expect(inner.tintAdjustmentMode == .dimmed)
        #expect(inner.changes == 1)
    }

    @Test func normalTintAdjustmentModeKeepsTheTintInADimmedView() {
        device.show(root)
        let outer = UIView()
        let island = UIView()
        outer.tintColor = .red
        island.tintAdjustmentMode = .normal
        outer.addSubview(island)

        outer.tintAdjustmentMode = .dimmed

        #expect(island.tintColor == .red)
    }

    @Test func aRemovedViewLosesTheInheritedTint() {
        device.show(root)
        let outer = UIView()
        let inner = TintView()
        outer.tintColor = .red
        outer.addSubview(inner)
        #expect(inner.tintColor == .red)

        inner.removeFromSuperview()

        #expect(inner.tintColor == .systemBlue)
        #expect(inner.changes == 2)
    }

    @Test func removingATintRestoresTheInheritedTint() {
        device.show(root)
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        outer.tintColor = .red
        inner.tintColor = .green
        outer.tintColor = .blue
        #expect(inner.tintColor == .green)

        inner.tintColor = nil

        #expect(inner.tintColor == .blue)
    }
}

private final class StyleView: UIView {
    struct Change: Equatable {
        var from: UIUserInterfaceStyle?
        var to: UIUserInterfaceStyle
    }

    var changes: [Change] = []
    var styleInDidMoveToWindow: UIUserInterfaceStyle?
    /// `UITraitCollection.current` in each callback after a change.
    var currentStyles: [UIUserInterfaceStyle] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        changes.append(
            Change(from: previousTraitCollection?.userInterfaceStyle, to: traitCollection.userInterfaceStyle))
        currentStyles.append(UITraitCollection.current.userInterfaceStyle)
        layer.borderColor = UIColor.label.cgColor
    }

    override func didMoveToWindow() { styleInDidMoveToWindow = traitCollection.userInterfaceStyle }

    override func layoutSubviews() {
        if !changes.isEmpty { currentStyles.append(UITraitCollection.current.userInterfaceStyle) }
    }
}

private final class TintView: UIView {
    var changes = 0

    override func tintColorDidChange() { changes += 1 }
}
