import UIKitCore

/// What a flow layout has to compute again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes and spacing again. Default true.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the places are computed again. Default true.
    open var invalidateFlowLayoutAttributes = true
}
