import UIKit

/// A toolbar as wide as the card.
final class ItemBar: UIView {
    /// Called with the index of the tapped item, and the item.
    var onTap: (Int, UIBarButtonItem) -> Void = { _, _ in }

    private let bar = UIToolbar()

    init(_ titles: [String]) {
        super.init(frame: .zero)
        var items: [UIBarButtonItem] = []
        for (number, title) in titles.enumerated() {
            if number > 0 { items.append(.flexibleSpace()) }
            let item = UIBarButtonItem(title: title)
            item.primaryAction = UIAction(title: title) { [unowned self, unowned item] _ in onTap(number, item) }
            items.append(item)
        }
        bar.items = items
        // The card is its background.
        bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
        bar.setShadowImage(UIImage(), forToolbarPosition: .any)
        addSubview(bar)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = bounds
    }
}
