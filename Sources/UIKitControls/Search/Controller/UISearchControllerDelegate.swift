import UIKitCore

/// Is notified when a search begins and ends. Every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called when the user taps the search field, for a delegate that begins the search itself: with `isActive`.
    func presentSearchController(_ searchController: UISearchController)
    /// Called before the search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when the search has begun and its animation has ended.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when the search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing: the search controller begins the search.
    public func presentSearchController(_ searchController: UISearchController) { OptionalRequirement.skip() }
    public func willPresentSearchController(_ searchController: UISearchController) { OptionalRequirement.skip() }
    public func didPresentSearchController(_ searchController: UISearchController) { OptionalRequirement.skip() }
    public func willDismissSearchController(_ searchController: UISearchController) { OptionalRequirement.skip() }
    public func didDismissSearchController(_ searchController: UISearchController) { OptionalRequirement.skip() }
}
