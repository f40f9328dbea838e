import Foundation

/// The input of a placement. Points, in one coordinate space (the container's), y down.
///
/// Any value is legal: see `README.md` for the handling of NaN, infinite, null and negative ones.
public struct PlacementRequest: Hashable, Sendable {
    /// The rectangle that the overlay belongs to.
    ///
    /// It is clipped to `container`; if it is entirely outside, the nearest point or edge of the container is used.
    /// `CGRect.null` means the middle of the region.
    public var anchor: CGRect
    /// The rectangle that contains the overlay, for example a window's bounds.
    public var container: CGRect
    /// The insets of the container for bars, notches and rounded corners.
    public var safeArea: PlacementInsets
    /// Additional insets within the safe area that stay free.
    public var layoutMargins: PlacementInsets
    /// The keyboard's frame; nil without a keyboard.
    ///
    /// If it reaches the container's bottom edge, the region ends at its top minus the bottom margin. A floating
    /// keyboard is ignored.
    public var keyboard: CGRect?

    /// The preferred size of the content. Axes that are not above zero use `fallbackContentSize`.
    public var contentSize: CGSize
    /// The size for axes of `contentSize` that are not above zero. Default: 320 × 480.
    public var fallbackContentSize: CGSize
    /// The insets between bubble and content, without the arrow.
    public var contentInsets: PlacementInsets
    /// The smallest bubble to shrink to; nil means `rules.minimumBubble`. It is limited to the preferred size.
    public var minimumBubble: CGSize?

    /// The distance from the bubble's edge to the arrow's tip.
    public var arrowLength: CGFloat
    /// The width of the arrow at the bubble.
    public var arrowBase: CGFloat
    /// The radius of the bubble's corners, which the arrow avoids.
    public var cornerRadius: CGFloat

    /// The directions that the arrow may have.
    public var permittedDirections: ArrowDirections
    /// Whether the overlay may keep its size and cover the anchor when it fits on no side.
    public var canOverlapAnchor: Bool
    /// The direction of a visible overlay, which is kept as long as the overlay fits; nil before it is shown.
    public var currentDirection: ArrowDirection?
    /// The system version's rules. Default: iOS 13.
    public var rules: PlacementRules
    /// Pixels per point; frames are on whole pixels. Values that are not positive and finite count as 1.
    public var pixelScale: CGFloat

    /// Creates a request. The defaults are those of a popover of iOS 13 to 18 on a 1× screen.
    public init(
        anchor: CGRect, container: CGRect, safeArea: PlacementInsets = .zero,
        layoutMargins: PlacementInsets = PlacementInsets(all: 10), keyboard: CGRect? = nil, contentSize: CGSize,
        fallbackContentSize: CGSize = CGSize(width: 320, height: 480), contentInsets: PlacementInsets = .zero,
        minimumBubble: CGSize? = nil, arrowLength: CGFloat = 13, arrowBase: CGFloat = 37, cornerRadius: CGFloat = 13,
        permittedDirections: ArrowDirections = .any, canOverlapAnchor: Bool = false,
        currentDirection: ArrowDirection? = nil, rules: PlacementRules = .ios13, pixelScale: CGFloat = 1
    ) {
        self.anchor = anchor
        self.container = container
        self.safeArea = safeArea
        self.layoutMargins = layoutMargins
        self.keyboard = keyboard
        self.contentSize = contentSize
        self.fallbackContentSize = fallbackContentSize
        self.contentInsets = contentInsets
        self.minimumBubble = minimumBubble
        self.arrowLength = arrowLength
        self.arrowBase = arrowBase
        self.cornerRadius = cornerRadius
        self.permittedDirections = permittedDirections
        self.canOverlapAnchor = canOverlapAnchor
        self.currentDirection = currentDirection
        self.rules = rules
        self.pixelScale = pixelScale
    }

    /// The largest absolute coordinate, in points; larger values are clamped. It is far off any screen and exact in
    /// pixels.
    public static let coordinateLimit: CGFloat = 1_000_000
}
