import Testing
import UIKitCore
import VelariumTesting

/// Frames of views whose constraints are ambiguous: the sizes are smallest, then inequalities are as tight as
/// possible, then positions are smallest.
@MainActor @Suite struct LayoutTieTests {
    private let fixture = LayoutFixture()

    @Test func aViewWithoutSizeConstraintsIsEmptyAtItsEdge() {
        let view = fixture.add()

        fixture.lay([
            view.rightAnchor.constraint(equalTo: fixture.container.rightAnchor, constant: -74),
            view.bottomAnchor.constraint(equalTo: fixture.container.bottomAnchor, constant: -45),
        ])

        #expect(view.frame == CGRect(x: 226, y: 355, width: 0, height: 0))
    }

    @Test func aCenteredViewWithoutSizeIsEmpty() {
        let view = fixture.add()

        fixture.lay([
            view.centerXAnchor.constraint(equalTo: fixture.container.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: fixture.container.centerYAnchor),
        ])

        #expect(view.frame == CGRect(x: 150, y: 200, width: 0, height: 0))
    }

    @Test func aViewStaysAtTheLimitOfItsPosition() {
        let low = fixture.add()
        let high = fixture.add()

        fixture.lay([
            low.leftAnchor.constraint(lessThanOrEqualTo: fixture.container.leftAnchor, constant: 23),
            low.topAnchor.constraint(greaterThanOrEqualTo: fixture.container.topAnchor, constant: 17),
            low.widthAnchor.constraint(equalToConstant: 100), low.heightAnchor.constraint(equalToConstant: 100),
            high.rightAnchor.constraint(lessThanOrEqualTo: fixture.container.rightAnchor, constant: -45),
            high.bottomAnchor.constraint(greaterThanOrEqualTo: fixture.container.bottomAnchor, constant: -30),
            high.widthAnchor.constraint(equalToConstant: 100), high.heightAnchor.constraint(equalToConstant: 100),
        ])

        #expect(low.frame == CGRect(x: 23, y: 17, width: 100, height: 100))
        #expect(high.frame == CGRect(x: 155, y: 270, width: 100, height: 100))
    }

    @Test func aViewIsPositionedAtAnOptionalLimit() {
        let view = fixture.add()
        let limit = view.leftAnchor.constraint(lessThanOrEqualTo: fixture.container.leftAnchor, constant: 23)
        limit.priority = .defaultLow

        fixture.lay([limit])

        #expect(view.frame.minX == 23)
    }

    @Test func aSizeIsTheSmallestThatIsAllowed() {
        let least = fixture.add()
        let most = fixture.add()

        fixture.lay([
            least.widthAnchor.constraint(greaterThanOrEqualTo: fixture.container.widthAnchor, constant: -52),
            most.widthAnchor.constraint(lessThanOrEqualTo: fixture.container.widthAnchor, constant: -52),
        ])

        #expect(least.frame.width == 248)
        #expect(most.frame.width == 0)
    }

    /// Between two limits the total slack is the same at every position, so the smallest position is chosen.
    @Test(arguments: [false, true]) func aViewBetweenTwoLimitsTakesTheSmallestPosition(isReversed: Bool) {
        let view = fixture.add()
        let limits = [
            view.leftAnchor.constraint(greaterThanOrEqualTo: fixture.container.leftAnchor, constant: 20),
            view.rightAnchor.constraint(lessThanOrEqualTo: fixture.container.rightAnchor, constant: -20),
        ]

        fixture.lay([view.widthAnchor.constraint(equalToConstant: 50)] + (isReversed ? limits.reversed() : limits))

        #expect(view.frame.minX == 20)
    }

    @Test(arguments: [false, true]) func theYoungerViewTakesTheRemainingSpace(isReversed: Bool) {
        let older = fixture.add()
        let younger = fixture.add()
        let constraints = [
            older.leftAnchor.constraint(equalTo: fixture.container.leftAnchor),
            younger.leftAnchor.constraint(equalTo: older.rightAnchor),
            younger.rightAnchor.constraint(equalTo: fixture.container.rightAnchor),
        ]

        fixture.lay(isReversed ? constraints.reversed() : constraints)

        #expect(older.frame.width == 0)
        #expect(younger.frame.width == 300)
    }

    @Test func neighborsAreAtTheirMinimumDistance() {
        let one = fixture.add()
        let two = fixture.add()

        fixture.lay([
            two.leftAnchor.constraint(greaterThanOrEqualTo: one.rightAnchor, constant: 25),
            two.rightAnchor.constraint(equalTo: fixture.container.rightAnchor),
            one.widthAnchor.constraint(equalToConstant: 10), two.widthAnchor.constraint(equalToConstant: 20),
        ])

        #expect(one.frame.minX == 245)
        #expect(two.frame.minX == 280)
    }

    @Test func aLimitThatComesAndGoesLeavesTheLayoutAsItWas() {
        let view = fixture.add()
        fixture.lay([view.leftAnchor.constraint(lessThanOrEqualTo: fixture.container.leftAnchor, constant: 60)])
        let tighter = view.leftAnchor.constraint(lessThanOrEqualTo: fixture.container.leftAnchor, constant: 40)

        fixture.lay([tighter])
        #expect(view.frame.minX == 40)
        tighter.isActive = false
        fixture.lay()

        #expect(view.frame.minX == 60)
    }

    @Test func anOptionalEqualityPrecedesTheTightnessOfLimits() {
        let view = fixture.add()
        let preference = view.leftAnchor.constraint(equalTo: fixture.container.leftAnchor, constant: 5)
        preference.priority = UILayoutPriority(1)

        fixture.lay([
            preference, view.leftAnchor.constraint(lessThanOrEqualTo: fixture.container.leftAnchor, constant: 23),
        ])

        #expect(view.frame.minX == 5)
    }
}
