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
    /// Where the selected view is on the device's screen, in its points.
    private var selectedFrame: CGRect?
    private var layout: ShellLayout?

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
        view.backgroundColor = DeviceView.page
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.addSubview(device)
        view.addSubview(scrollView)
        view.addSubview(toolbar)
        device.screen.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("pickView:", ShellController.pickView)))
    }

    /// Only while the inspector picks views; other touches on the screen are the device's.
    func pickView(_ recognizer: UITapGestureRecognizer) {
        inspector?.pick(at: shell.devicePoint(recognizer.location(in: nil)))
    }

    /// Shows the inspector, or closes it.
    func showInspector(_ isShown: Bool) {
        guard isShown != (inspector != nil) else { return }
        if isShown {
            let panel = InspectorPanel(for: shell)
            panel.onSelect = { [weak self] in self?.select($0) }
            addChild(panel)
            view.addSubview(panel.view)
            panel.didMove(toParent: self)
            inspector = panel
            panel.reload()
        } else if let panel = inspector {
            panel.willMove(toParent: nil)
            panel.view.removeFromSuperview()
            panel.removeFromParent()
            inspector = nil
            select(nil)
        }
        view.setNeedsLayout()
    }

    private func select(_ frame: CGRect?) {
        selectedFrame = frame
        device.selection.isHidden = frame == nil
        guard let frame, let layout else { return }
        device.selection.frame = layout.windowRect(ofDevice: frame)
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
        let layout = shell.updateLayout(window: bounds.size)
        scrollView.contentSize = layout.contentSize
        device.frame = layout.device
        device.show(
            shell.body, screen: layout.screen.offsetBy(dx: -layout.device.minX, dy: -layout.device.minY),
            factor: layout.factor)
        self.layout = layout
        select(selectedFrame)
    }
}
