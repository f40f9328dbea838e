import UIKit

/// A list of timelines: one button per row.
final class TimelineList: UIView {
    static let names = ["Everything", "Friends", "Favorites", "Nearby"]

    /// The size of the list, in points, at the current text size.
    static var size: CGSize {
        let metrics = UIFontMetrics(forTextStyle: .body)
        return CGSize(
            width: min(280, metrics.scaledValue(for: 160)), height: CGFloat(names.count) * metrics.scaledValue(for: 40))
    }

    private let rows: [UIButton]

    init(_ choose: @escaping (String) -> Void) {
        rows = Self.names.map { name in
            let row = UIButton(type: .system)
            row.setTitle(name, for: .normal)
            row.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
            row.titleLabel?.adjustsFontForContentSizeCategory = true
            row.useLabelColorForMoreContrast()
            row.addAction(UIAction { _ in choose(name) }, for: .touchUpInside)
            return row
        }
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        rows.forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// A popover keeps the size of its content, which grows with the text.
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        bounds.size = Self.size
        superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height / CGFloat(rows.count)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
        }
    }
}

/// A controller with a timeline list, for a popover view with a content view controller.
final class TimelineController: UIViewController {
    private let choose: (String) -> Void

    init(_ choose: @escaping (String) -> Void) {
        self.choose = choose
        super.init(nibName: nil, bundle: nil)
        updateSize()
    }

    private func updateSize() {
        preferredContentSize = CGSize(width: TimelineList.size.width + 40, height: TimelineList.size.height + 40)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateSize()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func loadView() { view = TimelineList(choose) }
}
