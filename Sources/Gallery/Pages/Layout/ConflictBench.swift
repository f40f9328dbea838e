import UIKit

/// One bar with two required widths, and which of them is satisfied.
final class ConflictBench: UIStackView {
    private let bar = UIView()
    private let list = UILabel(words: "", .footnote, .secondaryLabel)
    private let button = UIButton(type: .system)
    private lazy var demands = [120, 200].map { width in
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
        button.addAction(UIAction { [unowned self] _ in turn() }, for: .touchUpInside)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.accessibilityIdentifier = "conflict"
        list.accessibilityIdentifier = "report"
        for part in [bar, list, button] { addArrangedSubview(part) }
        NSLayoutConstraint.activate([bar.heightAnchor.constraint(equalToConstant: 28), demands[0]])
        report()
    }

    required init(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    /// Activates or deactivates the second width.
    private func turn() {
        demands[1].isActive.toggle()
        window?.layoutIfNeeded()
        report()
    }

    private func report() {
        button.setTitle(demands[1].isActive ? "Take it back" : "Require 200 as well", for: .normal)
        let isLaidOut = bar.bounds.width > 0
        list.text = demands.filter(\.isActive).map { demand in
            let isMet = !isLaidOut || abs(bar.bounds.width - demand.constant) < 0.5
            return "\(isMet ? "✓" : "✗") \(demand.identifier ?? ""), required\(isMet ? "" : ": broken to recover")"
        }.joined(separator: "\n")
    }
}
