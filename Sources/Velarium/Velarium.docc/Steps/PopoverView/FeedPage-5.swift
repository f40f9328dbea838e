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
        titleButton.setTitle(feed, for: .normal)
        titleButton.addAction(UIAction { [weak self] _ in self?.toggleMenu() }, for: .touchUpInside)
        navigationItem.titleView = titleButton
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
    }

    private func show(_ feed: String) {
        self.feed = feed
        titleButton.setTitle(feed, for: .normal)
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
