import CoreGraphics

/// Shows two or three columns side by side or over one another as the width permits, and as a navigation stack in
/// compact width.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// The value for a width that the split view controller chooses.
    public class var automaticDimension: CGFloat { SplitMetrics.automaticDimension }

    /// The number of columns, and who manages them.
    open private(set) var style: Style
    /// The app's controller for each column.
    var columns: [Column: UIViewController] = [:]
    /// The navigation controllers around the app's controllers that are not navigation controllers themselves.
    var wrappers: [Column: UINavigationController] = [:]
    let panes = SplitPanesView()
    var currentMode = DisplayMode.secondaryOnly
    /// The mode that the user or the app chose, until the size changes.
    var chosenMode: DisplayMode?
    var isInStack = false
    /// The controller displayed in compact width.
    var stackHost: UIViewController?
    /// The stacks that were moved onto the collapsed stack, the lowest first.
    var stackContributions: [SplitStackContribution] = []
    /// The size for which the mode was last resolved.
    var lastSize = CGSize.zero
    /// Whether the initial mode has been resolved.
    var hasResolvedInitialMode = false
    /// Counts changes of the mode, so that only the last one finishes.
    var modeChangeCount = 0
    private(set) lazy var panController = SplitPanController(of: self)
    /// Where the primary controller is displayed, without columns.
    var primaryState = PrimaryState.shown

    /// Creates a split view controller with columns. Controllers that are not navigation controllers are wrapped in
    /// one.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a split view controller without columns.
    public required init?(coder: NSCoder) {
        let styles: [String: Style] = ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]
        style = coder.interface?.attribute("style").flatMap { styles[$0] } ?? .unspecified
        super.init(coder: coder)
        coder.decodeContents(of: self, as: UISplitViewController.self)
    }

    /// Creates a split view controller without columns: set `viewControllers`.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// The delegate. Not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        didSet { if case .hidden = primaryState { primaryState = .shown } }
    }

    // MARK: Columns

    /// The primary and the secondary controller; when collapsed, the only displayed one. With columns, their navigation
    /// controllers.
    open var viewControllers: [UIViewController] {
        get { displayedControllers }
        set { replaceControllers(newValue) }
    }

    /// Sets the controller of `column`, wrapped in a navigation controller unless it is one; nil removes the column.
    open func setViewController(_ vc: UIViewController?, for column: Column) { setController(vc, for: column) }

    /// The controller that was set for `column`.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Shows `column`: beside the others or over them; when collapsed, on top of the stack.
    open func show(_ column: Column) { showColumn(column) }

    /// Hides `column`. The secondary one stays while others are beside it.
    open func hide(_ column: Column) { hideColumn(column) }

    @_spi(Core) open override func pushRefusal(by navigation: UINavigationController) -> String? {
        "Split View Controllers cannot be pushed to a Navigation Controller \(navigation)"
    }

    // MARK: Modes

    /// The current display mode.
    open var displayMode: DisplayMode { currentMode }
    /// The preferred display mode. Default `automatic`.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { preferencesDidChange() }
    }
    /// The current split behavior.
    open var splitBehavior: SplitBehavior { modeResolver.behavior }
    /// The preferred split behavior. Default `automatic`. Not used without columns.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { preferencesDidChange() }
    }
    /// Whether a swipe from the edge shows hidden columns, and one back hides them. Default true.
    open var presentsWithGesture = true {
        didSet { updateButton() }
    }
    /// When the button that shows and hides columns is visible. Default `automatic`.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { updateButton() }
    }
    /// The button that shows and hides the columns beside the secondary one.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }
    private lazy var modeButton = makeModeButton()
    /// The navigation item that has the button; nil while none has.
    weak var itemWithButton: UINavigationItem?
    /// The edge of the primary column. Default `leading`.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { preferencesDidChange() }
    }
    /// Whether the columns are collapsed onto one stack.
    open var isCollapsed: Bool { isInStack }

    // MARK: Widths, in points

    /// The current width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { width(of: primaryWidths) }
    /// The current width of the supplementary column, in points.
    open var supplementaryColumnWidth: CGFloat { width(of: supplementaryWidths) }
    var primaryWidths = SplitColumnWidths() {
        didSet { if primaryWidths != oldValue { preferencesDidChange() } }
    }
    var supplementaryWidths = SplitColumnWidths() {
        didSet { if supplementaryWidths != oldValue { preferencesDidChange() } }
    }

    /// The preferred width of the primary column, in points. Default `automaticDimension`.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primaryWidths.preferred }
        set { primaryWidths.preferred = newValue }
    }
    /// The preferred width as a fraction of the split view's, 0 to 1. Limited to the maximum, by default 320 points.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryWidths.fraction }
        set { primaryWidths.fraction = newValue }
    }
    /// The minimum width of the primary column, in points. Default `automaticDimension`.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primaryWidths.minimum }
        set { primaryWidths.minimum = newValue }
    }
    /// The maximum width of the primary column, in points. Default `automaticDimension`.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primaryWidths.maximum }
        set { primaryWidths.maximum = newValue }
    }
    /// The preferred width of the supplementary column, in points. Default `automaticDimension`.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidths.preferred }
        set { supplementaryWidths.preferred = newValue }
    }
    /// The preferred width as a fraction of the split view's, 0 to 1. Limited to the maximum, by default 320 points.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryWidths.fraction }
        set { supplementaryWidths.fraction = newValue }
    }
    /// The minimum width of the supplementary column, in points. Default `automaticDimension`.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidths.minimum }
        set { supplementaryWidths.minimum = newValue }
    }
    /// The maximum width of the supplementary column, in points. Default `automaticDimension`.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidths.maximum }
        set { supplementaryWidths.maximum = newValue }
    }

    // MARK: View life cycle

    open override func viewDidLoad() {
        super.viewDidLoad()
        panes.frame = view.bounds
        panes.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(panes)
        panController.attach()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        updateForEnvironment()
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
            OptionalRequirement.result(of: "splitViewControllerSupportedInterfaceOrientations(_:)") {
                delegate.splitViewControllerSupportedInterfaceOrientations(self)
            }
        } ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate.flatMap { delegate in
            OptionalRequirement.result(of: "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)") {
                delegate.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
            }
        } ?? super.preferredInterfaceOrientationForPresentation
    }
    open override var childForStatusBarHidden: UIViewController? { mainController }
    open override var childForStatusBarStyle: UIViewController? { mainController }
}
