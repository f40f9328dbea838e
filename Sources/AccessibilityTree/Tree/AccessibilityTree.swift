import CoreGraphics
@_spi(Core) import UIKitCore

/// What assistive technology sees of a system now. It is built when it is read, and nothing is kept.
@MainActor package struct AccessibilityTree {
    /// The windows with what can be reached in them, back to front. A modal view hides the windows behind its own, and so does
    /// a window that covers the screen.
    package let windows: [AccessibilityNode]
    /// The frontmost presentation or modal view; the rearmost window without one. The cursor starts anew when it changes.
    package let screen: UIView?

    /// Reads the app's windows, and that of the keyboard while it is shown.
    package init(of system: UIKitSystem) {
        let containers = Set(system.presentationContainers.map { ObjectIdentifier($0) })
        let reader = TreeReader(system, overlays: containers)
        var seen: [AccessibilityNode] = []
        var front: UIView?
        let shown = system.application.windows.filter { !$0.isHidden && $0.windowScene != nil }
        for window in shown {
            let reading = reader.read(window, isRearmost: window === shown.first)
            if reading.isModal || window.covers(system.screen.bounds) { seen = [] }
            seen += [reading.root].compactMap(\.self)
            front = reading.overlay ?? front
        }
        if let keyboard = system.keyboard.window, system.keyboard.frame != nil {
            seen += [reader.read(keyboard, isRearmost: true).root].compactMap(\.self)
        }
        windows = seen
        screen = front ?? shown.first
    }

    /// Reads `view` alone, whatever hides it.
    package init(of view: UIView, in system: UIKitSystem) {
        let reader = TreeReader(system, overlays: [])
        windows = [reader.read(view, isRearmost: true).root].compactMap(\.self)
        screen = view
    }

    /// The elements at which the cursor stops, in reading order. What is in front comes last, as the keyboard does.
    package var elements: [AccessibilityNode] {
        var result: [AccessibilityNode] = []
        var open = Array(windows.reversed())
        while let node = open.popLast() {
            if node.isElement { result.append(node) }
            open += node.orderedChildren.reversed()
        }
        return result
    }

    /// The element that is `responder`, or else the first one inside it.
    package func element(for responder: UIResponder) -> AccessibilityNode? {
        let all = elements
        return all.first { $0.responder === responder } ?? all.first { $0.responder.isInside(responder) }
    }
}

extension UIResponder {
    /// Whether this is a view or element inside `other`.
    fileprivate func isInside(_ other: UIResponder) -> Bool {
        sequence(first: next, next: { $0?.next }).contains { $0 === other }
    }
}

extension UIWindow {
    /// Whether nothing behind the window can be seen: it fills the screen, and its content has an opaque background.
    fileprivate func covers(_ screen: CGRect) -> Bool {
        guard frame.contains(screen), Float(alpha) >= 1 else { return false }
        return [self, rootViewController?.viewIfLoaded].contains { view in
            guard let view, view.isUserInteractionEnabled, view.bounds.contains(bounds) else { return false }
            return view.backgroundColor.map { $0.resolvedColor(with: traitCollection).cgColor.alpha >= 1 } ?? false
        }
    }
}
