import UIKit

/// The tools popover: changes take effect immediately, and the popover stays until a tap outside.
final class GardenTools: UIViewController {
    private let onChange: (GardenPlan.DisplayOptions) -> Void
    private let switches = SwitchList(["Grid", "Names"])
    private let spacing: ValueSlider
    private let shade: ValueSlider
    private let scroll = UIScrollView()
    private lazy var column = VerticalStack([switches, spacing, shade])

    init(_ appearance: GardenPlan.DisplayOptions, _ onChange: @escaping (GardenPlan.DisplayOptions) -> Void) {
        self.onChange = onChange
        spacing = ValueSlider("Meters between lines", value: appearance.spacing, in: 1...8)
        shade = ValueSlider("Opacity", value: appearance.shade, in: 0.2...1)
        super.init(nibName: nil, bundle: nil)
        title = "Tools"
        modalPresentationStyle = .popover
        switches.isOn = [appearance.showsGrid, appearance.showsNames]
        switches.onChange = { [unowned self] in notifyChange() }
        spacing.onChange = { [unowned self] _ in notifyChange() }
        shade.onChange = { [unowned self] _ in notifyChange() }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func notifyChange() {
        onChange(
            GardenPlan.DisplayOptions(
                showsGrid: switches.isOn[0], spacing: spacing.value, showsNames: switches.isOn[1],
                shade: shade.value))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.addSubview(column)
        view.addSubview(scroll)
        updatePreferredSize()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.fill(view, with: column, margin: CGSize(width: 16, height: 16))
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updatePreferredSize()
        view.setNeedsLayout()
    }

    private func updatePreferredSize() {
        let availableSize = CGSize(width: 268, height: CGFloat.greatestFiniteMagnitude)
        preferredContentSize = CGSize(width: 300, height: column.sizeThatFits(availableSize).height + 32)
    }
}
