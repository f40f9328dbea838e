import UIKitCore

/// Covers the content behind a search. A tap ends the search.
final class SearchDimmingView: UIView {
    var onTap: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.black.withAlphaComponent(SearchMetrics.dimmingAlpha)
        isAccessibilityElement = true
        accessibilityLabel = SystemText.dismissPopup.localized
        accessibilityTraits = .button
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", SearchDimmingView.tap)))
    }

    required init?(coder: NSCoder) { nil }

    private func tap() { onTap() }
}
