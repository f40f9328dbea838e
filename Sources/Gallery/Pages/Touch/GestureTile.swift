import UIKit

/// A tile that a recogniser watches, with the state it is in and what it measures.
final class GestureTile: UIView {
    /// Hears of every change of the state: the recogniser's name and what there is to say.
    var onChange: (_ name: String, _ news: String) -> Void = { _, _ in }

    private let name: String
    private let measure: (UIGestureRecognizer) -> String
    private let state = UILabel()
    private let detail = UILabel()

    /// - Parameter measure: What to say beside the state; empty for nothing.
    init(_ name: String, _ recogniser: UIGestureRecognizer, measure: @escaping (UIGestureRecognizer) -> String) {
        (self.name, self.measure) = (name, measure)
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
        recogniser.name = name
        recogniser.addTarget(self, action: Selector("acted:", GestureTile.acted))
        addGestureRecognizer(recogniser)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    private func acted(_ sender: UIGestureRecognizer) {
        let words = [sender.state.name, measure(sender)].filter { !$0.isEmpty }
        (state.text, detail.text) = (sender.state.name, measure(sender))
        let isRunning = sender.state == .began || sender.state == .changed
        backgroundColor =
            isRunning
            ? .systemBlue.withAlphaComponent(0.25)
            : sender.state == .ended ? .systemGreen.withAlphaComponent(0.25) : .tertiarySystemFill
        onChange(name, words.joined(separator: " "))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: 6, dy: 10)
        guard !area.isNull else { return }
        let (upper, lower) = area.divided(atDistance: area.height * 0.58, from: .minYEdge)
        (state.frame, detail.frame) = (upper, lower)
    }
}

extension UIGestureRecognizer.State {
    /// As it is written in code. Apple's systems may know more states, and ours does not: only a `default` that stands
    /// for a known state compiles on both.
    var name: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        default: "failed"
        }
    }
}
