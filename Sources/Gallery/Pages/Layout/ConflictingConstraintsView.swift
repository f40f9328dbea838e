import UIKit

/// One bar with two required widths, and which of them is satisfied.
final class ConflictingConstraintsView: UIStackView {
    private let bar = UIView()
    private let list = UILabel(text: "", .footnote, .secondaryLabel)
    private let button = UIButton(type: .system)
    private lazy var widths = [120, 200].map { width in
        let constraint = bar.widthAnchor.constraint(equalToConstant: width)
        constraint.identifier = "width \(Int(width))"
        return constraint
    }

    init() {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 12
        alignment = .leading
        bar.backgroundColor = .systemRed
        bar.layer.cornerRadius = 6
        bar.accessibilityIdentifier = "torn"
        button.addAction(UIAction { [unowned self] _ in toggleConflict() }, for: .touchUpInside)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.accessibilityIdentifier = "conflict"
        list.accessibilityIdentifier = "report"
        for part in [bar, list, button] { addArrangedSubview(part) }
        NSLayoutConstraint.activate([bar.heightAnchor.constraint(equalToConstant: 28), widths[0]])
        updateReport()
    }

    required init(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Activates or deactivates the second width.
    private func toggleConflict() {
        widths[1].isActive.toggle()
        window?.layoutIfNeeded()
        updateReport()
    }

    private func updateReport() {
        button.setTitle(widths[1].isActive ? "Remove it" : "Also require 200", for: .normal)
        let isLaidOut = bar.bounds.width > 0
        list.text = widths.filter(\.isActive).map { demand in
            let isMet = !isLaidOut || abs(bar.bounds.width - demand.constant) < 0.5
            return "\(isMet ? "✓" : "✗") \(demand.identifier ?? ""), required\(isMet ? "" : ": broken to recover")"
        }.joined(separator: "\n")
    }
}
