import CoreGraphics
import Foundation
import StateMachines
import UIKitCore

/// Shows the results of a search while the user types in its search bar.
///
/// The search begins when the user taps the search bar, and ends with the cancel button, Escape, or a tap on the dimmed
/// content. The search bar is in a navigation item, or wherever the app adds it. While the search is active this is a
/// child of the controller that contains the search bar.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// The search bar. The search controller observes it; its delegate is the app's. A bar that a subclass returns
    /// instead begins the search in a navigation item, or after `isActive` was set.
    open var searchBar: UISearchBar { ownSearchBar }
    private lazy var ownSearchBar = makeSearchBar()
    /// Shows the results; nil if the app shows them in the content itself.
    open private(set) var searchResultsController: UIViewController?
    /// Updates the results. Not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Is notified when a search begins and ends. Not retained.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// The place of the search bar in a navigation bar.
    weak var palette: SearchPalette?
    private var machine = SearchStateMachine()
    private let effects = EffectRunner<SearchStateMachine.Effect>()
    private weak var host: UIViewController?
    /// The scroll view that does not scroll while results or the dimming cover it.
    private weak var coveredScrollView: UIScrollView?
    private let dimming = SearchDimmingView()
    private var resultsVisibility = ResultsVisibility.automatic
    private var transitionCount = 0

    /// Whether results are shown by themselves, or as the app has chosen.
    private enum ResultsVisibility { case automatic, shown, hidden }

    /// Creates a search controller. `searchResultsController` shows the results; nil if the searched content itself does.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        commonInit()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        commonInit()
    }

    /// Creates a search controller without a results controller from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        dimming.onTap = { [weak self] in self?.isActive = false }
    }

    private func makeSearchBar() -> UISearchBar {
        let bar = UISearchBar()
        bar.placeholder = SystemText.search.localized
        bar.observer = self
        bar.sizeToFit()
        return bar
    }

    /// The search bar, observed by this controller also if a subclass has made it.
    var observedSearchBar: UISearchBar {
        let bar = searchBar
        bar.observer = self
        return bar
    }

    // MARK: Behavior

    /// Whether the search has begun. Setting it begins or ends the search, animated on a screen. A search bar that is in
    /// no window cannot begin one; that is logged.
    open var isActive: Bool {
        get { machine.isActive }
        set {
            guard newValue != machine.isActive else { return }
            if newValue, observedSearchBar.window == nil {
                return misuse("UISearchController: the search bar is in no window, so the search cannot begin.")
            }
            send(newValue ? .activate : .deactivate)
        }
    }

    /// Whether the content is dimmed until results are shown. Default true.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { updateCover() }
    }

    /// Whether the content is dimmed. The same as `obscuresBackgroundDuringPresentation`.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the search bar takes the place of the titles and buttons of its navigation bar during a search. Default
    /// true.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { palette?.heightDidChange() }
    }

    /// Whether the cancel button appears and disappears with the search. Default true. Setting `showsCancelButton` of
    /// the search bar does not change it.
    open var automaticallyShowsCancelButton = true

    /// Whether the scope buttons appear and disappear with the search. Default true.
    open var automaticallyShowsScopeBar = true

    /// Whether the results controller is shown as soon as there is a text or a token. Default true. Setting
    /// `showsSearchResultsController` makes it false.
    open var automaticallyShowsSearchResultsController: Bool {
        get { resultsVisibility == .automatic }
        set {
            resultsVisibility = newValue ? .automatic : showsSearchResultsController ? .shown : .hidden
            updateCover()
        }
    }

    /// Whether the results controller is shown during the search.
    open var showsSearchResultsController: Bool {
        get {
            switch resultsVisibility {
            case .automatic: searchBar.text?.isEmpty == false || !searchBar.searchTextField.tokens.isEmpty
            case .shown: true
            case .hidden: false
            }
        }
        set {
            resultsVisibility = newValue ? .shown : .hidden
            updateCover()
        }
    }

    /// Ends the search, unless a controller is presented over this one, which is dismissed then.
    open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, machine.isActive else {
            return super.dismiss(animated: animated, completion: completion)
        }
        if animated { isActive = false } else { UIView.performWithoutAnimation { self.isActive = false } }
        completion?()
    }

    // MARK: State

    private func send(_ event: SearchStateMachine.Event) {
        effects.runImmediately(machine.handle(event) ?? [], perform: perform)
    }

    private func perform(_ effect: SearchStateMachine.Effect) {
        switch effect {
        case .notifyWillPresent: notify("willPresentSearchController(_:)") { $0.willPresentSearchController(self) }
        case .notifyDidPresent: notify("didPresentSearchController(_:)") { $0.didPresentSearchController(self) }
        case .notifyWillDismiss: notify("willDismissSearchController(_:)") { $0.willDismissSearchController(self) }
        case .notifyDidDismiss: notify("didDismissSearchController(_:)") { $0.didDismissSearchController(self) }
        case .attach: attach()
        case .clear: clear()
        case .detach: detach()
        case .updateResults: updateResults()
        }
    }

    private func notify(_ callback: String, _ call: (any UISearchControllerDelegate) -> Void) {
        guard let delegate else { return }
        Trace.note(delegate, callback: callback)
        call(delegate)
    }

    private func updateResults() {
        guard let searchResultsUpdater else { return }
        Trace.note(
            searchResultsUpdater, callback: "updateSearchResults(for:)", arguments: "\"\(searchBar.text ?? "")\"")
        searchResultsUpdater.updateSearchResults(for: self)
    }

    /// Called when the screen with the search bar is no longer shown, or has another search controller.
    func hostDidVanish() { send(.hostDidVanish) }

    // MARK: Beginning and ending

    private func attach() {
        if host == nil, let controller = searchBar.containingController {
            host = controller
            controller.addChild(self)
            didMove(toParent: controller)
        }
        searchBar.becomeFirstResponder()
        updateCover()
        animateBars(showing: true)
    }

    private func clear() {
        searchBar.text = ""
        searchBar.searchTextField.tokens = []
        searchBar.resignFirstResponder()
        updateCover()
        animateBars(showing: false)
    }

    private func detach() {
        removeCover()
        willMove(toParent: nil)
        removeFromParent()
        host = nil
    }

    private func animateBars(showing: Bool) {
        transitionCount += 1
        let transition = transitionCount
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(showing, animated: true) }
        let changes = { [self] in
            if automaticallyShowsScopeBar { searchBar.showsScopeBar = showing && searchBar.hasScopes }
            palette?.heightDidChange()
            palette?.window?.layoutIfNeeded()
        }
        guard searchBar.window != nil, UIView.areAnimationsEnabled else {
            changes()
            return send(.transitionDidEnd)
        }
        UIView.animate(withDuration: SearchMetrics.duration, animations: changes) { [weak self] _ in
            guard let self, transition == transitionCount else { return }
            send(.transitionDidEnd)
        }
    }

    // MARK: Results and dimming

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        view.addSubview(dimming)
    }

    /// Shows results or dimming over the content, or neither.
    private func updateCover() {
        guard let host, machine.phase != .inactive else { return }
        let showsResults = searchResultsController != nil && machine.isActive && showsSearchResultsController
        let dims = machine.isActive && obscuresBackgroundDuringPresentation && !showsResults
        guard showsResults || dims else { return fadeOutCover() }
        addCover(to: host)
        setResultsShown(showsResults)
        if (dimming.alpha == 1) != dims || dimming.isHidden == dims {
            dimming.isHidden = false
            UIView.animate(withDuration: SearchMetrics.duration) { self.dimming.alpha = dims ? 1 : 0 }
        }
        dimming.isUserInteractionEnabled = dims
        dimming.isAccessibilityElement = dims
    }

    private func addCover(to host: UIViewController) {
        guard view.superview !== host.view else { return }
        UIView.performWithoutAnimation {
            dimming.alpha = 0
            view.translatesAutoresizingMaskIntoConstraints = true
            host.view.addSubview(view)
            if let scroll = host.view as? UIScrollView {
                coveredScrollView = scroll.isScrollEnabled ? scroll : nil
                scroll.isScrollEnabled = false
            }
            layOutCover()
        }
    }

    private func setResultsShown(_ isShown: Bool) {
        guard let results = searchResultsController else { return }
        if isShown, results.parent !== self {
            addChild(results)
            results.view.frame = view.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(results.view)
            results.didMove(toParent: self)
        } else if !isShown, results.parent === self {
            results.willMove(toParent: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
    }

    private func fadeOutCover() {
        guard isViewLoaded, view.superview != nil else { return }
        setResultsShown(false)
        dimming.isUserInteractionEnabled = false
        let transition = transitionCount
        UIView.animate(withDuration: SearchMetrics.duration) {
            self.dimming.alpha = 0
        } completion: { [weak self] _ in
            guard let self, dimming.alpha == 0, transition <= transitionCount else { return }
            removeCover()
        }
    }

    private func removeCover() {
        guard isViewLoaded else { return }
        setResultsShown(false)
        view.removeFromSuperview()
        coveredScrollView?.isScrollEnabled = true
        coveredScrollView = nil
    }

    /// Covers the visible part of the host's view, also of one that scrolls.
    private func layOutCover() {
        guard let container = view.superview else { return }
        view.frame = container.bounds
        container.bringSubviewToFront(view)
        let missing = container is UIScrollView ? container.safeAreaInsets : .zero
        if additionalSafeAreaInsets != missing { additionalSafeAreaInsets = missing }
        // The search bar stays bright, also where its bar has no background.
        dimming.frame = view.bounds.inset(by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutCover()
    }
}

extension UISearchController: SearchBarObserver {
    func searchBarDidBeginEditing() {
        guard !machine.isActive else { return }
        let isHandled =
            delegate.flatMap { delegate in
                OptionalRequirement.result(of: "presentSearchController(_:)") {
                    delegate.presentSearchController(self)
                }
            } != nil
        if !isHandled { isActive = true }
    }

    func searchBarContentDidChange() {
        guard machine.isActive else { return }
        updateResults()
        updateCover()
    }

    func searchBarDidCancel() { isActive = false }
    func searchBarHeightDidChange() { palette?.heightDidChange() }
}

extension UISearchBar {
    /// The controller whose content the search bar belongs to: the top of the stack for a bar of a navigation controller.
    fileprivate var containingController: UIViewController? {
        let controller = sequence(first: self as UIResponder, next: \.next).lazy
            .compactMap { $0 as? UIViewController }.first
        return (controller as? UINavigationController)?.topViewController ?? controller
    }
}
