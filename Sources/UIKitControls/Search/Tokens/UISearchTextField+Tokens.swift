import CoreGraphics
import UIKitCore
import UIKitText

/// Tokens before the text of a search field.
extension UISearchTextField {
    func verifyToken(_ index: Int) -> Bool {
        if tokens.indices.contains(index) { return true }
        misuse("UISearchTextField: token \(index) is out of bounds (\(tokens.count) tokens).", raises: true)
        return false
    }

    /// Handles a deletion at the beginning of the text: it selects the last token, then deletes it. False when there is
    /// nothing to delete there.
    func deleteToken() -> Bool {
        guard tokenStrip.allowsDeleting, !tokenStrip.views.isEmpty else { return false }
        if let selected = tokenStrip.selectedIndex {
            removeToken(at: selected)
            sendActions(for: .editingChanged)
            return true
        }
        guard let range = selectedTextRange, range.isEmpty,
            compare(range.start, to: beginningOfDocument) == .orderedSame
        else { return false }
        tokenStrip.select(tokenStrip.views.count - 1)
        return true
    }
}

/// The views of the tokens in a search field.
@MainActor final class SearchTokenStrip {
    private(set) var views: [SearchTokenView] = []
    var allowsDeleting = true
    var color: UIColor = .systemGray {
        didSet { for view in views { view.color = color } }
    }

    func show(_ tokens: [UISearchToken], in field: UISearchTextField) {
        let old = views
        views = tokens.map { token in old.first { $0.token === token } ?? makeView(token, in: field) }
        for view in old where !views.contains(view) { view.removeFromSuperview() }
        for view in views where view.superview !== field { field.addSubview(view) }
        select(nil)
        field.setNeedsLayout()
    }

    private func makeView(_ token: UISearchToken, in field: UISearchTextField) -> SearchTokenView {
        let view = SearchTokenView(token)
        view.color = color
        view.addAction(
            UIAction { [weak self, weak field, weak view] _ in
                guard let self, let field, let view else { return }
                field.becomeFirstResponder()
                select(views.firstIndex(of: view))
            }, for: .touchUpInside)
        return view
    }

    var selectedIndex: Int? { views.firstIndex(where: \.isSelected) }

    func select(_ index: Int?) {
        for (place, view) in views.enumerated() { view.isSelected = place == index }
    }

    /// The width that tokens take of a field of `width`. Points.
    func width(in width: CGFloat) -> CGFloat { min(naturalWidth, width * SearchMetrics.tokenShare) }

    private var naturalWidth: CGFloat {
        views.reduce(0) { $0 + $1.sizeThatFits(.zero).width + SearchMetrics.tokenGap }
    }

    /// Positions the tokens from the leading end of `area`; narrower ones if there is too little room.
    func layOut(in area: CGRect, isRightToLeft: Bool) {
        let natural = naturalWidth
        let scale = natural > area.width && natural > 0 ? area.width / natural : 1
        var x: CGFloat = 0
        for view in views {
            let size = view.sizeThatFits(.zero)
            let width = size.width * scale
            let height = min(size.height, area.height)
            view.frame = CGRect(
                x: isRightToLeft ? area.maxX - x - width : area.minX + x, y: area.midY - height / 2, width: width,
                height: height)
            x += width + SearchMetrics.tokenGap * scale
        }
    }
}
