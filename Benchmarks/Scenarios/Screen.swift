import CoreGraphics
import UIKitCore

/// A form of 500 views in stacks four deep, most of them labels. Measures layout from scratch, after one text has
/// grown, after one has changed without growing, and without changes.
@MainActor func measureScreen(_ report: inout Report) {
    report.title("screen: 500 views in nested stacks on a phone; counts are of one layout")
    let screen = BenchmarkScreen(.phone, rows: 0)
    let ground: UIView = screen.rootController.view
    func work() -> LayoutCounts { ground.layoutCounts ?? .none }
    var times = Samples()
    var form = Form()
    var building = LayoutCounts.none
    for _ in 0..<5 {
        form.stack.removeFromSuperview()
        let before = work()
        let cost = Cost.of {
            form = Form()
            form.show(in: ground)
        }
        times.append(cost.milliseconds)
        building = work() - before
    }
    report.add("screen/views", Double(form.viewCount))
    report.add("screen/build", times)
    report.add(building, as: "screen/build")

    func measure(_ name: String, _ change: (Int) -> Void) {
        var times = Samples()
        var before = work()
        for index in 0..<40 {
            if index == 39 { before = work() }
            times.append(
                Cost.of {
                    change(index)
                    ground.layoutIfNeeded()
                }.milliseconds)
        }
        report.add(name, times)
        report.add(work() - before, as: name)
    }
    let long = "Now there is more to say, so that this text takes several lines more than it did a moment ago, and on. "
    measure("screen/other-height") { form.body.text = $0 % 2 == 0 ? "Short." : long + long }
    measure("screen/same-height") { form.body.text = $0 % 2 == 0 ? "Short." : "Sound." }
    measure("screen/nothing") { _ in form.stack.setNeedsLayout() }
    form.stack.removeFromSuperview()
    measureColumn(&report, in: ground)
}

/// 1,000 views of fixed heights, each below the previous one.
@MainActor private func measureColumn(_ report: inout Report, in ground: UIView) {
    let before = ground.layoutCounts ?? .none
    let cost = Cost.of {
        var edge = ground.topAnchor
        var constraints: [NSLayoutConstraint] = []
        for _ in 0..<1_000 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            ground.addSubview(view)
            constraints += [
                view.leadingAnchor.constraint(equalTo: ground.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: ground.trailingAnchor),
                view.topAnchor.constraint(equalTo: edge, constant: 8),
                view.heightAnchor.constraint(equalToConstant: 40),
            ]
            edge = view.bottomAnchor
        }
        NSLayoutConstraint.activate(constraints)
        ground.layoutIfNeeded()
    }
    report.add("screen/column", cost.milliseconds, unit: "ms")
    report.add((ground.layoutCounts ?? .none) - before, as: "screen/column")
}

extension Report {
    fileprivate mutating func add(_ counts: LayoutCounts, as name: String) {
        add("\(name)/constraints", Double(counts.rowsAdded + counts.rowsChanged))
        add("\(name)/measured", Double(counts.measured))
        add("\(name)/rounds", Double(counts.solved))
        add("\(name)/placed", Double(counts.placed))
    }
}

/// Seven chapters of seven entries: each has a title with a mark beside it, a text that wraps, and four facts in a row.
@MainActor private final class Form {
    let stack: UIStackView
    /// A text in the middle of the form.
    private(set) var body = UILabel()
    private(set) var viewCount = 0

    init() {
        stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 12
        stack.addArrangedSubview(label("A form of many parts", .title1))
        stack.addArrangedSubview(label("All that is asked for stands below.", .subheadline))
        for chapter in 0..<7 {
            let entries = (0..<7).map { entry(chapter, $0) }
            stack.addArrangedSubview(arrange(entries, .vertical, spacing: 8))
        }
        viewCount += 1
    }

    /// Adds the form at the top of `view`, with the width of its margins, and lays it out.
    func show(in view: UIView) {
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        ])
        view.layoutIfNeeded()
    }

    private func entry(_ chapter: Int, _ index: Int) -> UIView {
        let mark = label("\(index)", .caption1)
        mark.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let text = label("The text of part \(index) of chapter \(chapter), which is longer than a line is.", .body)
        if (chapter, index) == (3, 3) { body = text }
        let facts = (1...4).map { label("Fact \($0)", .footnote) }
        let header = arrange([label("Part \(index)", .headline), mark], .horizontal, spacing: 8)
        let row = arrange(facts, .horizontal, spacing: 4)
        row.distribution = .fillEqually
        return arrange([header, text, row], .vertical, spacing: 4)
    }

    private func arrange(_ views: [UIView], _ axis: NSLayoutConstraint.Axis, spacing: CGFloat) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = spacing
        viewCount += 1
        return stack
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = 0
        label.text = text
        viewCount += 1
        return label
    }
}
