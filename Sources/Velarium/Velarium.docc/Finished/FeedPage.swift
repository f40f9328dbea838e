import UIKit
import Velarium

/// The posts of one feed. The title is a button that shows the feed's name.
final class FeedPage: UITableViewController {
    private let posts = ["Ferry at dawn", "The old harbour", "Bread, three ways", "A letter from Oslo", "Night train"]
    private var feed = "Home"
    private let titleButton = UIButton(type: .system)
    private weak var popover: PopoverView?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        titleButton.semanticContentAttribute = .forceRightToLeft
        titleButton.addAction(UIAction { [weak self] _ in self?.toggleMenu() }, for: .touchUpInside)
        navigationItem.titleView = titleButton
        showTitle(isOpen: false)
    }

    private func showTitle(isOpen: Bool) {
        titleButton.setTitle("\(feed) ", for: .normal)
        titleButton.setImage(UIImage(systemName: isOpen ? "chevron.up" : "chevron.down"), for: .normal)
        titleButton.accessibilityLabel = feed
        titleButton.accessibilityValue = isOpen ? "open" : "closed"
    }

    private func toggleMenu() {
        if let popover { return popover.dismiss() }
        let menu = FeedMenu()
        menu.feeds = ["Home", "Friends", "Trains", "Recipes", "Gardens", "Music", "Maps"]
        menu.chosen = feed
        let popover = PopoverView(viewController: menu)
        popover.passthroughViews = [titleButton]
        popover.staysOnScreen = true
        popover.arrowFollowsAnchor = true
        popover.tracksAnchor = true
        popover.fadesInAndOut = true
        menu.onPick = { [weak self, weak popover] feed in
            self?.show(feed)
            popover?.dismiss(for: .action, animated: true)
        }
        popover.present(from: titleButton)
        self.popover = popover
        showTitle(isOpen: true)
        Task { [weak self] in
            let reason = await popover.dismissal()
            self?.menuHasClosed(reason)
        }
    }

    private func menuHasClosed(_ reason: DismissReason) {
        showTitle(isOpen: false)
        if reason == .action { tableView.scrollToRow(at: [0, 0], at: .top, animated: true) }
    }

    private func show(_ feed: String) {
        self.feed = feed
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = posts[indexPath.row]
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = "\(feed) · \(indexPath.row + 1) h"
        return cell
    }
}
