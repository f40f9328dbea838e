import CoreGraphics

/// A scroll command from a key of a keyboard.
enum KeyScrollCommand: Equatable {
    /// A number of steps of `ScrollDefaults.keyStep`; negative towards the start.
    case steps(Int, ScrollAxis)
    /// A number of pages down; negative for up.
    case pages(Int)
    case toStart, toEnd

    /// Nil for a key that does not scroll. Home and End scroll with or without Control.
    init?(_ stroke: KeyStroke) {
        switch (stroke.name, stroke.modifiers.isEmpty) {
        case ("up", true): self = .steps(-1, .vertical)
        case ("down", true): self = .steps(1, .vertical)
        case ("left", true): self = .steps(-1, .horizontal)
        case ("right", true): self = .steps(1, .horizontal)
        case ("pageup", true): self = .pages(-1)
        case ("pagedown", true): self = .pages(1)
        case ("home", _) where stroke.modifiers.isSubset(of: .control): self = .toStart
        case ("end", _) where stroke.modifiers.isSubset(of: .control): self = .toEnd
        default: return nil
        }
    }

    var axis: ScrollAxis {
        switch self {
        case .steps(_, let axis): axis
        case .pages, .toStart, .toEnd: .vertical
        }
    }

    /// The new offset of content at `offset` in `range`, in points. `page` is the visible length.
    func offset(from offset: CGFloat, in range: ScrollRange, page: CGFloat) -> CGFloat {
        let requested: CGFloat
        switch self {
        case .steps(let count, _): requested = offset + CGFloat(count) * ScrollDefaults.keyStep
        case .pages(let count):
            requested = offset + CGFloat(count) * max(page - ScrollDefaults.keyStep, ScrollDefaults.keyStep)
        case .toStart: requested = range.low
        case .toEnd: requested = range.high
        }
        return min(max(requested, range.low), range.high)
    }
}

extension UIResponder {
    /// Scrolls for the arrow and page keys among `presses`, which no responder has handled.
    static func scroll(byUnhandled presses: Set<UIPress>) {
        for press in presses where press.window?.scroll(by: press.stroke, animated: true) == true {
            press.scrolls = true
        }
    }
}

extension UIWindow {
    /// Scrolls the content that contains the first responder, otherwise that at the center of the window. Returns false
    /// if nothing scrolls, or if the key is not a scroll command.
    func scroll(by stroke: KeyStroke, animated: Bool) -> Bool {
        guard system.era.scrollsWithKeys, let scrolling = KeyScrollCommand(stroke),
            let view = scrollView(along: scrolling.axis)
        else { return false }
        let axis = scrolling.axis
        let range = view.range(axis)
        let (near, far) = view.adjustedContentInset[axis]
        var offset = view.contentOffset
        offset[axis] = scrolling.offset(
            from: offset[axis], in: range, page: view.bounds.size[axis] - near - far)
        guard offset != view.contentOffset else { return false }
        view.setContentOffset(offset, animated: animated)
        return true
    }

    private func scrollView(along axis: ScrollAxis) -> UIScrollView? {
        let start = firstResponder as? UIView ?? hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: nil)
        guard let start else { return nil }
        return sequence(first: start, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
            .first { $0.isScrollEnabled && $0.allowsKeyboardScrolling && $0.range(axis).isScrollable }
    }
}

extension SystemEra {
    /// Whether arrow and page keys scroll.
    fileprivate var scrollsWithKeys: Bool { self >= .iOS17 }
}
