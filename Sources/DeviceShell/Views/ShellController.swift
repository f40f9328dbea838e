import CoreGraphics
import UIKitCore

/// The window of a shell: the toolbar, and the device below it.
final class ShellController: UIViewController {
    private unowned let shell: any ShellCommands
    let device = DeviceView()
    let toolbar: ShellToolbar
    private let scrollView = UIScrollView()

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
        view.backgroundColor = .systemGroupedBackground
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.addSubview(device)
        view.addSubview(scrollView)
        view.addSubview(toolbar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
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
    }
}
