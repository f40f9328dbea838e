import CoreGraphics
import UIKitControls
import UIKitCore

/// A container that shows one page at a time, and lets the user swipe to its neighbors.
@preconcurrency @MainActor open class UIPageViewController: UIViewController, ScrollParticipant {
    /// Receives page changes by the user. Not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Provides the pages. Not retained. Nil, the default, for no swiping.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            finishTransition()
            askForNeighbors()
            updatePageControl()
        }
    }
    /// How pages change.
    open private(set) var transitionStyle: TransitionStyle
    /// The axis along which the pages follow each other.
    open private(set) var navigationOrientation: NavigationOrientation
    private let spacing: CGFloat
    private let spine: SpineLocation

    private let scrollView = UIScrollView()
    private var pageControl: UIPageControl?
    private var slots: PageSlots?
    private var change: PageChange?
    private var isMovingPages = false
    /// The selected dot of the page control.
    private var dot = 0

    /// A change to another page that has begun.
    private struct PageChange {
        let to: UIViewController
        /// The completion of `setViewControllers`; nil for a gesture, of which the delegate is told.
        var completion: ((Bool) -> Void)?
        var isByUser: Bool
        var forwardsAppearance: Bool
        /// Whether the page control moves by one; otherwise the data source is asked for its page.
        var movesPageControl = true
    }

    /// Whether pages have content on their backs, in the style `pageCurl`. Stored only: a page never shows its back.
    /// Default false.
    open var isDoubleSided = false

    /// Creates a page view controller without pages.
    /// - Parameter options: A `SpineLocation` for `spineLocation`, a number of points for `interPageSpacing`.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let gap = options?[.interPageSpacing].flatMap(Self.points) ?? 0
        spacing = style == .scroll && gap.isFinite ? max(0, gap) : 0
        spine = style == .scroll ? .none : options?[.spineLocation].flatMap(Self.location) ?? .min
        super.init(nibName: nil, bundle: nil)
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Creates a page view controller that turns pages sideways.
    public required init?(coder: NSCoder) {
        let interface = coder.interface
        let style = interface?.attribute("transitionStyle") == "scroll" ? TransitionStyle.scroll : .pageCurl
        transitionStyle = style
        navigationOrientation =
            interface?.attribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
        let gap = interface?.attribute("pageSpacing").flatMap(Double.init) ?? 0
        spacing = style == .scroll && gap.isFinite ? max(0, CGFloat(gap)) : 0
        let locations: [String: SpineLocation] = ["min": .min, "mid": .mid, "max": .max]
        spine = style == .scroll ? .none : interface?.attribute("spineLocation").flatMap { locations[$0] } ?? .min
        super.init(coder: coder)
        coder.decodeContents(of: self, as: UIPageViewController.self)
    }

    private static func points(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    private static func location(_ value: Any) -> SpineLocation? {
        switch value {
        case let location as SpineLocation: location
        case let raw as Int: SpineLocation(rawValue: raw)
        case let number as NSNumber: SpineLocation(rawValue: number.intValue)
        default: nil
        }
    }

    /// Where the spine is: `none` for `scroll`, otherwise the option, by default `min`.
    open var spineLocation: SpineLocation { spine }

    /// The recognizers that turn pages; empty for `scroll`, as in UIKit.
    open var gestureRecognizers: [UIGestureRecognizer] {
        transitionStyle == .scroll ? [] : [scrollView.panGestureRecognizer]
    }

    // MARK: Pages

    /// The page that is shown; while `setViewControllers` animates, the new one. During a gesture it is the old page,
    /// until the gesture has completed. Default nil.
    open var viewControllers: [UIViewController]? {
        if let change, !change.isByUser { return [change.to] }
        return slots.map { [$0.current] }
    }

    /// Shows another page. The delegate is not called. Any number of pages but one is refused with an exception.
    /// - Parameters:
    ///   - direction: The side from which the page comes when animated.
    ///   - completion: Called when the page is shown; with false if another change ended the animation.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let count = viewControllers?.count ?? 0
        guard let page = viewControllers?.first, count == 1 else {
            return misuse(
                "The number of view controllers provided (\(count)) doesn't match the number required (1) for the "
                    + "requested transition", raises: true)
        }
        finishTransitions()
        guard animated, let old = slots?.current, old !== page, isViewLoaded, view.window != nil else {
            return replacePage(with: page, completion: completion)
        }
        slots = PageSlots(
            current: old, before: direction == .reverse ? page : nil, after: direction == .forward ? page : nil)
        adopt(page)
        layOutPages()
        let movesPageControl = isFollowingPageControl
        begin(
            PageChange(
                to: page, completion: completion, isByUser: false, forwardsAppearance: hasAppeared,
                movesPageControl: movesPageControl))
        // Callbacks of the page's appearance may have shown another page.
        guard change?.to === page else { return }
        scrollView.setContentOffset(offset(of: page), animated: true)
    }
    private var isFollowingPageControl = false

    private func replacePage(with page: UIViewController, completion: ((Bool) -> Void)?) {
        let old = slots?.current
        slots = PageSlots(current: page)
        adopt(page)
        if isViewLoaded, old !== page { install(page, insteadOf: old) }
        if let old, old !== page { abandon(old) }
        askForNeighbors()
        updatePageControl()
        completion?(true)
    }

    private func install(_ page: UIViewController, insteadOf old: UIViewController?) {
        let forwards = hasAppeared
        if forwards {
            old?.beginAppearanceTransition(false, animated: false)
            page.beginAppearanceTransition(true, animated: false)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        layOutPages()
        scrollView.addSubview(page.view)
        guard forwards else { return }
        page.sendViewIsAppearing()
        old?.endAppearanceTransitionIfNeeded()
        page.endAppearanceTransitionIfNeeded()
    }

    private func adopt(_ page: UIViewController) {
        guard page.parent !== self else { return }
        addChild(page)
        page.didMove(toParent: self)
    }

    private func abandon(_ page: UIViewController) {
        guard page.parent === self else { return }
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    /// Asks for the pages before and after the current one, which are kept until the page changes.
    private func askForNeighbors() {
        guard let current = slots?.current else { return }
        let before = dataSource?.pageViewController(self, viewControllerBefore: current)
        let after = dataSource?.pageViewController(self, viewControllerAfter: current)
        // The data source may have shown another page.
        guard slots?.current === current, change == nil else { return }
        slots?.before = before === current ? nil : before
        slots?.after = after === current || after === before ? nil : after
        scrollView.panGestureRecognizer.isEnabled = dataSource != nil
        layOutPages()
    }

    // MARK: Changing by the user

    package func motionDidChange(_ motion: ScrollMotionChange, of scrollView: UIScrollView) {
        switch motion {
        case .dragBegan:
            // A drag during the animation of setViewControllers takes it over.
            if change?.isByUser == false { finishTransition() }
        case .dragEnded: break
        case .rested: if !scrollView.isTracking { endChange() }
        }
    }

    package func contentDidMove(in scrollView: UIScrollView) {
        guard !isMovingPages, let slots else { return }
        let neighbor = slots.visibleNeighbor(at: position, isMirrored: isMirrored)
        guard neighbor !== change?.to, change?.isByUser != false else { return }
        if change != nil { cancelChange(notifies: true) }
        guard let neighbor, self.slots?.current === slots.current else { return }
        delegate?.pageViewController(self, willTransitionTo: [neighbor])
        guard self.slots?.current === slots.current, change == nil else { return }
        adopt(neighbor)
        begin(PageChange(to: neighbor, isByUser: true, forwardsAppearance: hasAppeared))
    }

    private func begin(_ change: PageChange) {
        guard let current = slots?.current else { return }
        self.change = change
        if change.forwardsAppearance {
            current.beginAppearanceTransition(false, animated: true)
            change.to.beginAppearanceTransition(true, animated: true)
        }
        guard self.change?.to === change.to || slots?.current === change.to else { return }
        UIView.performWithoutAnimation {
            layOutPages()
            scrollView.addSubview(change.to.view)
            change.to.view.layoutIfNeeded()
        }
        if change.forwardsAppearance { change.to.sendViewIsAppearing() }
    }

    /// The content has come to rest at a page.
    private func endChange() {
        guard let change, let slots else { return }
        if slots.page(at: position, isMirrored: isMirrored) === change.to {
            completeChange(finished: true)
        } else {
            cancelChange(notifies: true)
        }
    }

    private func completeChange(finished: Bool) {
        guard let change, let old = slots?.current else { return }
        let wasAfter = slots?.after === change.to
        self.change = nil
        slots = PageSlots(current: change.to)
        if change.forwardsAppearance {
            old.endAppearanceTransitionIfNeeded()
            change.to.endAppearanceTransitionIfNeeded()
        }
        abandon(old)
        layOutPages()
        if change.movesPageControl { dot += wasAfter ? 1 : -1 } else { updatePageControl() }
        pageControl?.currentPage = dot
        askForNeighbors()
        if change.isByUser {
            delegate?.pageViewController(
                self, didFinishAnimating: finished, previousViewControllers: [old], transitionCompleted: true)
        } else {
            change.completion?(finished)
        }
    }

    private func cancelChange(notifies: Bool) {
        guard let change, let current = slots?.current else { return }
        self.change = nil
        if change.forwardsAppearance {
            change.to.beginAppearanceTransition(false, animated: true)
            current.beginAppearanceTransition(true, animated: true)
            current.sendViewIsAppearing()
        }
        change.to.viewIfLoaded?.removeFromSuperview()
        if change.forwardsAppearance {
            change.to.endAppearanceTransitionIfNeeded()
            current.endAppearanceTransitionIfNeeded()
        }
        abandon(change.to)
        guard notifies, change.isByUser else { return }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [current], transitionCompleted: false)
    }

    /// Ends the running change, and those that its completion or the delegate begins: the caller's change is the last.
    ///
    /// A page that always begins the next change in its completion would never end. After `nestedChangeLimit` changes
    /// in one call the completion of the running one is dropped.
    private func finishTransitions() {
        for _ in 0..<Self.nestedChangeLimit where change != nil { finishTransition() }
        guard change != nil else { return }
        change?.completion = nil
        finishTransition()
        misuse(
            "setViewControllers(_:direction:animated:completion:) was called \(Self.nestedChangeLimit) times from the "
                + "completions of changes that it ended. The completion of the last one was not called.")
    }

    private static let nestedChangeLimit = 8

    /// Ends a running change immediately: one by the app as completed, one by the user at the nearest page.
    private func finishTransition() {
        guard let change else { return }
        isMovingPages = true
        scrollView.setContentOffset(scrollView.contentOffset, animated: false)
        isMovingPages = false
        if change.isByUser { endChange() } else { completeChange(finished: false) }
    }

    // MARK: Layout

    private var isMirrored: Bool {
        navigationOrientation == .horizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The length of a page with the gap. Points.
    private var pageLength: CGFloat {
        navigationOrientation == .horizontal ? scrollView.bounds.width : scrollView.bounds.height
    }

    /// The offset in units of pages.
    private var position: CGFloat {
        let offset = scrollView.contentOffset
        return (navigationOrientation == .horizontal ? offset.x : offset.y) / max(1, pageLength)
    }

    private func offset(of page: UIViewController) -> CGPoint {
        let distance = CGFloat(slots?.place(of: page, isMirrored: isMirrored) ?? 0) * pageLength
        return navigationOrientation == .horizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }

    /// Places the pages, and scrolls to the current one, unless a change is running.
    ///
    /// Does nothing before the first layout, because pages of no size break their constraints.
    private func layOutPages() {
        guard isViewLoaded, let slots, !scrollView.bounds.isEmpty else { return }
        isMovingPages = true
        defer { isMovingPages = false }
        let isHorizontal = navigationOrientation == .horizontal
        let count = CGFloat(slots.pages.count)
        let size = scrollView.bounds.size
        scrollView.contentSize = CGSize(
            width: isHorizontal ? count * size.width : size.width,
            height: isHorizontal ? size.height : count * size.height)
        for page in slots.pages where page.isViewLoaded || page === slots.current || page === change?.to {
            let start = offset(of: page)
            page.view.frame = CGRect(
                x: start.x + (isHorizontal ? spacing / 2 : 0), y: start.y + (isHorizontal ? 0 : spacing / 2),
                width: size.width - (isHorizontal ? spacing : 0), height: size.height - (isHorizontal ? 0 : spacing))
        }
        if change == nil, !scrollView.isTracking { scrollView.contentOffset = offset(of: slots.current) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.scrollsToTop = false
        if navigationOrientation == .horizontal {
            scrollView.alwaysBounceHorizontal = true
        } else {
            scrollView.alwaysBounceVertical = true
        }
        view.clipsToBounds = spacing > 0
        view.addSubview(scrollView)
        scrollView.addParticipant(self)
        updatePageControl()
        if let current = slots?.current { install(current, insteadOf: nil) }
        scrollView.panGestureRecognizer.isEnabled = dataSource != nil
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isHorizontal = navigationOrientation == .horizontal
        var area = view.bounds
        if let pageControl {
            let height = PageViewMetrics.pageControlHeight
            let bottom = view.safeAreaInsets.bottom
            pageControl.frame = CGRect(x: 0, y: area.height - height - bottom, width: area.width, height: height)
            area.size.height -= height + bottom
        }
        let frame = area.insetBy(dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
        guard scrollView.frame != frame else { return }
        if change != nil, scrollView.frame.size != frame.size { finishTransition() }
        // A new size clamps the offset, which does not begin a change.
        isMovingPages = true
        scrollView.frame = frame
        layOutPages()
    }

    // MARK: Page control

    private func updatePageControl() {
        guard isViewLoaded else { return }
        guard let count = presentationCount, let index = presentationIndex else {
            pageControl?.removeFromSuperview()
            pageControl = nil
            return view.setNeedsLayout()
        }
        let control = pageControl ?? makePageControl()
        dot = min(max(index, 0), max(count - 1, 0))
        control.numberOfPages = count
        control.currentPage = dot
    }

    private var presentationCount: Int? {
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource else { return nil }
        return OptionalRequirement.result(of: "presentationCount(for:)") { dataSource.presentationCount(for: self) }
    }

    private var presentationIndex: Int? {
        guard let dataSource else { return nil }
        return OptionalRequirement.result(of: "presentationIndex(for:)") { dataSource.presentationIndex(for: self) }
    }

    private func makePageControl() -> UIPageControl {
        let control = UIPageControl()
        control.addAction(
            UIAction { [weak self] action in
                if let control = action.sender as? UIPageControl { self?.show(selectedIn: control) }
            }, for: .valueChanged)
        pageControl = control
        view.addSubview(control)
        view.setNeedsLayout()
        return control
    }

    /// Goes one page on or back after a tap on the page control.
    private func show(selectedIn control: UIPageControl) {
        let isForward = control.currentPage > dot
        finishTransition()
        guard let page = isForward ? slots?.after : slots?.before else {
            control.currentPage = dot
            return
        }
        isFollowingPageControl = true
        setViewControllers([page], direction: isForward ? .forward : .reverse, animated: true)
        isFollowingPageControl = false
    }

    // MARK: Orientation and status bar

    open override var childForStatusBarStyle: UIViewController? { slots?.current }
    open override var childForStatusBarHidden: UIViewController? { slots?.current }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { slots?.current }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { slots?.current }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? orientationsOfPage
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self) ?? preferredOrientationOfPage
    }

    var orientationsOfPage: UIInterfaceOrientationMask {
        slots?.current.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    var preferredOrientationOfPage: UIInterfaceOrientation {
        slots?.current.preferredInterfaceOrientationForPresentation
            ?? super.preferredInterfaceOrientationForPresentation
    }
}

/// Metrics of page view controllers, in points.
enum PageViewMetrics {
    /// The height of the page control below the pages.
    static let pageControlHeight: CGFloat = 37
}
