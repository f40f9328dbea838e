import CoreGraphics
import UIKitCore
import UIKitLists

extension UICollectionView: ConstraintSolutionObserving {
    /// Lets a visible view determine its size again in the next pass, because its content changed.
    func sizeMayHaveChanged(of view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, !state.layoutPass.isRunning,
            let element = state.views.first(where: { $0.value === view })?.key
        else { return }
        measureAgain([element])
    }

    private func measureAgain(_ elements: [CollectionElement]) {
        state.layoutPass.measured.subtract(elements)
        state.layoutPass.isAnimated = window != nil && UIView.areAnimationsEnabled
        setNeedsLayout()
    }

    /// Called when `selfSizingInvalidation` or the window changed.
    func selfSizingDidChange() {
        guard let window else { return }
        if selfSizingInvalidation == .enabledIncludingConstraints {
            window.addConstraintObserver(self)
        } else {
            window.removeConstraintObserver(self)
        }
    }

    package func constraintsDidChange() {
        guard selfSizingInvalidation == .enabledIncludingConstraints, !state.layoutPass.isRunning else { return }
        let changed = state.views.filter { _, view in
            guard let attributes = view.layoutAttributes, !attributes.estimatedAxes.isEmpty else { return false }
            return view.preferredLayoutAttributesFitting(attributes.duplicate).size != attributes.size
        }
        if !changed.isEmpty { measureAgain(Array(changed.keys)) }
    }

    /// Runs the pass of a change of sizes in visible cells, animated unless the app has turned animations off.
    func tileAfterSizeChanges() {
        guard state.layoutPass.isAnimated else { return tile() }
        state.layoutPass.isAnimated = false
        UIView.animate(
            withDuration: CollectionMetrics.updateDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.tile()
        }
    }
}
