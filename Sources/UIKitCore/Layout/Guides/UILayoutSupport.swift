/// A guide for the area that bars cover at the top or bottom of a controller's view.
///
/// Deprecated since iOS 11 in favor of `UIView.safeAreaLayoutGuide`.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// How far the bars extend into the view, in points.
    var length: CGFloat { get }
    /// The guide's top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The guide's bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The guide's height.
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide with the height of the bars at one end of a view, positioned there by two constraints.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    private let isAtTop: Bool
    private weak var height: NSLayoutConstraint?

    init(of view: UIView, atTop isAtTop: Bool) {
        self.isAtTop = isAtTop
        super.init()
        identifier = isAtTop ? "UIViewController-topLayoutGuide" : "UIViewController-bottomLayoutGuide"
        move(to: view)
        let height = heightAnchor.constraint(equalToConstant: length)
        self.height = height
        height.isActive = true
        let (end, edge) = isAtTop ? (topAnchor, view.topAnchor) : (bottomAnchor, view.bottomAnchor)
        end.constraint(equalTo: edge).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override var logTypeName: String { "UILayoutGuide" }

    var length: CGFloat {
        guard let owner else { return 0 }
        return isAtTop ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
    }

    /// Updates the height after the safe area has changed.
    func updateHeight() { height?.constant = length }
}

extension UIView {
    func barGuide(atTop isAtTop: Bool) -> BarLayoutGuide {
        let state = layoutState
        if let guide = isAtTop ? state.topBarGuide : state.bottomBarGuide { return guide }
        let guide = BarLayoutGuide(of: self, atTop: isAtTop)
        if isAtTop { state.topBarGuide = guide } else { state.bottomBarGuide = guide }
        return guide
    }
}
