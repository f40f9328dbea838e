import Inspection
import UIKitControls
import UIKitCore
import UIKitTables

/// A form of the properties of a view, which changes them while the app runs.
final class PropertyEditor: UIView, UITableViewDataSource {
    private let table = UITableView(frame: .zero, style: .plain)
    private let problem = UILabel()
    private var properties: [EditableProperty] = []

    /// Sets a property and returns what is wrong with the value; nil if it was set.
    var change: (EditableProperty, String) -> String? = { _, _ in nil }

    init() {
        super.init(frame: .zero)
        table.register(PropertyCell.self, forCellReuseIdentifier: "property")
        table.dataSource = self
        table.allowsSelection = false
        table.rowHeight = PropertyCell.height
        table.accessibilityIdentifier = "shell.properties"
        problem.numberOfLines = 0
        problem.font = .systemFont(ofSize: InspectorMetrics.fontSize)
        problem.textColor = .systemRed
        problem.accessibilityIdentifier = "shell.problem"
        addSubview(table)
        addSubview(problem)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = InspectorMetrics.margin
        let width = max(bounds.width - 2 * margin, 0)
        let height =
            problem.text == nil
            ? 0 : problem.sizeThatFits(CGSize(width: width, height: bounds.height)).height + margin
        problem.frame = CGRect(x: margin, y: bounds.height - height, width: width, height: height)
        table.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - height)
    }

    /// Shows these properties, unless the user is typing in one of them.
    func show(_ properties: [EditableProperty]) {
        guard !isTyping else { return }
        self.properties = properties
        table.reloadData()
    }

    private var isTyping: Bool { table.visibleCells.contains { ($0 as? PropertyCell)?.isTyping == true } }

    /// The properties with their values, a line each. For tests.
    var text: String {
        (properties.map { "\($0.name): \($0.value)" } + [problem.text].compactMap(\.self)).joined(separator: "\n")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { properties.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "property", for: indexPath)
        guard let cell = cell as? PropertyCell else { return cell }
        let property = properties[indexPath.row]
        cell.show(property) { [weak self] value in self?.apply(value, to: property) }
        return cell
    }

    private func apply(_ value: String, to property: EditableProperty) {
        problem.text = value == property.value ? nil : change(property, value)
        setNeedsLayout()
    }
}

/// A property with a field or a switch.
private final class PropertyCell: UITableViewCell, UITextFieldDelegate {
    /// Points; chosen by eye.
    static let height: CGFloat = 36
    private static let fieldWidth: CGFloat = 130

    private let name = UILabel()
    private let field = UITextField()
    private let toggle = UISwitch()
    private var onChange: (String) -> Void = { _ in }
    private var shownValue = ""

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        name.font = .systemFont(ofSize: InspectorMetrics.fontSize)
        name.lineBreakMode = .byTruncatingMiddle
        field.font = .systemFont(ofSize: InspectorMetrics.fontSize)
        field.borderStyle = .roundedRect
        field.autocorrectionType = .no
        field.autocapitalizationType = .none
        field.returnKeyType = .done
        field.delegate = self
        toggle.addAction(
            UIAction { [unowned self] _ in onChange(toggle.isOn ? "yes" : "no") }, for: .valueChanged)
        for part in [name, field, toggle] { contentView.addSubview(part) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    var isTyping: Bool { field.isFirstResponder }

    func show(_ property: EditableProperty, onChange: @escaping (String) -> Void) {
        self.onChange = onChange
        name.text = property.name
        shownValue = property.value
        field.isHidden = property.editor != .text
        toggle.isHidden = property.editor != .yesOrNo
        field.text = shownValue
        field.accessibilityIdentifier = "shell.property.\(property.name)"
        toggle.accessibilityIdentifier = field.accessibilityIdentifier
        field.accessibilityLabel = property.name
        toggle.accessibilityLabel = property.name
        toggle.isOn = shownValue == "yes"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = InspectorMetrics.margin
        let bounds = contentView.bounds
        let fieldFrame = CGRect(
            x: bounds.width - Self.fieldWidth - margin, y: 3, width: Self.fieldWidth, height: bounds.height - 6)
        field.frame = fieldFrame
        let size = toggle.sizeThatFits(bounds.size)
        toggle.frame = CGRect(
            x: bounds.width - size.width - margin, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        name.frame = CGRect(x: margin, y: 0, width: max(fieldFrame.minX - 2 * margin, 0), height: bounds.height)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        let value = textField.text ?? ""
        guard value != shownValue else { return }
        onChange(value)
    }
}
