import UIKit

/// The format options of the text. Each row opens a popover to change one.
final class FormatList: UITableViewController {
    private static let width: CGFloat = 260
    private static let names = ["Color", "Size", "Weight"]

    /// Called with the controller that a row opens, and the row as its anchor.
    var onRow: (UIViewController, UIView) -> Void = { _, _ in }

    private let sample: FormatSample

    init(_ sample: FormatSample) {
        self.sample = sample
        super.init(style: .plain)
        title = "Format"
        preferredContentSize = CGSize(width: Self.width, height: 132)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = .clear
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        preferredContentSize = CGSize(width: Self.width, height: tableView.contentSize.height)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "format")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "format")
        cell.backgroundColor = .clear
        cell.textLabel?.text = Self.names[indexPath.row]
        cell.detailTextLabel?.text = detail(forRow: indexPath.row)
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let cell = tableView.cellForRow(at: indexPath) else { return }
        onRow(makePicker(forRow: indexPath.row), cell)
    }

    private func detail(forRow row: Int) -> String {
        switch row {
        case 0: FormatSample.colors[sample.colorIndex].name
        case 1: "\(Int(sample.size)) points"
        default: FormatSample.weights[sample.weightIndex].name
        }
    }

    private func makePicker(forRow row: Int) -> UIViewController {
        switch row {
        case 0:
            ColorPicker { [unowned self] in
                sample.colorIndex = $0
                tableView.reloadData()
            }
        case 1:
            SizePicker(sample.size) { [unowned self] in
                sample.size = $0
                tableView.reloadData()
            }
        default:
            WeightPicker(sample.weightIndex) { [unowned self] in
                sample.weightIndex = $0
                tableView.reloadData()
            }
        }
    }
}
