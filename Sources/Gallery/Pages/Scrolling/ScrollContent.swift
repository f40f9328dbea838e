import UIKit

/// The content of a scroll view: fills its width or height, and sets the content size.
class ScrollContent: UIView {
    /// The content size in a scroll view of size `room`, in points.
    func contentSize(in availableSize: CGSize) -> CGSize { availableSize }

    /// Adds this view as the content of `scroll`.
    func install(in scroll: UIScrollView) { scroll.addSubview(self) }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        updateSize()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateSize()
    }

    private func updateSize() {
        guard let scroll = superview as? UIScrollView else { return }
        let size = contentSize(in: scroll.bounds.size)
        if frame.size != size { frame = CGRect(origin: .zero, size: size) }
        if scroll.contentSize != size { scroll.contentSize = size }
    }
}

/// Numbered rows.
final class ScrollRows: ScrollContent {
    private static let least: CGFloat = 36
    private let labels: [UILabel]

    init(count: Int, color: UIColor) {
        labels = (1...count).map { number in
            let label = UILabel()
            label.text = "  \(number)"
            label.font = .systemFont(ofSize: 15, weight: .medium)
            label.followTextSize(atMost: 30)
            label.textColor = .label
            label.backgroundColor = color.withAlphaComponent(number % 2 == 0 ? 0.1 : 0.25)
            return label
        }
        super.init(frame: .zero)
        labels.forEach(addSubview)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (rows: ScrollRows, _) in
            rows.setNeedsLayout()
        }
    }

    /// The height of a row, in points.
    private var pitch: CGFloat { max(Self.least, (labels.first?.font.lineHeight ?? 0).rounded(.up) + 12) }
    /// The height of all rows, in points.
    var height: CGFloat { CGFloat(labels.count) * pitch }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func contentSize(in availableSize: CGSize) -> CGSize {
        CGSize(width: availableSize.width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (row, label) in labels.enumerated() {
            label.frame = CGRect(x: 0, y: CGFloat(row) * pitch, width: bounds.width, height: pitch)
        }
    }
}

/// Colored pages side by side.
final class ScrollPages: ScrollContent {
    private let pages: [UIView]

    init(_ colors: [UIColor]) {
        pages = colors.enumerated().map { index, color in
            let page = UILabel()
            page.text = "\(index + 1)"
            page.font = .systemFont(ofSize: 44, weight: .bold)
            page.followTextSize(atMost: 88)
            page.textAlignment = .center
            page.textColor = .text(on: color)
            page.backgroundColor = color
            return page
        }
        super.init(frame: .zero)
        pages.forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func contentSize(in availableSize: CGSize) -> CGSize {
        CGSize(width: availableSize.width * CGFloat(pages.count), height: availableSize.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(pages.count)
        for (index, page) in pages.enumerated() {
            page.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }
}

/// A horizontal strip and a vertical list inside a vertical scroll view.
final class NestedScrollContent: ScrollContent {
    private let strip = UIScrollView()
    private let list = UIScrollView()
    private let trailingRows = ScrollRows(count: 8, color: .systemGray)

    init() {
        super.init(frame: .zero)
        for scroll in [strip, list] {
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.scrollsToTop = false
            scroll.backgroundColor = .secondarySystemFill
            scroll.layer.cornerRadius = 8
            addSubview(scroll)
        }
        let colors: [UIColor] = [.systemPink, .systemYellow, .systemMint, .systemCyan, .systemBlue, .systemBrown]
        for (index, color) in colors.enumerated() {
            let tile = UIView(frame: CGRect(x: 8 + index * 88, y: 8, width: 80, height: 54))
            tile.backgroundColor = color
            tile.layer.cornerRadius = 6
            strip.addSubview(tile)
        }
        strip.contentSize = CGSize(width: 8 + 88 * colors.count, height: 70)
        ScrollRows(count: 8, color: .systemOrange).install(in: list)
        addSubview(trailingRows)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func contentSize(in availableSize: CGSize) -> CGSize {
        CGSize(width: availableSize.width, height: 246 + trailingRows.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 24)
        strip.frame = CGRect(x: 12, y: 12, width: width, height: 70)
        list.frame = CGRect(x: 12, y: 94, width: width, height: 140)
        trailingRows.frame = CGRect(x: 0, y: 246, width: bounds.width, height: trailingRows.height)
    }
}
