import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct ContentSizeTests {
    private let fixture = LayoutFixture()

    @Test func contentGivesAViewItsSize() {
        let view = fixture.add(ContentView(120, 40))

        fixture.lay([
            view.leftAnchor.constraint(equalTo: fixture.container.leftAnchor),
            view.topAnchor.constraint(equalTo: fixture.container.topAnchor),
        ])

        #expect(view.frame.size == CGSize(width: 120, height: 40))
    }

    @Test func everyViewHugsAt250AndResistsAt750() {
        let view = UIView()

        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        view.setContentHuggingPriority(.required, for: .vertical)
        #expect(view.contentHuggingPriority(for: .vertical) == .required)
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }

    @Test func theViewThatHugsLessTakesTheRemainingSpace() {
        let one = fixture.add(ContentView(50, 10))
        let two = fixture.add(ContentView(50, 10))
        one.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        fixture.lay(row(one, two))
        #expect(one.frame.width == 50 && two.frame.width == 250)

        two.setContentHuggingPriority(.defaultLow + 2, for: .horizontal)
        fixture.lay()

        #expect(one.frame.width == 250 && two.frame.width == 50)
    }

    @Test func theViewThatResistsLessIsCompressed() {
        let one = fixture.add(ContentView(200, 10))
        let two = fixture.add(ContentView(200, 10))
        one.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)

        fixture.lay(row(one, two))

        #expect(one.frame.width == 100 && two.frame.width == 200)
    }

    @Test func newContentMovesDependentViews() throws {
        let one = ContentView(50, 10)
        let two = ContentView(60, 10)
        _ = fixture.add(one)
        _ = fixture.add(two)
        fixture.lay([
            one.leftAnchor.constraint(equalTo: fixture.container.leftAnchor),
            two.leftAnchor.constraint(equalTo: one.rightAnchor),
        ])

        one.size.width = 70
        fixture.container.layoutIfNeeded()
        #expect(two.frame.minX == 70)
        one.size.width = UIView.noIntrinsicMetric
        fixture.container.layoutIfNeeded()

        #expect(two.frame.minX == 0)
    }

    private func row(_ one: UIView, _ two: UIView) -> [NSLayoutConstraint] {
        [
            one.leftAnchor.constraint(equalTo: fixture.container.leftAnchor),
            two.leftAnchor.constraint(equalTo: one.rightAnchor),
            two.rightAnchor.constraint(equalTo: fixture.container.rightAnchor),
        ]
    }
}

@MainActor @Suite struct WrappingTextTests {
    private let fixture = LayoutFixture()
    private let long = "A sentence that is far too long for a single line of the room it is in, and so it wraps."

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    private func fill(_ view: UIView, in parent: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
        [
            view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: inset),
            view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -inset),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset),
        ]
    }

    @Test func aLabelIsAsHighAsItsTextAtItsWidth() {
        let label = label(long)
        fixture.container.addSubview(label)

        fixture.lay(fill(label, in: fixture.container).dropLast())

        #expect(label.frame.width == 300)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 300, height: 0)).height)
        #expect(label.frame.height > 2 * label.font.lineHeight)
    }

    @Test func aShortTextKeepsItsIntrinsicSize() {
        let label = label("Short")
        fixture.container.addSubview(label)

        fixture.lay([
            label.leftAnchor.constraint(equalTo: fixture.container.leftAnchor),
            label.rightAnchor.constraint(lessThanOrEqualTo: fixture.container.rightAnchor),
        ])

        #expect(label.frame.size == label.sizeThatFits(.zero))
    }

    @Test(arguments: [1, 5, 12]) func nestedTextWrapsToItsWidth(depth: Int) {
        let label = label(long)
        var outer = fixture.add()
        fixture.lay(fill(outer, in: fixture.container).dropLast())
        for _ in 0..<depth {
            let inner = fixture.add(to: outer)
            fixture.lay(fill(inner, in: outer, inset: 4))
            outer = inner
        }
        outer.addSubview(label)
        NSLayoutConstraint.activate(fill(label, in: outer))

        fixture.device.advance(by: 0.02)

        let width = 300 - 8 * CGFloat(depth)
        #expect(label.frame.width == width)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: width, height: 0)).height)
        #expect(abs(fixture.container.subviews[0].frame.height - label.frame.height - 8 * CGFloat(depth)) < 0.001)
    }

    @Test func newTextMovesWhatIsBelow() {
        let upper = label("Short")
        let lower = label("Below")
        fixture.container.addSubview(upper)
        fixture.container.addSubview(lower)
        fixture.lay([
            upper.leftAnchor.constraint(equalTo: fixture.container.leftAnchor),
            upper.topAnchor.constraint(equalTo: fixture.container.topAnchor),
            upper.widthAnchor.constraint(equalToConstant: 100), lower.topAnchor.constraint(equalTo: upper.bottomAnchor),
        ])
        let line = lower.frame.minY

        upper.text = long
        fixture.device.advance(by: 0.02)

        #expect(lower.frame.minY > 3 * line)
        #expect(lower.frame.minY == upper.frame.maxY)
    }

    @Test func preferredMaxLayoutWidthDeterminesTheWrapping() {
        let label = label(long)
        label.preferredMaxLayoutWidth = 120
        fixture.container.addSubview(label)

        fixture.lay([label.leftAnchor.constraint(equalTo: fixture.container.leftAnchor)])

        #expect(label.frame.size == label.sizeThatFits(CGSize(width: 120, height: 0)))
    }

    // MARK: Fitting

    @Test func theFittingSizeIsTheSmallestThatConstraintsAllow() {
        let box = UIView()
        let content = ContentView(80, 30)
        box.addSubview(content)
        NSLayoutConstraint.activate(fill(content, in: box, inset: 10))

        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 50))
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 100, height: 50))
        #expect(box.frame == .zero && content.frame == .zero)
    }

    @Test func aRequiredWidthGivesTheHeightOfItsText() {
        let box = UIView()
        let label = label(long)
        box.addSubview(label)
        NSLayoutConstraint.activate(fill(label, in: box, inset: 10))

        let size = box.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)

        #expect(size.width == 200)
        #expect(size.height == label.sizeThatFits(CGSize(width: 180, height: 0)).height + 20)
    }

    @Test func constraintsToTheSuperviewDoNotAffectTheFittingSize() {
        let box = fixture.add()
        let content = ContentView(80, 30)
        box.addSubview(content)
        NSLayoutConstraint.activate(fill(content, in: box))
        fixture.lay([box.widthAnchor.constraint(lessThanOrEqualTo: fixture.container.widthAnchor, multiplier: 0.1)])

        #expect(box.systemLayoutSizeFitting(.zero).width == 80)
    }

    @Test func contentAloneFitsItself() {
        let label = label("Short")

        #expect(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == label.sizeThatFits(.zero))
    }
}
