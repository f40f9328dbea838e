import CoreGraphics

/// The offsets that content can rest at along one axis.
struct ScrollRange: Equatable {
    var low: CGFloat
    var high: CGFloat

    /// Whether there is more than one of them.
    var isOpen: Bool { high > low }

    func clamp(_ value: CGFloat) -> CGFloat { max(low, min(value, high)) }

    /// How far `value` lies outside: negative before the low end, positive behind the high one.
    func excess(of value: CGFloat) -> CGFloat { value - clamp(value) }

    /// Whether content at `offset` has nothing left to show on its way `forward`, to higher offsets, or back.
    func isAtEnd(_ offset: CGFloat, forward: Bool) -> Bool { forward ? offset >= high : offset <= low }
}
