import UIKitCore

extension UITabBarItem {
    /// The appearance while this item is selected. Default nil: the bar's.
    public var standardAppearance: UITabBarAppearance? {
        get { appearances.standard as? UITabBarAppearance }
        set {
            noteAppearance(.standardAppearance, \UITabBarItem.standardAppearance, newValue)
            appearances.standard = newValue?.copy() as? UITabBarAppearance
        }
    }

    /// The appearance while this item is selected and the content ends above the bar. Default nil: the bar's.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge as? UITabBarAppearance }
        set {
            noteAppearance(.scrollEdgeAppearance, \UITabBarItem.scrollEdgeAppearance, newValue)
            appearances.scrollEdge = newValue?.copy() as? UITabBarAppearance
        }
    }
}
