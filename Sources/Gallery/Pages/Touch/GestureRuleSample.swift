import UIKit

/// A sample for gestures, with a switch below it that changes a rule.
class GestureRuleSample: UIView {
    private static let rowHeight: CGFloat = 31
    private static let gap: CGFloat = 12
    private static let switchGap: CGFloat = 8

    /// Called with the name of the callback and a description.
    var onChange: (_ name: String, _ news: String) -> Void = { _, _ in }

    private let rule = UILabel()
    private let toggle = UISwitch()

    /// - Parameter rule: The rule that applies while the switch is on.
    init(_ rule: String, isOn: Bool) {
        super.init(frame: .zero)
        self.rule.text = rule
        self.rule.font = .preferredFont(forTextStyle: .body)
        self.rule.adjustsFontForContentSizeCategory = true
        self.rule.numberOfLines = 0
        toggle.isOn = isOn
        toggle.accessibilityLabel = rule
        toggle.addAction(UIAction { [unowned self] _ in ruleChanged() }, for: .valueChanged)
        addSubview(self.rule)
        addSubview(toggle)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Whether the rule applies.
    var isOn: Bool { toggle.isOn }

    /// The height of the area above the switch, in points.
    var sampleHeight: CGFloat { 110 }

    /// The area above the switch.
    var sampleBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width, height: sampleHeight) }

    /// Called when the user has changed the switch. Subclasses override it.
    func ruleChanged() {
        preconditionFailure("\(Self.self) must override ruleChanged().")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: sampleHeight + Self.gap + rowHeight(in: size.width))
    }

    /// The height of switch and rule: a rule in large text wraps.
    private func rowHeight(in width: CGFloat) -> CGFloat {
        let available = max(0, width - toggle.sizeThatFits(.zero).width - Self.switchGap)
        let words = rule.sizeThatFits(CGSize(width: available, height: .greatestFiniteMagnitude))
        return max(Self.rowHeight, words.height.rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let row = CGRect(
            x: 0, y: sampleHeight + Self.gap, width: bounds.width,
            height: rowHeight(in: bounds.width))
        let size = toggle.sizeThatFits(.zero)
        let (end, start) = row.divided(
            atDistance: size.width + Self.switchGap, from: isMirrored ? .minXEdge : .maxXEdge)
        rule.frame = start
        toggle.frame = CGRect(
            x: isMirrored ? end.minX : end.maxX - size.width, y: end.midY - size.height / 2, width: size.width,
            height: size.height)
    }
}
