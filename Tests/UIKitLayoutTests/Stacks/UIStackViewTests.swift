import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Frames of views in stacks of 300 × 100 (rows) and 100 × 300 points (columns).
@MainActor @Suite struct UIStackViewTests {
    private let fixture = LayoutFixture()

    private func stack(
        _ axis: NSLayoutConstraint.Axis, _ views: [UIView], _ change: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        change(stack)
        _ = fixture.add(stack)
        fixture.pin(stack, width: axis == .horizontal ? 300 : 100, height: axis == .horizontal ? 100 : 300)
        return stack
    }

    /// The origins and lengths of the views along `axis`.
    private func spans(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) -> [[CGFloat]] {
        views.map {
            axis == .horizontal ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
        }
    }

    private func contents(_ axis: NSLayoutConstraint.Axis, _ lengths: [CGFloat]) -> [ContentView] {
        lengths.map { axis == .horizontal ? ContentView($0, 20) : ContentView(20, $0) }
    }

    @Test func aNewStackIsARowThatFills() {
        let stack = UIStackView()

        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && stack.arrangedSubviews.isEmpty)
        #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
        #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    }

    @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
    func eachDistributionDividesTheSpace(_ axis: NSLayoutConstraint.Axis) {
        let expected: [(UIStackView.Distribution, [[CGFloat]])] = [
            (.fill, [[0, 40], [50, 180], [240, 60]]),
            (.fillEqually, [[0, 280.0 / 3], [310.0 / 3, 280.0 / 3], [620.0 / 3, 280.0 / 3]]),
            (.fillProportionally, [[0, 56], [66, 140], [216, 84]]),
            (.equalSpacing, [[0, 40], [90, 100], [240, 60]]),
            (.equalCentering, [[0, 40], [95, 100], [240, 60]]),
        ]
        for (distribution, spans) in expected {
            let views = contents(axis, [40, 100, 60])
            views[1].setContentHuggingPriority(.defaultLow - 1, for: axis)

            _ = stack(axis, views) {
                $0.distribution = distribution
                $0.spacing = 10
            }

            for (found, wanted) in zip(self.spans(views, axis), spans) {
                #expect(abs(found[0] - wanted[0]) < 0.4 && abs(found[1] - wanted[1]) < 0.4, "\(distribution) \(found)")
            }
        }
    }

    @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
    func eachAlignmentPositionsViewsAcrossTheAxis(_ axis: NSLayoutConstraint.Axis) {
        let expected: [(UIStackView.Alignment, [CGFloat])] = [
            (.fill, [0, 100]), (.leading, [0, 20]), (.center, [40, 20]), (.trailing, [80, 20]),
        ]
        for (alignment, span) in expected {
            let views = contents(axis, [40, 100])

            _ = stack(axis, views) { $0.alignment = alignment }

            let across: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
            #expect(spans(views, across) == [span, span], "\(alignment)")
        }
    }

    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func aRowAlignsTheBaselinesOfItsText(_ alignment: UIStackView.Alignment) {
        let small = UILabel()
        let large = UILabel()
        small.text = "small"
        large.text = "large"
        large.font = .systemFont(ofSize: 40)

        let stack = stack(.horizontal, [small, large]) { $0.alignment = alignment }

        #expect(small.frame.minY > large.frame.minY + 10)
        #expect(small.frame.maxY < large.frame.maxY)
        #expect(alignment == .firstBaseline ? large.frame.minY == 0 : large.frame.maxY == stack.bounds.maxY)
    }

    @Test func aButtonsTitleAlignsWithTheBaselineOfALabel() {
        let label = UILabel()
        let button = UIButton(type: .system)
        label.text = "Name"
        label.font = .systemFont(ofSize: 15)
        button.setTitle("Change", for: .normal)

        _ = stack(.horizontal, [label, button]) { $0.alignment = .firstBaseline }

        let title = button.titleLabel?.frame.minY ?? 0
        #expect(abs(label.frame.minY - button.frame.minY - title) < 0.4)
    }

    @Test func rowsAreMirroredFromRightToLeft() {
        let distributions: [UIStackView.Distribution] = [.fill, .equalSpacing, .equalCentering, .fillProportionally]
        for distribution in distributions {
            let plain = contents(.horizontal, [40, 100, 60])
            let mirrored = contents(.horizontal, [40, 100, 60])

            _ = stack(.horizontal, plain) { $0.distribution = distribution }
            _ = stack(.horizontal, mirrored) {
                $0.distribution = distribution
                $0.semanticContentAttribute = .forceRightToLeft
            }

            for (one, other) in zip(plain, mirrored) {
                #expect(abs(one.frame.minX - (300 - other.frame.maxX)) < 0.4, "\(distribution)")
            }
        }
    }

    @Test func customSpacingAppliesAfterOneView() {
        let views = contents(.horizontal, [40, 40, 40])
        let stack = stack(.horizontal, views) {
            $0.spacing = 10
            $0.setCustomSpacing(30, after: views[0])
        }
        #expect(stack.customSpacing(after: views[0]) == 30)
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        #expect(views[1].frame.minX - views[0].frame.maxX == 30)
        #expect(views[2].frame.minX - views[1].frame.maxX == 10)

        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        stack.spacing = UIStackView.spacingUseSystem
        fixture.lay()

        #expect(views[1].frame.minX - views[0].frame.maxX == 8)
    }

    @Test func arrangementCanBeRelativeToMarginsAndBaselines() {
        let one = UILabel()
        let two = UILabel()
        one.text = "one"
        two.text = "two"
        let stack = stack(.vertical, [one, two, UIView()]) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
        }
        #expect(one.frame.isAbout(12, 11, 74, one.frame.height), "\(one.frame)")

        stack.isBaselineRelativeArrangement = true
        stack.spacing = 40
        fixture.lay()

        #expect(abs(two.frame.minY - one.frame.minY - 40) < 0.4)
    }

    @Test func aStackIsAsLargeAsWhatIsInIt() {
        let views = contents(.horizontal, [40, 100, 60])
        let inner = UIStackView(arrangedSubviews: [views[1], views[2]])
        let outer = UIStackView(arrangedSubviews: [views[0], inner])
        outer.axis = .vertical
        outer.alignment = .leading
        inner.spacing = 5
        outer.spacing = 7
        _ = fixture.add(outer)

        fixture.lay([
            outer.leftAnchor.constraint(equalTo: fixture.container.leftAnchor),
            outer.topAnchor.constraint(equalTo: fixture.container.topAnchor),
        ])

        #expect(outer.frame.isAbout(0, 0, 165, 47))
        #expect(inner.frame.isAbout(0, 27, 165, 20))
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 165, height: 47))
    }

    @Test func hiddenViewsTakeNoRoom() {
        let views = contents(.horizontal, [40, 50, 60])
        views[1].size.height = 90
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        _ = fixture.add(stack)
        fixture.lay([stack.leftAnchor.constraint(equalTo: fixture.container.leftAnchor)])
        #expect(stack.frame.size == CGSize(width: 170, height: 90))

        views[1].isHidden = true
        fixture.lay()
        #expect(stack.frame.size == CGSize(width: 110, height: 20))
        #expect(views[2].frame.minX == 50 && views[1].frame.width == 0)
        views[1].isHidden = false
        fixture.lay()

        #expect(stack.frame.size == CGSize(width: 170, height: 90))
        #expect(views[1].frame.minX == 50 && views[1].frame.width == 50)
    }

    @Test func aViewHiddenInAnAnimationShrinksAndIsVisibleUntilItsEnd() {
        let views = contents(.vertical, [100, 60])
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        _ = fixture.add(stack)
        fixture.lay([stack.topAnchor.constraint(equalTo: fixture.container.topAnchor)])
        fixture.device.advance(by: 0.1)

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            views[0].isHidden = true
            fixture.container.layoutIfNeeded()
        }
        fixture.device.advance(by: 0.5)
        let half = views[1].layer.presentation()?.frame.minY ?? 0
        #expect(views[0].isHidden && !views[0].layer.isHidden)
        #expect(half > 40 && half < 60)
        fixture.device.advance(by: 0.7)

        #expect(views[0].layer.isHidden && views[0].isHidden)
        #expect(views[1].frame.minY == 0 && stack.frame.height == 60)
    }

    @Test func arrangedViewsAreSubviewsAndStaySoWhenNoLongerArranged() {
        let views = contents(.horizontal, [40, 50, 60])
        let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
        #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints && $0.superview === stack })

        stack.addArrangedSubview(views[2])
        stack.removeArrangedSubview(views[0])
        views[1].removeFromSuperview()

        #expect(stack.arrangedSubviews == [views[2]])
        #expect(views[0].superview === stack && stack.subviews.count == 2)
    }

    @Test func unchangedStackConstraintsAreKept() {
        let views = contents(.horizontal, [40, 50])
        let stack = stack(.horizontal, views)
        let before = stack.constraints

        stack.setNeedsUpdateConstraints()
        fixture.lay()
        #expect(stack.constraints == before)
        stack.spacing = 3
        fixture.lay()

        #expect(stack.constraints == before)
        #expect(views[1].frame.minX == views[0].frame.maxX + 3)
    }

    @Test func fixedSizeControlsHugTheirSize() {
        #expect(UISwitch().contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(UIStepper().contentHuggingPriority(for: .vertical) == .defaultHigh)
        #expect(UIActivityIndicatorView(style: .medium).contentHuggingPriority(for: .vertical) == .defaultHigh)
        #expect(UIProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
        #expect(UIProgressView().contentHuggingPriority(for: .horizontal) == .defaultLow)
    }
}
