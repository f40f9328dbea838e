import UIKit

/// The size of a content view: from `sizeThatFits(_:)`, from its constraints, or its initial size.
@MainActor final class ModalContentSize {
    private enum Source { case itself, constraints, making }

    private let view: UIView
    /// The view's size before the overlay resized it.
    private let sizeWhenMade: CGSize
    private var source: Source?

    init(of view: UIView) { (self.view, sizeWhenMade) = (view, view.bounds.size) }

    /// The size for `limit`; nil if the view has none.
    func fitting(_ limit: CGSize) -> CGSize? {
        let source = source ?? choose(limit)
        self.source = source
        switch source {
        case .itself: return view.sizeThatFits(limit).ifUsable
        case .constraints: return constrained(limit).ifUsable
        case .making: return sizeWhenMade.ifUsable
        }
    }

    /// A view that does not override `sizeThatFits(_:)` returns its current size.
    private func choose(_ limit: CGSize) -> Source {
        let answer = view.sizeThatFits(limit)
        if answer != sizeWhenMade, answer.ifUsable != nil { return .itself }
        return constrained(limit).ifUsable == nil ? .making : .constraints
    }

    /// As narrow as the constraints allow, but not wider than the limit.
    private func constrained(_ limit: CGSize) -> CGSize {
        let narrow = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard narrow.width > limit.width else { return narrow }
        return view.systemLayoutSizeFitting(
            CGSize(width: limit.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}

extension CGSize {
    /// Nil for a size that is NaN or not above 0.
    var ifUsable: CGSize? { width > 0 && height > 0 ? self : nil }
}
