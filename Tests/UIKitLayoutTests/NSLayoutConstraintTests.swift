import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct NSLayoutConstraintTests {
    private let fixture = LayoutFixture()

    @Test func fourConstraintsPlaceAView() {
        let view = fixture.add()

        fixture.pin(view, x: 20, y: 30, width: 100, height: 60)

        #expect(view.frame == CGRect(x: 20, y: 30, width: 100, height: 60))
    }

    @Test func aConstraintBelongsToTheNearestCommonAncestor() {
        let one = fixture.add()
        let two = fixture.add()
        let inner = fixture.add(to: one)
        let width = inner.widthAnchor.constraint(equalToConstant: 5)
        let across = inner.leftAnchor.constraint(equalTo: two.leftAnchor)
        let inside = inner.topAnchor.constraint(equalTo: one.topAnchor)

        NSLayoutConstraint.activate([width, across, inside])

        #expect(inner.constraints == [width])
        #expect(fixture.container.constraints == [across])
        #expect(one.constraints == [inside])
    }

    /// The x position of each attribute of a view at (20, 30) with a size of 100 × 60 points.
    @Test(arguments: [
        (NSLayoutConstraint.Attribute.left, CGFloat(20)), (.right, 120), (.leading, 20), (.trailing, 120),
        (.centerX, 70), (.leftMargin, 28), (.rightMargin, 112), (.leadingMargin, 28), (.trailingMargin, 112),
        (.centerXWithinMargins, 70),
    ]) func eachHorizontalAttributeHasItsPosition(attribute: NSLayoutConstraint.Attribute, x: CGFloat) {
        let view = fixture.add()
        let probe = fixture.add()
        fixture.pin(view, x: 20, y: 30, width: 100, height: 60)
        let isDirectional = [.leading, .trailing, .leadingMargin, .trailingMargin].contains(attribute)

        fixture.lay([
            NSLayoutConstraint(
                item: probe, attribute: isDirectional ? .leading : .left, relatedBy: .equal, toItem: view,
                attribute: attribute, multiplier: 1, constant: 0)
        ])

        #expect(probe.frame.minX == x)
    }

    @Test(arguments: [
        (NSLayoutConstraint.Attribute.top, CGFloat(30)), (.bottom, 90), (.centerY, 60), (.topMargin, 38),
        (.bottomMargin, 82), (.centerYWithinMargins, 60), (.firstBaseline, 30), (.lastBaseline, 90),
    ]) func eachVerticalAttributeHasItsPosition(attribute: NSLayoutConstraint.Attribute, y: CGFloat) {
        let view = fixture.add()
        let probe = fixture.add()
        fixture.pin(view, x: 20, y: 30, width: 100, height: 60)

        fixture.lay([
            NSLayoutConstraint(
                item: probe, attribute: .top, relatedBy: .equal, toItem: view, attribute: attribute, multiplier: 1,
                constant: 0)
        ])

        #expect(probe.frame.minY == y)
    }

    @Test func changingAConstantChangesOneFrame() throws {
        let one = fixture.add()
        let two = fixture.add()
        fixture.pin(one)
        fixture.pin(two, x: 100)
        let width = try #require(one.constraints.first { $0.firstAttribute == .width })

        width.constant = 80
        fixture.container.layoutIfNeeded()

        #expect(one.frame.width == 80)
        #expect(two.frame.minX == 100)
    }

    @Test func aMultiplierOfZeroLeavesTheConstantAlone() {
        let view = fixture.add()

        fixture.pin(view)
        fixture.lay([
            fixture.add().widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0, constant: 12)
        ])

        #expect(fixture.container.subviews[1].frame.width == 12)
    }

    @Test func anUnsatisfiableOptionalConstraintIsMetAsFarAsPossible() {
        let view = fixture.add()
        let preference = view.widthAnchor.constraint(equalToConstant: 500)
        preference.priority = .required - 1

        fixture.lay([
            view.leftAnchor.constraint(equalTo: fixture.container.leftAnchor, constant: 20),
            view.rightAnchor.constraint(lessThanOrEqualTo: fixture.container.rightAnchor), preference,
        ])

        #expect(view.frame.width == 280)
    }

    @Test func aConstraintIsDescribedAsInUIKit() throws {
        let view = fixture.add()
        let constraint = view.widthAnchor.constraint(equalToConstant: 100)
        constraint.identifier = "wide"
        let address = "0x[0-9a-f]+"
        let form = try Regex(
            "<NSLayoutConstraint:\(address) 'wide' UIView:\(address)\\.width == 100   \\(inactive\\)>")
        let match = try form.wholeMatch(in: constraint.description)

        #expect(match != nil)
        constraint.priority = .defaultHigh
        constraint.isActive = true
        #expect(constraint.description.contains(".width == 100 @750   (active)>"))
    }
}

/// What UIKit raises or warns about.
@MainActor @Suite struct ConstraintMisuseTests {
    private let fixture = LayoutFixture()

    init() { fixture.device.recordsMisuses = true }

    private var said: [String] { fixture.device.misuses.map(\.message) }

    @Test func viewsOfDifferentTreesHaveNoCommonAncestor() {
        let container = fixture.container
        let unrelated = UIView()

        let constraint = container.leftAnchor.constraint(equalTo: unrelated.leftAnchor)
        constraint.isActive = true

        #expect(!constraint.isActive)
        #expect(said.count == 1)
        #expect(said[0].hasPrefix("Unable to activate constraint with anchors "))
        #expect(said[0].contains("because they have no common ancestor.  Does the constraint or its anchors reference"))
        #expect(fixture.device.misuses[0].raises)
    }

    @Test func aPriorityCannotBecomeRequiredWhileActive() {
        let constraint = fixture.container.widthAnchor.constraint(equalToConstant: 3)
        constraint.priority = .defaultHigh
        constraint.isActive = true

        constraint.priority = .required

        #expect(constraint.priority == .defaultHigh)
        #expect(
            said == [
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported."
                    + "  You passed priority 1000 and the existing priority was 750."
            ])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func aNonFiniteConstantIsReportedAndBecomesZero(
        constant: CGFloat
    ) {
        let constraint = fixture.container.widthAnchor.constraint(equalToConstant: 3)

        constraint.constant = constant

        #expect(constraint.constant == 0)
        #expect(said.count == 1 && said[0].hasPrefix("Constant is not finite!  That's illegal.  constant:"))
    }

    @Test func aHugeConstantIsReportedAndClamped() {
        let view = fixture.add()

        fixture.pin(view, width: 1e12)

        #expect(view.frame.width == 1_000_000)
        #expect(said.count == 1 && said[0].contains("exceeds internal limits"))
    }

    @Test(arguments: [Float(0), -1, 1001, .nan]) func aPriorityOutOfRangeIsReportedAndIgnored(value: Float) {
        let constraint = fixture.container.widthAnchor.constraint(equalToConstant: 3)

        constraint.priority = UILayoutPriority(value)

        #expect(constraint.priority == .required)
        #expect(said.count == 1 && said[0].hasPrefix("It's illegal to set priority:"))
    }

    @Test(arguments: [
        (NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.height, "Invalid pairing of layout attributes"),
        (.width, .left, "Invalid pairing of layout attributes"),
        (.trailingMargin, .right, "Use leading/trailing for both or neither."),
        (.left, .leading, "Use leading/trailing for both or neither."),
        (.left, .notAnAttribute, "Location attributes must be specified in pairs."),
        (.notAnAttribute, .left, "Invalid pairing of layout attributes"),
    ])
    func invalidAttributePairsAreRefused(
        one: NSLayoutConstraint.Attribute, other: NSLayoutConstraint.Attribute, words: String
    ) {
        let constraint = NSLayoutConstraint(
            item: fixture.container, attribute: one, relatedBy: .equal, toItem: fixture.controller.view,
            attribute: other,
            multiplier: 1, constant: 0)
        constraint.isActive = true

        #expect(!constraint.isActive)
        #expect(said.count == 1 && said[0].hasSuffix(words))
    }

    @Test func aConstraintToADeallocatedViewStaysInactive() {
        var unrelated: UIView? = fixture.add()
        let constraint = fixture.container.leftAnchor.constraint(equalTo: unrelated!.leftAnchor)
        unrelated?.removeFromSuperview()
        unrelated = nil

        constraint.isActive = true

        #expect(!constraint.isActive)
        #expect(said.count == 1 && said[0].contains("(null)"))
        fixture.container.layoutIfNeeded()
    }

    @Test func addConstraintRefusesConstraintsOutsideTheViewsTree() {
        let one = fixture.add()
        let two = fixture.add()

        one.addConstraint(one.widthAnchor.constraint(equalTo: two.widthAnchor))

        #expect(one.constraints.isEmpty)
        #expect(said.count == 1 && said[0].hasPrefix("Unable to install constraint on view."))
    }

    @Test func tenThousandConstraintsOnOneViewSettle() {
        let view = fixture.add()
        fixture.pin(view)
        let crowd = (0..<10_000).map { view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0 % 60)) }
        NSLayoutConstraint.deactivate(view.constraints.filter { $0.firstAttribute == .width })

        fixture.lay(crowd)

        #expect(view.frame.width == 59)
        NSLayoutConstraint.deactivate(crowd)
        fixture.lay()
        #expect(view.constraints.count == 1)
    }

    @Test func aCycleOfAspectRatiosSettlesWithAReport() {
        let one = fixture.add()
        let two = fixture.add()

        fixture.lay([
            one.widthAnchor.constraint(equalTo: two.heightAnchor, multiplier: 2),
            two.heightAnchor.constraint(equalTo: two.widthAnchor),
            two.widthAnchor.constraint(equalTo: one.widthAnchor),
            one.widthAnchor.constraint(equalToConstant: 40), one.heightAnchor.constraint(equalToConstant: 10),
        ])

        #expect(said.count == 1 && said[0].hasPrefix("Unable to simultaneously satisfy constraints."))
        #expect(one.frame.width.isFinite && two.frame.height.isFinite)
    }
}
