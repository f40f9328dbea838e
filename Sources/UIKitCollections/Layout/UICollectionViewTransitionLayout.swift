import CoreGraphics
import QuartzCore
import UIKitCore
import UIKitLists

/// A layout between two others: elements are between their places in both. `transitionProgress` moves them.
///
/// `UICollectionView.startInteractiveTransition(to:completion:)` makes one and uses it until the transition ends.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout that the transition leaves.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The layout to which the transition leads.
    open private(set) var nextLayout: UICollectionViewLayout
    /// From 0, at the places of `currentLayout`, to 1, at those of `nextLayout`. Other values go beyond. Default 0.
    /// Setting it moves the elements at the next layout pass.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress != oldValue else { return }
            let context = makeInvalidationContext()
            context.movesPinnedViewsOnly = true
            invalidateLayout(with: context)
        }
    }

    /// The content offsets between which the transition scrolls; nil before it began.
    var offsets: (current: CGPoint, next: CGPoint)?
    /// Whether one of the two layouts was invalidated.
    var needsPreparation = true
    private var animatedValues: [String: CGFloat] = [:]

    /// Creates a layout that begins at `currentLayout` and ends at `newLayout`.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Creates no layout: layouts are not decoded.
    public required init?(coder: NSCoder) { nil }

    /// Keeps a value that an app interpolates itself, such as a distance of fingers.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { animatedValues[key] = value }

    /// The value kept for `key`; 0 if there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        nextLayout.flipsHorizontallyInOppositeLayoutDirection
    }

    open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
        nextLayout.developmentLayoutDirection
    }

    open override func prepare() {
        super.prepare()
        guard needsPreparation else { return }
        needsPreparation = false
        currentLayout.prepare()
        nextLayout.prepare()
    }

    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    /// The content offset at the current progress.
    var contentOffset: CGPoint? {
        offsets.map { CGPoint(x: between($0.current.x, $0.next.x), y: between($0.current.y, $0.next.y)) }
    }

    // MARK: Attributes

    /// The elements that are visible at either end of the transition, and now.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let visible = { (offset: CGPoint?) in offset.map { CGRect(origin: $0, size: rect.size) } ?? rect }
        let ends =
            (currentLayout.layoutAttributesForElements(in: visible(offsets?.current)) ?? [])
            + (nextLayout.layoutAttributesForElements(in: visible(offsets?.next)) ?? [])
        var seen: Set<CollectionElement> = []
        return ends.filter { seen.insert($0.element).inserted }.compactMap { interpolated($0.element) }
            .filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        interpolated(.cell(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        interpolated(CollectionElement(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        interpolated(CollectionElement(category: .decorationView, kind: elementKind, indexPath: indexPath))
    }

    /// An element between its places. One that only one of the layouts has fades at its place there.
    private func interpolated(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let progress = min(max(transitionProgress, 0), 1)
        let (from, to) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
        guard let from, let to else {
            let faded = (from ?? to)?.duplicate
            faded?.alpha *= from == nil ? progress : 1 - progress
            return faded
        }
        let shown = (progress < 1 ? from : to).duplicate
        shown.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
        shown.size = CGSize(
            width: max(0, between(from.size.width, to.size.width)),
            height: max(0, between(from.size.height, to.size.height)))
        shown.alpha = between(from.alpha, to.alpha)
        shown.transform3D = between(from.transform3D, to.transform3D)
        shown.zIndex = progress < 1 ? from.zIndex : to.zIndex
        shown.estimatedAxes = []
        shown.orthogonal = nil
        return shown
    }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

    private func between(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D {
        guard from != to else { return from }
        var result = from
        for index in 0..<16 { result[index] = between(from[index], to[index]) }
        return result
    }
}

extension UICollectionViewLayout {
    /// The layout's own attributes of an element, without mirroring.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.indexPath)
        case .supplementaryView:
            layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.indexPath)
        }
    }
}
