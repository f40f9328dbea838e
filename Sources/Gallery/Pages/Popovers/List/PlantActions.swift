import UIKit

/// A menu of actions for a plant. A choice dismisses the popover in code and is then performed.
final class PlantActions: UITableViewController {
    enum Action: String, CaseIterable {
        case duplicate = "Duplicate"
        case larger = "Larger"
        case smaller = "Smaller"
        case left = "Move left"
        case right = "Move right"
        case hide = "Hide or show"
        case first = "To the top"
        case last = "To the bottom"
        case delete = "Delete"

        var symbol: String {
            switch self {
            case .duplicate: "doc.on.doc"
            case .larger: "plus.circle"
            case .smaller: "minus.circle"
            case .left: "arrow.left"
            case .right: "arrow.right"
            case .hide: "eye"
            case .first: "arrow.up"
            case .last: "arrow.down"
            case .delete: "trash"
            }
        }
    }

    private let onChoice: (Action) -> Void

    init(_ plant: Plant, _ onChoice: @escaping (Action) -> Void) {
        self.onChoice = onChoice
        super.init(style: .plain)
        title = "Actions for \(plant.name)"
        modalPresentationStyle = .popover
        preferredContentSize = CGSize(width: 230, height: CGFloat(Action.allCases.count) * 44)
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
        preferredContentSize.height = tableView.contentSize.height
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Action.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "action")
            ?? UITableViewCell(style: .default, reuseIdentifier: "action")
        let action = Action.allCases[indexPath.row]
        let color: UIColor = action == .delete ? .systemRed : .label
        cell.backgroundColor = .clear
        cell.textLabel?.text = action.rawValue
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.textColor = color
        let symbol = UIImageView(image: UIImage(systemName: action.symbol))
        symbol.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        symbol.contentMode = .center
        symbol.tintColor = color
        cell.accessoryView = symbol
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let action = Action.allCases[indexPath.row]
        dismiss(animated: true) { [onChoice] in onChoice(action) }
    }
}
