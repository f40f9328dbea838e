import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct NSLayoutAnchorTests {
    private let fixture = LayoutFixture()
    private let base: UIView
    private let probe: UIView

    init() {
        base = fixture.add()
        probe = fixture.add()
        fixture.pin(base, x: 100, y: 80, width: 60, height: 40)
    }

    @Test func horizontalAnchorsHaveEveryForm() {
        let one = probe.leftAnchor
        let two = base.rightAnchor
        let forms = [
            one.constraint(equalTo: two), one.constraint(equalTo: two, constant: 3),
            one.constraint(greaterThanOrEqualTo: two), one.constraint(greaterThanOrEqualTo: two, constant: 3),
            one.constraint(lessThanOrEqualTo: two), one.constraint(lessThanOrEqualTo: two, constant: 3),
            one.constraint(equalToSystemSpacingAfter: two, multiplier: 2),
            one.constraint(greaterThanOrEqualToSystemSpacingAfter: two, multiplier: 1),
            one.constraint(lessThanOrEqualToSystemSpacingAfter: two, multiplier: 0.5),
        ]

        #expect(forms.map(\.constant) == [0, 3, 0, 3, 0, 3, 16, 8, 4])
        #expect(forms.map(\.relation.rawValue) == [0, 0, 1, 1, -1, -1, 0, 1, -1])
        #expect(forms.allSatisfy { $0.firstAttribute == .left && $0.secondAttribute == .right && $0.multiplier == 1 })
        #expect(forms.allSatisfy { $0.firstItem === probe && $0.secondItem === base && !$0.isActive })
    }

    @Test func verticalAnchorsHaveEveryForm() {
        let one = probe.topAnchor
        let two = base.bottomAnchor
        let forms = [
            one.constraint(equalTo: two, constant: 3), one.constraint(greaterThanOrEqualTo: two, constant: 3),
            one.constraint(lessThanOrEqualTo: two, constant: 3),
            one.constraint(equalToSystemSpacingBelow: two, multiplier: 2),
            one.constraint(greaterThanOrEqualToSystemSpacingBelow: two, multiplier: 1),
            one.constraint(lessThanOrEqualToSystemSpacingBelow: two, multiplier: 0.5),
        ]

        #expect(forms.map(\.constant) == [3, 3, 3, 16, 8, 4])
        #expect(forms.map(\.relation.rawValue) == [0, 1, -1, 0, 1, -1])
    }

    @Test func dimensionAnchorsHaveEveryForm() {
        let one = probe.widthAnchor
        let two = base.heightAnchor
        let forms = [
            one.constraint(equalToConstant: 5), one.constraint(greaterThanOrEqualToConstant: 5),
            one.constraint(lessThanOrEqualToConstant: 5), one.constraint(equalTo: two),
            one.constraint(equalTo: two, multiplier: 2), one.constraint(greaterThanOrEqualTo: two, multiplier: 2),
            one.constraint(lessThanOrEqualTo: two, multiplier: 2),
            one.constraint(equalTo: two, multiplier: 2, constant: 5),
            one.constraint(greaterThanOrEqualTo: two, multiplier: 2, constant: 5),
            one.constraint(lessThanOrEqualTo: two, multiplier: 2, constant: 5),
            one.constraint(equalTo: two, constant: 5),
        ]

        #expect(forms.map(\.constant) == [5, 5, 5, 0, 0, 0, 0, 5, 5, 5, 5])
        #expect(forms.map(\.multiplier) == [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1])
        #expect(forms.map(\.relation.rawValue) == [0, 1, -1, 0, 0, 1, -1, 0, 1, -1, 0])
        #expect(forms[0].secondItem == nil && forms[0].secondAttribute == .notAnAttribute)
    }

    @Test func anchorWithOffsetIsADimension() {
        let gap = base.rightAnchor.anchorWithOffset(to: probe.leftAnchor)
        let drop = base.topAnchor.anchorWithOffset(to: probe.topAnchor)

        fixture.lay([
            gap.constraint(equalTo: base.widthAnchor, multiplier: 0.5), drop.constraint(equalToConstant: 7),
            probe.widthAnchor.constraint(equalTo: gap),
        ])

        #expect(probe.frame.isAbout(190, 87, 30, 0))
    }

    @Test func systemSpacingBetweenBaselinesIsTheLineHeight() {
        let upper = UILabel()
        let lower = UILabel()
        for label in [upper, lower] {
            label.text = "Text"
            _ = fixture.add(label)
        }
        lower.font = .systemFont(ofSize: 30)

        let constraint = lower.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)

        #expect(constraint.constant == lower.font.lineHeight)
    }

    @Test func anchorsOfTheSameAttributeAreEqual() {
        #expect(base.leftAnchor == base.leftAnchor)
        #expect(base.leftAnchor != base.rightAnchor)
        let constraint = base.leftAnchor.constraint(equalTo: probe.leftAnchor)
        #expect(constraint.firstAnchor.description.contains(".left\">"))
        #expect(constraint.secondAnchor != nil)
        #expect(base.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    }

    @Test func baselinesAlignTextOfDifferentSizes() {
        let small = UILabel()
        let large = UILabel()
        small.text = "Text"
        large.text = "Text"
        large.font = .systemFont(ofSize: 40)
        _ = fixture.add(small)
        _ = fixture.add(large)

        fixture.lay([
            large.topAnchor.constraint(equalTo: fixture.container.topAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])

        let difference = large.font.ascender - small.font.ascender
        #expect(abs(small.frame.minY - difference) < 1)
    }
}
