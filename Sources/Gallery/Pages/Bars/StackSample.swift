import UIKit

/// A navigation stack, and below it the options of its bars.
final class StackSample: UIViewController {
    private let stack = UINavigationController()
    private lazy var switches = TileGrid(tileSize: CGSize(width: 51, height: 31), makeSwitches())

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.navigationBar.prefersLargeTitles = true
        stack.setViewControllers([StackScreen(number: 1)], animated: false)
        stack.isToolbarHidden = false
        addChild(stack)
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
        view.addSubview(switches)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        // The height of the captions depends on the text size.
        view.setNeedsLayout()
        switches.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let preferredSize = switches.sizeThatFits(CGSize(width: view.bounds.width - 24, height: 0)).height
        switches.frame = CGRect(
            x: 12, y: view.bounds.height - preferredSize - 12, width: view.bounds.width - 24, height: preferredSize)
        stack.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: switches.frame.minY - 12)
    }

    private func makeSwitches() -> [(caption: String, view: UIView)] {
        [
            ("large title", makeSwitch(true) { [stack] in stack.navigationBar.prefersLargeTitles = $0 }),
            ("toolbar", makeSwitch(true) { [stack] in stack.setToolbarHidden(!$0, animated: true) }),
            (
                "prompt",
                makeSwitch(false) { [stack] in stack.topViewController?.navigationItem.prompt = $0 ? "A prompt" : nil }
            ),
            ("tinted", makeSwitch(false) { [weak self] in self?.tintBars($0) }),
        ]
    }

    private func makeSwitch(_ isOn: Bool, _ change: @escaping (Bool) -> Void) -> UISwitch {
        let view = UISwitch()
        view.isOn = isOn
        view.accessibilityLabel = "Shown"
        view.addAction(UIAction { [unowned view] _ in change(view.isOn) }, for: .valueChanged)
        return view
    }

    private func tintBars(_ isTinted: Bool) {
        let appearance = UINavigationBarAppearance()
        if isTinted {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .systemIndigo
            appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
            appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        }
        stack.navigationBar.standardAppearance = appearance
        stack.navigationBar.scrollEdgeAppearance = isTinted ? appearance : nil
        stack.navigationBar.tintColor = isTinted ? .white : nil
    }
}

/// One screen of the stack: rows to scroll, a button that pushes the next screen, and a toolbar.
private final class StackScreen: UITableViewController {
    private let number: Int

    init(number: Int) {
        self.number = number
        super.init(style: .plain)
        title = number == 1 ? "First" : "Screen \(number)"
        let next = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in pushNext() })
        next.accessibilityLabel = "Next"
        navigationItem.rightBarButtonItems = [next, UIBarButtonItem(systemItem: .search)]
        navigationItem.largeTitleDisplayMode = number == 1 ? .always : .never
        toolbarItems = [
            UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .compose),
            .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
        ]
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func pushNext() {
        navigationController?.pushViewController(StackScreen(number: number + 1), animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = "Row \(indexPath.row + 1)"
        return cell
    }
}
