import CoreGraphics
import UIKitCore

/// Decides where the elements of a collection view are. This class shows nothing: use a subclass.
///
/// The collection view calls `prepare()`, then asks for the size of the content and the elements in the visible area.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The collection view that uses the layout; nil while none does.
    open var collectionView: UICollectionView? { owner }
    weak var owner: UICollectionView?
    private var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    /// The nibs of decoration views by kind.
    private var decorationNibs: [String: UINib] = [:]

    /// Creates a layout.
    public override init() { super.init() }

    /// Creates a layout; nothing is decoded.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Layout

    /// Computes what the methods below need. Called before them after each invalidation; the default does nothing.
    open func prepare() {}
    /// The size of the whole content in points. Default zero.
    open var collectionViewContentSize: CGSize { .zero }
    /// The elements that intersect `rect`, in points of the content; nil, the default, for none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The attributes of an item's cell; nil, the default, if there is none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a supplementary view; nil, the default, if there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a decoration view; nil, the default, if there is none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Direction

    /// The direction for which positions are computed. Default: left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether positions are mirrored where the user's direction differs from `developmentLayoutDirection`. Default
    /// false.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Invalidation

    /// Has the layout prepared again before the next layout pass.
    open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }

    /// Has the layout prepared again before the next layout pass. Overrides read `context` and call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        owner?.layoutDidInvalidate(context)
    }

    /// Whether a change of the collection view's bounds, which scrolling is, invalidates the layout. Default: whether
    /// the size changes is left to subclasses; false.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The context for a change of the bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Whether the size that a view prefers invalidates the layout. Default false.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// The context for a size that a view prefers.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.preferredSizes[originalAttributes.element] = preferredAttributes.size
        switch originalAttributes.representedElementCategory {
        case .cell: context.invalidateItems(at: [originalAttributes.indexPath])
        case .supplementaryView:
            context.invalidateSupplementaryElements(
                ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
        case .decorationView:
            context.invalidateDecorationElements(
                ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
        }
        return context
    }

    /// An empty context of the layout's class.
    package func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        guard let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type,
            let context = makeObject(of: type) as? UICollectionViewLayoutInvalidationContext
        else { return UICollectionViewLayoutInvalidationContext() }
        return context
    }

    // MARK: Scrolling

    /// Where scrolling comes to rest, given where it would and the velocity in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The content offset after an update or a change of the layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Updates

    /// Called before a batch update is animated, after `prepare()`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called in the animations of a batch update.
    open func finalizeCollectionViewUpdates() {}
    /// Called before a change of the bounds is animated.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called in the animations of a change of the bounds.
    open func finalizeAnimatedBoundsChange() {}
    /// Called on the new layout before it replaces `oldLayout`.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on the old layout before `newLayout` replaces it.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called on both layouts when one has replaced the other.
    open func finalizeLayoutTransition() {}

    /// Where an inserted item begins; nil, the default, to fade in at its place.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a deleted item ends; nil, the default, to fade out at its place.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a new supplementary view begins; nil, the default, to fade in at its place.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a removed supplementary view ends; nil, the default, to fade out at its place.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a new decoration view begins; nil, the default, to fade in at its place.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a removed decoration view ends; nil, the default, to fade out at its place.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Moving

    /// The place that an item gets when the user drops it at `position`, in points of the content. Default: the item
    /// there, otherwise its old place.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        owner?.layoutPath(at: position) ?? previousIndexPath
    }

    /// The attributes of an item while the user moves it. Default: those of the item, centered at the position.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicate
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = Int.max
        return attributes
    }

    // MARK: Decoration views

    /// Registers the class of decoration views of a kind; nil removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationNibs[elementKind] = nil
        guard let viewClass else { return decorationClasses[elementKind] = nil }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            return misuse(
                "unable to register \(viewClass) for decoration views of kind \(elementKind) - it is not a subclass of "
                    + "UICollectionReusableView",
                raises: true)
        }
        decorationClasses[elementKind] = type
    }

    /// The class registered for a kind of decoration view; nil without one.
    /// Registers the nib of decoration views of a kind; nil removes the registration.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = nil
        decorationNibs[elementKind] = nib
    }

    func decorationNib(of kind: String) -> UINib? { decorationNibs[kind] }

    func decorationClass(of kind: String) -> UICollectionReusableView.Type? { decorationClasses[kind] }
}
