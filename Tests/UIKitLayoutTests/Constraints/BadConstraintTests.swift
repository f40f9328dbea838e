import Testing
import UIKitCore
import VelariumTesting

/// Values and relations that no layout can satisfy: each is reported, and the rest is laid out.
@MainActor @Suite struct BadConstraintTests {
    private let fixture = LayoutFixture()

    init() { fixture.device.recordsMisuses = true }

    private var said: [String] { fixture.device.misuses.map(\.message) }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func aNonFiniteMultiplierIsReportedAndIgnored(
        multiplier: CGFloat
    ) {
        let one = fixture.add()
        let two = fixture.add()
        fixture.pin(two, width: 40)

        let constraint = one.widthAnchor.constraint(equalTo: two.widthAnchor, multiplier: multiplier)
        fixture.lay([constraint])

        #expect(!constraint.isActive)
        #expect(said.count == 1 && said[0].hasPrefix("Multiplier is not finite!  That's illegal."))
        #expect(two.frame.width == 40 && one.frame.width.isFinite)
    }

    @Test(arguments: [CGFloat(1e9), -1e30, 1e-9]) func aMultiplierOutOfRangeIsExcludedFromLayout(multiplier: CGFloat) {
        let one = fixture.add()
        let two = fixture.add()
        fixture.pin(two, width: 40)

        fixture.lay([one.widthAnchor.constraint(equalTo: two.widthAnchor, multiplier: multiplier)])
        fixture.container.setNeedsLayout()
        fixture.lay()

        #expect(said.count == 1 && said[0].hasPrefix("A constraint was ignored because its values are out of"))
        #expect(two.frame.width == 40 && one.frame.width.isFinite)
    }

    @Test func manyHugeMultipliersInARowSettle() {
        let views = (0..<6).map { _ in fixture.add() }
        fixture.pin(views[0], width: 40)

        fixture.lay(
            zip(views, views.dropFirst()).map {
                $1.widthAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 900_000)
            })

        #expect(views.allSatisfy { $0.frame.width.isFinite && $0.frame.minX.isFinite })
        #expect(views[0].frame.width == 40)
    }

    @Test func aConstraintCreatedWithNaNHasConstantZero() {
        let view = fixture.add()

        let constraint = view.widthAnchor.constraint(equalToConstant: .nan)
        fixture.lay([constraint])

        #expect(constraint.constant == 0 && view.frame.width == 0)
        #expect(said.count == 1 && said[0].hasPrefix("Constant is not finite!  That's illegal."))
    }

    @Test func aGrowingHugeConstantIsReportedOnce() {
        let view = fixture.add()
        let width = view.widthAnchor.constraint(equalToConstant: 2e6)
        fixture.lay([width])

        for step in 1...5 {
            width.constant = CGFloat(step) * 3e6
            fixture.lay()
        }

        #expect(said.count == 1)
        #expect(view.frame.width == 1_000_000)
    }

    @Test func hugeConstantsThatAddUpSettle() {
        let views = (0..<30).map { _ in fixture.add() }

        fixture.lay(
            [views[0].leftAnchor.constraint(equalTo: fixture.container.leftAnchor)]
                + zip(views, views.dropFirst()).map { $1.leftAnchor.constraint(equalTo: $0.leftAnchor, constant: 1e6) })

        #expect(views.allSatisfy { $0.frame.minX.isFinite })
        #expect(abs(views[29].frame.minX - 29e6) < 1)
    }

    /// The owning view and one item are released while the other item remains.
    @Test func anActiveConstraintBecomesInactiveWhenItsTreeIsReleased() {
        var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let survivor = UIView()
        survivor.translatesAutoresizingMaskIntoConstraints = false
        var constraint: NSLayoutConstraint?
        do {
            let doomed = fixture.add(to: root)
            root?.addSubview(survivor)
            constraint = survivor.leftAnchor.constraint(equalTo: doomed.leftAnchor, constant: 5)
            constraint?.isActive = true
            root?.layoutIfNeeded()
        }

        root = nil
        fixture.container.addSubview(survivor)
        fixture.pin(survivor, x: 30)

        #expect(constraint?.isActive == false)
        #expect(constraint?.secondItem == nil)
        #expect(survivor.frame.minX == 30)
        constraint?.isActive = true
        #expect(constraint?.isActive == false)
        #expect(said.count == 1 && said[0].contains("(null)"))
    }

    @Test func constraintsOfAReleasedGuideBecomeInactive() {
        let view = fixture.add()
        var guide: UILayoutGuide? = UILayoutGuide()
        fixture.container.addLayoutGuide(guide!)
        let constraint = view.leftAnchor.constraint(equalTo: guide!.leftAnchor)
        fixture.lay([constraint, guide!.leftAnchor.constraint(equalTo: fixture.container.leftAnchor, constant: 12)])
        #expect(view.frame.minX == 12)

        fixture.container.removeLayoutGuide(guide!)
        guide = nil
        fixture.lay()

        #expect(!constraint.isActive && constraint.secondItem == nil)
        #expect(said.isEmpty && view.frame.minX.isFinite)
    }

    @Test func contradictingRatiosInOneViewGiveAnEmptySize() {
        let view = fixture.add()

        fixture.lay([
            view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
        ])

        #expect(view.frame.size == .zero)
        #expect(said.isEmpty)
    }

    @Test func aCycleOfContradictingRatiosIsReportedAndSettles() {
        let views = (0..<5).map { _ in fixture.add() }
        let ring = zip(views, views.dropFirst() + views.prefix(1)).map {
            $0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 1.5)
        }

        fixture.lay(ring + [views[2].widthAnchor.constraint(greaterThanOrEqualToConstant: 10)])

        #expect(said.count == 1 && said[0].hasPrefix("Unable to simultaneously satisfy constraints."))
        #expect(views.allSatisfy { $0.frame.width.isFinite && $0.frame.width >= 0 })
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e12])
    func systemLayoutSizeFittingAnInvalidSizeReturnsAFiniteSize(length: CGFloat) {
        let box = fixture.add()
        let content = ContentView(80, 30)
        box.addSubview(content)
        NSLayoutConstraint.activate([
            content.leftAnchor.constraint(equalTo: box.leftAnchor),
            content.rightAnchor.constraint(equalTo: box.rightAnchor),
            content.topAnchor.constraint(equalTo: box.topAnchor),
            content.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])

        let size = box.systemLayoutSizeFitting(
            CGSize(width: length, height: length), withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)

        #expect(size == CGSize(width: 80, height: 30))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -3, 1e12]) func invalidIntrinsicContentSizesDoNotChangeOtherViews(
        length: CGFloat
    ) {
        let content = ContentView(length, length)
        let neighbor = fixture.add()
        _ = fixture.add(content)
        fixture.pin(neighbor, x: 7)

        fixture.lay([content.topAnchor.constraint(equalTo: neighbor.bottomAnchor)])

        #expect(content.frame.minY == 40 && content.frame.width.isFinite && content.frame.height.isFinite)
        #expect(neighbor.frame.minX == 7)
    }

    @Test(arguments: [Float(0), -1, 1001, .nan]) func contentPrioritiesOutOfRangeAreReportedAndIgnored(value: Float) {
        let view = fixture.add()

        view.setContentHuggingPriority(UILayoutPriority(value), for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(value), for: .vertical)

        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        #expect(said.count == 2 && said[0].hasPrefix("It's illegal to set priority:"))
    }

    @Test(arguments: [UILayoutPriority.required, .defaultHigh])
    func withoutAWindowAPriorityMayChangeWhileActive(before: UILayoutPriority) {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        width.priority = before
        let other = view.widthAnchor.constraint(equalToConstant: 50)
        other.priority = UILayoutPriority(900)
        NSLayoutConstraint.activate([
            width, other, view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.topAnchor.constraint(equalTo: container.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        container.layoutIfNeeded()

        width.priority = before == .required ? .defaultHigh : .required
        container.setNeedsLayout()
        container.layoutIfNeeded()

        #expect(said.isEmpty && width.isActive && view.frame.width == (before == .required ? 50 : 30))
    }

    @Test(arguments: [UILayoutPriority.required, .defaultHigh])
    func aPriorityCannotChangeToOrFromRequiredWhileActive(before: UILayoutPriority) {
        let view = fixture.add()
        let after: UILayoutPriority = before == .required ? .defaultHigh : .required
        let constraint = view.widthAnchor.constraint(equalToConstant: 30)
        constraint.priority = before
        fixture.lay([constraint])

        constraint.priority = after

        #expect(constraint.priority == before && view.frame.width == 30)
        #expect(
            said == [
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported."
                    + "  You passed priority \(Int(after.rawValue)) and the existing priority was \(Int(before.rawValue))."
            ])
        constraint.isActive = false
        constraint.priority = after
        #expect(constraint.priority == after && said.count == 1)
    }
}
