import Testing
import UIKitCore
import VelariumTesting

/// Hiding and showing arranged views, at once and animated, in a column of 40, 60 and 20 points with spacing of 10.
@MainActor @Suite struct StackHidingTests {
    private let fixture = LayoutFixture()
    private let views = [ContentView(100, 40), ContentView(100, 60), ContentView(100, 20)]

    private func column() -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 10
        _ = fixture.add(stack)
        fixture.lay([
            stack.topAnchor.constraint(equalTo: fixture.container.topAnchor),
            stack.leftAnchor.constraint(equalTo: fixture.container.leftAnchor),
        ])
        fixture.device.advance(by: 0.1)
        return stack
    }

    private func animate(_ changes: @escaping () -> Void) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
    }

    private func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

    @Test(arguments: [0, 1, 2]) func hidingAViewRemovesItsSpacing(_ index: Int) {
        let stack = column()

        views[index].isHidden = true
        fixture.lay()

        let rest = views.filter { !$0.isHidden }
        #expect(rest[0].frame.minY == 0)
        #expect(rest[1].frame.minY == rest[0].frame.maxY + 10)
        #expect(stack.frame.height == rest[1].frame.maxY)
        #expect(views[index].frame.height == 0)
    }

    @Test func hidingAViewRemovesItsCustomSpacing() {
        let stack = column()
        stack.setCustomSpacing(33, after: views[1])

        views[1].isHidden = true
        fixture.lay()
        #expect(views[2].frame.minY == 50)
        views[1].isHidden = false
        fixture.lay()

        #expect(views[2].frame.minY == views[1].frame.maxY + 33)
    }

    @Test func aStackWhoseViewsAreAllHiddenIsEmpty() {
        let stack = column()

        for view in views { view.isHidden = true }
        fixture.lay()
        #expect(stack.frame.size == .zero)
        for view in views { view.isHidden = false }
        fixture.lay()

        #expect(stack.frame.size == CGSize(width: 100, height: 140))
        #expect(views.map(\.frame.minY) == [0, 50, 120])
    }

    // MARK: In animations

    @Test func hidingInAnAnimationMovesNeighborsWithoutExplicitLayout() {
        let stack = column()

        animate { self.views[1].isHidden = true }
        #expect(views[2].frame.minY == 50 && stack.frame.height == 70)
        fixture.device.advance(by: 0.5)

        #expect(abs(shown(views[2]).minY - 85) < 2)
        #expect(abs(shown(views[1]).height - 30) < 2)
        #expect(abs(shown(stack).height - 105) < 2)
        #expect(views[1].isHidden && !views[1].layer.isHidden)
        fixture.device.advance(by: 0.6)
        #expect(views[1].layer.isHidden)
        #expect(shown(views[2]).minY == 50)
    }

    @Test func showingInABlockGrowsTheView() {
        _ = column()
        views[1].isHidden = true
        fixture.lay()
        fixture.device.advance(by: 0.1)

        animate { self.views[1].isHidden = false }
        fixture.device.advance(by: 0.5)

        #expect(abs(shown(views[1]).height - 30) < 2)
        #expect(abs(shown(views[2]).minY - 85) < 2)
        fixture.device.advance(by: 0.6)
        #expect(shown(views[1]).height == 60 && !views[1].layer.isHidden)
    }

    @Test func reversingAHideAnimationDoesNotJumpAndShowsTheView() {
        _ = column()
        animate { self.views[1].isHidden = true }
        fixture.device.advance(by: 0.5)
        let before = shown(views[2]).minY

        animate { self.views[1].isHidden = false }

        #expect(abs(shown(views[2]).minY - before) < 0.01)
        fixture.device.advance(by: 0.7)
        #expect(!views[1].isHidden && !views[1].layer.isHidden)
        fixture.device.advance(by: 0.6)
        #expect(views[1].frame.height == 60 && !views[1].layer.isHidden)
    }

    @Test func onlyTheLastOfSeveralAnimationsHidesTheView() {
        _ = column()
        animate { self.views[1].isHidden = true }
        fixture.device.advance(by: 0.4)
        animate { self.views[1].isHidden = false }
        fixture.device.advance(by: 0.4)

        animate { self.views[1].isHidden = true }
        fixture.device.advance(by: 0.4)

        #expect(views[1].isHidden && !views[1].layer.isHidden)
        fixture.device.advance(by: 0.7)
        #expect(views[1].layer.isHidden)
    }

    @Test func viewsAroundTheStackAnimateWithIt() {
        let stack = column()
        let below = fixture.add(ContentView(10, 10))
        fixture.lay([below.topAnchor.constraint(equalTo: stack.bottomAnchor)])
        fixture.device.advance(by: 0.1)

        animate { self.views[0].isHidden = true }
        fixture.device.advance(by: 0.5)

        #expect(below.frame.minY == 90)
        #expect(abs(shown(below).minY - 115) < 2)
    }

    @Test func anAnimatorHidesAndShowsAsItIsScrubbed() {
        let stack = column()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.views[1].isHidden = true }

        animator.fractionComplete = 0.25
        fixture.device.advance(by: 0.05)
        #expect(abs(shown(stack).height - 122.5) < 2 && !views[1].layer.isHidden)
        animator.startAnimation()
        fixture.device.advance(by: 1)

        #expect(shown(stack).height == 70 && views[1].layer.isHidden)
    }

    @Test func aReversedHideAnimatorLeavesTheViewVisible() {
        let stack = column()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.views[1].isHidden = true }
        animator.startAnimation()
        fixture.device.advance(by: 0.5)

        animator.isReversed = true
        fixture.device.advance(by: 1)
        stack.setNeedsLayout()
        fixture.device.advance(by: 0.1)

        #expect(!views[1].isHidden && !views[1].layer.isHidden)
        #expect(views.map(\.frame.minY) == [0, 50, 120] && stack.frame.height == 140)
    }

    @Test func performWithoutAnimationHidesAtOnce() {
        _ = column()

        animate { UIView.performWithoutAnimation { self.views[1].isHidden = true } }

        #expect(views[1].layer.isHidden)
    }

    // MARK: Required lengths

    @Test func aRequiredLengthOfAHiddenViewIsReportedAndBroken() {
        let stack = column()
        fixture.device.recordsMisuses = true
        let height = views[1].heightAnchor.constraint(equalToConstant: 80)
        fixture.lay([height])
        #expect(stack.frame.height == 160)

        views[1].isHidden = true
        fixture.lay()
        #expect(stack.frame.height == 70 && views[1].frame.height == 0)
        #expect(fixture.device.misuses.count == 1)
        #expect(fixture.device.misuses.first?.message.contains("UISV-hiding") == true)
        views[1].isHidden = false
        fixture.lay()

        #expect(height.isActive)
        #expect(stack.frame.height == 160)
    }

    @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
    func aHiddenStackHasNoConflictWithItsViews(_ axis: NSLayoutConstraint.Axis) {
        let inner = UIStackView(arrangedSubviews: [ContentView(30, 30), ContentView(30, 30)])
        inner.axis = axis
        inner.spacing = 12
        inner.isLayoutMarginsRelativeArrangement = true
        inner.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let stack = column()
        stack.addArrangedSubview(inner)
        fixture.device.recordsMisuses = true
        fixture.lay()
        let height = stack.frame.height

        inner.isHidden = true
        fixture.lay()
        #expect(stack.frame.height == 140 && inner.frame.height == 0)
        inner.isHidden = false
        fixture.lay()

        #expect(stack.frame.height == height)
        #expect(fixture.device.misuses.isEmpty)
    }
}
