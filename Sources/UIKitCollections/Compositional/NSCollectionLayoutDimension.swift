import CoreGraphics
import UIKitCore
import UIKitLists

/// The width or height of an element of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
    private enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated }

    private let kind: Kind
    /// The fraction, or the length in points.
    open private(set) var dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = max(0, dimension.isFinite ? dimension : 0)
        super.init()
        if !dimension.isFinite || dimension < 0 {
            misuse("A dimension of a layout must be finite and not negative, not \(dimension).", raises: true)
        }
    }

    /// A fraction of the width of the containing group.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// A fraction of the height of the containing group.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// A length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// A length in points that holds until the view is shown and determines its own.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// Whether it is a fraction of a width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a fraction of a height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a length in points.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether it is an estimate.
    open var isEstimated: Bool { kind == .estimated }

    /// The length in a container. Points.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}

/// The size of an element of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    /// The width.
    open private(set) var widthDimension: NSCollectionLayoutDimension
    /// The height.
    open private(set) var heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// The size in a container, with the size that a view asked for in place of estimates; nil if it was not asked.
    func size(in container: CGSize, measured: CGSize?) -> CGSize {
        var size = size(in: container)
        guard let measured else { return size }
        if widthDimension.isEstimated { size.width = measured.width }
        if heightDimension.isEstimated { size.height = measured.height }
        return size
    }

    var estimatedAxes: EstimatedAxes {
        var axes: EstimatedAxes = []
        if widthDimension.isEstimated { axes.insert(.width) }
        if heightDimension.isEstimated { axes.insert(.height) }
        return axes
    }
}

/// The space between elements of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    /// The space in points; the least one if flexible.
    open private(set) var spacing: CGFloat
    /// Whether the space grows to fill the group.
    open private(set) var isFlexible: Bool
    /// Whether the space is exact.
    open var isFixed: Bool { !isFlexible }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? spacing : 0
        self.isFlexible = isFlexible
        super.init()
    }

    /// At least this space, in points.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    /// This space, in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}
