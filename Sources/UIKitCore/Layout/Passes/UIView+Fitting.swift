import ConstraintSolver

extension UIView {
    /// The size closest to `target`, in points, that the constraints inside this view allow. Changes no frames.
    func fittingSize(
        near target: CGSize, horizontalPriority horizontal: UILayoutPriority,
        verticalPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateMarkedConstraints()
        let engine = LayoutEngine(root: self, isScratch: true)
        let size = engine.size(near: target, horizontalPriority: horizontal, verticalPriority: vertical)
        let scale = traitCollection.displayScale
        return CGSize(
            width: CGFloat(size.width).ceiled(atScale: scale), height: CGFloat(size.height).ceiled(atScale: scale))
    }
}

extension LayoutEngine {
    fileprivate func size(
        near target: CGSize, horizontalPriority horizontal: UILayoutPriority,
        verticalPriority vertical: UILayoutPriority
    ) -> CGSize {
        guard let root else { return .zero }
        collectConstraints(of: root)
        let box = box(of: root)
        for (axis, proposed, priority) in [
            (NSLayoutConstraint.Axis.horizontal, target.width, horizontal), (.vertical, target.height, vertical),
        ] {
            let limit = NSLayoutConstraint.largestConstant
            let accepted = proposed.isNaN ? 0 : min(max(proposed, 0), limit)
            solver.add(
                LayoutRow(
                    engine: self, source: .implicit, expression: LayoutExpression(box.lengthVariable(axis)),
                    relation: .equal, constant: Double(accepted),
                    priority: Double(min(max(priority.rawValue, 0.001), 1000))))
        }
        update()
        return frameSize(of: root, box.rect.size)
    }

    private func frameSize(of view: UIView, _ size: CGSize) -> CGSize {
        view.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
    }

    private func collectConstraints(of view: UIView) {
        for inner in view.viewsInSubtree() {
            for constraint in inner.viewLayout?.constraints ?? [] { enqueueForFitting(constraint) }
        }
    }
}
