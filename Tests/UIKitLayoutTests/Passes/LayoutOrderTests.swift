import TestSupport
import Testing
import UIKitCore

/// Random trees whose optional constraints all differ in priority, so that there is one best layout.
@MainActor @Suite struct LayoutOrderTests {
    @Test(arguments: 0..<TestRun.cases(40)) func theOrderOfActivationDoesNotMatter(seed: Int) {
        let first = RandomTree(seed: seed, order: 0)

        for order in 1...3 {
            let other = RandomTree(seed: seed, order: order)
            for (one, two) in zip(first.frames, other.frames) {
                #expect(one.isAbout(two.minX, two.minY, two.width, two.height), "seed \(seed), order \(order)")
            }
        }
    }

    @Test(arguments: 0..<TestRun.cases(20)) func reactivatingAConstraintRestoresTheLayout(seed: Int) {
        let tree = RandomTree(seed: seed, order: 0)
        let before = tree.frames

        for constraint in tree.constraints where constraint.priority != .required {
            constraint.isActive = false
            tree.root.layoutIfNeeded()
            constraint.isActive = true
            tree.root.layoutIfNeeded()

            for (one, two) in zip(tree.frames, before) {
                #expect(one.isAbout(two.minX, two.minY, two.width, two.height), "seed \(seed), \(constraint)")
            }
        }
    }

    @Test(arguments: 0..<TestRun.cases(20)) func aTreeThatMovesElsewhereKeepsItsLayout(seed: Int) {
        let tree = RandomTree(seed: seed, order: 0)
        let before = tree.frames
        let house = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))

        house.addSubview(tree.root)
        house.layoutIfNeeded()

        #expect(tree.frames == before)
        #expect(tree.constraints.filter { !$0.isActive }.isEmpty)
    }
}

/// Nine nested views, each constrained to an older one, with optional constraints on size and position.
@MainActor private struct RandomTree {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private(set) var views: [UIView] = []
    private(set) var constraints: [NSLayoutConstraint] = []

    /// - Parameter order: The seed of the order in which constraints are activated; 0 keeps the order of creation.
    init(seed: Int, order: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        for index in 0..<9 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            let parent = index < 3 ? root : views[Int.random(in: 0..<min(index, 6), using: &random)]
            parent.addSubview(view)
            tie(view, among: [root] + views, priority: Float(900 - 40 * index), &random)
            views.append(view)
        }
        var shuffle = SeededRandom(seed: UInt64(order + 1))
        NSLayoutConstraint.activate(order == 0 ? constraints : constraints.shuffled(using: &shuffle))
        root.layoutIfNeeded()
    }

    var frames: [CGRect] { views.map(\.frame) }

    private mutating func tie(_ view: UIView, among others: [UIView], priority: Float, _ random: inout SeededRandom) {
        let one = others.randomElement(using: &random)!
        let two = others.randomElement(using: &random)!
        let gap = CGFloat(Int.random(in: -20...40, using: &random))
        let isBeside = Bool.random(using: &random)
        constraints.append(
            view.leftAnchor.constraint(equalTo: isBeside ? one.rightAnchor : one.leftAnchor, constant: gap))
        constraints.append(view.topAnchor.constraint(equalTo: two.topAnchor, constant: gap / 2))
        let preferences = [
            view.widthAnchor.constraint(equalToConstant: CGFloat(Int.random(in: 10...200, using: &random))),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: Bool.random(using: &random) ? 0.5 : 2),
            view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -8),
            view.centerYAnchor.constraint(equalTo: one.centerYAnchor),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 12),
        ]
        for (index, preference) in preferences.enumerated() {
            preference.priority = UILayoutPriority(priority + Float(index) * 7.25)
        }
        constraints += preferences
    }
}
