import UIKit

/// A custom popover background: a ticket with a brown border, including the arrow.
final class TicketBackground: CustomPopoverBackground {
    private static let rim: CGFloat = 5

    private let ticket = PathView()

    override class var outline: ArrowedOutline { ArrowedOutline(cornerRadius: 12, foot: 36, lean: 0, height: 18) }
    override class var border: CGFloat { rim }
    /// Rounds the corners of the content.
    override class var wantsDefaultContentAppearance: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        if ticket.superview == nil { addSubview(ticket) }
        ticket.frame = bounds
        let paper = UIColor.secondarySystemGroupedBackground
        let brown = UIColor.systemBrown
        ticket.show(
            outline(inset: Self.rim / 2), fill: paper.resolvedColor(with: traitCollection),
            stroke: brown.resolvedColor(with: traitCollection), lineWidth: Self.rim)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        setNeedsLayout()
    }
}
