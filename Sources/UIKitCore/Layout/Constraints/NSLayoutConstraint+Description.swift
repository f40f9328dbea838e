extension NSLayoutConstraint {
    /// The description in UIKit's format. For distances between views: `<NSLayoutConstraint:0x… 'id'
    /// H:|-(8)-[UIView:0x…]   (active, names: '|':UIView:0x… )>`. Otherwise: `<NSLayoutConstraint:0x… UIView:0x….width
    /// == 100   (active)>`.
    var logDescription: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        let state = isActive ? "active" : "inactive"
        let head = "<\(NSObject.shortName(self))\(name)"
        if let picture = VisualFormatDescription(self) {
            return "\(head) \(picture.text)   (\(state)\(picture.legend))>"
        }
        let strength = priority == .required ? "" : " @\(priority.rawValue.compactDescription)"
        return "\(head) \(first.description) \(relation.sign) \(rightSide)\(strength)   (\(state))>"
    }

    private var rightSide: String {
        guard let second, multiplier != 0 else { return constant.compactDescription }
        let factor = multiplier == 1 ? "" : "\(multiplier.compactDescription)*"
        let sum =
            constant == 0
            ? "" : constant < 0 ? " - \((-constant).compactDescription)" : " + \(constant.compactDescription)"
        return factor + second.description + sum
    }
}

extension NSLayoutConstraint.Relation {
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    /// The relation with both sides exchanged.
    var reversed: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

extension BinaryFloatingPoint {
    /// With at most six significant digits, and without a fraction for whole numbers.
    var compactDescription: String { String(format: "%g", Double(self)) }
}
