import Testing
import UIKitCore
import VelariumTesting

/// The layout API of views apart from anchors.
@MainActor @Suite struct UIViewLayoutTests {
    private let fixture = LayoutFixture()

    /// As a cell in a scroll view of its own that a list removes.
    @Test(arguments: [false, true])
    func constraintsHoldAfterTheSuperviewWasRemovedAndReleased(isAddedAtOnce: Bool) throws {
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        device.show(page)
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: card.topAnchor),
            content.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        ])
        weak var released: UIView?
        autoreleasepool {
            let container = UIView()
            released = container
            page.view.addSubview(container)
            container.addSubview(card)
            page.view.layoutIfNeeded()
            container.removeFromSuperview()
        }
        #expect(released == nil && card.superview == nil)
        if !isAddedAtOnce { try device.settle() }

        card.frame.size = CGSize(width: 200, height: 80)
        page.view.addSubview(card)
        page.view.layoutIfNeeded()

        #expect(content.frame == card.bounds)
    }

    @Test func constraintsCanBeAddedToAndRemovedFromAView() {
        let view = fixture.add()
        let constraints = [
            view.leftAnchor.constraint(equalTo: fixture.container.leftAnchor, constant: 3),
            view.widthAnchor.constraint(equalToConstant: 20),
        ]

        fixture.container.addConstraints(constraints)
        fixture.lay()
        #expect(fixture.container.constraints == constraints && constraints.allSatisfy(\.isActive))
        #expect(view.frame.isAbout(3, 0, 20, 0))

        fixture.container.removeConstraint(constraints[1])
        #expect(fixture.container.constraints == [constraints[0]])
        fixture.container.removeConstraints(constraints)
        #expect(fixture.container.constraints.isEmpty && !constraints[0].isActive)
    }

    @Test func alignmentRectanglesConvertToFramesAndBack() {
        let view = BadgedView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

        let aligned = view.alignmentRect(forFrame: view.frame)

        #expect(aligned == CGRect(x: 12, y: 21, width: 95, height: 45))
        #expect(view.frame(forAlignmentRect: aligned) == view.frame)
        #expect(UIView().alignmentRectInsets == .zero)
    }

    private final class BadgedView: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 3) }
    }

    @Test func updateConstraintsIfNeededUpdatesOnce() {
        let view = CountingView()
        _ = fixture.add(view)
        fixture.device.advance(by: 0.02)
        let before = view.calls

        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints())
        fixture.container.updateConstraintsIfNeeded()
        fixture.container.updateConstraintsIfNeeded()

        #expect(view.calls == before + 1)
        #expect(!view.needsUpdateConstraints())
    }

    private final class CountingView: UIView {
        var calls = 0
        override func updateConstraints() {
            calls += 1
            super.updateConstraints()
        }
    }

    @Test func forFirstBaselineLayoutCanReturnASubview() {
        let box = CaptionedView()
        let label = UILabel()
        let probe = fixture.add()
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        box.caption = label
        box.addSubview(label)
        _ = fixture.add(box)
        fixture.pin(box, y: 10)

        fixture.lay([
            label.topAnchor.constraint(equalTo: box.topAnchor, constant: 7),
            probe.topAnchor.constraint(equalTo: box.firstBaselineAnchor),
        ])

        #expect(abs(probe.frame.minY - (17 + label.font.ascender)) < 1)
        #expect(label.forFirstBaselineLayout === label && UIView().forLastBaselineLayout.subviews.isEmpty)
    }

    private final class CaptionedView: UIView {
        var caption: UIView?
        override var forFirstBaselineLayout: UIView { caption ?? self }
    }

    @Test(arguments: [
        (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft, true),
        (.unspecified, .leftToRight, false), (.playback, .rightToLeft, false), (.spatial, .rightToLeft, false),
        (.forceRightToLeft, .leftToRight, true), (.forceLeftToRight, .rightToLeft, false),
    ])
    func semanticContentDeterminesTheLayoutDirection(
        content: UISemanticContentAttribute, around: UIUserInterfaceLayoutDirection, isRightToLeft: Bool
    ) {
        let side = UIView.userInterfaceLayoutDirection(for: content, relativeTo: around)

        #expect((side == .rightToLeft) == isRightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    }

    @Test func aGuideListsItsConstraintsAndAmbiguity() {
        let guide = UILayoutGuide()
        fixture.container.addLayoutGuide(guide)
        let left = guide.leftAnchor.constraint(equalTo: fixture.container.leftAnchor, constant: 4)
        let width = guide.widthAnchor.constraint(equalToConstant: 10)

        fixture.lay([left, width])

        #expect(Set(guide.constraintsAffectingLayout(for: .horizontal)) == [left, width])
        #expect(guide.hasAmbiguousLayout)
        fixture.lay([
            guide.topAnchor.constraint(equalTo: fixture.container.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 1),
        ])
        #expect(!guide.hasAmbiguousLayout)
    }

    @Test func aPlainViewHasUIKitsLayoutDefaults() {
        #expect(UIView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(UIView.noIntrinsicMetric == -1)
        #expect(!UIView.requiresConstraintBasedLayout)
        #expect(UIView().translatesAutoresizingMaskIntoConstraints)
        #expect(UIView.layoutFittingCompressedSize == .zero)
        #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    }
}
