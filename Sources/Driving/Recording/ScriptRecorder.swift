import CoreGraphics
import HeadlessHost
import QuartzCore
import UIKitCore
import UIKitText

/// Records what the user does as a script that repeats it.
///
/// It observes the host's events before the app receives them. Between two actions it writes `settle` if the app had
/// become idle, otherwise the time that passed. A playback is then as fast as the app allows.
///
/// Text typed into one responder without other events in between is one `type` step, whatever the pauses. Text for a
/// secure field is left out, and a comment in the script says so.
@MainActor
package final class ScriptRecorder {
    /// The distance in points up to which a moved finger still counts as a tap: the slop of recognizers.
    private static let tapSlop: CGFloat = 10
    /// The duration in seconds from which a touch is written with its length: a long press's own.
    private static let longTouch: Seconds = 0.5

    /// Shorter pauses, in seconds, are not written.
    private static let shortestPause: Seconds = 0.001

    private let system: UIKitSystem
    private let write: (String) -> Void
    private var touch: Touch?
    private var scroll: (location: CGPoint, delta: CGVector, time: Seconds)?
    private var typing: Typing?
    /// The last key, which is written with the next event: it may turn out to be a command for the device.
    private var pendingKey: Step?
    /// The modifier keys that are pressed, and those that the script has pressed. They matter for touches; keys have
    /// their own.
    private var modifiers: (held: UIKeyModifierFlags, written: UIKeyModifierFlags) = ([], [])
    /// When a playback of the last step would end.
    private var resumption: Seconds

    private struct Touch {
        let id: Int
        let target: ElementQuery
        let isByMouse: Bool
        let start: CGPoint
        let time: Seconds
        var farthest: CGFloat = 0
        /// The positions of the finger, including the first and the current one.
        var samples: [FingerPath.Sample]
    }

    /// Text that is continued until something other than a character is typed.
    private struct Typing {
        weak var responder: UIResponder?
        let isSecure: Bool
        var text: String
        var time: Seconds
    }

    /// Begins recording.
    ///
    /// - Parameter write: Called with every finished line, without a line break.
    package init(_ system: UIKitSystem, write: @escaping (String) -> Void) {
        self.system = system
        self.write = write
        resumption = system.host.clock.now
        let screen = system.screen
        write(
            "# Recorded on \(system.device.name), iOS \(system.era.version), \(plain(screen.bounds.width))×"
                + "\(plain(screen.bounds.height))@\(plain(screen.scale)).")
        system.frameLoop.onEvent = { [weak self] in self?.record($0) }
    }

    /// Writes what is pending, and stops recording.
    package func stop() {
        system.frameLoop.onEvent = nil
        writeKey()
        writeScroll()
        writeText()
    }

    /// Records `step`, which the system has performed for the user. It replaces the key that triggered it.
    package func record(_ step: Step) {
        pendingKey = nil
        writeScroll()
        writeText()
        write(step.line)
        resumption = system.host.clock.now + HeadlessHost.frameDuration
    }

    private func record(_ event: HostEvent) {
        // Every movement of the mouse would fill the script; a test that needs one adds the step.
        if case .hover = event { return }
        if case .modifiers(let held, _) = event { return modifiers.held = held }
        if !event.mayResultFromKey { writeKey() }
        if case .scroll = event {} else { writeScroll() }
        if !event.isText { writeText() }
        switch event {
        case .touch(_, let phase, let location, let time, .secondaryButton):
            if phase == .began { recordRightClick(at: location, time: time) }
        case .touch(let id, let phase, let location, let time, let source):
            recordTouch(id: id, phase: phase, location: location, time: time, source: source)
        case .key(let stroke, let isDown, let time):
            if isDown { recordKey(stroke, at: time) }
        case .scroll(let location, let delta, let time): recordScroll(at: location, by: delta, time: time)
        case .hover, .modifiers, .composition, .touchPoints: return
        case .composedText(let text, let time):
            for character in text { recordKey(KeyStroke(name: String(character)), at: time) }
        case .resize(let metrics):
            guard system.device.isResizable, !isRotation(metrics.size) else { return }
            writeKey()
            write(Step.resize(metrics.size).line)
        case .closeRequest: write(Step.quit.line)
        }
    }

    /// Whether a pad was rotated, which is a step of its own or the app's doing, rather than resized.
    private func isRotation(_ size: CGSize) -> Bool {
        guard case .pad = system.device.kind else { return false }
        return [UIInterfaceOrientation.portrait, .landscapeRight].contains { system.device.size(in: $0) == size }
    }

    // MARK: Touches

    private func recordTouch(id: Int, phase: TouchPhase, location: CGPoint, time: Seconds, source: TouchSource) {
        if phase == .began {
            guard touch == nil else { return write("# a second finger is left out") }
            writePause(until: time)
            writeModifiers()
            let isByMouse = source == .primaryButton && isText(at: location)
            touch = Touch(
                id: id, target: isByMouse ? .point(location) : ElementNaming(system).target(at: location),
                isByMouse: isByMouse, start: location, time: time,
                samples: [FingerPath.Sample(point: location, time: time)])
        }
        guard var held = touch, held.id == id else { return }
        held.farthest = max(held.farthest, hypot(location.x - held.start.x, location.y - held.start.y))
        held.samples.append(FingerPath.Sample(point: location, time: time))
        touch = held
        guard phase == .ended || phase == .cancelled else { return }
        touch = nil
        resumption = time + HeadlessHost.frameDuration
        if phase == .cancelled { return write("# a touch at \(plain(held.start)) was canceled by the system") }
        let step = step(of: held, liftedAt: time)
        write(held.isByMouse ? Step.mouse(step).line : step.line)
    }

    /// Whether a text that is not empty receives the touches at a point: a mouse selects in it, where a finger scrolls.
    private func isText(at point: CGPoint) -> Bool {
        guard let hit = system.frameLoop.hitTest(point) else { return false }
        return sequence(first: hit, next: \.superview).contains { ($0 as? any UITextInput)?.hasText == true }
    }

    /// Presses the modifier keys that the user holds during a touch.
    private func writeModifiers() {
        guard modifiers.held != modifiers.written else { return }
        modifiers.written = modifiers.held
        write(Step.modifiers(KeyChord.modifiers(of: modifiers.held)).line)
    }

    private func recordRightClick(at location: CGPoint, time: Seconds) {
        writePause(until: time)
        writeModifiers()
        write(Step.rightClick(ElementNaming(system).target(at: location)).line)
        resumption = time + StepContext.tapDuration + HeadlessHost.frameDuration
    }

    private func step(of touch: Touch, liftedAt time: Seconds) -> Step {
        let seconds = time - touch.time
        if touch.farthest > Self.tapSlop { return FingerPath(touch.samples).step }
        return seconds < Self.longTouch ? .tap(touch.target) : .pressAndHold(touch.target, seconds: seconds)
    }

    // MARK: Keys

    private func recordKey(_ stroke: KeyStroke, at time: Seconds) {
        guard let input = system.application.keyWindow?.firstResponder, input is any UIKeyInput, stroke.isText else {
            writeText()
            writePause(until: time)
            pendingKey = .key(KeyChord(stroke))
            resumption = time + 2 * HeadlessHost.frameDuration
            return
        }
        if typing?.responder !== input {
            writeText()
            writePause(until: time)
            let isSecure = (input as? any UITextInputTraits)?.isSecureTextEntry == true
            typing = Typing(responder: input, isSecure: isSecure, text: "", time: time)
        }
        if typing?.isSecure == false { typing?.text += stroke.name }
        typing?.time = time
    }

    private func writeKey() {
        guard let key = pendingKey else { return }
        pendingKey = nil
        write(key.line)
    }

    private func writeText() {
        guard let typed = typing else { return }
        typing = nil
        resumption = typed.time + 2 * HeadlessHost.frameDuration
        write(typed.isSecure ? "# text for a secure field is left out: type \"…\"" : Step.type(typed.text).line)
    }

    // MARK: Wheel

    /// A wheel reports every notch; notches in quick succession are one `scroll` step.
    private func recordScroll(at location: CGPoint, by delta: CGVector, time: Seconds) {
        if let open = scroll, open.location != location || time - open.time > Self.longTouch { writeScroll() }
        if scroll == nil { writePause(until: time) }
        let sum = scroll?.delta ?? CGVector()
        scroll = (location, CGVector(dx: sum.dx + delta.dx, dy: sum.dy + delta.dy), time)
    }

    private func writeScroll() {
        guard let open = scroll else { return }
        scroll = nil
        resumption = open.time + HeadlessHost.frameDuration
        write(Step.scroll(at: open.location, by: open.delta).line)
    }

    /// Writes the pause between the last action and the next one.
    private func writePause(until time: Seconds) {
        if system.frameLoop.isIdle {
            write(Step.settle.line)
        } else if time - resumption > Self.shortestPause {
            write(Step.advance(seconds: time - resumption).line)
        }
    }
}

extension HostEvent {
    /// Whether the event types text.
    fileprivate var isText: Bool {
        switch self {
        case .key, .modifiers, .composition, .composedText: true
        case .touch, .scroll, .hover, .resize, .closeRequest, .touchPoints: false
        }
    }

    /// Whether the event is only the release of the last key, or the effect of that key on the screen.
    fileprivate var mayResultFromKey: Bool {
        switch self {
        case .key(_, let isDown, _): !isDown
        case .resize: true
        case .touch, .scroll, .hover, .modifiers, .closeRequest, .composition, .composedText, .touchPoints: false
        }
    }
}

extension KeyStroke {
    /// Whether the key only types a character.
    fileprivate var isText: Bool {
        name.count == 1 && modifiers.isDisjoint(with: [.command, .control])
    }
}

extension KeyChord {
    fileprivate init(_ stroke: KeyStroke) {
        self.init(name: stroke.name, modifiers: Self.modifiers(of: stroke.modifiers))
    }

    fileprivate static func modifiers(of held: UIKeyModifierFlags) -> Set<Modifier> {
        let flags: [(UIKeyModifierFlags, Modifier)] = [
            (.command, .cmd), (.control, .ctrl), (.alternate, .alt), (.shift, .shift),
        ]
        return Set(flags.filter { held.contains($0.0) }.map(\.1))
    }
}
