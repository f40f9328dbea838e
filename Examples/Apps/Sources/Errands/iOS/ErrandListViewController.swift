import UIKit

class ErrandListViewController: UITableViewController {
    @IBOutlet private weak var countItem: UIBarButtonItem!

    private let store = ErrandStore.shared

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
        countItem.title = "\(store.errands.filter { !$0.isDone }.count)"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.errands.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ErrandCell", for: indexPath) as! ErrandCell
        cell.show(store.errands[indexPath.row])
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "help" {
            segue.destination.popoverPresentationController?.delegate = self
        } else if let detail = segue.destination as? ErrandDetailViewController, let cell = sender as? UITableViewCell,
            let path = tableView.indexPath(for: cell)
        {
            detail.index = path.row
        }
    }

    @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
        guard let detail = segue.source as? ErrandDetailViewController else { return }
        store.errands[detail.index].isDone = true
    }

    @IBSegueAction private func makeAbout(_ coder: NSCoder) -> AboutViewController? {
        AboutViewController(coder: coder, version: "1.2")
    }
}

extension ErrandListViewController: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

class ErrandCell: UITableViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var badge: BadgeView!

    func show(_ errand: Errand) {
        titleLabel.text = errand.title
        badge.isHidden = errand.isDone
    }
}

@IBDesignable
class BadgeView: UIView {
    @IBInspectable var radius: CGFloat = 0 {
        didSet { layer.cornerRadius = radius }
    }
}
