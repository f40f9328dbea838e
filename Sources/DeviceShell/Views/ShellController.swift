import CoreGraphics
import UIKitCore

/// The window of a shell: the toolbar, and the device below it.
final class ShellController: UIViewController {
    private unowned let shell: any ShellCommands
    let device = DeviceView()
    let toolbar: ShellToolbar
    private let scrollView = UIScrollView()
    /// The inspector beside the device; nil while it is closed.
    private(set) var inspector: InspectorPanel?
    /// What does not compile; nil while everything does.
    private(set) var problem: ProblemPanel?
    /// The layers of the app in space; nil while the device is shown.
    private(set) var exploded: ExplodedView?

    init(for shell: any ShellCommands) {
        self.shell = shell
        toolbar = ShellToolbar(menus: ShellMenus(of: shell))
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = ShellLayout.pageColor
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.addSubview(device)
        view.addSubview(scrollView)
        view.addSubview(toolbar)
        device.screen.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("pickView:", ShellController.pickView)))
    }

    /// Only while the inspector picks views; other touches on the screen are the device's.
    func pickView(_ recognizer: UITapGestureRecognizer) {
        inspector?.views.pick(at: shell.devicePoint(recognizer.location(in: nil)))
    }

    /// Shows the inspector, or closes it.
    func showInspector(_ isShown: Bool) {
        guard isShown != (inspector != nil) else { return }
        if isShown, let app = shell.app {
            let panel = InspectorPanel(for: shell, app: app)
            panel.onMarksChange = { [weak self] in self?.device.marks.marks = $0 }
            panel.views.onSelect = { [weak self] in self?.exploded?.select($0) }
            addChild(panel)
            view.addSubview(panel.view)
            panel.didMove(toParent: self)
            inspector = panel
        } else if let panel = inspector {
            panel.close()
            panel.willMove(toParent: nil)
            panel.view.removeFromSuperview()
            panel.removeFromParent()
            inspector = nil
        }
        view.setNeedsLayout()
    }

    /// Shows what does not compile, or nothing for an empty text.
    func showProblem(_ text: String) {
        problem?.removeFromSuperview()
        problem = nil
        guard !text.isEmpty else { return }
        let panel = ProblemPanel(text) { [weak self] in self?.showProblem("") }
        view.addSubview(panel)
        problem = panel
        view.setNeedsLayout()
    }

    /// Shows the app's layers in space in place of the device, or the device again.
    func showExploded(_ isShown: Bool) {
        exploded?.removeFromSuperview()
        exploded = nil
        guard isShown, let app = shell.app else { return }
        let view = ExplodedView()
        view.show(app)
        view.onPick = { [weak self] in self?.inspector?.views.select($0) }
        self.view.insertSubview(view, aboveSubview: scrollView)
        exploded = view
        inspector?.reload()
        self.view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let panel = inspector == nil ? 0 : min(InspectorPanel.width, view.bounds.width / 2)
        let bounds = CGRect(x: 0, y: 0, width: view.bounds.width - panel, height: view.bounds.height)
        inspector?.view.frame = CGRect(x: bounds.width, y: 0, width: panel, height: bounds.height)
        toolbar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: ShellLayout.toolbarHeight)
        scrollView.frame = CGRect(
            x: 0, y: ShellLayout.toolbarHeight, width: bounds.width,
            height: max(bounds.height - ShellLayout.toolbarHeight, 0))
        exploded?.frame = scrollView.frame
        let layout = shell.updateLayout(window: bounds.size)
        scrollView.contentSize = layout.contentSize
        device.frame = layout.device
        device.show(
            shell.body, screen: layout.screen.offsetBy(dx: -layout.device.minX, dy: -layout.device.minY),
            factor: layout.factor)
        problem?.updateFrame(in: scrollView.frame)
    }
}
