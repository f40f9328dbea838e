import UIKit

@objc protocol ClaimSummaryViewControllerDelegate: NSObjectProtocol {
    func summaryDidConfirm(_ controller: ClaimSummaryViewController)
    @objc optional func summary(_ controller: ClaimSummaryViewController, canSendTo address: String) -> Bool
    @objc optional func summaryDidCancel(_ controller: ClaimSummaryViewController)
}

@objc(CLClaimSummaryViewController)
class ClaimSummaryViewController: UITableViewController {
    weak var delegate: ClaimSummaryViewControllerDelegate?

    private let draft: ClaimDraft
    private lazy var rows: [(title: String, detail: String, image: UIImage?)] = [
        ("Name", draft.payee, UIImage(systemName: "person")),
        ("Email", draft.email, UIImage(systemName: "envelope")),
        ("Category", draft.category.title, UIImage(systemName: draft.category.symbolName)),
        ("Amount", draft.amount.map { "\($0)" } ?? "–", UIImage(systemName: "tag")),
        ("Note", draft.note.isEmpty ? "None" : draft.note, UIImage(systemName: "pencil")),
    ]

    init(draft: ClaimDraft) {
        self.draft = draft
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Summary"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Confirm", style: .done, target: self, action: #selector(self.confirm(_:)))
        navigationItem.rightBarButtonItem?.isEnabled =
            delegate?.summary?(self, canSendTo: draft.email) ?? true
    }

    // MARK: Actions

    @objc func cancel() {
        if delegate?.responds(to: #selector(ClaimSummaryViewControllerDelegate.summaryDidCancel(_:))) == true {
            delegate?.summaryDidCancel?(self)
        } else {
            dismiss(animated: true)
        }
    }

    @objc func confirm(_ sender: UIBarButtonItem) {
        delegate?.summaryDidConfirm(self)
    }
}

// MARK: - Table

extension ClaimSummaryViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
        let row = rows[indexPath.row]
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.detail
        cell.detailTextLabel?.numberOfLines = 0
        cell.imageView?.image = row.image
        cell.selectionStyle = .none
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        draft.isUrgent ? "This claim is urgent." : nil
    }
}
