import Testing
import UIKitCore
import VelariumTesting

/// Valid forms of constraints, and the properties they return.
@MainActor @Suite struct ConstraintFormTests {
    private let fixture = LayoutFixture()

    @Test func aHorizontalPositionCanBeConstrainedToAVerticalOne() {
        let one = fixture.add()
        let two = fixture.add()
        fixture.pin(two, x: 40, y: 70)

        fixture.lay([
            NSLayoutConstraint(
                item: one, attribute: .left, relatedBy: .equal, toItem: two, attribute: .top, multiplier: 1, constant: 5
            ),
            NSLayoutConstraint(
                item: one, attribute: .bottom, relatedBy: .equal, toItem: two, attribute: .right, multiplier: 2,
                constant: 0),
            one.heightAnchor.constraint(equalToConstant: 30), one.widthAnchor.constraint(equalToConstant: 10),
        ])

        #expect(one.frame == CGRect(x: 75, y: 150, width: 10, height: 30))
    }

    @Test func aLeadingEdgeConstrainedToATopCountsFromTheLeadingSide() {
        let one = fixture.add()
        let two = fixture.add()
        fixture.pin(two, y: 70)
        fixture.container.semanticContentAttribute = .forceRightToLeft

        fixture.lay([
            NSLayoutConstraint(
                item: one, attribute: .leading, relatedBy: .equal, toItem: two, attribute: .top, multiplier: 1,
                constant: 5),
            one.widthAnchor.constraint(equalToConstant: 10),
        ])

        #expect(one.frame.maxX == 225)
    }

    @Test func theAnchorsOfAConstraintEqualThoseItWasMadeFrom() {
        let one = fixture.add()
        let two = fixture.add()

        let constraint = one.topAnchor.constraint(equalTo: two.bottomAnchor)

        let second: NSLayoutAnchor<AnyObject>? = constraint.secondAnchor
        #expect(constraint.firstAnchor == one.topAnchor)
        #expect(one.topAnchor == constraint.firstAnchor)
        #expect(constraint.firstAnchor != one.bottomAnchor)
        #expect(constraint.firstAnchor.isEqual(one.topAnchor) && two.bottomAnchor.isEqual(second))
        #expect(!one.topAnchor.isEqual(two.topAnchor) && !one.topAnchor.isEqual("top"))
        #expect(second?.hash == two.bottomAnchor.hash)
        #expect(Set<NSObject>([constraint.firstAnchor, one.topAnchor]).count == 1)
    }

    /// Compares by identity: the compiler rejects casts between these generic classes.
    @Test func theAnchorsOfAConstraintHaveTheClassOfTheirSource() throws {
        let view = fixture.add()
        let across = view.leftAnchor
        let down = view.topAnchor

        let classes = [
            view.widthAnchor.constraint(equalToConstant: 1).firstAnchor,
            across.constraint(equalTo: fixture.container.leftAnchor).firstAnchor,
            try #require(down.constraint(equalTo: fixture.container.topAnchor).secondAnchor),
            across.anchorWithOffset(to: view.rightAnchor).constraint(equalToConstant: 3).firstAnchor,
        ].map { ObjectIdentifier(type(of: $0)) }

        let expected: [AnyClass] = [
            NSLayoutDimension.self, NSLayoutXAxisAnchor.self, NSLayoutYAxisAnchor.self, NSLayoutDimension.self,
        ]
        #expect(classes == expected.map { ObjectIdentifier($0) })
    }

    @Test func anAnchorOfAConstraintMakesConstraints() {
        let one = fixture.add()
        let two = fixture.add()
        let anchor = one.widthAnchor.constraint(equalToConstant: 1).firstAnchor
        let other = two.widthAnchor.constraint(equalToConstant: 1).firstAnchor

        fixture.lay([anchor.constraint(equalTo: other, constant: 5), two.widthAnchor.constraint(equalToConstant: 20)])

        #expect(one.frame.width == 25)
    }

    @Test func aZeroMultiplierTurnsADimensionConstraintIntoAConstant() {
        let one = fixture.add()
        let two = fixture.add()

        let forms = [
            one.widthAnchor.constraint(equalTo: two.widthAnchor, multiplier: 0),
            one.widthAnchor.constraint(greaterThanOrEqualTo: two.widthAnchor, multiplier: 0, constant: 30),
            one.widthAnchor.constraint(lessThanOrEqualTo: two.widthAnchor, multiplier: 0, constant: 40),
        ]

        #expect(forms.allSatisfy { $0.secondItem == nil && $0.secondAnchor == nil && $0.multiplier == 1 })
        #expect(forms.allSatisfy { $0.secondAttribute == .notAnAttribute })
        #expect(forms.map(\.constant) == [0, 30, 40])
        #expect(forms.map(\.relation.rawValue) == [0, 1, -1])
    }
}
