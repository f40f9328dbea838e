import UIKit

/// A bar with two width constraints that conflict; the priority of the wide one is adjustable.
final class PrioritySample: UIStackView {
    private static let narrowPriority: Float = 500

    private let bar = UIView()
    private let resultLabel = UILabel(text: "", .footnote, .secondaryLabel)
    private lazy var wide = bar.widthAnchor.constraint(equalTo: widthAnchor)

    init() {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 12
        bar.backgroundColor = .systemTeal
        bar.layer.cornerRadius = 6
        bar.accessibilityIdentifier = "contested"
        let availableLength = UIStackView(arrangedSubviews: [bar])
        availableLength.axis = .vertical
        availableLength.alignment = .leading
        addArrangedSubview(availableLength)
        addArrangedSubview(
            SliderRow("Priority of wide", id: "priority", value: 250, in: 1...999) { [unowned self] in
                setWidePriority($0)
            })
        addArrangedSubview(resultLabel)
        let narrow = bar.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.3)
        narrow.priority = UILayoutPriority(Self.narrowPriority)
        wide.priority = .defaultLow
        NSLayoutConstraint.activate([narrow, wide, bar.heightAnchor.constraint(equalToConstant: 28)])
        updateResult()
    }

    required init(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func setWidePriority(_ priority: CGFloat) {
        UIView.animate(withDuration: 0.35) { [self] in
            wide.priority = UILayoutPriority(Float(priority))
            updateResult()
            window?.layoutIfNeeded()
        }
    }

    private func updateResult() {
        let own = wide.priority.rawValue
        let other = Self.narrowPriority
        resultLabel.text =
            own == other
            ? "Narrow at \(Int(other)): same priority, so either solution has the same total error."
            : "Narrow at \(Int(other)): the \(own > other ? "wide" : "narrow") one wins."
    }
}
