import UIKitControls
import UIKitCore
import UIKitTables
import UIKitText

/// A page of the inspector. Only the page that is seen reads the app.
@MainActor protocol InspectorPage: UIViewController {
    /// Reads the app again.
    func reload()
    /// What is drawn over the device's screen.
    var marks: [ScreenMark] { get }
    /// What it says in words. For tests.
    var text: String { get }
}

/// A bar, a list below it, and what is to be said of the selected row.
class InspectorListController: UIViewController {
    unowned let shell: any ShellCommands
    private let bar: UIView
    private let list: UIView
    let details: UITextView
    private let listHeight: (CGFloat) -> CGFloat

    /// - Parameters:
    ///   - identifier: The accessibility identifier of the details.
    ///   - listHeight: The height of the list, in points, for the height of list and details.
    init(
        for shell: any ShellCommands, bar: UIView, list: UIView, details identifier: String,
        listHeight: @escaping (CGFloat) -> CGFloat = { ($0 * InspectorMetrics.listShare).rounded() }
    ) {
        self.shell = shell
        self.bar = bar
        self.list = list
        details = UITextView.inspectorDetails(identifier)
        self.listHeight = listHeight
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [bar, list, details] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let height = InspectorMetrics.barHeight
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        list.frame = CGRect(x: 0, y: height, width: bounds.width, height: listHeight(bounds.height - height))
        details.frame = CGRect(
            x: 0, y: list.frame.maxY, width: bounds.width, height: max(bounds.height - list.frame.maxY, 0))
    }
}

/// Sizes that the pages share. Points; chosen by eye.
enum InspectorMetrics {
    static let rowHeight: CGFloat = 26
    static let barHeight: CGFloat = 44
    static let margin: CGFloat = 12
    static let fontSize: CGFloat = 12
    /// The part of the height for a page's list.
    static let listShare: CGFloat = 0.42
}

extension UITextView {
    /// A text that tells facts, which can be copied.
    static func inspectorDetails(_ identifier: String) -> UITextView {
        let view = UITextView()
        view.isEditable = false
        view.font = .systemFont(ofSize: InspectorMetrics.fontSize)
        view.accessibilityIdentifier = identifier
        let margin = InspectorMetrics.margin
        view.textContainerInset = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        return view
    }

    /// Shows sections with headings.
    func show(_ sections: [(title: String, lines: [String])]) {
        let text = NSMutableAttributedString()
        let size = InspectorMetrics.fontSize
        for section in sections {
            text.append(
                NSAttributedString(
                    string: (text.length > 0 ? "\n" : "") + section.title + "\n",
                    attributes: [
                        .font: UIFont.systemFont(ofSize: size, weight: .semibold),
                        .foregroundColor: UIColor.secondaryLabel,
                    ]))
            text.append(
                NSAttributedString(
                    string: section.lines.joined(separator: "\n") + "\n",
                    attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.label]))
        }
        if attributedText != text { attributedText = text }
    }
}

extension UITableView {
    /// A list of one-line rows.
    static func inspectorList() -> UITableView {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = InspectorMetrics.rowHeight
        table.separatorStyle = .none
        return table
    }

    /// A row with a line of text.
    func inspectorRow(_ text: String, at path: IndexPath, color: UIColor = .label) -> UITableViewCell {
        let cell = dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = text
        cell.textLabel?.font = .systemFont(ofSize: InspectorMetrics.fontSize)
        cell.textLabel?.lineBreakMode = .byTruncatingMiddle
        cell.textLabel?.textColor = color
        return cell
    }
}

/// A word with a switch.
final class SwitchRow: UIView {
    private let label = UILabel()
    private let toggle = UISwitch()
    /// Called when the user has moved the switch.
    var onChange: (Bool) -> Void = { _ in }
    var isOn: Bool { toggle.isOn }

    init(_ title: String, identifier: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: InspectorMetrics.fontSize)
        toggle.accessibilityLabel = title
        toggle.accessibilityIdentifier = identifier
        toggle.addAction(
            UIAction { [unowned self] _ in onChange(toggle.isOn) }, for: .valueChanged)
        addSubview(label)
        addSubview(toggle)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = toggle.sizeThatFits(bounds.size)
        toggle.frame = CGRect(
            x: bounds.width - size.width - InspectorMetrics.margin, y: (bounds.height - size.height) / 2,
            width: size.width, height: size.height)
        label.frame = CGRect(
            x: InspectorMetrics.margin, y: 0, width: max(toggle.frame.minX - 2 * InspectorMetrics.margin, 0),
            height: bounds.height)
    }
}
