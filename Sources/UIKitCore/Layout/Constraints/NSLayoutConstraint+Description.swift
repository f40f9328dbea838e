extension NSLayoutConstraint {
    /// As UIKit logs it: `<NSLayoutConstraint:0x… 'id' UIView:0x….width == 100   (active)>`.
    var sentence: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        let strength = priority == .required ? "" : " @\(priority.rawValue.plain)"
        let state = isActive ? "active" : "inactive"
        let equation = "\(first.description) \(relation.sign) \(rightSide)"
        return "<\(NSObject.shortName(self))\(name) \(equation)\(strength)   (\(state))>"
    }

    private var rightSide: String {
        guard let second, multiplier != 0 else { return constant.plain }
        let factor = multiplier == 1 ? "" : "\(multiplier.plain)*"
        let sum = constant == 0 ? "" : constant < 0 ? " - \((-constant).plain)" : " + \(constant.plain)"
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
}

extension BinaryFloatingPoint {
    /// With at most six digits, and no fraction where there is none.
    var plain: String { String(format: "%g", Double(self)) }
}
