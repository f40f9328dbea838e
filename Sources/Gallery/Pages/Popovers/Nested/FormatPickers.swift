import UIKit

/// A grid of colors. A tap selects one and dismisses the popover in code.
final class ColorPicker: UIViewController {
    private static let columns = 4
    private static let pitch: CGFloat = 52
    private static let side: CGFloat = 36

    private let onChoice: (Int) -> Void
    private let swatches = FormatSample.colors.map { named in
        let swatch = UIButton(type: .custom)
        swatch.backgroundColor = named.color
        swatch.layer.cornerRadius = ColorPicker.side / 2
        swatch.accessibilityLabel = named.name
        return swatch
    }

    init(_ onChoice: @escaping (Int) -> Void) {
        self.onChoice = onChoice
        super.init(nibName: nil, bundle: nil)
        title = "Color"
        let rows = (swatches.count + Self.columns - 1) / Self.columns
        preferredContentSize = CGSize(
            width: CGFloat(Self.columns) * Self.pitch + 12, height: CGFloat(rows) * Self.pitch + 12)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, swatch) in swatches.enumerated() {
            swatch.addAction(
                UIAction { [unowned self] _ in
                    onChoice(index)
                    dismiss(animated: true)
                }, for: .touchUpInside)
            view.addSubview(swatch)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let availableRect = view.bounds.inset(by: view.safeAreaInsets).insetToCenter(dx: 6, dy: 6)
        guard !availableRect.isNull else { return }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, swatch) in swatches.enumerated() {
            let column = isMirrored ? Self.columns - 1 - index % Self.columns : index % Self.columns
            swatch.frame = CGRect(
                x: availableRect.minX + (CGFloat(column) + 0.5) * Self.pitch - Self.side / 2,
                y: availableRect.minY + (CGFloat(index / Self.columns) + 0.5) * Self.pitch - Self.side / 2,
                width: Self.side,
                height: Self.side)
        }
    }
}

/// A slider for the text size. Changes take effect immediately; a tap outside dismisses the popover.
final class SizePicker: UIViewController {
    private let dial: ValueSlider

    init(_ size: CGFloat, _ onChange: @escaping (CGFloat) -> Void) {
        dial = ValueSlider("Points", value: size, in: FormatSample.sizes)
        super.init(nibName: nil, bundle: nil)
        title = "Size"
        preferredContentSize = CGSize(width: 260, height: dial.sizeThatFits(.zero).height + 28)
        dial.onChange = onChange
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(dial)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        dial.frame = view.bounds.inset(by: view.safeAreaInsets).insetToCenter(dx: 16, dy: 14)
    }
}

/// A short list with a checkmark at the current weight. A tap selects another and dismisses the popover in code.
final class WeightPicker: UITableViewController {
    private let chosen: Int
    private let onChoice: (Int) -> Void

    init(_ chosen: Int, _ onChoice: @escaping (Int) -> Void) {
        self.chosen = chosen
        self.onChoice = onChoice
        super.init(style: .plain)
        title = "Weight"
        preferredContentSize = CGSize(width: 200, height: CGFloat(FormatSample.weights.count) * 44)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = .clear
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        FormatSample.weights.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let (name, weight) = FormatSample.weights[indexPath.row]
        cell.backgroundColor = .clear
        cell.textLabel?.text = name
        cell.textLabel?.font = .systemFont(ofSize: 17, weight: weight)
        cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoice(indexPath.row)
        dismiss(animated: true)
    }
}
