import CoreGraphics
import Inspection
import UIKitControls
import UIKitCore

/// The panel beside the device, with a page for each kind of question: views, touches, frames, the trace, and what VoiceOver says.
final class InspectorPanel: UIViewController {
    /// The width of the panel. Points; chosen by eye.
    static let width: CGFloat = 360

    enum Page: Int, CaseIterable {
        case views, touches, frames, trace, voiceOver

        var title: String {
            switch self {
            case .views: "Views"
            case .touches: "Touches"
            case .frames: "Frames"
            case .trace: "Trace"
            case .voiceOver: "Spoken"
            }
        }
    }

    let views: ViewsInspector
    private let pages: [Page: any InspectorPage]
    private let tabs = UISegmentedControl(items: Page.allCases.map(\.title))
    private let edge = UIView()
    /// Records the app while the panel exists.
    private let recorder: AppRecorder
    private(set) var page = Page.views

    /// Called when something else is to be drawn over the device's screen.
    var onMarksChange: ([ScreenMark]) -> Void = { _ in }

    init(for shell: any ShellCommands, app: UIKitSystem) {
        recorder = AppRecorder(of: app)
        views = ViewsInspector(for: shell)
        pages = [
            .views: views, .touches: TouchesInspector(of: recorder.touches, for: shell),
            .frames: FramesInspector(of: recorder.frames, for: shell), .trace: TraceInspector(for: shell),
            .voiceOver: VoiceOverInspector(for: shell),
        ]
        super.init(nibName: nil, bundle: nil)
        views.onMarksChange = { [weak self] in self?.showMarks() }
        recorder.onTouch = { [weak shell] in shell?.refreshInspector() }
        recorder.start()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Ends the recording: the app is no longer observed.
    func close() {
        recorder.stop()
        onMarksChange([])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tabs.selectedSegmentIndex = page.rawValue
        tabs.accessibilityIdentifier = "shell.inspector-pages"
        tabs.addAction(
            UIAction { [unowned self] _ in Page(rawValue: tabs.selectedSegmentIndex).map(show) }, for: .valueChanged)
        edge.backgroundColor = .separator
        view.addSubview(tabs)
        view.addSubview(edge)
        embed()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let bar = InspectorMetrics.barHeight
        tabs.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar)
            .insetBy(dx: InspectorMetrics.margin, dy: (bar - tabs.intrinsicContentSize.height) / 2)
        shown.view.frame = CGRect(x: 0, y: bar, width: bounds.width, height: max(bounds.height - bar, 0))
        edge.frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
    }

    private var shown: any InspectorPage { pages[page] ?? views }

    /// Whether a click on the device selects a view instead of touching the app.
    var isPicking: Bool { page == .views && views.isPicking }
    /// What the page that is seen says. For tests.
    var text: String { shown.text }

    /// Shows another page.
    func show(_ new: Page) {
        guard new != page else { return }
        let old = shown
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        old.removeFromParent()
        page = new
        tabs.selectedSegmentIndex = new.rawValue
        embed()
    }

    private func embed() {
        addChild(shown)
        view.insertSubview(shown.view, at: 0)
        shown.didMove(toParent: self)
        view.setNeedsLayout()
        reload()
    }

    /// Reads the app again.
    func reload() {
        shown.reload()
        showMarks()
    }

    private func showMarks() { onMarksChange(shown.marks) }
}
