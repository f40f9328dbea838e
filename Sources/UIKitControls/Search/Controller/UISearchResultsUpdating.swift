import UIKitCore

/// Updates the results of a search. Required.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search begins, for each change of the text, the tokens or the scope by the user, and when it ends.
    func updateSearchResults(for searchController: UISearchController)
}
