import UIKitCore
import UIFoundation
import UIKitLists
import UIKitTables

/// The list of the controllers that have no tab of their own, in the navigation controller of the last tab.
final class MoreTabsController: UITableViewController {
    private unowned let owner: UITabBarController
    /// The navigation controller among the owner's controllers whose stack is shown here, and that stack.
    private var borrowed: (from: UINavigationController, stack: [UIViewController])?
    private var shown: UIViewController?

    init(of owner: UITabBarController) {
        self.owner = owner
        super.init(style: .plain)
        title = SystemText.more.localized
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        returnControllers()
        owner.moreTabsDidShow(nil)
    }

    /// Shows the controllers as they are now.
    func update() { if isViewLoaded { tableView.reloadData() } }

    /// Pushes `controller`; of a navigation controller, its stack.
    func show(_ controller: UIViewController, animated: Bool = false) {
        guard controller !== shown, let navigation = navigationController else { return }
        returnControllers()
        shown = controller
        guard let inner = controller as? UINavigationController else {
            return navigation.setViewControllers([self, controller], animated: animated)
        }
        let stack = inner.viewControllers
        borrowed = (inner, stack)
        inner.setViewControllers([], animated: false)
        navigation.setViewControllers([self] + stack, animated: animated)
    }

    /// Shows the list itself.
    func showList() {
        navigationController?.popToRootViewController(animated: false)
        returnControllers()
    }

    /// Gives the shown controller back to the owner, which is its parent again.
    func returnControllers() {
        guard let shown else { return }
        self.shown = nil
        if navigationController?.viewControllers.last !== self {
            navigationController?.setViewControllers([self], animated: false)
        }
        if let borrowed {
            borrowed.from.setViewControllers(borrowed.stack, animated: false)
            self.borrowed = nil
        } else if shown.parent !== owner {
            owner.addChild(shown)
            shown.didMove(toParent: owner)
        }
    }

    // MARK: The list

    private static let cell = "more"

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        owner.controllersInMore.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        let item = owner.controllersInMore[indexPath.row].tabBarItem
        var content = cell.defaultContentConfiguration()
        content.text = item?.title
        content.image = item?.image
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let controller = owner.controllersInMore[indexPath.row]
        guard owner.delegate?.tabBarController(owner, shouldSelect: controller) ?? true else {
            return tableView.deselectRow(at: indexPath, animated: true)
        }
        show(controller, animated: true)
        owner.moreTabsDidShow(controller)
        owner.delegate?.tabBarController(owner, didSelect: controller)
    }
}
