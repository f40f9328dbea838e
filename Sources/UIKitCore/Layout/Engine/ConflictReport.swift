/// UIKit's log message about required constraints that conflict.
@MainActor struct ConflictReport {
    let rows: [LayoutRow]
    let broken: LayoutRow

    var text: String {
        let list = rows.filter(\.isListed)
            .sorted {
                ($0.constraint?.activationOrder ?? 0, $0.description) < (
                    $1.constraint?.activationOrder ?? 0, $1.description
                )
            }
            .map { "    \"\($0.description)\"" }
        return """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. 
            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
            (
            \(list.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint 
            \(broken.description)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may \
            also be helpful.
            """
    }
}

extension LayoutRow {
    /// Whether the report lists the row. Non-negative lengths are not listed.
    var isListed: Bool {
        if case .implicit = source { false } else { true }
    }

    /// The description in UIKit's format.
    var description: String {
        switch source {
        case .constraint(let constraint): constraint.logDescription
        case .autoresizingMask(let owner, let attribute):
            (owner.object as? UIView).map { autoresizingMaskDescription($0, attribute) } ?? ""
        case .contentSize(let owner, let axis): (owner.object as? UIView).map { contentSizeDescription($0, axis) } ?? ""
        case .implicit: "a non-negative length"
        }
    }

    private func autoresizingMaskDescription(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> String {
        "<NSAutoresizingMaskLayoutConstraint:\(address) \(view.autoresizingMask.logDescription) "
            + "\(view.logName).\(attribute.name) == \(rightSide.compactDescription)   (active)>"
    }

    private func contentSizeDescription(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> String {
        "<NSContentSizeLayoutConstraint:\(address) \(view.logName).\(axis == .horizontal ? "width" : "height") "
            + "== \(constant.compactDescription) "
            + "Hug:\(view.contentHuggingPriority(for: axis).rawValue.compactDescription) "
            + "CompressionResistance:\(view.contentCompressionResistancePriority(for: axis).rawValue.compactDescription)"
            + "   (active)>"
    }

    private var address: String { NSObject.address(of: self) }
}

extension UIView.AutoresizingMask {
    /// Fixed (-) and flexible (&) parts, horizontal and vertical.
    fileprivate var logDescription: String {
        func signs(_ parts: [UIView.AutoresizingMask]) -> String {
            parts.map { contains($0) ? "&" : "-" }.joined()
        }
        let across = signs([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        return "h=\(across) v=\(signs([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))"
    }
}
