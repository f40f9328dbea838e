import CoreGraphics
import QuartzCore
import UIKitControls
import UIKitCore
import UIKitText

/// Reads the accessibility tree of one root after the other.
///
/// Not recursive: apps may nest views deeper than the stack of a thread allows.
@MainActor struct TreeReader {
    /// What was found in one root.
    struct Reading {
        /// Nil when nothing can be reached.
        var root: AccessibilityNode?
        /// The frontmost presentation or modal view inside.
        var overlay: UIView?
        /// Whether a modal view inside hides the windows behind.
        var isModal = false
    }

    /// What a view passes on to what is inside.
    private struct Surroundings {
        var node: AccessibilityNode?
        var parent: AccessibilityNode?
        /// The part of the screen in which elements can be seen; infinite inside a scroll view, which scrolls to them.
        var clip: CGRect
    }

    private let screen: CGRect
    private let overlays: Set<ObjectIdentifier>
    private let sorting: ReadingSort

    init(_ system: UIKitSystem, overlays: Set<ObjectIdentifier>) {
        screen = system.screen.bounds
        self.overlays = overlays
        sorting = ReadingSort(isPad: system.device.idiom == .pad)
    }

    /// Reads `root`. The rearmost window, and the view of its root controller, are modal to nothing.
    func read(_ root: UIView, isRearmost: Bool) -> Reading {
        var reading = Reading()
        let base = isRearmost ? (root as? UIWindow)?.rootViewController?.viewIfLoaded : nil
        walkTree(root as UIResponder, Surroundings(clip: screen)) { responder, around -> [UIResponder]? in
            guard isReachable(responder, inside: around.clip) else { return nil }
            if let view = responder as? UIView, !(isRearmost && view === root), view !== base {
                if view.accessibilityViewIsModal || overlays.contains(ObjectIdentifier(view)) { reading.overlay = view }
                reading.isModal = reading.isModal || view.accessibilityViewIsModal
            }
            let isSingle = responder.isAccessibilityElement || responder is UITextView
            let listed = isSingle ? [] : listedElements(of: responder)
            let node = AccessibilityNode(
                responder, arrangement: listed == nil ? .byPlace(isMirrored: isMirrored(responder)) : .listed)
            around = Surroundings(node: node, parent: around.node, clip: clip(inside: responder, around.clip))
            return listed ?? readSubviews(of: responder)
        } leave: { _, own in
            guard let node = own.node else { return }
            if node.isElement || node.isContainer { node.readFrame() }
            sorting.arrange(node)
            if node.responder is any AccessibilityTextJoining, !node.isElement { node.joinTexts() }
            let isKept = node.isElement || node.isContainer && !node.children.isEmpty
            guard let parent = own.parent else { return reading.root = isKept ? node : nil }
            // Nothing sorts the children of a list again.
            parent.children += isKept ? [node] : parent.arrangement == .listed ? node.orderedChildren : node.children
        }
        reading.root?.findSurroundings()
        return reading
    }

    /// Whether assistive technology sees the element, or anything inside the view.
    private func isReachable(_ responder: UIResponder, inside clip: CGRect) -> Bool {
        guard !responder.accessibilityElementsHidden else { return false }
        guard let view = responder as? UIView else { return true }
        // A Float because a layer's opacity is one; the limit is that of touches.
        guard !view.isHidden, Float(view.alpha) >= 0.01 else { return false }
        guard view.isAccessibilityElement || view.clipsToBounds else { return true }
        guard view.bounds.width > 0, view.bounds.height > 0 else { return false }
        return clip.isInfinite || view.accessibilityFrame.intersects(clip)
    }

    /// The elements that the container lists itself; nil if its subviews take their place.
    private func listedElements(of responder: UIResponder) -> [UIResponder]? {
        if let elements = responder.accessibilityElements { return elements.compactMap { $0 as? UIResponder } }
        let count = responder.accessibilityElementCount()
        guard count > 0 else { return nil }
        return (0..<count).compactMap { responder.accessibilityElement(at: $0) as? UIResponder }
    }

    /// The subviews, back to front. Of several modal ones only the frontmost can be reached, and nothing beside it.
    private func readSubviews(of responder: UIResponder) -> [UIResponder] {
        guard let view = responder as? UIView else { return [] }
        let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && Float($0.alpha) >= 0.01 }
        return modal.map { [$0] } ?? view.subviews
    }

    private func isMirrored(_ responder: UIResponder) -> Bool {
        let view = responder as? UIView ?? (responder as? UIAccessibilityElement)?.containerView
        return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func clip(inside responder: UIResponder, _ clip: CGRect) -> CGRect {
        switch responder {
        case is UIScrollView: .infinite
        case let view as UIView where view.clipsToBounds && !clip.isInfinite:
            clip.intersection(view.convert(view.bounds, to: UIScreen.main))
        default: clip
        }
    }
}

extension AccessibilityNode {
    /// Whether what is inside stays together in the tree and in reading order.
    fileprivate var isContainer: Bool {
        if arrangement == .listed || containerType != .none || responder.accessibilityViewIsModal { return true }
        if responder.shouldGroupAccessibilityChildren || traits.contains(.tabBar) { return true }
        switch responder {
        case is UIWindow, is UIScrollView, is UISegmentedControl, is UINavigationBar, is UIToolbar: return true
        case is any AccessibilityTextJoining, is any UIAccessibilityContainerDataTable: return true
        default: return false
        }
    }

    /// Makes this one element of the texts inside. What can be operated stays an element of its own, after it.
    fileprivate func joinTexts() {
        let texts = orderedChildren.filter(\.isPlainText)
        let joined =
            label
            ?? texts.map { [$0.label, $0.value].compactMap(\.self).joined(separator: ", ") }
            .joined(separator: ", ").ifNotEmpty
        guard let joined else { return }
        isElement = true
        label = joined
        children.removeAll { child in texts.contains { $0 === child } }
        orderedChildren.removeAll { child in texts.contains { $0 === child } }
    }

    /// Whether there is only something to read here.
    private var isPlainText: Bool {
        isElement && textEntry == nil && children.isEmpty && !responder.accessibilityRespondsToUserInteraction
            && customActions.isEmpty
    }
}

extension String {
    fileprivate var ifNotEmpty: String? { isEmpty ? nil : self }
}
