// The constants of C, for which Apple's SDK has new names in Swift: the compiler offers to replace them.

/// The point (0, 0).
@available(*, unavailable, renamed: "CGPoint.zero")
public let CGPointZero = CGPoint.zero
/// The size of width and height 0.
@available(*, unavailable, renamed: "CGSize.zero")
public let CGSizeZero = CGSize.zero
/// The rectangle of size 0 at (0, 0).
@available(*, unavailable, renamed: "CGRect.zero")
public let CGRectZero = CGRect.zero
/// The rectangle that is no rectangle.
@available(*, unavailable, renamed: "CGRect.null")
public let CGRectNull = CGRect.null
/// The rectangle without edges.
@available(*, unavailable, renamed: "CGRect.infinite")
public let CGRectInfinite = CGRect.infinite
/// The transform that changes nothing.
@available(*, unavailable, renamed: "CGAffineTransform.identity")
public let CGAffineTransformIdentity = CGAffineTransform.identity
