import Foundation
import QuartzCore

/// The on-screen keyboard as an app observes it: a frame and notifications. Nothing is drawn.
@MainActor package final class ScreenKeyboard {
    /// Where the keyboard is.
    package enum Position: Equatable {
        case hidden
        /// At the lower edge, with this total height in points; nil for the default height.
        case docked(height: CGFloat?)
        /// On a pad's screen, in its points.
        case floating(CGRect)

        var isDocked: Bool {
            switch self {
            case .docked: true
            case .hidden, .floating: false
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

    init(system: UIKitSystem) {
        self.system = system
    }

    /// The frame after the current move, in points of the screen; nil while hidden.
    package var frame: CGRect? {
        switch position {
        case .hidden: nil
        case .docked: dockedFrame
        case .floating(let frame): frame
        }
    }

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
            KeyboardMetrics.height(on: device, isLandscape: isLandscape) + device.safeArea(for: size).bottom,
            size.height)
    }

    /// Shows the keyboard or changes its height. Posts notifications even when nothing changes. Points; nil for the
    /// default height.
    ///
    /// - Precondition: `height` is finite and not negative.
    package func dock(height: CGFloat? = nil) {
        precondition(
            height.map { $0.isFinite && $0 >= 0 } ?? true,
            "A keyboard cannot be \(height ?? 0) points high; use 0 or more.")
        setPosition(.docked(height: height))
    }

    /// Makes the keyboard float at `frame` of the screen, where it covers no layout area.
    package func float(at frame: CGRect) { setPosition(.floating(frame)) }

    /// Hides the keyboard. Does nothing when it is hidden.
    package func hide() {
        if position != .hidden { setPosition(.hidden) }
    }

    /// Posts notifications for a docked keyboard, which moved when the screen's size changed from `bounds`.
    func screenDidChange(from bounds: CGRect) {
        guard position.isDocked, bounds.size != system.screen.bounds.size else { return }
        postMove(from: position, frame: lastPostedFrame)
    }

    // MARK: Layout

    /// `dockedFrame` in points of `container`, which is in a window; nil when the keyboard covers nothing.
    package func dockedFrame(in container: UIView) -> CGRect? {
        guard let window = container.window, let frame = dockedFrame, frame.height > 0 else { return nil }
        let inWindow = frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
        return container.convert(inWindow, from: window)
    }

    /// Animates view changes with the keyboard's duration and curve.
    package static func animate(_ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: KeyboardMetrics.duration, delay: 0, options: KeyboardMetrics.options, animations: changes)
    }

    // MARK: Notifications

    private func setPosition(_ place: Position) {
        system.activate()
        let old = self.position
        let before = reportedFrame(or: place)
        self.position = place
        postMove(from: old, frame: before)
        system.host.requestFrame()
    }

    /// The frame for notifications: below the screen while hidden, zero while floating.
    private func reportedFrame(or other: Position) -> CGRect {
        switch position {
        case .docked: return dockedFrame ?? .zero
        case .floating: return .zero
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
        lastPostedFrame = reportedFrame(or: old)
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: before),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: lastPostedFrame),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: KeyboardMetrics.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardMetrics.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        var beginnings = [UIResponder.keyboardWillChangeFrameNotification]
        var endings = [UIResponder.keyboardDidChangeFrameNotification]
        if position.isDocked {
            beginnings.append(UIResponder.keyboardWillShowNotification)
            endings.append(UIResponder.keyboardDidShowNotification)
        } else if old.isDocked {
            beginnings.append(UIResponder.keyboardWillHideNotification)
            endings.append(UIResponder.keyboardDidHideNotification)
        }
        for name in beginnings where moveCount == current { post(name, info) }
        guard moveCount == current else { return }
        let work = system.frameLoop.scheduleWork("the keyboard", after: KeyboardMetrics.duration) { [weak self] in
            self?.finishMove()
        }
        move = Move(work: work, endings: endings, info: info)
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
