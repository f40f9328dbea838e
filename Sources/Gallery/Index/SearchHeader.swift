import UIKit

/// A search bar as a table header, its field as wide as the cards of the table.
final class SearchHeader: UIView {
    /// The space that a search bar leaves on both sides of its field, in points.
    private static let barMargin: CGFloat = 8

    private let search: UISearchBar

    init(_ search: UISearchBar) {
        self.search = search
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: search.sizeThatFits(.zero).height))
        addSubview(search)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The field grows with the text.
        let height = search.sizeThatFits(.zero).height
        if frame.height != height { frame.size.height = height }
        // The margins of inset-grouped sections.
        let margin: CGFloat = (bounds.width < 414 ? 16 : 20) - Self.barMargin
        search.frame = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: safeAreaInsets.left + margin, bottom: 0, right: safeAreaInsets.right + margin))
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
