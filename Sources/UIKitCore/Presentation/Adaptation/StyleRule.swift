/// Which style a presentation takes in its surroundings, and the sentence that says why.
///
/// Only popovers and sheets adapt. What they become by themselves gives way to the delegate's
/// answer, as long as that is one of `none`, `fullScreen` and `overFullScreen`.
package struct StyleRule: Hashable, Sendable {
    /// What the delegate answered, and in which of its methods.
    package struct Answer: Hashable, Sendable {
        package let style: UIModalPresentationStyle
        package let method: String

        package init(_ style: UIModalPresentationStyle, by method: String) {
            (self.style, self.method) = (style, method)
        }
    }

    /// The style that the app asked for.
    package let asked: UIModalPresentationStyle
    package let era: SystemEra
    package let isCompactWidth: Bool
    package let isCompactHeight: Bool
    /// What the presentation controller becomes by itself in these surroundings; `none` when it stays what it is.
    package let proposal: UIModalPresentationStyle
    /// Nil when there is no delegate, or it has no method to ask.
    package let answer: Answer?

    package init(
        _ asked: UIModalPresentationStyle, era: SystemEra, isCompactWidth: Bool, isCompactHeight: Bool,
        proposal: UIModalPresentationStyle = .none, answer: Answer? = nil
    ) {
        (self.asked, self.era, self.proposal, self.answer) = (asked, era, proposal, answer)
        (self.isCompactWidth, self.isCompactHeight) = (isCompactWidth, isCompactHeight)
    }

    /// What the style that was asked for means in this era.
    package var own: UIModalPresentationStyle { asked == .automatic ? era.automaticStyle : asked }

    package var style: UIModalPresentationStyle {
        guard own.adapts else { return own }
        switch answer?.style {
        case .some(.none): return own
        case .some(.fullScreen): return .fullScreen
        case .some(.overFullScreen): return .overFullScreen
        case .some(.automatic), .some(.pageSheet), .some(.formSheet), .some(.currentContext), .some(.custom),
            .some(.overCurrentContext), .some(.popover), Optional.none:
            return proposal == .none ? own : proposal
        }
    }

    /// For people to read: the rule, and who answered what. Without a full stop.
    package var because: String {
        let meaning = asked == .automatic ? "automatic is \(own.name) on iOS \(era.version)" : nil
        guard own.adapts else { return meaning ?? "the style does not adapt" }
        return [meaning, reason].compactMap { $0 }.joined(separator: "; ")
    }

    private var reason: String {
        guard let answer else { return proposal == .none ? rule : rule + "; the delegate has no say" }
        let said = "the delegate's \(answer.method) answered \(answer.style.name)"
        switch answer.style {
        case .none: return proposal == .none ? "\(rule), and \(said)" : "\(surroundings), but \(said)"
        case .fullScreen, .overFullScreen: return "\(surroundings), and \(said)"
        case .automatic, .pageSheet, .formSheet, .currentContext, .custom, .overCurrentContext, .popover:
            return "\(rule); \(said), which is no style to adapt to"
        }
    }

    private var rule: String {
        if proposal != .none {
            return "a \(own.noun) in \(surroundings) becomes \(proposal.name) on iOS \(era.version)"
        }
        let place = isCompactWidth ? "compact width on iOS \(era.version)" : surroundings
        return "a \(own.noun) stays one in \(place)"
    }

    private var surroundings: String {
        if isCompactWidth { return "compact width" }
        return isCompactHeight ? "regular width and compact height" : "regular width"
    }
}

extension UIModalPresentationStyle {
    /// Whether a presentation of this style may take another one in other surroundings.
    package var adapts: Bool {
        switch self {
        case .popover, .pageSheet, .formSheet: true
        case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
        }
    }

    /// Whether a presentation of this style is a sheet.
    var isSheet: Bool { self == .pageSheet || self == .formSheet }

    /// What a style that adapts is called in the sentence that explains it.
    fileprivate var noun: String {
        switch self {
        case .popover: "popover"
        case .pageSheet: "page sheet"
        case .formSheet: "form sheet"
        case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: name
        }
    }
}
