import CoreGraphics
import Driving
import OverlayPlacement
import UIKitCore
import UIKitPresentation

/// Facts with a heading.
package struct InspectedSection {
    package let title: String
    /// What it is, and its value.
    package let rows: [(name: String, value: String)]
}

/// What an inspector tells about a view: facts by section.
@MainActor package struct ViewInspection {
    private let view: UIView

    package init(of view: UIView) {
        self.view = view
    }

    /// The sections that have something to say.
    package var sections: [InspectedSection] {
        [identity, geometry, appearance, layout, controllers, responders, recognizers, presentation]
            .filter { !$0.rows.isEmpty }
    }

    /// All sections as text: a heading, then a line for each row.
    package var text: String {
        sections.map { section in
            ([section.title] + section.rows.map { "  \($0.name): \($0.value)" }).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private var identity: InspectedSection {
        var rows = [("class", className(of: view))]
        if let text = view.shownText, !text.isEmpty { rows.append(("text", text)) }
        if let identifier = view.accessibilityIdentifier { rows.append(("identifier", identifier)) }
        if let label = view.accessibilityLabel, !label.isEmpty { rows.append(("label", label)) }
        return InspectedSection(title: "View", rows: rows)
    }

    private var geometry: InspectedSection {
        var rows = [("frame", text(view.frame))]
        if let window = view.window, window !== view {
            rows.append(("in the window", text(view.convert(view.bounds, to: nil))))
        }
        if view.bounds.origin != .zero { rows.append(("bounds", text(view.bounds))) }
        if view.transform != .identity { rows.append(("transform", "\(view.transform)")) }
        if view.safeAreaInsets != .zero { rows.append(("safe area", text(view.safeAreaInsets))) }
        return InspectedSection(title: "Geometry", rows: rows)
    }

    private var appearance: InspectedSection {
        var rows: [(String, String)] = []
        if view.isHidden { rows.append(("hidden", "yes")) }
        if view.alpha < 1 { rows.append(("alpha", plain(view.alpha))) }
        if !view.isUserInteractionEnabled { rows.append(("touches", "ignored")) }
        if view.clipsToBounds { rows.append(("clips to bounds", "yes")) }
        if let color = view.backgroundColor { rows.append(("background", text(color))) }
        if view.layer.cornerRadius > 0 { rows.append(("corner radius", plain(view.layer.cornerRadius))) }
        if let control = view as? UIControl {
            let states = [
                (control.isEnabled, "enabled"), (!control.isEnabled, "disabled"), (control.isSelected, "selected"),
                (control.isHighlighted, "highlighted"),
            ]
            rows.append(("control", states.filter(\.0).map(\.1).joined(separator: ", ")))
        }
        let traits = view.traitCollection
        rows.append(
            (
                "traits",
                [
                    traits.userInterfaceStyle == .dark ? "dark" : "light",
                    "\(name(traits.horizontalSizeClass)) × \(name(traits.verticalSizeClass))",
                    traits.layoutDirection == .rightToLeft ? "right to left" : "left to right",
                ].joined(separator: ", ")
            ))
        return InspectedSection(title: "Appearance", rows: rows)
    }

    private var layout: InspectedSection {
        var rows: [(String, String)] = []
        let isByConstraints = !view.translatesAutoresizingMaskIntoConstraints
        let horizontal = view.constraintsAffectingLayout(for: .horizontal)
        let vertical = view.constraintsAffectingLayout(for: .vertical)
        guard isByConstraints || !horizontal.isEmpty || !vertical.isEmpty || !conflicts.isEmpty else {
            return InspectedSection(
                title: "Layout", rows: [("placed by", "its frame and autoresizing mask, without constraints")])
        }
        if view.hasAmbiguousLayout {
            rows.append(("ambiguous", "the constraints allow another frame; they do not decide \(undecided)"))
        }
        let size = view.intrinsicContentSize
        if size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric {
            rows.append(
                (
                    "intrinsic size",
                    "\(size.width == UIView.noIntrinsicMetric ? "–" : plain(size.width)) × "
                        + "\(size.height == UIView.noIntrinsicMetric ? "–" : plain(size.height))"
                ))
        }
        rows += horizontal.map { ("horizontal", sentence($0)) }
        rows += vertical.map { ("vertical", sentence($0)) }
        rows += conflicts
        return InspectedSection(title: "Layout", rows: rows)
    }

    /// The constraints of the view that hold its frame, each once.
    var affectingConstraints: [NSLayoutConstraint] {
        let all = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap(view.constraintsAffectingLayout)
        var known: Set<ObjectIdentifier> = []
        return all.filter { known.insert(ObjectIdentifier($0)).inserted }
    }

    /// The constraints about the view that do not hold, because they contradict others.
    private var conflicts: [(String, String)] {
        let own = view.chain.flatMap(\.constraints).filter { $0.firstItem === view || $0.secondItem === view }
        return own.filter { !$0.conflicts.isEmpty }.map { broken in
            let others = broken.conflicts.map { $0.constraint.map(sentence) ?? $0.text }.joined(separator: "; ")
            return ("conflict", "\(sentence(broken)) does not hold, because it contradicts: \(others)")
        }
    }

    /// The axes that the constraints leave open.
    private var undecided: String {
        let axes = [(NSLayoutConstraint.Axis.horizontal, "x and width"), (.vertical, "y and height")]
        let open = axes.filter { view.constraintsAffectingLayout(for: $0.0).count < 2 }.map(\.1)
        return open.isEmpty ? "every edge" : open.joined(separator: ", ")
    }

    private var controllers: InspectedSection {
        var rows: [(String, String)] = []
        if let controller = view.nextController {
            rows.append(("controller", className(of: controller)))
            var parent = controller.parent
            while let current = parent {
                rows.append(("inside", className(of: current)))
                parent = current.parent
            }
            if let presenting = controller.presentingViewController {
                rows.append(("presented by", className(of: presenting)))
            }
            if let presented = controller.presentedViewController {
                rows.append(("presents", className(of: presented)))
            }
        }
        return InspectedSection(title: "Controller", rows: rows)
    }

    private var responders: InspectedSection {
        var names: [String] = []
        var responder: UIResponder? = view
        while let current = responder {
            names.append(className(of: current) + (current.isFirstResponder ? " (first responder)" : ""))
            responder = current.next
        }
        return InspectedSection(title: "Responders", rows: [("chain", names.joined(separator: " → "))])
    }

    private var recognizers: InspectedSection {
        InspectedSection(
            title: "Gestures",
            rows: (view.gestureRecognizers ?? []).map { recognizer in
                (className(of: recognizer), recognizer.isEnabled ? "\(recognizer.state.name)" : "disabled")
            })
    }

    /// The presentation that the view is in, and why a popover is where it is.
    private var presentation: InspectedSection {
        guard let controller = view.nextController?.presentedAncestor,
            let presentation = controller.presentationController
        else { return InspectedSection(title: "Presentation", rows: []) }
        var rows = [
            ("style asked for", name(controller.modalPresentationStyle)),
            ("style shown", name(presentation.effectiveStyle)), ("because", presentation.adaptationReason),
        ]
        if let popover = presentation as? UIPopoverPresentationController, let reason = popover.placementExplanation {
            rows.append(("placement", reason.sentence))
        }
        return InspectedSection(title: "Presentation", rows: rows)
    }

    // MARK: Text

    func sentence(_ constraint: NSLayoutConstraint) -> String {
        let identifier = constraint.identifier.map { " '\($0)'" } ?? ""
        let priority = constraint.priority == .required ? "" : " @\(plain(CGFloat(constraint.priority.rawValue)))"
        let first = "\(item(constraint.firstItem)).\(name(constraint.firstAttribute))"
        let relation = [NSLayoutConstraint.Relation.lessThanOrEqual: "≤", .greaterThanOrEqual: "≥"][constraint.relation]
        var second = ""
        if let other = constraint.secondItem {
            let factor = constraint.multiplier == 1 ? "" : "\(plain(constraint.multiplier)) × "
            second = "\(factor)\(item(other)).\(name(constraint.secondAttribute))"
            if constraint.constant != 0 {
                second +=
                    constraint.constant < 0 ? " − \(plain(-constraint.constant))" : " + \(plain(constraint.constant))"
            }
        } else {
            second = plain(constraint.constant)
        }
        return "\(first) \(relation ?? "=") \(second)\(priority)\(identifier)"
    }

    private func item(_ item: AnyObject?) -> String {
        guard let item else { return "nil" }
        if item === view { return "self" }
        if item === view.superview { return "superview" }
        return (item as? UIView)?.inspectedName ?? className(of: item)
    }

    private func text(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map(plain).joined(separator: ", ")
    }

    private func text(_ insets: UIEdgeInsets) -> String {
        "top \(plain(insets.top)), left \(plain(insets.left)), bottom \(plain(insets.bottom)), right \(plain(insets.right))"
    }

    private func text(_ color: UIColor) -> String {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.resolvedColor(with: view.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: ", ")
        return alpha < 1 ? "\(parts), alpha \(plain(alpha))" : parts
    }

    private func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
        switch sizeClass {
        case .compact: "compact"
        case .regular: "regular"
        default: "unspecified"
        }
    }

    private func name(_ style: UIModalPresentationStyle) -> String { "\(style)" }
    private func name(_ attribute: NSLayoutConstraint.Attribute) -> String { "\(attribute)" }
}

extension UIView {
    /// The popover that the view is in.
    package var presentedPopover: UIPopoverPresentationController? {
        nextController?.presentedAncestor?.presentationController as? UIPopoverPresentationController
    }

    /// The controller that the view, or the closest superview with one, belongs to.
    fileprivate var nextController: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}

extension UIViewController {
    /// The controller itself or the parent that is presented.
    fileprivate var presentedAncestor: UIViewController? {
        sequence(first: self, next: \.parent).first { $0.presentingViewController?.presentedViewController === $0 }
    }
}

extension UIGestureRecognizer.State {
    fileprivate var name: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }
}
