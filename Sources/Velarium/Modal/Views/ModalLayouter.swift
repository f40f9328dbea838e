import UIKit

/// Positions an overlay's content, and knows when it must be laid out again.
@MainActor final class ModalLayouter {
    /// What the app has set for the layout; `ModalPresentationViewController` documents it.
    struct Settings {
        var margins: UIEdgeInsets
        var maximumWidth: CGFloat
        var insetsContentFromSafeArea = false
        var layoutBlock: ((CGRect, CGFloat, CGRect) -> Void)?
    }

    /// The input that the content's layout depends on, besides the settings.
    private struct Input: Equatable {
        let size: CGSize
        let safeArea: UIEdgeInsets
        let textSize: UIContentSizeCategory

        @MainActor init(of view: UIView) {
            size = view.bounds.size
            safeArea = view.safeAreaInsets
            textSize = view.traitCollection.preferredContentSizeCategory
        }
    }

    var settings: Settings { didSet { onSettingsChange() } }
    /// Called after a setting has changed.
    var onSettingsChange: () -> Void = {}
    /// The input of the last layout. Nil before the first one of a presentation.
    private var lastInput: Input?
    private var needsLayout = false

    init(_ appearance: ModalPresentationAppearance) {
        settings = Settings(margins: appearance.contentViewMargins, maximumWidth: appearance.maximumContentViewWidth)
    }

    /// Requests another layout in the next layout pass.
    func setNeedsLayout() { needsLayout = true }

    /// Whether the content that was laid out in `view` must be laid out again.
    func needsLayout(in view: UIView) -> Bool {
        guard let lastInput else { return false }
        return needsLayout || lastInput != Input(of: view)
    }

    /// Forgets the last layout, after the presentation has ended.
    func discardInput() { lastInput = nil }

    /// Positions `contentView` in `view`, above a keyboard that covers `keyboardHeight` points.
    ///
    /// - Parameters:
    ///   - report: Called with each problem of the settings or the content, as the end of a sentence.
    ///   - requestedSize: The size that the content requests within a limit. A size that is NaN or not above 0 means
    ///     the limit, and is reported.
    func layOut(
        _ contentView: UIView?, in view: UIView, keyboardHeight: CGFloat, report: (String) -> Void,
        requestedSize: (_ limit: CGSize) -> CGSize?
    ) {
        guard let contentView else { return report(Fault.noContent) }
        let layout = ModalLayout(
            bounds: view.bounds, margins: sanitizedMargins(in: view, keyboardHeight: keyboardHeight, report: report),
            keyboardHeight: keyboardHeight, maximumWidth: sanitizedMaximumWidth(report: report),
            scale: view.traitCollection.displayScale)
        let limit = layout.limitSize
        func apply(_ size: CGSize?) {
            let frame = layout.frame(for: size ?? limit)
            guard let layoutBlock = settings.layoutBlock else { return contentView.setUntransformedFrame(frame) }
            layoutBlock(view.bounds, keyboardHeight, frame)
        }
        let safeArea = contentView.safeAreaInsets
        let requested = requestedSize(limit)?.ifPositive
        if requested == nil { report(Fault.size) }
        apply(requested)
        // Constraints to the safe area were measured with that of the content's last place.
        if contentView.safeAreaInsets != safeArea { apply(requestedSize(limit)?.ifPositive) }
    }

    /// Records that the content is laid out in `view` as it is now.
    func recordInput(of view: UIView) {
        lastInput = Input(of: view)
        needsLayout = false
    }

    private func sanitizedMargins(
        in view: UIView, keyboardHeight: CGFloat, report: (String) -> Void
    ) -> UIEdgeInsets {
        let (margins, wasClean) = settings.margins.sanitized
        if !wasClean, settings.layoutBlock == nil { report(Fault.margins) }
        guard settings.insetsContentFromSafeArea else { return margins }
        let safe = view.safeAreaInsets
        return UIEdgeInsets(
            top: max(margins.top, safe.top), left: max(margins.left, safe.left),
            // The keyboard already covers the lower safe area.
            bottom: keyboardHeight > 0 ? margins.bottom : max(margins.bottom, safe.bottom),
            right: max(margins.right, safe.right))
    }

    private func sanitizedMaximumWidth(report: (String) -> Void) -> CGFloat {
        if settings.maximumWidth >= 0 { return settings.maximumWidth }
        report(Fault.width)
        return .greatestFiniteMagnitude
    }

    private enum Fault {
        static let noContent = "has no content; set contentView or contentViewController before it is shown."
        static let margins =
            "has margins that are negative or non-finite; they count as 0. Set contentViewMargins to 0 or more."
        static let width =
            "has a maximumContentViewWidth that is negative or NaN; it means no limit. Set it to 0 or more."
        static let size =
            "has content without a size; it fills the available area. Override sizeThatFits(_:), set its "
            + "preferredContentSize, or conform to ModalPresentationContent."
    }
}
