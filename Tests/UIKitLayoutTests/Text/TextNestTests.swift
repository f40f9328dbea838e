import TestSupport
import Testing
import UIKitCore
import VelariumTesting

/// Wrapping text in randomly nested stacks, made from a seed.
@MainActor @Suite struct TextNestTests {
    private let fixture = LayoutFixture()

    private static let words = [
        "a", "word", "that", "wraps", "sometimes", "and", "considerably", "longer", "one", "whatever", "gets", "in",
    ]

    private func label(_ random: inout SeededRandom) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: [12, 17, 24][random.number(below: 3)])
        label.text = (0...random.number(below: 24)).map { _ in Self.words[random.number(below: Self.words.count)] }
            .joined(separator: " ")
        return label
    }

    private func nest(_ depth: Int, _ random: inout SeededRandom) -> UIStackView {
        let stack = UIStackView()
        let isRow = random.number(below: 2) == 0
        stack.axis = isRow ? .horizontal : .vertical
        stack.spacing = CGFloat(random.number(below: 3) * 2)
        // Alignment .fill would stretch labels beyond the height of their text.
        stack.alignment = isRow ? [.leading, .center, .trailing, .firstBaseline][random.number(below: 4)] : .fill
        var holdsStacks = false
        for _ in 0...(1 + random.number(below: isRow ? 2 : 3)) {
            switch random.number(below: 4) {
            case 0 where depth > 0:
                holdsStacks = true
                stack.addArrangedSubview(nest(depth - 1, &random))
            case 1:
                let picture = ContentView(CGFloat(8 + random.number(below: 16)), CGFloat(8 + random.number(below: 30)))
                picture.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
                picture.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
                stack.addArrangedSubview(picture)
            default: stack.addArrangedSubview(label(&random))
            }
        }
        if isRow, holdsStacks { stack.distribution = .fillEqually }
        return stack
    }

    @Test(arguments: 0..<TestRun.cases(120)) func everyTextHasTheHeightItNeeds(seed: Int) throws {
        var random = SeededRandom(seed: seed)
        let root = nest(4, &random)
        _ = fixture.add(root)
        fixture.device.recordsMisuses = true

        fixture.lay([
            root.leftAnchor.constraint(equalTo: fixture.container.leftAnchor),
            root.topAnchor.constraint(equalTo: fixture.container.topAnchor),
            root.widthAnchor.constraint(equalToConstant: CGFloat(300 + random.number(below: 200))),
        ])

        verifyLayout(of: root)
        #expect(fixture.device.misuses.isEmpty)
        // One solve finds the widths, one the heights; aligned baselines may need some more.
        #expect(try #require(fixture.container.layoutCounts).solved <= 5)
    }

    private func verifyLayout(of stack: UIStackView) {
        let views = stack.arrangedSubviews
        for (view, next) in zip(views, views.dropFirst()) {
            let gap =
                stack.axis == .horizontal ? next.frame.minX - view.frame.maxX : next.frame.minY - view.frame.maxY
            #expect(abs(gap - stack.spacing) < 0.4)
        }
        for view in views {
            #expect(stack.bounds.insetBy(dx: -0.4, dy: -0.4).contains(view.frame))
            if let inner = view as? UIStackView { verifyLayout(of: inner) }
            guard let label = view as? UILabel else { continue }
            #expect(label.frame.height > height(of: label, at: label.frame.width) - 0.7, "\(label.frame)")
            // A label whose width was rounded up may have been measured a pixel narrower.
            #expect(label.frame.height < height(of: label, at: label.frame.width - 0.34) + 0.7, "\(label.frame)")
        }
    }

    private func height(of label: UILabel, at width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    // MARK: Single cases

    private func words(_ text: String) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label
    }

    private let long = "A sentence that is far too long for a single line of half the room it is in."

    private func row(_ views: [UIView]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views)
        row.alignment = .top
        _ = fixture.add(row)
        fixture.lay([
            row.leftAnchor.constraint(equalTo: fixture.container.leftAnchor),
            row.topAnchor.constraint(equalTo: fixture.container.topAnchor),
            row.widthAnchor.constraint(equalToConstant: 300),
        ])
        return row
    }

    @Test func twoLongTextsShareARow() {
        let one = words(long)
        let two = words(long + long)

        _ = row([one, two])

        #expect(one.frame.width == 150 && two.frame.width == 150)
    }

    @Test func aTextThatBeginsToWrapSharesTheRowEqually() {
        let one = words(long)
        let two = words(long)
        two.numberOfLines = 1
        _ = row([one, two])

        two.numberOfLines = 0
        fixture.lay()

        #expect(one.frame.width == 150 && two.frame.width == 150)
    }

    @Test func aLongTextTakesTheSpaceThatAShortOneLeaves() {
        let short = words("Hi")
        let long = words(long)

        _ = row([short, long])

        #expect(short.frame.width == short.sizeThatFits(.zero).width)
        #expect(abs(long.frame.width - (300 - short.frame.width)) < 0.001)
    }

    @Test func theTextThatResistsLessWrapsMore() {
        let strong = words("Some words that stay")
        let weak = words(long)
        weak.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)

        _ = row([weak, strong])

        #expect(abs(strong.frame.width - strong.sizeThatFits(.zero).width) < 0.001)
        #expect(weak.frame.height == weak.sizeThatFits(CGSize(width: weak.frame.width, height: 0)).height)
    }

    @Test func attributedTextAndPreferredWidthsAreMeasured() {
        let rich = UILabel()
        let fixed = words(long)
        rich.numberOfLines = 0
        rich.attributedText = NSAttributedString(string: long, attributes: [.font: UIFont.systemFont(ofSize: 30)])
        fixed.preferredMaxLayoutWidth = 100
        fixed.setContentCompressionResistancePriority(.required, for: .horizontal)
        fixed.setContentHuggingPriority(.required, for: .horizontal)

        _ = row([rich, fixed])

        #expect(fixed.frame.size == fixed.intrinsicContentSize && fixed.frame.width <= 100)
        #expect(rich.frame.height == rich.sizeThatFits(CGSize(width: rich.frame.width, height: 0)).height)
        #expect(rich.frame.height > 3 * 30)
    }

    @Test func textThatShrinksStaysOneLine() {
        let shrinking = UILabel()
        let mark = ContentView(200, 10)
        shrinking.text = long
        shrinking.adjustsFontSizeToFitWidth = true
        shrinking.minimumScaleFactor = 0.1
        mark.setContentCompressionResistancePriority(.required, for: .horizontal)

        _ = row([shrinking, mark])

        #expect(shrinking.frame.width == 100)
        #expect(shrinking.frame.height == shrinking.sizeThatFits(.zero).height)
    }
}
