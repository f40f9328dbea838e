import CoreGraphics
import Foundation
import UIKitCore

/// The cursor of VoiceOver in a system. It exists once VoiceOver has been used; until then nothing is read.
///
/// What the app posts is applied before the next frame, and whenever the cursor is asked: by then the views are laid out.
@MainActor package final class VoiceOverCursor: SystemService {
    private unowned let system: UIKitSystem
    /// What has been announced, oldest first: announcements, and positions after scrolling.
    package private(set) var announcements: [String] = []

    /// The overlays that closed after what had opened them was gone, so that the cursor went elsewhere.
    package private(set) var lostOpeners: [(screen: UIView, cursorAt: String)] = []

    private var isListening = false
    /// What the app asked for since the last update.
    private var request: Request?
    /// The elements when they were read last, in reading order.
    private var lastOrder: [WeakResponder] = []
    /// The index of the cursor's element in it.
    private var lastIndex = 0
    /// The screens that are open, back to front, with the element on which the cursor was when another one covered it.
    private var screens: [(screen: WeakResponder, element: WeakResponder)] = []

    /// Where the rotor is inside the element; nil for all of it.
    var rotorItem: RotorItem?

    /// A part of an element.
    struct RotorItem {
        /// What VoiceOver says for it; nil for what it says for the element.
        let said: String?
        /// The part of the text, in UTF-16 units; nil if the rotor does not read text.
        let range: Range<Int>?
        /// What a rotor of the app found.
        let item: UIAccessibilityCustomRotorItemResult?
    }

    private struct WeakResponder {
        weak var object: UIResponder?
        init(_ object: UIResponder?) { self.object = object }
    }

    /// A move of the cursor for which the app has asked.
    private enum Request {
        case element(UIResponder)
        /// The screen is another: to its first element, or back to where the cursor was on it.
        case screen
    }

    package init(system: UIKitSystem) {
        self.system = system
    }

    // MARK: Reading

    /// Turns VoiceOver on, as the user does in the settings. The cursor is on the first element then.
    package func start() {
        if !system.settings.accessibility.isVoiceOverRunning {
            system.changeSettings { $0.accessibility.isVoiceOverRunning = true }
        }
        guard !isListening else { return }
        isListening = true
        system.frameLoop.add(self)
        system.assistiveTechnologies.startListening(self) { [unowned self] in receive($0, $1) }
        update()
    }

    private func stop() {
        isListening = false
        system.frameLoop.remove(self)
        system.assistiveTechnologies.stopListening(self)
        system.assistiveTechnologies.moveFocus(to: nil)
        (request, lastOrder, screens, lostOpeners) = (nil, [], [], [])
    }

    /// What can be reached now.
    package func readTree() -> AccessibilityTree { AccessibilityTree(of: system) }

    /// The element under the cursor; nil when there is none on the screen.
    package var current: AccessibilityNode? {
        let tree = update()
        guard let focused = system.assistiveTechnologies.focusedElement else { return nil }
        return tree.elements.first { $0.responder === focused }
    }

    /// What VoiceOver says at the cursor: the part of the text to which the rotor has moved, or the element.
    package var spoken: (description: String, hint: String?)? {
        guard let node = current else { return nil }
        let text = SpokenText(of: node, in: language)
        return rotorItem?.said.map { ($0, nil) } ?? (text.description, text.hint)
    }

    var language: SystemLanguage { system.settings.language }

    // MARK: Moving

    /// Moves to the element that is `steps` later in reading order, or earlier for a negative number. False at the end,
    /// where the cursor stays.
    package func move(by steps: Int) -> Bool {
        let order = update().elements
        guard let index = order.firstIndex(where: { $0.responder === focused }) else {
            guard let first = order.first else { return false }
            focus(first.responder)
            return true
        }
        if scrollsOn(from: order[index], toward: steps, in: order, index) { return move(by: steps) }
        guard order.indices.contains(index + steps) else { return false }
        focus(order[index + steps].responder)
        return true
    }

    /// Moves to the next element with `condition`, or to the one before. False when there is none.
    package func move(forward: Bool, to condition: (AccessibilityNode) -> Bool) -> Bool {
        let order = update().elements
        let index = order.firstIndex { $0.responder === focused }
        let rest = forward ? order[(index.map { $0 + 1 } ?? 0)...] : order[..<(index ?? 0)]
        guard let found = forward ? rest.first(where: condition) : rest.last(where: condition) else { return false }
        focus(found.responder)
        return true
    }

    /// Moves to `responder`, or to the first element inside it. False when neither can be reached.
    package func move(to responder: UIResponder) -> Bool {
        guard let element = update().element(for: responder) else { return false }
        focus(element.responder)
        return true
    }

    private var focused: UIResponder? { system.assistiveTechnologies.focusedElement }

    private func focus(_ element: UIResponder?) {
        system.assistiveTechnologies.moveFocus(to: element)
        rotorItem = nil
        if let element { show(element) }
        if let last = screens.indices.last { screens[last].element = WeakResponder(element) }
        lastIndex = lastOrder.firstIndex { $0.object === element } ?? lastIndex
    }

    /// Scrolls to `element` at once, because the user may move on before an animation ends, and raises its sheet.
    private func show(_ element: UIResponder) {
        let view = element as? UIView ?? (element as? UIAccessibilityElement)?.containerView
        for case let list as UIScrollView in sequence(first: view?.superview, next: { $0?.superview })
        where list.isScrollEnabled {
            list.scrollRectToVisible(list.convert(element.accessibilityFrame, from: UIScreen.main), animated: false)
        }
        UIAccessibility.reveal(element)
    }

    /// A list has elements only for the rows that it shows: at the last one it scrolls on. True if it did.
    private func scrollsOn(
        from node: AccessibilityNode, toward steps: Int, in order: [AccessibilityNode], _ index: Int
    ) -> Bool {
        let neighbor = index + steps
        let isInside =
            order.indices.contains(neighbor) && order[neighbor].surroundings.scrollView === node.surroundings.scrollView
        guard !isInside, let scrollView = node.surroundings.scrollView, scrollView.isScrollEnabled else { return false }
        let rest = scrollView.room(toward: steps > 0)
        guard rest > 0 else { return false }
        scrollView.contentOffset.y += (steps > 0 ? 1 : -1) * min(rest, node.frame.height)
        scrollView.layoutIfNeeded()
        return true
    }

    // MARK: What the app posts

    private func receive(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        guard system.settings.accessibility.isVoiceOverRunning else { return }
        let text = argument as? String ?? (argument as? NSAttributedString)?.string
        if let text {
            announcements.append(text)
            if notification == .announcement { system.assistiveTechnologies.announcementDidFinish(text) }
        }
        switch (notification, argument as? UIResponder) {
        case (.screenChanged, let element?), (.layoutChanged, let element?): request = .element(element)
        case (.screenChanged, nil) where request == nil: request = .screen
        default: break
        }
        system.host.requestFrame()
    }

    // MARK: Following the screen

    /// Reads the tree, and moves the cursor if the app asked for it, another screen is in front, or its element is gone.
    @discardableResult
    package func update() -> AccessibilityTree {
        let tree = readTree()
        guard system.settings.accessibility.isVoiceOverRunning else {
            stop()
            return tree
        }
        let order = tree.elements
        let depth = screens.count
        let isOtherScreen = noteScreen(of: tree)
        let returned = screens.count < depth
        let asked = request
        request = nil
        let remembered = screens.last?.element.object
        if case .element(let element) = asked, let node = tree.element(for: element) {
            focus(node.responder)
        } else if isOtherScreen {
            let known = order.first { $0.responder === remembered }
            focus((known ?? order.first)?.responder)
            if known == nil, returned, let screen = tree.screen {
                lostOpeners.append((screen, order.first?.name ?? ""))
            }
        } else if case .screen = asked {
            focus(order.first?.responder)
        } else if !order.contains(where: { $0.responder === focused }) {
            focus(neighborOfLost(in: order)?.responder)
        }
        lastOrder = order.map { WeakResponder($0.responder) }
        lastIndex = order.firstIndex { $0.responder === focused } ?? 0
        return tree
    }

    /// Updates the list of screens. Returns whether another one is in front than before.
    private func noteScreen(of tree: AccessibilityTree) -> Bool {
        guard let screen = tree.screen, screens.last?.screen.object !== screen else { return false }
        if let known = screens.lastIndex(where: { $0.screen.object === screen }) {
            screens.removeSubrange((known + 1)...)
        } else {
            screens.append((WeakResponder(screen), WeakResponder(nil)))
        }
        return true
    }

    /// The element that comes next after the one that is gone, or else before it, in the order of before.
    private func neighborOfLost(in order: [AccessibilityNode]) -> AccessibilityNode? {
        func isThere(_ old: WeakResponder) -> AccessibilityNode? {
            order.first { $0.responder === old.object }
        }
        let index = min(lastIndex, lastOrder.count)
        return lastOrder[index...].lazy.compactMap(isThere).first
            ?? lastOrder[..<index].reversed().lazy.compactMap(isThere).first ?? order.first
    }
}

extension VoiceOverCursor: FrameParticipant {
    /// Before the layout of each frame: what the app did in the one before is laid out.
    package func statusBarDidUpdate() { update() }
}

extension UIScrollView {
    /// How far it can still be scrolled to its end or start, in points.
    fileprivate func room(toward isEnd: Bool) -> CGFloat {
        let end = contentSize.height - bounds.height + adjustedContentInset.bottom
        return isEnd ? end - contentOffset.y : contentOffset.y + adjustedContentInset.top
    }
}

extension UIKitSystem {
    /// The cursor of VoiceOver.
    package var voiceOverCursor: VoiceOverCursor { service(VoiceOverCursor.self) }
}
