import CoreGraphics
@_spi(Core) import UIKitCore
import UIKitLists

/// A view that a collection view reuses: a cell, or a supplementary or decoration view.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// Identifies views that can be reused for each other; nil for a view that was not dequeued.
    open internal(set) var reuseIdentifier: String?
    /// The collection view that made the view.
    weak var collectionView: UICollectionView?
    /// The attributes that were last applied.
    private(set) var layoutAttributes: UICollectionViewLayoutAttributes?

    /// Creates a view with a frame in points of its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeContents(of: self, as: UICollectionReusableView.self)
    }

    /// Called before the view is reused for another element. The default does nothing.
    open func prepareForReuse() {}

    /// Called when the view gets attributes, before they are shown. For values of a subclass of the attributes; the
    /// default does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before another layout places the view. The default does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called when another layout has placed the view. The default does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes with the size that the view wants. The default fits the constraints or the configuration on the
    /// axes where the layout only estimates.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard !layoutAttributes.estimatedAxes.isEmpty,
            let size = fittingSize(layoutAttributes.size, layoutAttributes.estimatedAxes)
        else { return layoutAttributes }
        let preferred = layoutAttributes.duplicate
        preferred.size = size
        return preferred
    }

    /// The size of the content; nil if nothing determines it.
    func fittingSize(_ size: CGSize, _ axes: EstimatedAxes) -> CGSize? {
        guard ownsConstraints else { return nil }
        return constrainedSize(size, on: axes)
    }

    @_spi(Core) open override var detachedTraitSource: UIView? { collectionView }

    /// Called when the content has another size: the collection view asks for it again.
    func contentSizeDidChange() { collectionView?.sizeMayHaveChanged(of: self) }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeDidChange()
    }

    /// Shows attributes.
    func show(_ attributes: UICollectionViewLayoutAttributes) {
        layoutAttributes = attributes
        apply(attributes)
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if center != attributes.centerInContainer { center = attributes.centerInContainer }
        if transform3D != attributes.transform3D { transform3D = attributes.transform3D }
        if alpha != attributes.alpha { alpha = attributes.alpha }
    }
}

extension UICollectionReusableView: ReusableView {}
