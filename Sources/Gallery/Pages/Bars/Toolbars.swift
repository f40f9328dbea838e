import UIKit

/// Toolbars with all system items, and with fixed and flexible space.
final class Toolbars: UIView {
    private static let gap: CGFloat = 12
    private let bars: [UIToolbar]

    init() {
        let rows: [[UIBarButtonItem.SystemItem]] = [
            [.add, .compose, .reply, .action, .organize, .bookmarks],
            [.search, .refresh, .stop, .camera, .trash, .close],
            [.rewind, .play, .pause, .fastForward, .undo, .redo], [.edit, .cancel, .save, .done],
        ]
        var bars = rows.map { Toolbars.bar(Toolbars.spaced($0.map { UIBarButtonItem(systemItem: $0) })) }
        let named = ["One", "Two", "Three"].map { UIBarButtonItem(title: $0) }
        named[1].isEnabled = false
        bars.append(Toolbars.bar([named[0], .fixedSpace(40), named[1], .flexibleSpace(), named[2]]))
        self.bars = bars
        super.init(frame: .zero)
        bars.forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private static func bar(_ items: [UIBarButtonItem]) -> UIToolbar {
        let bar = UIToolbar()
        bar.items = items
        return bar
    }

    /// The items with flexible space between them.
    private static func spaced(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
        Array(items.flatMap { [$0, .flexibleSpace()] }.dropLast())
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let heights = bars.reduce(0) { $0 + $1.sizeThatFits(size).height }
        return CGSize(width: size.width, height: heights + Self.gap * CGFloat(bars.count - 1))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        for bar in bars {
            let height = bar.sizeThatFits(bounds.size).height
            bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            top += height + Self.gap
        }
    }
}
