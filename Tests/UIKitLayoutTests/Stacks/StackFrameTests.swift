import TestSupport
import Testing
import UIKitCore
import VelariumTesting

/// Frames of three views of 40, 100 and 60 points (20 across) in a stack of 300 × 100 with spacing of 10, for every
/// distribution and alignment. The middle view hugs least.
@MainActor @Suite struct StackFrameTests {
    private let fixture = LayoutFixture()

    private nonisolated static let along: [(UIStackView.Distribution, [[CGFloat]])] = [
        (.fill, [[0, 40], [50, 180], [240, 60]]),
        (.fillEqually, [[0, 280.0 / 3], [310.0 / 3, 280.0 / 3], [620.0 / 3, 280.0 / 3]]),
        (.fillProportionally, [[0, 56], [66, 140], [216, 84]]),
        (.equalSpacing, [[0, 40], [90, 100], [240, 60]]),
        (.equalCentering, [[0, 40], [95, 100], [240, 60]]),
    ]
    /// Views without text have their baselines at their edges.
    private nonisolated static let across: [(UIStackView.Alignment, [CGFloat])] = [
        (.fill, [0, 100]), (.leading, [0, 20]), (.center, [40, 20]), (.trailing, [80, 20]), (.firstBaseline, [0, 20]),
        (.lastBaseline, [80, 20]),
    ]
    private nonisolated static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    private func views(_ axis: NSLayoutConstraint.Axis) -> [ContentView] {
        let views = [40, 100, 60].map { axis == .horizontal ? ContentView($0, 20) : ContentView(20, $0) }
        views[1].setContentHuggingPriority(.defaultLow - 1, for: axis)
        return views
    }

    private func lay(
        _ views: [UIView], _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution,
        _ alignment: UIStackView.Alignment, mirrored: Bool = false
    ) {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = 10
        if mirrored { stack.semanticContentAttribute = .forceRightToLeft }
        _ = fixture.add(stack)
        fixture.pin(stack, width: axis == .horizontal ? 300 : 100, height: axis == .horizontal ? 100 : 300)
    }

    @Test(arguments: axes, [Bool](arrayLiteral: false, true))
    func everyDistributionMeetsEveryAlignment(_ axis: NSLayoutConstraint.Axis, mirrored: Bool) {
        for (distribution, spans) in StackFrameTests.along {
            for (alignment, span) in StackFrameTests.across {
                let views = views(axis)

                lay(views, axis, distribution, alignment, mirrored: mirrored)

                // A column has no baselines to align.
                let isLine = alignment == .firstBaseline || alignment == .lastBaseline
                let across = axis == .vertical && isLine ? [0, 100] : span
                for (view, along) in zip(views, spans) {
                    var wanted =
                        axis == .horizontal
                        ? CGRect(x: along[0], y: across[0], width: along[1], height: across[1])
                        : CGRect(x: across[0], y: along[0], width: across[1], height: along[1])
                    if mirrored { wanted.origin.x = (axis == .horizontal ? 300 : 100) - wanted.maxX }
                    #expect(view.frame.isNear(wanted), "\(distribution) \(alignment): \(view.frame), not \(wanted)")
                }
            }
        }
    }

    @Test func theLastOfEquallyHuggingViewsTakesTheRemainingSpace() {
        let views = [ContentView(40, 20), ContentView(40, 20), ContentView(40, 20)]

        lay(views, .horizontal, .fill, .fill)

        #expect(views.map(\.frame.width) == [40, 40, 200])
    }

    @Test func aViewWithoutContentTakesTheRemainingSpace() {
        let plain = UIView()
        let content = ContentView(40, 20)

        lay([content, plain], .horizontal, .fill, .leading)

        #expect(content.frame.width == 40 && plain.frame.width == 250)
        #expect(plain.frame.height == 0)
    }

    @Test func nestedStacksAreProportionalIncludingTheirSpacing() {
        let inner = UIStackView(arrangedSubviews: [ContentView(30, 20), ContentView(30, 20)])
        inner.spacing = 40
        let single = ContentView(100, 20)

        lay([single, inner], .horizontal, .fillProportionally, .fill)

        #expect(abs(single.frame.width - inner.frame.width) < 0.4)
    }

    @Test func equalPartsAreKeptInNestedStacks() {
        let pairs = (0..<2).map { _ in [ContentView(10, 10), ContentView(50, 10)] }
        let rows = pairs.map(UIStackView.init(arrangedSubviews:))
        for row in rows { row.distribution = .fillEqually }

        lay(rows, .vertical, .fillEqually, .fill)

        for view in pairs.joined() { #expect(view.frame.size == CGSize(width: 50, height: 145)) }
    }

    @Test func aStackDeterminesTheContentSizeOfAScrollView() {
        let scroll = UIScrollView()
        let stack = UIStackView(arrangedSubviews: views(.vertical))
        stack.axis = .vertical
        stack.spacing = 10
        _ = fixture.add(scroll)
        _ = fixture.add(stack, to: scroll)
        fixture.pin(scroll, width: 200, height: 100)

        fixture.lay([
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])

        #expect(scroll.contentSize == CGSize(width: 200, height: 220))
    }

    @Test func anEmptyStackHasNoSize() {
        let stack = UIStackView()

        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
        #expect(stack.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(stack.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    }

    @Test(arguments: axes) func theFittingSizeIncludesSpacingMarginsAndVisibleViews(_ axis: NSLayoutConstraint.Axis) {
        let views = views(axis)
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = 10
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        views[0].isHidden = true

        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

        #expect(size == (axis == .horizontal ? CGSize(width: 176, height: 24) : CGSize(width: 26, height: 174)))
    }

    @Test(arguments: [false, true]) func stackMarginsFollowTheLayoutDirection(mirrored: Bool) {
        let stack = UIStackView(arrangedSubviews: [ContentView(40, 20)])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
        if mirrored { stack.semanticContentAttribute = .forceRightToLeft }
        _ = fixture.add(stack)

        fixture.pin(stack, width: 300, height: 20)

        #expect(stack.arrangedSubviews[0].frame.isAbout(mirrored ? 10 : 30, 0, 260, 20))
    }
}

extension CGRect {
    /// Whether all four values agree to the error of two roundings at 3 pixels per point.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.4 && abs(minY - other.minY) < 0.4 && abs(width - other.width) < 0.4
            && abs(height - other.height) < 0.4
    }
}
