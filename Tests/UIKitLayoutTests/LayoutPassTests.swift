import TestSupport
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct LayoutPassTests {
    private let fixture = LayoutFixture()

    private final class RecordingView: UIView {
        let name: String
        let recorder: CallRecorder

        init(_ name: String, _ recorder: CallRecorder) {
            self.name = name
            self.recorder = recorder
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            recorder.calls.append("update \(name)")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            recorder.calls.append("layout \(name)")
        }
    }

    @Test func constraintsUpdateBottomUpAndLayoutTopDown() {
        let recorder = CallRecorder()
        let outer = RecordingView("outer", recorder)
        let inner = RecordingView("inner", recorder)
        outer.addSubview(inner)
        _ = fixture.add(outer)
        fixture.pin(inner)
        fixture.device.advance(by: 0.02)
        recorder.calls = []

        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        #expect(outer.needsUpdateConstraints() && inner.needsUpdateConstraints())
        fixture.device.advance(by: 0.02)

        #expect(recorder.calls == ["update inner", "update outer", "layout outer", "layout inner"])
        #expect(!outer.needsUpdateConstraints())
    }

    @Test func subviewsHaveTheirFramesAfterTheSuperclassLaidOut() {
        let outer = ReadingView()
        _ = fixture.add(outer)
        fixture.pin(outer, width: 200)
        fixture.lay([
            outer.inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
            outer.inner.widthAnchor.constraint(equalToConstant: 30),
        ])

        #expect(outer.seen.last == 170)
    }

    private final class ReadingView: UIView {
        let inner = UIView()
        var seen: [CGFloat] = []

        override func layoutSubviews() {
            if inner.superview == nil {
                inner.translatesAutoresizingMaskIntoConstraints = false
                addSubview(inner)
            }
            super.layoutSubviews()
            seen.append(inner.frame.minX)
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            inner.translatesAutoresizingMaskIntoConstraints = false
            addSubview(inner)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func aControllerUpdatesItsViewsConstraints() {
        let controller = UpdatingController()
        fixture.device.show(controller)
        #expect(controller.calls == 0)

        controller.view.setNeedsUpdateConstraints()
        fixture.device.advance(by: 0.02)

        #expect(controller.calls == 1)
    }

    private final class UpdatingController: UIViewController {
        var calls = 0

        override func updateViewConstraints() {
            calls += 1
            super.updateViewConstraints()
        }
    }

    @Test func requiresConstraintBasedLayoutCallsUpdateConstraints() {
        let view = SelfMadeView()
        fixture.container.addSubview(view)

        fixture.device.advance(by: 0.02)

        #expect(view.frame.width == 33)
    }

    private final class SelfMadeView: UIView {
        private var isMade = false
        override class var requiresConstraintBasedLayout: Bool { true }

        override func updateConstraints() {
            if !isMade {
                isMade = true
                translatesAutoresizingMaskIntoConstraints = false
                widthAnchor.constraint(equalToConstant: 33).isActive = true
            }
            super.updateConstraints()
        }
    }

    @Test func endlessConstraintUpdatesAreStopped() {
        let view = RestlessView()
        _ = fixture.add(view)
        fixture.pin(view)

        view.setNeedsUpdateConstraints()
        fixture.device.advance(by: 0.02)

        #expect(view.calls > 0 && view.calls < 100)
    }

    private final class RestlessView: UIView {
        var calls = 0

        override func updateConstraints() {
            calls += 1
            super.updateConstraints()
            setNeedsUpdateConstraints()
        }
    }

    // MARK: Animation

    @Test func framesAnimateWhenLayoutRunsInABlock() throws {
        let view = fixture.add()
        fixture.pin(view, width: 100)
        let width = try #require(view.constraints.first { $0.firstAttribute == .width })
        fixture.device.advance(by: 0.02)

        width.constant = 200
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fixture.container.layoutIfNeeded() }

        #expect(view.bounds.width == 200)
        fixture.device.advance(by: 0.5)
        let halfway = try #require(view.layer.presentation()).bounds.width
        #expect(abs(halfway - 150) < 3)
        try fixture.device.settle()
        #expect(view.layer.presentation()?.bounds.width ?? 200 == 200)
    }

    @Test func aConstantChangedDuringAnAnimationReversesWithoutAJump() throws {
        let view = fixture.add()
        fixture.pin(view, x: 0)
        let left = try #require(fixture.container.constraints.first { $0.firstAttribute == .left })
        fixture.device.advance(by: 0.02)
        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fixture.container.layoutIfNeeded() }
        fixture.device.advance(by: 0.5)
        let before = try #require(view.layer.presentation()).position.x

        left.constant = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fixture.container.layoutIfNeeded() }
        fixture.device.advance(by: 1.0 / 60)

        let after = try #require(view.layer.presentation()).position.x
        #expect(abs(after - before) < 4)
        try fixture.device.settle()
        #expect(view.frame.minX == 0)
    }

    @Test func layoutOutsideABlockDoesNotAnimate() throws {
        let view = fixture.add()
        fixture.pin(view, width: 100)
        fixture.device.advance(by: 0.02)

        view.constraints.first { $0.firstAttribute == .width }?.constant = 200
        fixture.device.advance(by: 0.02)

        #expect(view.bounds.width == 200)
        #expect(view.layer.animationKeys() == nil)
    }

    // MARK: Ambiguity

    @Test func aViewWithTooFewConstraintsIsAmbiguous() {
        let vague = fixture.add()
        let clear = fixture.add()
        fixture.pin(clear)
        fixture.lay([vague.widthAnchor.constraint(equalToConstant: 10)])

        #expect(vague.hasAmbiguousLayout)
        #expect(!clear.hasAmbiguousLayout)
        #expect(!fixture.container.hasAmbiguousLayout)
    }

    @Test func anIntrinsicSizeAndTwoEdgesDetermineALabel() {
        let label = UILabel()
        label.text = "Total"
        label.translatesAutoresizingMaskIntoConstraints = false
        fixture.container.addSubview(label)
        fixture.lay([
            label.leadingAnchor.constraint(equalTo: fixture.container.leadingAnchor, constant: 20),
            label.topAnchor.constraint(equalTo: fixture.container.topAnchor, constant: 20),
        ])
        #expect(!label.hasAmbiguousLayout)

        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        #expect(!label.hasAmbiguousLayout)
    }

    /// Two labels in a row: either may be the wider one.
    @Test func twoLabelsOfEqualPriorityInARowAreAmbiguousOnlyIfTheyMustStretch() {
        let labels = ["One", "Two"].map { text in
            let label = UILabel()
            label.text = text
            label.translatesAutoresizingMaskIntoConstraints = false
            fixture.container.addSubview(label)
            return label
        }
        let container = fixture.container
        fixture.lay(
            [
                labels[0].leadingAnchor.constraint(equalTo: container.leadingAnchor),
                labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
            ] + labels.map { $0.topAnchor.constraint(equalTo: container.topAnchor) })
        #expect(!labels[0].hasAmbiguousLayout && !labels[1].hasAmbiguousLayout)

        labels[1].trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true

        #expect(labels[0].hasAmbiguousLayout && labels[1].hasAmbiguousLayout)
    }

    @Test func exercisingAmbiguityMovesTheViewAndBack() {
        let view = fixture.add()
        fixture.lay([
            view.leftAnchor.constraint(greaterThanOrEqualTo: fixture.container.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        let before = view.frame

        view.exerciseAmbiguityInLayout()
        fixture.container.layoutIfNeeded()
        #expect(view.frame.minX != before.minX)
        view.exerciseAmbiguityInLayout()
        fixture.container.layoutIfNeeded()

        #expect(view.frame == before)
    }

    /// Three views that hug equally fill a row: the two oldest keep their size in every order of constraints.
    @Test(arguments: 0..<24) func theOlderViewsKeepTheirSizesInAnyConstraintOrder(order: Int) {
        let views = [ContentView(50, 10), ContentView(60, 10), ContentView(70, 10)]
        var numbers = Array(0..<4)
        var left = 4
        var code = order
        var constraints: [NSLayoutConstraint] = []
        for index in [2, 0, 1] { fixture.container.addSubview(views[index]) }
        let all = [
            views[2].leftAnchor.constraint(equalTo: fixture.container.leftAnchor),
            views[0].leftAnchor.constraint(equalTo: views[2].rightAnchor),
            views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
            views[1].rightAnchor.constraint(equalTo: fixture.container.rightAnchor),
        ]
        while left > 0 {
            constraints.append(all[numbers.remove(at: code % left)])
            code /= left
            left -= 1
        }

        fixture.lay(constraints)

        #expect(views.map(\.frame.width) == [50, 60, 190])
        #expect(views[2].hasAmbiguousLayout || views[0].hasAmbiguousLayout)
    }

    @Test func constraintsAffectingLayoutListsTheDecidingConstraints() {
        let view = fixture.add()
        let left = view.leftAnchor.constraint(equalTo: fixture.container.leftAnchor, constant: 4)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        let idle = view.widthAnchor.constraint(lessThanOrEqualToConstant: 1000)

        fixture.lay([left, width, idle])

        #expect(Set(view.constraintsAffectingLayout(for: .horizontal)) == [left, width])
        #expect(view.constraintsAffectingLayout(for: .vertical).isEmpty)
    }
}
