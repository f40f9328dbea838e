/// What a search controller observes of its search bar, beside the bar's delegate.
@MainActor protocol SearchBarObserver: AnyObject {
    /// Called after the delegate.
    func searchBarDidBeginEditing()
    /// Called after the delegate, for the user's changes of text, tokens and scope.
    func searchBarContentDidChange()
    /// Called after the delegate.
    func searchBarDidCancel()
    /// Called when scope buttons have appeared or disappeared.
    func searchBarHeightDidChange()
}
