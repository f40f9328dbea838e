import Testing
import UIKitCore
import VelariumTesting

/// The cost and memory of layout, by deterministic counts.
@MainActor @Suite struct LayoutCostTests {
    private let fixture = LayoutFixture()

    @Test func aTreeWithoutConstraintsHasNoEngine() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.container.addSubview(view)

        fixture.device.advance(by: 0.02)

        #expect(view.layoutCounts == nil)
    }

    @Test func changingOneConstantUpdatesOneRowAndOneView() throws {
        let views = (0..<50).map { _ in fixture.add() }
        for (index, view) in views.enumerated() { fixture.pin(view, x: CGFloat(index)) }
        let before = try #require(fixture.container.layoutCounts)

        views[20].constraints.first { $0.firstAttribute == .width }?.constant = 77
        fixture.container.layoutIfNeeded()

        let cost = try #require(fixture.container.layoutCounts) - before
        #expect((cost.solved, cost.rowsAdded, cost.rowsChanged) == (1, 0, 1))
        #expect((cost.boxesRead, cost.measured, cost.placed) == (1, 0, 1))
    }

    @Test func layoutWithoutChangesCostsNothing() throws {
        fixture.pin(fixture.add())
        let before = try #require(fixture.container.layoutCounts)

        fixture.container.setNeedsLayout()
        fixture.device.advance(by: 0.02)

        #expect(fixture.container.layoutCounts == before)
    }

    /// A list of 100 rows, each with a wrapping label and a single-line label: 200 labels in 301 views.
    @Test func changingOneTextMeasuresOnlyThatText() throws {
        let labels = makeList(rows: 100)
        fixture.device.advance(by: 0.02)
        let before = try #require(fixture.container.layoutCounts)
        #expect(before.measured == 100)

        labels[50].text = String(repeating: "longer text ", count: 30)
        fixture.device.advance(by: 0.02)

        let cost = try #require(fixture.container.layoutCounts) - before
        #expect(cost.measured == 1)
        #expect(cost.solved <= 3)
        #expect(cost.rowsAdded == 0)
        #expect(labels[50].frame.height > 100)
    }

    private func makeList(rows: Int) -> [UILabel] {
        let list = fixture.add()
        var labels: [UILabel] = []
        var constraints = [
            list.leftAnchor.constraint(equalTo: fixture.container.leftAnchor),
            list.rightAnchor.constraint(equalTo: fixture.container.rightAnchor),
            list.topAnchor.constraint(equalTo: fixture.container.topAnchor),
        ]
        var above: UIView?
        for number in 0..<rows {
            let row = fixture.add(to: list)
            let text = UILabel()
            let mark = UILabel()
            text.numberOfLines = 0
            text.text = "Row \(number) has some words"
            mark.text = "\(number)"
            mark.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            mark.setContentCompressionResistancePriority(.required, for: .horizontal)
            for label in [text, mark] {
                label.translatesAutoresizingMaskIntoConstraints = false
                row.addSubview(label)
            }
            constraints += [
                row.leftAnchor.constraint(equalTo: list.leftAnchor),
                row.rightAnchor.constraint(equalTo: list.rightAnchor),
                row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? list.topAnchor),
                text.leftAnchor.constraint(equalTo: row.leftAnchor, constant: 8),
                text.topAnchor.constraint(equalTo: row.topAnchor, constant: 4),
                text.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -4),
                mark.leftAnchor.constraint(equalTo: text.rightAnchor, constant: 8),
                mark.rightAnchor.constraint(equalTo: row.rightAnchor, constant: -8),
                mark.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
            ]
            labels.append(text)
            above = row
        }
        constraints.append(list.bottomAnchor.constraint(equalTo: above!.bottomAnchor))
        NSLayoutConstraint.activate(constraints)
        return labels
    }

    // MARK: Memory

    @Test func anUnreferencedTreeIsReleased() {
        weak var lost: UIView?
        weak var held: NSLayoutConstraint?
        do {
            let root = ContentView(100, 100)
            let view = ContentView(10, 10)
            root.addSubview(view)
            let constraint = view.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor)
            NSLayoutConstraint.activate([constraint, view.widthAnchor.constraint(equalTo: root.widthAnchor)])
            root.layoutIfNeeded()
            lost = root
            held = constraint
        }

        #expect(lost == nil)
        #expect(held == nil)
    }

    @Test func aViewKeepsItsOwnConstraintsWhenItsTreeIsReleased() {
        let view = fixture.add()
        let inner = UIView()
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            root.addSubview(view)
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 6),
                view.leftAnchor.constraint(equalTo: root.leftAnchor),
            ])
            root.layoutIfNeeded()
        }

        fixture.container.addSubview(view)
        inner.frame = .zero
        fixture.pin(view, x: 3)

        #expect(view.frame.minX == 3)
        #expect(inner.frame.minX == 6)
        #expect(fixture.container.constraints.count == 2)
    }

    // MARK: Moves

    @Test func movingAViewInsideTheOwningViewKeepsItsConstraints() {
        let left = fixture.add()
        let right = fixture.add()
        let view = UIView()
        fixture.pin(left, width: 100)
        fixture.pin(right, x: 150, width: 100)
        _ = fixture.add(view, to: left)
        let constraint = view.leftAnchor.constraint(equalTo: fixture.container.leftAnchor, constant: 160)
        fixture.lay([constraint])
        #expect(view.frame.minX == 160)

        right.addSubview(view)
        fixture.lay()

        #expect(constraint.isActive)
        #expect(view.frame.minX == 10)
    }

    @Test func theLayoutDirectionMovesLeadingEdges() {
        let view = fixture.add()
        fixture.lay([
            view.leadingAnchor.constraint(equalTo: fixture.container.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50),
        ])

        fixture.controller.traitOverrides.layoutDirection = .rightToLeft
        fixture.device.advance(by: 0.02)

        #expect(view.frame.minX == 240)
    }
}
