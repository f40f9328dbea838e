import Testing
import UIKitCore
import VelariumTesting

/// Frames of views whose constraints are ambiguous: the sizes are smallest, then inequalities are as tight as
/// possible, then positions are smallest.
@MainActor @Suite struct LayoutTieTests {
    private let stage = LayoutStage()

    @Test func aViewWithoutSizeConstraintsIsEmptyAtItsEdge() {
        let view = stage.add()

        stage.lay([
            view.rightAnchor.constraint(equalTo: stage.room.rightAnchor, constant: -74),
            view.bottomAnchor.constraint(equalTo: stage.room.bottomAnchor, constant: -45),
        ])

        #expect(view.frame == CGRect(x: 226, y: 355, width: 0, height: 0))
    }

    @Test func aCenteredViewWithoutSizeIsEmpty() {
        let view = stage.add()

        stage.lay([
            view.centerXAnchor.constraint(equalTo: stage.room.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: stage.room.centerYAnchor),
        ])

        #expect(view.frame == CGRect(x: 150, y: 200, width: 0, height: 0))
    }

    @Test func aViewStaysAtTheLimitOfItsPosition() {
        let low = stage.add()
        let high = stage.add()

        stage.lay([
            low.leftAnchor.constraint(lessThanOrEqualTo: stage.room.leftAnchor, constant: 23),
            low.topAnchor.constraint(greaterThanOrEqualTo: stage.room.topAnchor, constant: 17),
            low.widthAnchor.constraint(equalToConstant: 100), low.heightAnchor.constraint(equalToConstant: 100),
            high.rightAnchor.constraint(lessThanOrEqualTo: stage.room.rightAnchor, constant: -45),
            high.bottomAnchor.constraint(greaterThanOrEqualTo: stage.room.bottomAnchor, constant: -30),
            high.widthAnchor.constraint(equalToConstant: 100), high.heightAnchor.constraint(equalToConstant: 100),
        ])

        #expect(low.frame == CGRect(x: 23, y: 17, width: 100, height: 100))
        #expect(high.frame == CGRect(x: 155, y: 270, width: 100, height: 100))
    }

    @Test func aViewIsPositionedAtAnOptionalLimit() {
        let view = stage.add()
        let limit = view.leftAnchor.constraint(lessThanOrEqualTo: stage.room.leftAnchor, constant: 23)
        limit.priority = .defaultLow

        stage.lay([limit])

        #expect(view.frame.minX == 23)
    }

    @Test func aSizeIsTheSmallestThatIsAllowed() {
        let least = stage.add()
        let most = stage.add()

        stage.lay([
            least.widthAnchor.constraint(greaterThanOrEqualTo: stage.room.widthAnchor, constant: -52),
            most.widthAnchor.constraint(lessThanOrEqualTo: stage.room.widthAnchor, constant: -52),
        ])

        #expect(least.frame.width == 248)
        #expect(most.frame.width == 0)
    }

    /// Between two limits the total slack is the same at every position, so the smallest position is chosen.
    @Test(arguments: [false, true]) func aViewBetweenTwoLimitsTakesTheSmallestPosition(isReversed: Bool) {
        let view = stage.add()
        let limits = [
            view.leftAnchor.constraint(greaterThanOrEqualTo: stage.room.leftAnchor, constant: 20),
            view.rightAnchor.constraint(lessThanOrEqualTo: stage.room.rightAnchor, constant: -20),
        ]

        stage.lay([view.widthAnchor.constraint(equalToConstant: 50)] + (isReversed ? limits.reversed() : limits))

        #expect(view.frame.minX == 20)
    }

    @Test(arguments: [false, true]) func theYoungerViewTakesTheRemainingSpace(isReversed: Bool) {
        let older = stage.add()
        let younger = stage.add()
        let constraints = [
            older.leftAnchor.constraint(equalTo: stage.room.leftAnchor),
            younger.leftAnchor.constraint(equalTo: older.rightAnchor),
            younger.rightAnchor.constraint(equalTo: stage.room.rightAnchor),
        ]

        stage.lay(isReversed ? constraints.reversed() : constraints)

        #expect(older.frame.width == 0)
        #expect(younger.frame.width == 300)
    }

    @Test func neighborsAreAtTheirMinimumDistance() {
        let one = stage.add()
        let two = stage.add()

        stage.lay([
            two.leftAnchor.constraint(greaterThanOrEqualTo: one.rightAnchor, constant: 25),
            two.rightAnchor.constraint(equalTo: stage.room.rightAnchor),
            one.widthAnchor.constraint(equalToConstant: 10), two.widthAnchor.constraint(equalToConstant: 20),
        ])

        #expect(one.frame.minX == 245)
        #expect(two.frame.minX == 280)
    }

    @Test func aLimitThatComesAndGoesLeavesTheLayoutAsItWas() {
        let view = stage.add()
        stage.lay([view.leftAnchor.constraint(lessThanOrEqualTo: stage.room.leftAnchor, constant: 60)])
        let tighter = view.leftAnchor.constraint(lessThanOrEqualTo: stage.room.leftAnchor, constant: 40)

        stage.lay([tighter])
        #expect(view.frame.minX == 40)
        tighter.isActive = false
        stage.lay()

        #expect(view.frame.minX == 60)
    }

    @Test func anOptionalEqualityPrecedesTheTightnessOfLimits() {
        let view = stage.add()
        let preference = view.leftAnchor.constraint(equalTo: stage.room.leftAnchor, constant: 5)
        preference.priority = UILayoutPriority(1)

        stage.lay([preference, view.leftAnchor.constraint(lessThanOrEqualTo: stage.room.leftAnchor, constant: 23)])

        #expect(view.frame.minX == 5)
    }
}
