import CoreGraphics
import UIKitCore
import UIKitText

/// Tokens before the text of a search field.
extension UISearchTextField {
    /// The tokens, before the text. Default empty. Setting them sends no event.
    public var tokens: [UISearchToken] {
        get { tokenStrip.views.map(\.token) }
        set { tokenStrip.show(newValue, in: self) }
    }

    /// Inserts a token. An index out of range is a misuse, and the nearest is used.
    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        if tokenIndex < 0 || tokenIndex > tokens.count {
            misuse("UISearchTextField: token \(tokenIndex) is out of bounds (\(tokens.count) tokens).", raises: true)
        }
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }

    /// Removes a token. An index out of range is a misuse and changes nothing.
    public func removeToken(at tokenIndex: Int) {
        guard verifyToken(tokenIndex) else { return }
        tokens.remove(at: tokenIndex)
    }

    /// The position of a token: before the text. An index out of range is a misuse.
    public func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        _ = verifyToken(tokenIndex)
        return beginningOfDocument
    }

    /// The tokens in a range of text: all of them in a range from the beginning.
    public func tokens(in textRange: UITextRange) -> [UISearchToken] {
        compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
    }

    /// The range of the whole text.
    public var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
    }

    /// Replaces a part of the text with a token.
    public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        insertToken(token, at: tokenIndex)
        replace(textRange, withText: "")
    }

    /// The color behind tokens. Default gray; nil restores it.
    public var tokenBackgroundColor: UIColor! {
        get { tokenStrip.color }
        set { tokenStrip.color = newValue ?? .systemGray }
    }

    /// Whether the user can delete tokens. Default true.
    public var allowsDeletingTokens: Bool {
        get { tokenStrip.allowsDeleting }
        set { tokenStrip.allowsDeleting = newValue }
    }

    private func verifyToken(_ index: Int) -> Bool {
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
