extension UITableViewCell {
    /// How high the cell's content wants to be in `width` points: by the constraints in `contentView` where there are
    /// any, else by the cell's own parts.
    func automaticHeight(forWidth width: CGFloat) -> CGFloat {
        guard contentView.holdsConstraints else { return sizeThatFits(CGSize(width: width, height: 0)).height }
        let room = CGSize(width: contentWidth(in: width), height: bounds.height)
        let content = CellLayout(of: parts, in: room, scale: max(1, traitCollection.displayScale)).content
        return contentView.fittingHeight(forWidth: content.width)
    }
}

extension UIView {
    /// Whether constraints tie something to this view.
    var holdsConstraints: Bool { ownLayout?.constraints.isEmpty == false }

    /// The least height that the constraints inside allow in `width` points.
    func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
