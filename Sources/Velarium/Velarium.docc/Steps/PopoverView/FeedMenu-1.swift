import UIKit

/// A list with a row for each feed.
final class FeedMenu: UITableViewController {
    var feeds: [String] = []
    var chosen = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = .clear
        tableView.rowHeight = 44
        tableView.separatorStyle = .none
        preferredContentSize = CGSize(width: 180, height: 44 * CGFloat(feeds.count))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feeds.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundColor = .clear
        cell.textLabel?.text = feeds[indexPath.row]
        cell.accessoryType = feeds[indexPath.row] == chosen ? .checkmark : .none
        return cell
    }
}
