import Foundation

/// Everything that decides where an overlay goes. Points, one coordinate space (the container's), y down.
///
/// Any value is legal: see `README.md` for what stands in for NaN, infinite, null and negative ones.
public struct PlacementRequest: Hashable, Sendable {
    /// What the overlay belongs to. A part outside `container` is cut off; wholly outside, the nearest point or edge
    /// of the container stands in. `CGRect.null` is a point in the middle of the region.
    public var anchor: CGRect
    /// The rectangle the overlay lives in, a window's bounds for instance.
    public var container: CGRect
    /// What bars, notches and rounded corners take from the container.
    public var safeArea: PlacementInsets
    /// Kept free inside the safe area, in addition to it.
    public var layoutMargins: PlacementInsets
    /// A keyboard that reaches the container's bottom edge cuts the region at its top less the bottom margin; one
    /// that floats higher cuts nothing. Nil without a keyboard.
    public var keyboard: CGRect?

    /// The size the content asks for. Each axis that is not above zero takes `fallbackContentSize`'s.
    public var contentSize: CGSize
    public var fallbackContentSize: CGSize
    /// Border between content and bubble, arrow strip excluded.
    public var contentInsets: PlacementInsets
    /// Nil takes `rules.minimumBubble`. What the content asks for is a limit to it.
    public var minimumBubble: CGSize?

    /// From the bubble's edge to the arrow's tip.
    public var arrowLength: CGFloat
    /// The width of the arrow where it meets the bubble.
    public var arrowBase: CGFloat
    public var cornerRadius: CGFloat

    public var permittedDirections: ArrowDirections
    /// Whether the overlay may keep its size and cover the anchor when no side has room for it.
    public var canOverlapAnchor: Bool
    /// The direction of an overlay on screen, which keeps it as long as it fits there; nil before it is shown.
    public var currentDirection: ArrowDirection?
    public var rules: PlacementRules
    /// Pixels to a point: frames lie on whole pixels. 1 stands in for what is not a positive number.
    public var pixelScale: CGFloat

    /// A popover of iOS 13 to 18 on a 1× screen, as far as the caller does not say otherwise.
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

    /// Numbers beyond ±1,000,000 points count as that: far off any screen, exact in pixels.
    public static let coordinateLimit: CGFloat = 1_000_000
}
