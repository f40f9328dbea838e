import Testing
import UIKitCore
import VelariumTesting

/// Which views are arranged or only subviews, and the cost of changing that.
@MainActor @Suite struct StackMembershipTests {
    private let stage = LayoutStage()

    private func row(_ count: Int) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in ContentView(5, 20) })
        _ = stage.add(stack)
        stage.lay([
            stack.topAnchor.constraint(equalTo: stage.room.topAnchor),
            stack.leftAnchor.constraint(equalTo: stage.room.leftAnchor),
        ])
        return stack
    }

    @Test func aViewMovesInsideItsStack() {
        let stack = row(3)
        let views = stack.arrangedSubviews

        stack.insertArrangedSubview(views[2], at: 0)
        stage.lay()
        #expect(views.map(\.frame.minX) == [5, 10, 0])
        stack.addArrangedSubview(views[0])
        stage.lay()

        #expect(views.map(\.frame.minX) == [10, 5, 0])
        #expect(stack.subviews == views)
    }

    @Test func movingAViewToAnotherStackRemovesItFromTheFirst() {
        let one = row(2)
        let other = row(1)
        let view = one.arrangedSubviews[0]

        other.addArrangedSubview(view)
        stage.lay()

        #expect(one.arrangedSubviews.count == 1 && other.arrangedSubviews.count == 2)
        #expect(one.frame.width == 5 && other.frame.width == 10)
        #expect(view.superview === other && view.frame.minX == 5)
    }

    @Test func removeArrangedSubviewStopsArrangingAViewThatStaysASubview() {
        let stack = row(3)
        let view = stack.arrangedSubviews[1]

        stack.removeArrangedSubview(view)
        stage.lay()
        #expect(stack.frame.width == 10 && view.superview === stack)
        view.isHidden = true
        view.isHidden = false
        stage.lay()

        #expect(stack.frame.width == 10)
    }

    @Test func addingAStackAgainMovesItToTheFrontWithItsConstraints() {
        let stack = row(2)
        let other = row(1)
        let before = stack.constraints

        stage.room.addSubview(stack)
        stage.lay()

        #expect(stage.room.subviews.last === stack && other.superview === stage.room)
        #expect(stack.constraints == before && stack.frame.width == 10)
    }

    @Test func aStackArrangesItsViewsInANewTree() {
        let stack = row(2)
        stack.removeFromSuperview()
        stack.spacing = 7

        let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        room.addSubview(stack)
        NSLayoutConstraint.activate([stack.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 3)])
        room.layoutIfNeeded()

        #expect(stack.frame.minX == 3 && stack.frame.width == 17)
    }

    @Test func aStackCannotArrangeItself() {
        let stack = row(1)
        stage.device.recordsMisuses = true

        stack.addArrangedSubview(stack)
        stack.insertArrangedSubview(ContentView(5, 5), at: 9)

        #expect(stage.device.misuses.count == 2)
        #expect(stack.arrangedSubviews.count == 2)
    }

    @Test func invalidSpacingsAreIgnored() {
        let stack = row(2)

        stack.setCustomSpacing(.nan, after: stack.arrangedSubviews[0])
        stack.setCustomSpacing(4, after: UIView())
        stage.lay()
        #expect(stack.frame.width == 10)
        stack.spacing = -2
        stage.lay()

        #expect(stack.frame.width == 8)
    }

    // MARK: Cost

    @Test func settersWithEqualValuesDoNothing() throws {
        let stack = row(4)
        stack.spacing = 3
        stage.lay()
        let before = try #require(stage.room.layoutCounts)

        stack.axis = .horizontal
        stack.distribution = .fill
        stack.alignment = .fill
        stack.spacing = 3
        stack.isBaselineRelativeArrangement = false
        stack.isLayoutMarginsRelativeArrangement = false
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
        stack.arrangedSubviews[0].isHidden = false

        #expect(!stack.needsUpdateConstraints())
        stage.device.advance(by: 0.02)
        #expect(stage.room.layoutCounts == before)
    }

    @Test func changingTheSpacingOnlyChangesConstants() throws {
        let stack = row(40)
        let before = try #require(stage.room.layoutCounts)
        let constraints = stack.constraints

        stack.spacing = 1
        stage.lay()

        let cost = try #require(stage.room.layoutCounts) - before
        #expect(cost.rowsAdded == 0 && cost.rowsChanged == 39 && cost.solved == 1)
        #expect(stack.constraints == constraints)
    }

    @Test func insertingOrHidingAViewUpdatesOnlyItsNeighbors() throws {
        let stack = row(100)
        var before = try #require(stage.room.layoutCounts)

        stack.arrangedSubviews[50].isHidden = true
        stage.lay()
        let hiding = try #require(stage.room.layoutCounts) - before
        #expect(hiding.rowsAdded < 10)
        before = try #require(stage.room.layoutCounts)
        stack.insertArrangedSubview(ContentView(5, 20), at: 20)
        stage.lay()

        let coming = try #require(stage.room.layoutCounts) - before
        #expect(coming.rowsAdded < 20)
        #expect(stack.frame.width == 500)
    }
}
