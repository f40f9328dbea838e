import Testing
import UIKitCore
import VelariumTesting

/// When constraints are updated and take effect, and when a tree settles.
@MainActor @Suite struct LayoutStartTests {
    private let fixture = LayoutFixture()

    @Test(arguments: 0..<3) func aNestedStackIsArrangedWithoutAWindow(depth: Int) {
        let one = ContentView(30, 20)
        let two = ContentView(40, 20)
        let stack = UIStackView(arrangedSubviews: [one, two])
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        var top: UIView = stack
        for _ in 0..<depth {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            outer.addSubview(top)
            top = outer
        }

        top.layoutIfNeeded()

        #expect(one.frame == CGRect(x: 0, y: 0, width: 30, height: 50))
        #expect(two.frame == CGRect(x: 30, y: 0, width: 70, height: 50))
    }

    @Test func constraintUpdatesRequestedInViewDidLoadRunBeforeTheFirstFrame() {
        let controller = LateController()

        fixture.device.show(controller)
        fixture.device.advance(by: 0.02)

        #expect(controller.updates == 1)
        #expect(controller.inner.frame == CGRect(x: 12, y: 34, width: 56, height: 78))
    }

    private final class LateController: UIViewController {
        let inner = UIView()
        var updates = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            view.setNeedsUpdateConstraints()
        }

        override func updateViewConstraints() {
            updates += 1
            NSLayoutConstraint.activate([
                inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 12),
                inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 34),
                inner.widthAnchor.constraint(equalToConstant: 56), inner.heightAnchor.constraint(equalToConstant: 78),
            ])
            super.updateViewConstraints()
        }
    }

    @Test func aSubviewThatIsAddedAndLaidOutInLayoutDoesNotBeginTheLayoutAgain() throws {
        let view = FillingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let controller = UIViewController()
        fixture.device.show(controller)
        controller.view.addSubview(view)

        try fixture.device.settle()

        #expect(view.layouts <= 2 && view.deepest == 1)
        #expect(view.inner.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    }

    /// Builds its content in its first layout.
    private final class FillingView: UIView {
        let inner = UIView()
        private(set) var layouts = 0
        private(set) var deepest = 0
        private var depth = 0

        override func layoutSubviews() {
            layouts += 1
            depth += 1
            deepest = max(deepest, depth)
            defer { depth -= 1 }
            super.layoutSubviews()
            guard inner.subviews.isEmpty, layouts < 5 else { return }
            addSubview(inner)
            inner.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                inner.leftAnchor.constraint(equalTo: leftAnchor), inner.topAnchor.constraint(equalTo: topAnchor),
                inner.rightAnchor.constraint(equalTo: rightAnchor), inner.heightAnchor.constraint(equalToConstant: 30),
            ])
            inner.layoutIfNeeded()
            inner.addSubview(UIView())
        }
    }

    @Test func anUpdateThatAViewRequestsInItsOwnLayoutRunsOnceAndSettles() throws {
        let view = RequestingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let controller = UIViewController()
        fixture.device.show(controller)
        controller.view.addSubview(view)

        try fixture.device.settle()
        let (updates, layouts) = (view.updates, view.layouts)
        view.width = 70
        view.setNeedsLayout()
        try fixture.device.settle()

        #expect(updates > 0 && layouts <= 2)
        #expect(view.updates > updates)
        #expect(view.inner.frame == CGRect(x: 0, y: 0, width: 70, height: 20))
    }

    /// Asks for its constraints in every layout, as views do that follow a rotation.
    private final class RequestingView: UIView {
        let inner = UIView()
        var width: CGFloat = 40
        private(set) var updates = 0
        private(set) var layouts = 0
        private lazy var widthConstraint = inner.widthAnchor.constraint(equalToConstant: 0)

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            setNeedsUpdateConstraints()
        }

        override func updateConstraints() {
            updates += 1
            if inner.superview == nil {
                addSubview(inner)
                inner.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    inner.leftAnchor.constraint(equalTo: leftAnchor), inner.topAnchor.constraint(equalTo: topAnchor),
                    inner.heightAnchor.constraint(equalToConstant: 20), widthConstraint,
                ])
            }
            widthConstraint.constant = width
            super.updateConstraints()
        }
    }

    @Test func replacingAConstraintInLayoutSettles() throws {
        let controller = ReplacingController()

        fixture.device.show(controller)
        try fixture.device.settle()

        #expect(controller.inner.frame.minX == 7)
        #expect(controller.layouts <= 2)
        let layouts = controller.layouts
        fixture.device.advance(by: 0.1)
        #expect(controller.layouts == layouts)
    }

    private final class ReplacingController: UIViewController {
        let inner = UIView()
        var layouts = 0
        private var constraint: NSLayoutConstraint?

        override func viewDidLoad() {
            super.viewDidLoad()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
            ])
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            constraint?.isActive = false
            let next = inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7)
            next.isActive = true
            constraint = next
        }
    }

    @Test func aConstraintActivatedOutsideLayoutTakesEffectInTheNextFrame() {
        let view = fixture.add()
        fixture.device.advance(by: 0.02)

        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: fixture.container.leftAnchor, constant: 11),
            view.widthAnchor.constraint(equalToConstant: 20),
        ])
        fixture.device.advance(by: 0.02)

        #expect(view.frame.minX == 11)
        #expect(view.frame.width == 20)
    }

    @Test func aConstraintToZeroMovesAViewFromItsOldFrame() {
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
        _ = fixture.add(view)

        fixture.lay([
            view.leftAnchor.constraint(equalTo: fixture.container.leftAnchor),
            view.topAnchor.constraint(equalTo: fixture.container.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 0),
        ])

        #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 60))
    }
}
