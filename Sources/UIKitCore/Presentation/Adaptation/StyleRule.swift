/// Decides the style of a presentation from its environment, and explains the decision. Only popovers and sheets adapt.
/// The delegate's answer overrides the default adaptation if it is `none`, `fullScreen` or `overFullScreen`.
package struct StyleRule: Hashable, Sendable {
    /// The style that the delegate returned, and the method that returned it.
    package struct Answer: Hashable, Sendable {
        /// The style that the method returned.
        package let style: UIModalPresentationStyle
        /// The Swift name of the delegate method.
        package let method: String

        /// An answer of `style` from `method`.
        package init(_ style: UIModalPresentationStyle, by method: String) {
            self.style = style
            self.method = method
        }
    }

    /// The style that the app requested, possibly `automatic`.
    package let requested: UIModalPresentationStyle
    /// The system version whose rules apply.
    package let era: SystemEra
    /// Whether the environment's horizontal size class is compact.
    package let isCompactWidth: Bool
    /// Whether the environment's vertical size class is compact.
    package let isCompactHeight: Bool
    /// The style that the presentation controller adapts to by default; `none` when it does not adapt.
    package let proposal: UIModalPresentationStyle
    /// Nil when there is no delegate or it implements neither method.
    package let answer: Answer?

    /// Creates a rule for a requested style in an environment.
    package init(
        _ asked: UIModalPresentationStyle, era: SystemEra, isCompactWidth: Bool, isCompactHeight: Bool,
        proposal: UIModalPresentationStyle = .none, answer: Answer? = nil
    ) {
        self.requested = asked
        self.era = era
        self.proposal = proposal
        self.answer = answer
        self.isCompactWidth = isCompactWidth
        self.isCompactHeight = isCompactHeight
    }

    /// The requested style, with `automatic` resolved for this system version.
    package var resolvedRequest: UIModalPresentationStyle { era.resolved(requested) }

    /// The style that the presentation has.
    package var style: UIModalPresentationStyle {
        guard resolvedRequest.adapts else { return resolvedRequest }
        switch answer?.style {
        case .some(.none): return resolvedRequest
        case .some(.fullScreen): return .fullScreen
        case .some(.overFullScreen): return .overFullScreen
        case .some(.automatic), .some(.pageSheet), .some(.formSheet), .some(.currentContext), .some(.custom),
            .some(.overCurrentContext), .some(.popover), Optional.none:
            return proposal == .none ? resolvedRequest : proposal
        }
    }

    /// A readable sentence without a full stop: the rule, and what the delegate returned.
    package var explanation: String {
        let meaning = requested == .automatic ? "automatic is \(resolvedRequest.name) on iOS \(era.version)" : nil
        guard resolvedRequest.adapts else { return meaning ?? "the style does not adapt" }
        return [meaning, reason].compactMap { $0 }.joined(separator: "; ")
    }

    private var reason: String {
        guard let answer else { return proposal == .none ? rule : rule + "; the delegate is not asked" }
        let said = "the delegate's \(answer.method) answered \(answer.style.name)"
        switch answer.style {
        case .none: return proposal == .none ? "\(rule), and \(said)" : "\(environmentName), but \(said)"
        case .fullScreen, .overFullScreen: return "\(environmentName), and \(said)"
        case .automatic, .pageSheet, .formSheet, .currentContext, .custom, .overCurrentContext, .popover:
            return "\(rule); \(said), which is not a style to adapt to"
        }
    }

    private var rule: String {
        if proposal != .none {
            return "a \(resolvedRequest.noun) in \(environmentName) becomes \(proposal.name) on iOS \(era.version)"
        }
        let place = isCompactWidth ? "compact width on iOS \(era.version)" : environmentName
        return "a \(resolvedRequest.noun) stays one in \(place)"
    }

    private var environmentName: String {
        if isCompactWidth { return "compact width" }
        return isCompactHeight ? "regular width and compact height" : "regular width"
    }
}

extension UIModalPresentationStyle {
    /// Whether a presentation of this style may adapt to another style.
    package var adapts: Bool {
        switch self {
        case .popover, .pageSheet, .formSheet: true
        case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
        }
    }

    /// The style's noun in `explanation`.
    fileprivate var noun: String {
        switch self {
        case .popover: "popover"
        case .pageSheet: "page sheet"
        case .formSheet: "form sheet"
        case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: name
        }
    }
}
