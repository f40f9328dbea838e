import Foundation
import QuartzCore

/// The on-screen keyboard as an app observes it: a frame and notifications. A `KeyboardPresenting` draws it.
@MainActor package final class ScreenKeyboard: SystemService {
    /// Where the keyboard is.
    package enum Position: Equatable {
        case hidden
        /// At the lower edge, with this total height in points; nil for the default height.
        case docked(height: CGFloat?)
        /// On a pad's screen, in its points.
        case floating(CGRect)
        /// In two halves at the sides of a pad's screen. The frame contains both.
        case split(CGRect)

        var isDocked: Bool {
            switch self {
            case .docked: true
            case .hidden, .floating, .split: false
            }
        }

        /// The position with the frame of a keyboard that is not docked changed.
        fileprivate func mapFrame(_ change: (CGRect) -> CGRect) -> Position {
            switch self {
            case .hidden, .docked: self
            case .floating(let frame): .floating(change(frame))
            case .split(let frame): .split(change(frame))
            }
        }
    }

    /// A move whose start was posted but whose end was not.
    private struct Move {
        let work: FrameLoop.WorkToken
        let endings: [Notification.Name]
        let info: [AnyHashable: Any]
    }

    private unowned let system: UIKitSystem
    package private(set) var position = Position.hidden
    private var move: Move?
    /// The end frame of the last notifications.
    private var lastPostedFrame = CGRect.zero
    /// The number of moves so far, to detect a move that an observer starts.
    private var moveCount = 0
    /// The number of responder changes in progress: a responder that resigns for another one does not hide the keyboard.
    private var responderChanges = 0
    /// The responder that becomes first responder when its controller is in the window.
    private weak var deferredResponder: UIResponder?
    /// Whether the keyboard belongs to this app.
    private var isLocal = true
    /// The drag that holds the keyboard; nil for none.
    private var drag: KeyboardDrag?
    /// The guides that follow the keyboard.
    private var guides: [WeakObject] = []
    /// The window of input views and of the drawn keyboard: in front of the app's windows and not among them. Nil until
    /// it is needed.
    package private(set) var window: UIWindow?

    package init(system: UIKitSystem) {
        self.system = system
    }

    /// The frame after the current move, in points of the screen; nil while hidden.
    package var frame: CGRect? {
        switch position {
        case .hidden: nil
        case .docked: dockedFrame
        case .floating(let frame), .split(let frame): frame
        }
    }

    /// Whether the keyboard is not docked on a pad's screen, whole or split.
    package var isFloating: Bool {
        switch position {
        case .floating, .split: true
        case .hidden, .docked: false
        }
    }

    /// The frame as shown while a finger drags the keyboard, in points of the screen; nil while hidden.
    package var draggedFrame: CGRect? { frame?.offsetBy(dx: 0, dy: drag?.offset ?? 0) }

    /// The area that the keyboard covers at the lower edge, in points of the screen; nil while hidden or floating.
    package var dockedFrame: CGRect? {
        guard case .docked(let given) = position else { return nil }
        let screen = system.screen.bounds
        let height = given ?? defaultHeight
        return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    /// The default height on this device and orientation, including the home indicator's area. Points.
    package var defaultHeight: CGFloat {
        let device = system.device
        let size = system.screen.bounds.size
        let isLandscape = system.orientation.isLandscape
        return min(
            KeyboardMetrics.height(on: device, era: system.era, isLandscape: isLandscape)
                + device.safeArea(for: size).bottom,
            size.height)
    }

    /// Shows the keyboard or changes its height. Posts notifications even when nothing changes. Points; nil for the
    /// default height.
    ///
    /// - Precondition: `height` is finite and not negative.
    /// - Parameter isLocal: Whether the keyboard belongs to this app, and not to another one on the screen.
    package func dock(height: CGFloat? = nil, isLocal: Bool = true) {
        precondition(
            height.map { $0.isFinite && $0 >= 0 } ?? true,
            "A keyboard cannot be \(height ?? 0) points high; use 0 or more.")
        self.isLocal = isLocal
        setPosition(.docked(height: height))
    }

    /// Docks the keyboard for another text input: posts the change from the old frame first, as UIKit does.
    package func dockForNextInput(height: CGFloat) {
        let current = moveCount + 1
        postFrameChangeToSameFrame()
        guard moveCount <= current else { return }
        dock(height: height)
    }

    /// The size of a keyboard that floats on a tablet. Points; measured by KeyboardKit.
    package static let floatingSize = CGSize(width: 320, height: 254)

    /// Makes the keyboard float at `frame` of the screen, where it covers no layout area.
    package func float(at frame: CGRect) { setPosition(.floating(frame)) }

    /// The height of a split keyboard. Points; inferred: a phone's keys.
    package static let splitHeight: CGFloat = 216

    /// Splits the keyboard into two halves with their upper edge at `y` of the screen, where they cover no layout area.
    /// A `y` outside the screen is moved inside.
    package func split(at y: CGFloat) {
        let frame = CGRect(x: 0, y: y, width: system.screen.bounds.width, height: ScreenKeyboard.splitHeight)
        setPosition(.split(movedInside(frame)))
    }

    /// `frame` moved into the screen.
    private func movedInside(_ frame: CGRect) -> CGRect {
        let screen = system.screen.bounds
        let x = min(max(frame.minX, screen.minX), max(screen.minX, screen.maxX - frame.width))
        let y = min(max(frame.minY, screen.minY), max(screen.minY, screen.maxY - frame.height))
        return CGRect(origin: CGPoint(x: x, y: y), size: frame.size)
    }

    /// Moves a floating or split keyboard with a finger, inside the screen. Nothing is posted until the finger is lifted.
    package func moveFloatingKeyboard(by translation: CGPoint) {
        guard isFloating, translation.x.isFinite, translation.y.isFinite else { return }
        position = position.mapFrame { movedInside($0.offsetBy(dx: translation.x, dy: translation.y)) }
        system.keyboardPresenter?.keyboardDidMove(over: 0)
        updateGuides(over: 0)
        system.host.requestFrame()
    }

    /// Posts where a floating or split keyboard was moved to; docks one that was moved to the lower edge.
    package func endMovingFloatingKeyboard() {
        guard isFloating, let frame else { return }
        if frame.maxY >= system.screen.bounds.maxY - KeyboardMetrics.dockingDistance {
            dock(height: system.keyboardPresenter?.dockedHeight)
        } else {
            setPosition(position)
        }
    }

    /// Hides the keyboard. Does nothing when it is hidden.
    package func hide() {
        if position != .hidden { setPosition(.hidden) }
    }

    /// Posts notifications for a docked keyboard, which moved when the screen's size changed from `bounds`.
    func screenDidChange(from bounds: CGRect) {
        guard bounds.size != system.screen.bounds.size else { return }
        drag = nil
        let isFullWidth = frame?.width == bounds.width
        position = position.mapFrame { frame in
            var frame = frame
            if isFullWidth { frame.size.width = system.screen.bounds.width }
            return movedInside(frame)
        }
        if position.isDocked, system.keyboardPresenter?.ownsPosition != true {
            postMove(from: position, frame: lastPostedFrame)
        }
        system.keyboardPresenter?.screenDidChange()
        updateGuides(over: 0)
    }

    // MARK: Responders

    /// Performs `change`, which replaces the first responder, and then updates the input views once.
    func changingResponder(_ change: () -> Bool) -> Bool {
        responderChanges += 1
        let result = change()
        responderChanges -= 1
        responderDidChange()
        return result
    }

    func responderDidChange() {
        guard responderChanges == 0 else { return }
        system.keyboardPresenter?.responderDidChange()
    }

    /// Remembers `responder`, which the app has made first responder before it is in a window, as in `viewDidLoad()`. The
    /// last call counts.
    func deferFocus(of responder: UIResponder) { deferredResponder = responder }

    /// Forgets `responder`, or any for nil.
    func forgetDeferredFocus(of responder: UIResponder? = nil) {
        if responder == nil || responder === deferredResponder { deferredResponder = nil }
    }

    /// Makes the remembered responder first responder if it is in `root`, which has come into a window.
    func applyDeferredFocus(in root: UIView) {
        guard let responder = deferredResponder, responder.isInside(root) else { return }
        deferredResponder = nil
        responder.becomeFirstResponder()
    }

    /// Shows `window` in front of the app's windows, for input views.
    package func install(_ window: UIWindow) {
        self.window = window
        window.layer.zPosition = ScreenKeyboard.windowZPosition
        window.layer.isHidden = false
        system.screen.rootLayer.addSublayer(window.layer)
    }

    /// In front of every window of the app, behind the status bar.
    private static let windowZPosition: CGFloat = 900_000

    // MARK: Dragging

    /// Whether a finger holds the keyboard below its place.
    package var isDragged: Bool { drag.map { $0.offset > 0 } ?? false }

    /// Begins to drag a docked keyboard down with the finger. Nothing is posted until the finger is lifted.
    func beginDrag() {
        guard drag == nil, let frame = dockedFrame, frame.height > 0 else { return }
        let padding = guides.compactMap { ($0.object as? UIKeyboardLayoutGuide)?.dismissPadding }.max() ?? 0
        drag = KeyboardDrag(top: frame.minY, height: frame.height, padding: padding)
    }

    /// Moves the keyboard to the finger at `y` of the screen.
    func drag(toFingerAt y: CGFloat) {
        guard var drag else { return }
        let old = drag
        drag.move(toFingerAt: y)
        guard drag != old else { return }
        self.drag = drag
        system.keyboardPresenter?.keyboardDidMove(over: 0)
        updateGuides(over: 0)
    }

    /// Ends the drag: hides the keyboard, or returns it to its place. Points per second, y down.
    func endDrag(velocity: CGFloat) {
        guard let drag else { return }
        guard drag.offset > 0 else {
            self.drag = nil
            return
        }
        let dismisses = drag.dismisses(velocity: velocity)
        let shown = draggedFrame ?? .zero
        self.drag = nil
        let moves = moveCount
        if dismisses {
            if let presenter = system.keyboardPresenter {
                presenter.dismissKeyboard()
            } else {
                _ = system.keyboardResponder?.resignFirstResponder()
            }
            if system.keyboardResponder == nil, system.keyboardPresenter?.ownsPosition != true { hide() }
        }
        // A responder that did not resign keeps its keyboard, which returns to its place.
        if moves == moveCount { postMove(from: position, frame: shown) }
    }

    // MARK: Guides

    func add(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.object == nil }
        guides.append(WeakObject(guide))
    }

    /// Lays out what the guides position, animated with the keyboard; 0 seconds for at once.
    private func updateGuides(over duration: Seconds) {
        guides.removeAll { $0.object == nil }
        let owners = guides.compactMap { ($0.object as? UIKeyboardLayoutGuide)?.keyboardDidMove() }
        // A sheet that makes room for the keyboard has its new height before the guides inside are solved.
        system.frameLoop.layOutPresentations()
        guard duration > 0, !owners.isEmpty else { return }
        ScreenKeyboard.animate { for view in owners where view.window != nil { view.layoutIfNeeded() } }
    }

    // MARK: Layout

    /// `dockedFrame` in points of `container`, which is in a window; nil when the keyboard covers nothing.
    package func dockedFrame(in container: UIView) -> CGRect? {
        guard let window = container.window, let frame = dockedFrame, frame.height > 0 else { return nil }
        let inWindow = frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
        return container.convert(inWindow, from: window)
    }

    /// The options of animations that move with the keyboard.
    package static var animationOptions: UIView.AnimationOptions { KeyboardMetrics.options }

    /// Animates view changes with the keyboard's duration and curve.
    package static func animate(_ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: KeyboardMetrics.duration, delay: 0, options: KeyboardMetrics.options, animations: changes)
    }

    // MARK: Notifications

    private func setPosition(_ newPosition: Position) {
        system.activate()
        let old = self.position
        // The screen may have another size by now, so a docked keyboard moves from the frame that was reported.
        let before = old.isDocked && !lastPostedFrame.isEmpty ? lastPostedFrame : reportedFrame(or: newPosition)
        self.position = newPosition
        postMove(from: old, frame: before)
        system.host.requestFrame()
    }

    /// What a split keyboard has been seen to report.
    private static let reportedSplitFrame = CGRect(x: 0, y: -64, width: 0, height: 0)

    /// The frame for notifications: below the screen while hidden, zero while floating, empty while split.
    private func reportedFrame(or other: Position) -> CGRect {
        switch position {
        case .docked: return dockedFrame ?? .zero
        case .floating: return .zero
        case .split: return ScreenKeyboard.reportedSplitFrame
        case .hidden:
            guard case .docked(let height) = other else { return .zero }
            let screen = system.screen.bounds
            return CGRect(x: 0, y: screen.height, width: screen.width, height: height ?? defaultHeight)
        }
    }

    /// Posts the start of the move from `old`, where the frame was `before`, and schedules the end. An unfinished
    /// move ends now.
    private func postMove(from old: Position, frame before: CGRect) {
        finishMove()
        moveCount += 1
        let current = moveCount
        let duration = UIView.areAnimationsEnabled ? KeyboardMetrics.duration : 0
        lastPostedFrame = reportedFrame(or: old)
        let info = info(from: before, to: lastPostedFrame, duration: duration)
        var beginnings = [UIResponder.keyboardWillChangeFrameNotification]
        var endings = [UIResponder.keyboardDidChangeFrameNotification]
        if position.isDocked {
            beginnings.append(UIResponder.keyboardWillShowNotification)
            endings.append(UIResponder.keyboardDidShowNotification)
        } else if old.isDocked {
            beginnings.append(UIResponder.keyboardWillHideNotification)
            endings.append(UIResponder.keyboardDidHideNotification)
        }
        run(beginnings, endings, info, as: current) {
            self.system.keyboardPresenter?.keyboardDidMove(over: duration)
            self.updateGuides(over: duration)
        }
    }

    /// Posts `beginnings`, moves what follows the keyboard, and schedules `endings`; stops when an observer starts another
    /// move.
    private func run(
        _ beginnings: [Notification.Name], _ endings: [Notification.Name], _ info: [AnyHashable: Any],
        as current: Int, moving: () -> Void = {}
    ) {
        for name in beginnings where moveCount == current { post(name, info) }
        guard moveCount == current else { return }
        moving()
        guard moveCount == current else { return }
        let duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
        let work = system.frameLoop.scheduleWork("the keyboard", after: duration) { [weak self] in
            self?.finishMove()
        }
        move = Move(work: work, endings: endings, info: info)
    }

    /// Posts a change of the frame that ends where it begins.
    private func postFrameChangeToSameFrame() {
        guard position.isDocked else { return }
        finishMove()
        moveCount += 1
        post(
            UIResponder.keyboardWillChangeFrameNotification,
            info(from: lastPostedFrame, to: lastPostedFrame, duration: 0))
    }

    private func info(from begin: CGRect, to end: CGRect, duration: Seconds) -> [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardMetrics.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
        ]
    }

    // MARK: Replaying

    /// The notifications of a round.
    package enum Round {
        /// Of showing, of hiding, of another frame.
        case show, hide, frame
    }

    /// Moves the keyboard without a notification. Guides and the drawn keyboard follow.
    package func replace(with position: Position) {
        finishMove()
        moveCount += 1
        self.position = position
        system.keyboardPresenter?.keyboardDidMove(over: KeyboardMetrics.duration)
        updateGuides(over: KeyboardMetrics.duration)
        system.host.requestFrame()
    }

    /// Posts a round with these frames, whatever the keyboard's own frame is.
    package func postRound(_ round: Round, from begin: CGRect, to end: CGRect) {
        finishMove()
        moveCount += 1
        let current = moveCount
        let info = info(from: begin, to: end, duration: KeyboardMetrics.duration)
        var beginnings = [UIResponder.keyboardWillChangeFrameNotification]
        var endings = [UIResponder.keyboardDidChangeFrameNotification]
        switch round {
        case .show:
            beginnings.append(UIResponder.keyboardWillShowNotification)
            endings.append(UIResponder.keyboardDidShowNotification)
        case .hide:
            beginnings.append(UIResponder.keyboardWillHideNotification)
            endings.append(UIResponder.keyboardDidHideNotification)
        case .frame: break
        }
        lastPostedFrame = end
        run(beginnings, endings, info, as: current)
    }

    private func finishMove() {
        guard let move else { return }
        self.move = nil
        system.frameLoop.cancelWork(move.work)
        for name in move.endings { post(name, move.info) }
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
        let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        system.trace.record(
            NotificationCenter.self, callback: name.rawValue,
            arguments: "end: \(end.minX) \(end.minY) \(end.width) \(end.height)")
        NotificationCenter.default.post(
            name: name, object: system.era.keyboardNotificationsHaveScreen ? system.screen : nil, userInfo: info)
    }
}

extension UIKitSystem {
    /// The on-screen keyboard.
    package var keyboard: ScreenKeyboard { service(ScreenKeyboard.self) }

    /// Shows input views and the drawn keyboard; nil in a system without them.
    package var keyboardPresenter: (any KeyboardPresenting)? { provider(of: (any KeyboardPresenting).self) }

    /// The responder that receives typed text: the first responder of an input view, otherwise the key window's.
    package var keyboardResponder: UIResponder? {
        keyboard.window?.firstResponder ?? application?.keyWindow?.firstResponder
    }

    /// Updates `Host.acceptsTextInput` and the keyboard for the first responder.
    func updateTextInput() {
        let takesText = keyboardResponder is any UIKeyInput
        if host.acceptsTextInput != takesText { host.acceptsTextInput = takesText }
        keyboard.responderDidChange()
    }
}

extension SystemEra {
    /// Whether keyboard notifications have the screen as their object; otherwise they have none.
    fileprivate var keyboardNotificationsHaveScreen: Bool { self >= .iOS17 }
}
