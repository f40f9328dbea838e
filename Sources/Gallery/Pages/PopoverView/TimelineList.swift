import UIKit

/// A list of timelines: one button per row.
final class TimelineList: UIView {
    static let names = ["Everything", "Friends", "Favorites", "Nearby"]
    private static let rowHeight: CGFloat = 40

    private let rows: [UIButton]

    init(_ choose: @escaping (String) -> Void) {
        rows = Self.names.map { name in
            let row = UIButton(type: .system)
            row.setTitle(name, for: .normal)
            row.addAction(UIAction { _ in choose(name) }, for: .touchUpInside)
            return row
        }
        super.init(
            frame: CGRect(x: 0, y: 0, width: 160, height: CGFloat(Self.names.count) * Self.rowHeight))
        rows.forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
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
        preferredContentSize = CGSize(width: 200, height: 200)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func loadView() { view = TimelineList(choose) }
}
