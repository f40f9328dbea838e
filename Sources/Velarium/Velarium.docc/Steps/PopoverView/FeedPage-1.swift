import UIKit

/// The posts of one feed. The title is a button that shows the feed's name.
final class FeedPage: UITableViewController {
    private let posts = ["Ferry at dawn", "The old harbour", "Bread, three ways", "A letter from Oslo", "Night train"]
    private var feed = "Home"
    private let titleButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        titleButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        titleButton.setTitle(feed, for: .normal)
        navigationItem.titleView = titleButton
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
