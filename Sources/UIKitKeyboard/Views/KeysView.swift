import CoreGraphics
import QuartzCore
import UIKitCore

/// What receives the presses of keys.
@MainActor protocol KeyPressHandling: AnyObject {
    /// A key that acts at touch down.
    func keyDidGoDown(_ key: KeyboardKey, at time: Seconds)
    /// A key that was released where it acts; `text` is the character that was chosen, or nil.
    func keyWasReleased(_ key: KeyboardKey, text: String?)
    /// A finger has left a key that acted at touch down.
    func keyDidGoUp(_ key: KeyboardKey)
    /// The finger on the space bar has moved by this number of characters.
    func moveInsertionPoint(by characters: Int)
    /// The characters that a long press on the key offers.
    func variants(of key: KeyboardKey) -> [String]
    /// Whether pressed keys show their character in a bubble.
    var showsCallouts: Bool { get }
    /// The titles of the places that a long press on the key offers for the keyboard; empty for none.
    func placements(of key: KeyboardKey) -> [String]
    /// A place of `placements(of:)` was chosen.
    func choosePlacement(_ index: Int)
    /// The finger on the key that hides the keyboard moves it by these points. Returns whether it can be moved.
    func moveKeyboard(by travel: CGPoint) -> Bool
    /// The finger that has moved the keyboard was lifted.
    func endMovingKeyboard()
}

/// The keys of a keyboard, and the fingers on them.
///
/// A character is typed when its key is released, or when another finger presses a key. Delete, Shift and the keys of
/// pages act at touch down.
final class KeysView: UIView {
    /// How long a press lasts until variants appear, in seconds. Measured by KeyboardKit.
    private static let variantDelay: Seconds = 0.5
    /// How far a finger moves on the space bar until it moves the insertion point, and then for each character. Points.
    private static let caretThreshold: CGFloat = 10
    private static let caretStep: CGFloat = 8

    weak var handler: (any KeyPressHandling)?
    private(set) var keyViews: [KeyView] = []
    /// The pages shown lately, the last one first: their keys are drawn already when a page comes back.
    private var pages: [Page] = []
    private var presses: [Press] = []
    private var longPress: ClockTimer?

    /// The views of a page's keys.
    private struct Page {
        let frames: KeyFrames
        let radius: CGFloat
        let isTablet: Bool
        let views: [KeyView]
    }

    /// The number of pages that are kept: letters, digits, signs and emoji. Chosen.
    private static let keptPages = 4

    /// A finger on a key. Handlers may end presses while a finger moves.
    private final class Press {
        let touch: UITouch
        var view: KeyView
        var callout: KeyCallout?
        var menu: PlacementMenu?
        /// Whether the finger has moved the keyboard, and where in the window it was last.
        var isMovingKeyboard = false
        var lastPlace: CGPoint
        /// Where the finger came down, and how many characters it has moved the insertion point by; nil before it has.
        let start: CGPoint
        var movedCharacters: Int?

        init(_ touch: UITouch, on view: KeyView, at start: CGPoint, inWindow place: CGPoint) {
            self.touch = touch
            self.view = view
            self.start = start
            lastPlace = place
        }
    }

    init() {
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Shows keys at `frames`. Fingers that are down stay with their key when it has not moved.
    func show(_ frames: KeyFrames, radius: CGFloat, isTablet: Bool) {
        let page =
            pages.first { $0.frames == frames && $0.radius == radius && $0.isTablet == isTablet }
            ?? Page(
                frames: frames, radius: radius, isTablet: isTablet,
                views: frames.places.map { KeyView($0, radius: radius, isTablet: isTablet) })
        guard pages.first?.views.first !== page.views.first else { return }
        let held = Set(presses.map { ObjectIdentifier($0.view) })
        for view in keyViews where !held.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
        // A key that is down keeps its view, which receives the rest of its touch, behind the new keys.
        for press in presses { sendSubviewToBack(press.view) }
        pages.removeAll { $0.views.first === page.views.first }
        pages.insert(page, at: 0)
        pages.removeLast(max(0, pages.count - KeysView.keptPages))
        keyViews = page.views
        for view in keyViews { addSubview(view) }
    }

    /// Forgets the pages that are not shown.
    func removeHiddenPages() { pages.removeLast(max(0, pages.count - 1)) }

    /// Ends all presses without typing.
    func cancelPresses() {
        stopLongPress()
        for press in presses { finish(press) }
        presses = []
    }

    /// The key under a point, also between the caps. There are no gaps.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard bounds.contains(point), isUserInteractionEnabled, !isHidden else { return nil }
        return keyViews.first { $0.frame.contains(point) && $0.place.key.action != .empty } ?? self
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
            commitPresses()
            guard let view = keyView(at: touch.location(in: self)) else { continue }
            let press = Press(touch, on: view, at: touch.location(in: self), inWindow: touch.location(in: window))
            press.callout = makeCallout(for: view)
            view.appearance.isPressed = handler?.showsCallouts != false || !view.place.key.typesText
            presses.append(press)
            if view.place.key.actsAtTouchDown { handler?.keyDidGoDown(view.place.key, at: touch.timestamp) }
            startLongPress()
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for press in presses where touches.contains(press.touch) {
            let point = press.touch.location(in: self)
            let key = press.view.place.key
            if let menu = press.menu {
                menu.choose(at: point)
            } else if let callout = press.callout, callout.choices.count > 1 {
                callout.choose(at: point.x)
            } else if key.action == .dismiss {
                moveKeyboard(with: press)
            } else if key.action == .space {
                moveInsertionPoint(with: press, to: point)
            } else if key.flick != nil {
                flick(press, to: point)
            } else if !key.actsAtTouchDown {
                slide(press, to: point)
            }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { end(touch, types: true) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { end(touch, types: false) }
    }

    private func keyView(at point: CGPoint) -> KeyView? {
        keyViews.first { $0.frame.contains(point) && $0.place.key.action != .empty }
    }

    private func slide(_ press: Press, to point: CGPoint) {
        guard let next = keyView(at: point), next !== press.view, next.place.key.typesText,
            press.view.place.key.typesText
        else { return }
        press.view.appearance.isPressed = false
        press.callout?.removeFromSuperview()
        press.view = next
        press.callout = makeCallout(for: next)
        next.appearance.isPressed = handler?.showsCallouts != false
        startLongPress()
    }

    /// How far down a finger moves on a tablet's letter until the key types its sign. Points; inferred.
    private static let flickDistance: CGFloat = 14

    private func flick(_ press: Press, to point: CGPoint) {
        press.view.appearance.isFlicked = point.y - press.start.y > KeysView.flickDistance
        if press.view.appearance.isFlicked { stopLongPress() }
    }

    private func moveInsertionPoint(with press: Press, to point: CGPoint) {
        let distance = point.x - press.start.x
        guard press.movedCharacters != nil || abs(distance) > KeysView.caretThreshold else { return }
        let requested = Int((distance / KeysView.caretStep).rounded(.towardZero))
        let before = press.movedCharacters ?? 0
        press.movedCharacters = requested
        if requested != before { handler?.moveInsertionPoint(by: requested - before) }
    }

    private func moveKeyboard(with press: Press) {
        let point = press.touch.location(in: window)
        let translation = CGPoint(x: point.x - press.lastPlace.x, y: point.y - press.lastPlace.y)
        guard press.isMovingKeyboard || max(abs(translation.x), abs(translation.y)) > KeysView.caretThreshold else {
            return
        }
        guard handler?.moveKeyboard(by: translation) == true else { return }
        press.isMovingKeyboard = true
        press.lastPlace = point
        stopLongPress()
    }

    /// Types the keys that are down because another finger comes down.
    private func commitPresses() {
        for press in presses where !press.view.place.key.actsAtTouchDown { end(press.touch, types: true) }
    }

    private func end(_ touch: UITouch, types: Bool) {
        guard let index = presses.firstIndex(where: { $0.touch === touch }) else { return }
        let press = presses.remove(at: index)
        if presses.isEmpty { stopLongPress() }
        let isFlicked = press.view.appearance.isFlicked
        finish(press)
        let key = press.view.place.key
        if let menu = press.menu {
            if types, let index = menu.chosen { handler?.choosePlacement(index) }
        } else if press.isMovingKeyboard {
            handler?.endMovingKeyboard()
        } else if key.actsAtTouchDown {
            handler?.keyDidGoUp(key)
        } else if types, press.movedCharacters == nil {
            let text = press.callout.flatMap { $0.choices.count > 1 ? $0.choices[$0.chosen] : nil }
            handler?.keyWasReleased(key, text: isFlicked ? key.flick : text)
        }
    }

    private func finish(_ press: Press) {
        press.view.appearance.isFlicked = false
        press.view.appearance.isPressed = false
        press.callout?.removeFromSuperview()
        press.menu?.removeFromSuperview()
        if !keyViews.contains(where: { $0 === press.view }) { press.view.removeFromSuperview() }
    }

    // MARK: Callouts

    private func makeCallout(for view: KeyView, choices: [String]? = nil) -> KeyCallout? {
        guard view.place.key.typesText else { return nil }
        let texts: [String]
        if let choices {
            texts = choices
        } else if handler?.showsCallouts == true, case .character(let text) = view.appearance.face {
            texts = [text]
        } else {
            return nil
        }
        let callout = KeyCallout(texts, above: view.place.cap, in: bounds)
        addSubview(callout)
        return callout
    }

    private func startLongPress() {
        stopLongPress()
        guard let system = window?.system, let view = presses.last?.view, let handler else { return }
        let choices = handler.variants(of: view.place.key)
        let placements = handler.placements(of: view.place.key)
        guard choices.count > 1 || !placements.isEmpty else { return }
        let timer = ClockTimer(on: system.host.clock)
        longPress = timer
        timer.schedule(after: KeysView.variantDelay) { [weak self, weak view, weak system] in
            guard let self, let view else { return }
            system?.activate()
            placements.isEmpty ? showVariants(choices, of: view) : showMenu(placements, of: view)
            system?.host.requestFrame()
        }
    }

    private func stopLongPress() {
        longPress?.stop()
        longPress = nil
    }

    private func showVariants(_ choices: [String], of view: KeyView) {
        guard let press = presses.first(where: { $0.view === view }) else { return }
        press.callout?.removeFromSuperview()
        press.callout = makeCallout(for: view, choices: choices)
    }

    private func showMenu(_ titles: [String], of view: KeyView) {
        guard let press = presses.first(where: { $0.view === view }) else { return }
        let menu = PlacementMenu(titles, above: view.place.cap, in: bounds)
        press.menu = menu
        addSubview(menu)
    }
}

extension KeyboardKey {
    /// Whether the key acts when a finger comes down; the others when it is lifted.
    var actsAtTouchDown: Bool {
        switch action {
        case .delete, .shift, .page: true
        case .text, .space, .return, .tab, .capsLock, .emojiCategory, .nextLanguage, .dismiss, .empty: false
        }
    }
}
