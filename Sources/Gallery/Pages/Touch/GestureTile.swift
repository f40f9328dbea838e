import UIKit

/// A tile with a gesture recognizer, which shows the recognizer's state and values.
final class GestureTile: UIView {
    /// Called for every change of the state, with the recognizer's name and a description.
    var onChange: (_ name: String, _ news: String) -> Void = { _, _ in }

    private let name: String
    private let valueText: (UIGestureRecognizer) -> String
    private let state = UILabel()
    private let detail = UILabel()

    /// - Parameter measure: Describes the gesture's values. Empty for none.
    init(_ name: String, recognizer: UIGestureRecognizer, measure: @escaping (UIGestureRecognizer) -> String) {
        self.name = name
        self.valueText = measure
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        isMultipleTouchEnabled = true
        isAccessibilityElement = true
        accessibilityLabel = name
        accessibilityIdentifier = name.lowercased()
        state.text = "possible"
        state.font = .preferredFont(forTextStyle: .headline)
        detail.font = .preferredFont(forTextStyle: .caption1)
        detail.textColor = .secondaryLabel
        for label in [state, detail] {
            label.adjustsFontForContentSizeCategory = true
            label.adjustsFontSizeToFitWidth = true
            label.textAlignment = .center
            addSubview(label)
        }
        recognizer.name = name
        recognizer.addTarget(self, action: Selector("stateChanged:", GestureTile.stateChanged))
        addGestureRecognizer(recognizer)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func stateChanged(_ sender: UIGestureRecognizer) {
        let words = [sender.state.name, valueText(sender)].filter { !$0.isEmpty }
        state.text = sender.state.name
        detail.text = valueText(sender)
        let isRunning = sender.state == .began || sender.state == .changed
        backgroundColor =
            isRunning
            ? .systemBlue.withAlphaComponent(0.25)
            : sender.state == .ended ? .systemGreen.withAlphaComponent(0.25) : .tertiarySystemFill
        accessibilityValue = words.joined(separator: " ")
        onChange(name, words.joined(separator: " "))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetToCenter(dx: 6, dy: 10)
        let (upper, lower) = area.divided(atDistance: area.height * 0.58, from: .minYEdge)
        state.frame = upper
        detail.frame = lower
    }
}

extension UIGestureRecognizer.State {
    /// The Swift name of the state. Apple's systems may have more cases than ours; only a `default` that stands for a
    /// known case compiles on both.
    var name: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "canceled"
        default: "failed"
        }
    }
}
