import CoreGraphics
import UIKitCore

/// A search bar below the titles of a navigation bar. Retains the search controller for its navigation item.
final class SearchPalette: UIView, NavigationBarPalette {
    let controller: UISearchController
    /// The item of the screen, which shows the palette in its bar.
    private weak var item: UINavigationItem?

    init(_ controller: UISearchController, item: UINavigationItem) {
        self.controller = controller
        self.item = item
        super.init(frame: .zero)
        clipsToBounds = true
        let bar = controller.observedSearchBar
        bar.showsBackground = false
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    private var bar: UISearchBar { controller.searchBar }

    var replacesTitles: Bool { controller.isActive && controller.hidesNavigationBarDuringPresentation }

    private var topPadding: CGFloat { replacesTitles ? SearchMetrics.activePadding : SearchMetrics.paletteTop }

    var fullHeight: CGFloat {
        topPadding + bar.searchTextField.fieldHeight
            + (replacesTitles ? SearchMetrics.activePadding : SearchMetrics.paletteBottom)
            + (bar.showsScopeBar ? SearchMetrics.scopeRowHeight : 0) + bar.promptHeight
    }

    /// Updates the navigation bar after a change of the height, and the search bar's place: an active search may have the
    /// same height with other margins.
    func heightDidChange() {
        setNeedsLayout()
        item?.paletteDidChange()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let full = fullHeight
        let visible = min(bounds.height, full)
        let scopes = bar.showsScopeBar ? SearchMetrics.scopeRowHeight : 0
        let field = bar.searchTextField.fieldHeight
        // While it disappears, the field becomes lower, and what is in it fades.
        let height = max(0, field + scopes + bar.promptHeight - (full - visible))
        let margin = max(0, BarLayout.margin(in: bounds.width) - TextFieldMetrics.searchBarMargin)
        let left = safeAreaInsets.left + margin
        bar.frame = CGRect(
            x: left, y: min(topPadding, bounds.height),
            width: max(0, bounds.width - left - safeAreaInsets.right - margin), height: height)
        let part = full > 0 ? visible / full : 1
        bar.alpha = max(0, (part - SearchMetrics.fadeStart) / (1 - SearchMetrics.fadeStart))
    }
}

/// The margins of what is in bars.
private enum BarLayout {
    /// The same as that of a bar's items: 16 points, 20 in wide bars.
    static func margin(in width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}

extension UINavigationItem {
    /// The search controller whose search bar is below the titles of this screen. Default nil.
    public var searchController: UISearchController? {
        get { (palette as? SearchPalette)?.controller }
        set {
            guard newValue !== searchController else { return }
            searchController?.hostDidVanish()
            let new = newValue.map { SearchPalette($0, item: self) }
            newValue?.palette = new
            palette = new
        }
    }
}
