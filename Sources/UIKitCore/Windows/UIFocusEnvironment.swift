/// A view or a view controller in the focus hierarchy.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments in it that should have the focus, best first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment that contains it; nil at the top.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// What lists the focus items in it; nil for none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
}

extension UIFocusEnvironment {
    /// Whether `environment` is this one or is in it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        var next: (any UIFocusEnvironment)? = environment
        while let current = next {
            if current === self { return true }
            next = current.parentFocusEnvironment
        }
        return false
    }
}

/// A part of the interface that may have the focus, such as a view.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Its frame in points of the coordinate space of the container that lists it.
    var frame: CGRect { get }
}

/// Lists the focus items in a part of the interface.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The space in which the frames of the items and the rectangle are.
    var coordinateSpace: any UICoordinateSpace { get }
    /// The items that intersect the rectangle, which is in points of `coordinateSpace`.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the item that has the focus.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The point of the content that is shown at the upper left corner, in points.
    var contentOffset: CGPoint { get set }
    /// The size of the content in points.
    var contentSize: CGSize { get }
    /// The size of the visible part in points.
    var visibleSize: CGSize { get }
}
