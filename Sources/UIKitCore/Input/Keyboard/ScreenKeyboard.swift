import Foundation
import QuartzCore

/// The keyboard on the screen as an app gets to know it: a frame, and notifications. Whose it is, and what it looks
/// like, is nobody's business here; nothing is drawn.
@MainActor package final class ScreenKeyboard {
    /// Where it is.
    package enum Place: Equatable {
        case away
        /// At the lower edge, this many points high with all it covers there; nil for as high as usual.
        case docked(height: CGFloat?)
        /// Somewhere on a pad's screen, in its points.
        case floating(CGRect)

        var isDocked: Bool {
            switch self {
            case .docked: true
            case .away, .floating: false
            }
        }
    }

    /// A move that has been announced and whose end has not.
    private struct Move {
        let work: FrameLoop.Work
        let endings: [Notification.Name]
        let info: [AnyHashable: Any]
    }

    private unowned let system: UIKitSystem
    package private(set) var place = Place.away
    private var move: Move?
    /// The frame that the last notifications told of.
    private var toldFrame = CGRect.zero
    /// How many moves there have been, so that one that an observer begins is noticed.
    private var moves = 0

    init(system: UIKitSystem) {
        self.system = system
    }

    /// Where it is going to stand, in points of the screen; nil while there is none.
    package var frame: CGRect? {
        switch place {
        case .away: nil
        case .docked: dockedFrame
        case .floating(let frame): frame
        }
    }

    /// What it covers of the screen's lower edge, in points of the screen; nil while it does not, or floats.
    package var dockedFrame: CGRect? {
        guard case .docked(let given) = place else { return nil }
        let (screen, height) = (system.screen.bounds, given ?? usualHeight)
        return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    /// As high as the device's own is now, the strip of the home indicator included. Points.
    package var usualHeight: CGFloat {
        let (device, size) = (system.device, system.screen.bounds.size)
        let isLandscape = system.orientation.isLandscape
        return min(
            KeyboardNumbers.height(on: device, isLandscape: isLandscape) + device.safeArea(for: size).bottom,
            size.height)
    }

    /// Comes, or takes another height; one that is there already says so again. Points; nil for as high as usual.
    ///
    /// - Precondition: `height` is finite and not negative.
    package func dock(height: CGFloat? = nil) {
        precondition(
            height.map { $0.isFinite && $0 >= 0 } ?? true,
            "A keyboard cannot be \(height ?? 0) points high; give 0 or more.")
        go(to: .docked(height: height))
    }

    /// Floats at `frame` of the screen, out of everybody's way.
    package func float(at frame: CGRect) { go(to: .floating(frame)) }

    /// Goes; without effect when there is none.
    package func leave() {
        if place != .away { go(to: .away) }
    }

    /// The screen was `bounds` before. One at the lower edge has gone there with it.
    func screenDidChange(from bounds: CGRect) {
        guard place.isDocked, bounds.size != system.screen.bounds.size else { return }
        announce(from: place, toldFrame)
    }

    // MARK: What gives way

    /// `dockedFrame` in points of `container`, which is in a window; nil without one that covers anything.
    func dockedFrame(in container: UIView) -> CGRect? {
        guard let window = container.window, let frame = dockedFrame, frame.height > 0 else { return nil }
        let inWindow = frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
        return container.convert(inWindow, from: window)
    }

    /// Changes views in the keyboard's time.
    static func animate(_ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: KeyboardNumbers.duration, delay: 0, options: KeyboardNumbers.options, animations: changes)
    }

    // MARK: Notifications

    private func go(to place: Place) {
        system.activate()
        let (old, before) = (self.place, reportedFrame(or: place))
        self.place = place
        announce(from: old, before)
        system.host.requestFrame()
    }

    /// The frame that notifications tell: below the screen while there is none, nothing for one that floats.
    private func reportedFrame(or other: Place) -> CGRect {
        switch place {
        case .docked: return dockedFrame ?? .zero
        case .floating: return .zero
        case .away:
            guard case .docked(let height) = other else { return .zero }
            let screen = system.screen.bounds
            return CGRect(x: 0, y: screen.height, width: screen.width, height: height ?? usualHeight)
        }
    }

    /// Tells of the way from `old`, where the frame was `before`, and, when its time is over, of the end. A move whose
    /// end has not been told ends now.
    private func announce(from old: Place, _ before: CGRect) {
        finish()
        moves += 1
        let current = moves
        toldFrame = reportedFrame(or: old)
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: before),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: toldFrame),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: KeyboardNumbers.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardNumbers.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        var beginnings = [UIResponder.keyboardWillChangeFrameNotification]
        var endings = [UIResponder.keyboardDidChangeFrameNotification]
        if place.isDocked {
            beginnings.append(UIResponder.keyboardWillShowNotification)
            endings.append(UIResponder.keyboardDidShowNotification)
        } else if old.isDocked {
            beginnings.append(UIResponder.keyboardWillHideNotification)
            endings.append(UIResponder.keyboardDidHideNotification)
        }
        for name in beginnings where moves == current { post(name, info) }
        guard moves == current else { return }
        let work = system.frameLoop.finish("the keyboard", after: KeyboardNumbers.duration) { [weak self] in
            self?.finish()
        }
        move = Move(work: work, endings: endings, info: info)
    }

    private func finish() {
        guard let move else { return }
        self.move = nil
        system.frameLoop.abandon(move.work)
        for name in move.endings { post(name, move.info) }
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
        let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        system.trace.record(
            NotificationCenter.self, name.rawValue, "end: \(end.minX) \(end.minY) \(end.width) \(end.height)")
        NotificationCenter.default.post(
            name: name, object: system.era.hasCards ? system.screen : nil, userInfo: info)
    }
}
