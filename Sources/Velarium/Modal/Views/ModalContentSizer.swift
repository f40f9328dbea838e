import UIKit

/// The size of a content view: from `sizeThatFits(_:)`, from its constraints, or its initial size.
@MainActor final class ModalContentSizer {
    private enum Source { case sizeThatFits, constraints, initialSize }

    private let view: UIView
    /// The view's size before the overlay resized it.
    private let initialSize: CGSize
    /// Whether the initial size is the screen's, which the view of a controller has if nothing else gives it a size: the
    /// content fills the limit, whatever the screen's size is later.
    private let fillsScreen: Bool
    private var source: Source?

    init(of view: UIView) {
        self.view = view
        initialSize = view.bounds.size
        fillsScreen = UIWindowScene.connected.contains { $0.screen.bounds.size == view.bounds.size }
    }

    /// The size for `limit`; nil if the view has none.
    func size(fitting limit: CGSize) -> CGSize? {
        let source = source ?? chooseSource(for: limit)
        self.source = source
        switch source {
        case .sizeThatFits: return view.sizeThatFits(limit).ifPositive
        case .constraints: return constrainedSize(for: limit).ifPositive
        case .initialSize: return fillsScreen ? limit : initialSize.ifPositive
        }
    }

    /// A view that does not override `sizeThatFits(_:)` returns its current size.
    private func chooseSource(for limit: CGSize) -> Source {
        let answer = view.sizeThatFits(limit)
        if answer != initialSize, answer.ifPositive != nil { return .sizeThatFits }
        return constrainedSize(for: limit).ifPositive == nil ? .initialSize : .constraints
    }

    /// As narrow as the constraints allow, but not wider than the limit.
    private func constrainedSize(for limit: CGSize) -> CGSize {
        let narrow = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard narrow.width > limit.width else { return narrow }
        return view.systemLayoutSizeFitting(
            CGSize(width: limit.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}

extension CGSize {
    /// Nil for a size that is NaN or not above 0.
    var ifPositive: CGSize? { width > 0 && height > 0 ? self : nil }
}
