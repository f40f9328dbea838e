import UIKit
import Velarium

/// A dialog whose controls change its own configuration.
final class LiveDialog: DialogController {
    private static let margin: CGFloat = 16
    private static let widths: [(name: String, factor: DialogSizing.Horizontal)] = [
        ("Fit", .fit), ("Small", .small), ("Medium", .medium), ("Large", .large), ("Fill", .fill),
    ]
    private static let heights: [(name: String, factor: DialogSizing.Vertical)] = [
        ("Fit", .fit), ("Matched", .matched), ("Fill", .fill),
    ]

    private let width = LiveDialog.segments("width", LiveDialog.widths.map(\.name), selected: 2)
    private let height = LiveDialog.segments("height", LiveDialog.heights.map(\.name), selected: 0)
    private let corner = LengthSlider("Corners", label: "Corners", value: 8, in: 0...40)
    private let options = SwitchList(
        ["Tap outside dismisses"], identifiers: ["Tap outside dismisses in the dialog"])

    init() { super.init(configuration: DialogConfiguration(sizing: DialogSizing(.medium, .fit))) }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        corner.value = configuration.cornerRadius
        options.isOn = [configuration.dismissesOnOutsideTap]
        for control in [width, height] {
            control.addAction(UIAction { [unowned self] _ in applySizing() }, for: .valueChanged)
        }
        corner.onChange = { [unowned self] in configuration.cornerRadius = corner.value }
        options.onChange = { [unowned self] in configuration.dismissesOnOutsideTap = options.isOn[0] }
        setUpLayout()
    }

    private static func segments(_ identifier: String, _ names: [String], selected: Int) -> UISegmentedControl {
        let segments = UISegmentedControl(items: names)
        segments.accessibilityIdentifier = identifier
        segments.selectedSegmentIndex = selected
        return segments
    }

    private func applySizing() {
        let sizing = DialogSizing(
            Self.widths[max(0, width.selectedSegmentIndex)].factor,
            Self.heights[max(0, height.selectedSegmentIndex)].factor)
        animateChanges { self.sizing = sizing }
    }

    /// Stacks the controls, with the button at the bottom.
    private func setUpLayout() {
        let done = UIButton(type: .system)
        done.setTitle("Done", for: .normal)
        done.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        done.titleLabel?.adjustsFontForContentSizeCategory = true
        done.addAction(UIAction { [unowned self] _ in dismiss(for: .action, animated: true) }, for: .touchUpInside)
        let slack = UIView()
        slack.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        let column = UIStackView(arrangedSubviews: [
            DialogHeading.label("Width and height", style: .headline, color: .label), width, height,
            IntrinsicSizeWrapper(corner), IntrinsicSizeWrapper(options),
            slack, done,
        ])
        column.axis = .vertical
        column.spacing = 14
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safe.topAnchor, constant: Self.margin),
            column.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: Self.margin),
            safe.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: Self.margin),
            safe.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: Self.margin),
        ])
    }
}

/// Wraps a control that is sized by `sizeThatFits(_:)` for use with Auto Layout.
private final class IntrinsicSizeWrapper: UIView {
    private let control: UIView

    init(_ control: UIView) {
        self.control = control
        super.init(frame: .zero)
        addSubview(control)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: control.sizeThatFits(bounds.size).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if control.frame.width != bounds.width { invalidateIntrinsicContentSize() }
        control.frame = bounds
    }
}
