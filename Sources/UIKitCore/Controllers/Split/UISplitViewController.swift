import CoreGraphics

/// Shows two or three columns side by side, or some of them over the last, as the room allows; one after the other in a
/// stack where the width is compact.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// Leaves a width to the split view.
    public class var automaticDimension: CGFloat { SplitNumbers.automatic }

    public let style: Style
    /// What the app gave for each column.
    var columns: [Column: UIViewController] = [:]
    /// The stacks around columns that are none themselves.
    var wrappers: [Column: UINavigationController] = [:]
    let panes = SplitPanes()
    var currentMode = DisplayMode.secondaryOnly
    /// The mode that somebody chose by a tap, a swipe or a call, until the size changes.
    var chosenMode: DisplayMode?
    var isInStack = false
    /// What stands alone in compact width.
    var stackHost: UIViewController?
    /// What gave up its screens to the stack, the lowest first.
    var lenders: [SplitLender] = []
    /// The size that the mode was last chosen for.
    var knownSize = CGSize.zero
    /// Whether the first mode has been chosen.
    var hasBegun = false
    /// Counts changes of the mode, so that only the last one tidies up.
    var changes = 0
    private(set) lazy var swipe = SplitSwipe(of: self)
    /// Who has the first controller of a classic split view.
    var paneState = PaneState.shown

    /// A split view with columns, which it puts into navigation controllers where they are none.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        didSet { if case .hidden = paneState { paneState = .shown } }
    }

    // MARK: Columns

    /// The first controller and the second; in a stack, the one that stands alone. With columns: their stacks.
    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { replaceControllers(newValue) }
    }

    /// Shows `vc` in `column`, in a navigation controller of its own unless it is one; nil takes the column away.
    open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, for: column) }

    /// What was given for `column`.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Brings `column` to the screen: beside the others or over them; in a stack, to its top.
    open func show(_ column: Column) { bring(column) }

    /// Takes `column` off the screen. The secondary one stays where the others are beside it.
    open func hide(_ column: Column) { takeAway(column) }

    // MARK: Modes

    /// How the columns are shown now.
    open var displayMode: DisplayMode { currentMode }
    /// How they shall be shown. Default `automatic`.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { preferencesDidChange() }
    }
    /// How columns come in now.
    open var splitBehavior: SplitBehavior { choice.behavior }
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { preferencesDidChange() }
    }
    /// Whether a swipe from the edge brings hidden columns, and one back takes them away. Default true.
    open var presentsWithGesture = true {
        didSet { updateButton() }
    }
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { updateButton() }
    }
    /// Shows and hides the columns beside the secondary one.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }
    private lazy var modeButton = makeModeButton()
    /// Default: leading.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { preferencesDidChange() }
    }
    /// Whether the columns are in a stack, one over the other.
    open var isCollapsed: Bool { isInStack }

    // MARK: Widths, in points

    open var primaryColumnWidth: CGFloat { width(of: primaryWidths) }
    open var supplementaryColumnWidth: CGFloat { width(of: supplementaryWidths) }
    var primaryWidths = SplitColumnWidths() {
        didSet { if primaryWidths != oldValue { preferencesDidChange() } }
    }
    var supplementaryWidths = SplitColumnWidths() {
        didSet { if supplementaryWidths != oldValue { preferencesDidChange() } }
    }

    open var preferredPrimaryColumnWidth: CGFloat {
        get { primaryWidths.preferred }
        set { primaryWidths.preferred = newValue }
    }
    /// Of the split view's width, 0 to 1; counts up to the maximum, by default 320 points.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryWidths.fraction }
        set { primaryWidths.fraction = newValue }
    }
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primaryWidths.minimum }
        set { primaryWidths.minimum = newValue }
    }
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primaryWidths.maximum }
        set { primaryWidths.maximum = newValue }
    }
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidths.preferred }
        set { supplementaryWidths.preferred = newValue }
    }
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryWidths.fraction }
        set { supplementaryWidths.fraction = newValue }
    }
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidths.minimum }
        set { supplementaryWidths.minimum = newValue }
    }
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidths.maximum }
        set { supplementaryWidths.maximum = newValue }
    }

    // MARK: Life

    open override func viewDidLoad() {
        super.viewDidLoad()
        panes.frame = view.bounds
        panes.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(panes)
        swipe.attach()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        followSurroundings()
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        showPrimary(vc, sender: sender)
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        showSecondary(vc, sender: sender)
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate.flatMap { delegate in
            OptionalRequirement.answer(to: "splitViewControllerSupportedInterfaceOrientations(_:)") {
                delegate.splitViewControllerSupportedInterfaceOrientations(self)
            }
        } ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate.flatMap { delegate in
            OptionalRequirement.answer(to: "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)") {
                delegate.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
            }
        } ?? super.preferredInterfaceOrientationForPresentation
    }
    open override var childForStatusBarHidden: UIViewController? { mainController }
    open override var childForStatusBarStyle: UIViewController? { mainController }
}

extension UIViewController {
    /// The split view controller that this controller, or the nearest ancestor, is in.
    public var splitViewController: UISplitViewController? {
        var link = parent
        while let controller = link {
            if let found = controller as? UISplitViewController { return found }
            link = controller.parent
        }
        return nil
    }
}
