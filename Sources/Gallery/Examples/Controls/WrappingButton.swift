import UIKit

/// A text button whose title takes as many lines as it needs, and whose height follows it.
final class WrappingButton: UIButton {
    private static let padding: CGFloat = 8
    private var lastWidth: CGFloat = 0

    /// A button with a title in the text style of body text.
    static func make(_ title: String, _ action: @escaping () -> Void) -> WrappingButton {
        let button = WrappingButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.titleLabel?.numberOfLines = 0
        button.titleLabel?.lineBreakMode = .byWordWrapping
        button.titleLabel?.textAlignment = .center
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    override var intrinsicContentSize: CGSize {
        let width = bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude
        let title = titleLabel?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
        return CGSize(width: title.width, height: title.height + 2 * Self.padding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width != lastWidth else { return }
        lastWidth = bounds.width
        invalidateIntrinsicContentSize()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        invalidateIntrinsicContentSize()
    }
}
