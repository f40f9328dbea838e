import Testing
import UIKitCore
import VelariumTesting

/// Which views are arranged or only subviews, and the cost of changing that.
@MainActor @Suite struct StackMembershipTests {
    private let fixture = LayoutFixture()

    private func row(_ count: Int) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in ContentView(5, 20) })
        _ = fixture.add(stack)
        fixture.lay([
            stack.topAnchor.constraint(equalTo: fixture.container.topAnchor),
            stack.leftAnchor.constraint(equalTo: fixture.container.leftAnchor),
        ])
        return stack
    }

    @Test func aViewMovesInsideItsStack() {
        let stack = row(3)
        let views = stack.arrangedSubviews

        stack.insertArrangedSubview(views[2], at: 0)
        fixture.lay()
        #expect(views.map(\.frame.minX) == [5, 10, 0])
        stack.addArrangedSubview(views[0])
        fixture.lay()

        #expect(views.map(\.frame.minX) == [10, 5, 0])
        #expect(stack.subviews == views)
    }

    @Test func movingAViewToAnotherStackRemovesItFromTheFirst() {
        let one = row(2)
        let other = row(1)
        let view = one.arrangedSubviews[0]

        other.addArrangedSubview(view)
        fixture.lay()

        #expect(one.arrangedSubviews.count == 1 && other.arrangedSubviews.count == 2)
        #expect(one.frame.width == 5 && other.frame.width == 10)
        #expect(view.superview === other && view.frame.minX == 5)
    }

    @Test func removeArrangedSubviewStopsArrangingAViewThatStaysASubview() {
        let stack = row(3)
        let view = stack.arrangedSubviews[1]

        stack.removeArrangedSubview(view)
        fixture.lay()
        #expect(stack.frame.width == 10 && view.superview === stack)
        view.isHidden = true
        view.isHidden = false
        fixture.lay()

        #expect(stack.frame.width == 10)
    }

    @Test func addingAStackAgainMovesItToTheFrontWithItsConstraints() {
        let stack = row(2)
        let other = row(1)
        let before = stack.constraints

        fixture.container.addSubview(stack)
        fixture.lay()

        #expect(fixture.container.subviews.last === stack && other.superview === fixture.container)
        #expect(stack.constraints == before && stack.frame.width == 10)
    }

    @Test func aStackArrangesItsViewsInANewTree() {
        let stack = row(2)
        stack.removeFromSuperview()
        stack.spacing = 7

        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        container.addSubview(stack)
        NSLayoutConstraint.activate([stack.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 3)])
        container.layoutIfNeeded()

        #expect(stack.frame.minX == 3 && stack.frame.width == 17)
    }

    @Test func aStackCannotArrangeItself() {
        let stack = row(1)
        fixture.device.recordsMisuses = true

        stack.addArrangedSubview(stack)
        stack.insertArrangedSubview(ContentView(5, 5), at: 9)

        #expect(fixture.device.misuses.count == 2)
        #expect(stack.arrangedSubviews.count == 2)
    }

    @Test func invalidSpacingsAreIgnored() {
        let stack = row(2)

        stack.setCustomSpacing(.nan, after: stack.arrangedSubviews[0])
        stack.setCustomSpacing(4, after: UIView())
        fixture.lay()
        #expect(stack.frame.width == 10)
        stack.spacing = -2
        fixture.lay()

        #expect(stack.frame.width == 8)
    }

    // MARK: Cost

    @Test func settersWithEqualValuesDoNothing() throws {
        let stack = row(4)
        stack.spacing = 3
        fixture.lay()
        let before = try #require(fixture.container.layoutCounts)

        stack.axis = .horizontal
        stack.distribution = .fill
        stack.alignment = .fill
        stack.spacing = 3
        stack.isBaselineRelativeArrangement = false
        stack.isLayoutMarginsRelativeArrangement = false
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
        stack.arrangedSubviews[0].isHidden = false

        #expect(!stack.needsUpdateConstraints())
        fixture.device.advance(by: 0.02)
        #expect(fixture.container.layoutCounts == before)
    }

    @Test func changingTheSpacingOnlyChangesConstants() throws {
        let stack = row(40)
        let before = try #require(fixture.container.layoutCounts)
        let constraints = stack.constraints

        stack.spacing = 1
        fixture.lay()

        let cost = try #require(fixture.container.layoutCounts) - before
        #expect(cost.rowsAdded == 0 && cost.rowsChanged == 39 && cost.solved == 1)
        #expect(stack.constraints == constraints)
    }

    @Test func insertingOrHidingAViewUpdatesOnlyItsNeighbors() throws {
        let stack = row(100)
        var before = try #require(fixture.container.layoutCounts)

        stack.arrangedSubviews[50].isHidden = true
        fixture.lay()
        let hiding = try #require(fixture.container.layoutCounts) - before
        #expect(hiding.rowsAdded < 10)
        before = try #require(fixture.container.layoutCounts)
        stack.insertArrangedSubview(ContentView(5, 20), at: 20)
        fixture.lay()

        let coming = try #require(fixture.container.layoutCounts) - before
        #expect(coming.rowsAdded < 20)
        #expect(stack.frame.width == 500)
    }
}
