import UIKit

/// A custom popover background: a ticket with a brown border, including the arrow.
final class TicketBackground: DrawnBackground {
    private static let rim: CGFloat = 5

    private let ticket = OutlineView()

    override class var outline: ArrowedOutline { ArrowedOutline(cornerRadius: 12, foot: 36, lean: 0, height: 18) }
    override class var border: CGFloat { rim }
    /// Rounds the corners of the content.
    override class var wantsDefaultContentAppearance: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        if ticket.superview == nil { addSubview(ticket) }
        ticket.frame = bounds
        let (paper, brown) = (UIColor.secondarySystemGroupedBackground, UIColor.systemBrown)
        ticket.show(
            outline(inset: Self.rim / 2), fill: paper.resolvedColor(with: traitCollection),
            stroke: brown.resolvedColor(with: traitCollection), lineWidth: Self.rim)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        setNeedsLayout()
    }
}
