import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct LayoutPassTests {
    private let stage = LayoutStage()

    private final class Diary {
        var lines: [String] = []
    }

    private final class DiaryView: UIView {
        let name: String
        let diary: Diary

        init(_ name: String, _ diary: Diary) {
            self.name = name
            self.diary = diary
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            diary.lines.append("update \(name)")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            diary.lines.append("layout \(name)")
        }
    }

    @Test func constraintsUpdateBottomUpAndLayoutTopDown() {
        let diary = Diary()
        let outer = DiaryView("outer", diary)
        let inner = DiaryView("inner", diary)
        outer.addSubview(inner)
        _ = stage.add(outer)
        stage.pin(inner)
        stage.device.advance(by: 0.02)
        diary.lines = []

        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        #expect(outer.needsUpdateConstraints() && inner.needsUpdateConstraints())
        stage.device.advance(by: 0.02)

        #expect(diary.lines == ["update inner", "update outer", "layout outer", "layout inner"])
        #expect(!outer.needsUpdateConstraints())
    }

    @Test func subviewsHaveTheirFramesAfterTheSuperclassLaidOut() {
        let outer = ReadingView()
        _ = stage.add(outer)
        stage.pin(outer, width: 200)
        stage.lay([
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
        stage.device.show(controller)
        #expect(controller.calls == 0)

        controller.view.setNeedsUpdateConstraints()
        stage.device.advance(by: 0.02)

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
        stage.room.addSubview(view)

        stage.device.advance(by: 0.02)

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
        _ = stage.add(view)
        stage.pin(view)

        view.setNeedsUpdateConstraints()
        stage.device.advance(by: 0.02)

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
        let view = stage.add()
        stage.pin(view, width: 100)
        let width = try #require(view.constraints.first { $0.firstAttribute == .width })
        stage.device.advance(by: 0.02)

        width.constant = 200
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.room.layoutIfNeeded() }

        #expect(view.bounds.width == 200)
        stage.device.advance(by: 0.5)
        let halfway = try #require(view.layer.presentation()).bounds.width
        #expect(abs(halfway - 150) < 3)
        try stage.device.settle()
        #expect(view.layer.presentation()?.bounds.width ?? 200 == 200)
    }

    @Test func aConstantChangedDuringAnAnimationReversesWithoutAJump() throws {
        let view = stage.add()
        stage.pin(view, x: 0)
        let left = try #require(stage.room.constraints.first { $0.firstAttribute == .left })
        stage.device.advance(by: 0.02)
        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.room.layoutIfNeeded() }
        stage.device.advance(by: 0.5)
        let before = try #require(view.layer.presentation()).position.x

        left.constant = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.room.layoutIfNeeded() }
        stage.device.advance(by: 1.0 / 60)

        let after = try #require(view.layer.presentation()).position.x
        #expect(abs(after - before) < 4)
        try stage.device.settle()
        #expect(view.frame.minX == 0)
    }

    @Test func layoutOutsideABlockDoesNotAnimate() throws {
        let view = stage.add()
        stage.pin(view, width: 100)
        stage.device.advance(by: 0.02)

        view.constraints.first { $0.firstAttribute == .width }?.constant = 200
        stage.device.advance(by: 0.02)

        #expect(view.bounds.width == 200)
        #expect(view.layer.animationKeys() == nil)
    }

    // MARK: Ambiguity

    @Test func aViewWithTooFewConstraintsIsAmbiguous() {
        let vague = stage.add()
        let clear = stage.add()
        stage.pin(clear)
        stage.lay([vague.widthAnchor.constraint(equalToConstant: 10)])

        #expect(vague.hasAmbiguousLayout)
        #expect(!clear.hasAmbiguousLayout)
        #expect(!stage.room.hasAmbiguousLayout)
    }

    @Test func exercisingAmbiguityMovesTheViewAndBack() {
        let view = stage.add()
        stage.lay([
            view.leftAnchor.constraint(greaterThanOrEqualTo: stage.room.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        let before = view.frame

        view.exerciseAmbiguityInLayout()
        stage.room.layoutIfNeeded()
        #expect(view.frame.minX != before.minX)
        view.exerciseAmbiguityInLayout()
        stage.room.layoutIfNeeded()

        #expect(view.frame == before)
    }

    /// Three views that hug equally fill a row: the two oldest keep their size in every order of constraints.
    @Test(arguments: 0..<24) func theOlderViewsKeepTheirSizesInAnyConstraintOrder(order: Int) {
        let views = [ContentView(50, 10), ContentView(60, 10), ContentView(70, 10)]
        var numbers = Array(0..<4)
        var left = 4
        var code = order
        var constraints: [NSLayoutConstraint] = []
        for index in [2, 0, 1] { stage.room.addSubview(views[index]) }
        let all = [
            views[2].leftAnchor.constraint(equalTo: stage.room.leftAnchor),
            views[0].leftAnchor.constraint(equalTo: views[2].rightAnchor),
            views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
            views[1].rightAnchor.constraint(equalTo: stage.room.rightAnchor),
        ]
        while left > 0 {
            constraints.append(all[numbers.remove(at: code % left)])
            code /= left
            left -= 1
        }

        stage.lay(constraints)

        #expect(views.map(\.frame.width) == [50, 60, 190])
        #expect(views[2].hasAmbiguousLayout || views[0].hasAmbiguousLayout)
    }

    @Test func constraintsAffectingLayoutListsTheDecidingConstraints() {
        let view = stage.add()
        let left = view.leftAnchor.constraint(equalTo: stage.room.leftAnchor, constant: 4)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        let idle = view.widthAnchor.constraint(lessThanOrEqualToConstant: 1000)

        stage.lay([left, width, idle])

        #expect(Set(view.constraintsAffectingLayout(for: .horizontal)) == [left, width])
        #expect(view.constraintsAffectingLayout(for: .vertical).isEmpty)
    }
}
