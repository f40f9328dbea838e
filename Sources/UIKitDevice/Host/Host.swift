import CoreGraphics
import QuartzCore

/// Displays a system's pixels and delivers its input: a desktop window, or memory.
///
/// A host owns the clock and the canvas; the system owns everything between them. In points, y down.
@MainActor package protocol Host: AnyObject {
    /// The clock for animations, gestures and transitions.
    var clock: any TimeSource { get }
    /// The current size and scale of the screen.
    var screenMetrics: ScreenMetrics { get }
    /// The pixels that the compositor draws into. A new object means that everything must be redrawn.
    var canvas: Bitmap { get }
    /// Whether every frame is painted immediately. If not, painting waits until the pixels of the frame loop are read.
    var showsEveryFrame: Bool { get }
    /// Requests another screen size in points that the user cannot choose. It takes effect with the following
    /// `HostEvent.resize`.
    ///
    /// - Parameter scale: pixels per point of the device. A host with a fixed scale, or its display's, ignores it.
    func changeScreen(to size: CGSize, scale: CGFloat)
    /// Requests one call of `FrameClient.runFrame()` at the next frame date. Repeated requests have no further effect.
    func requestFrame()
    /// Requests a frame in which nothing but running animations has changed. A host that does not show every frame calls
    /// `FrameClient.runAnimationFrame()` for it, unless `requestFrame()` is called as well.
    func requestAnimationFrame()
    /// The text on the clipboard; nil for none. A desktop window uses the desktop's clipboard.
    var clipboardText: String? { get set }
    /// Whether the first responder accepts text, so that the desktop's input method may be active.
    var acceptsTextInput: Bool { get set }
    /// Whether an input method may see the keys and compose text: false while a password is typed. Set only when it
    /// changes.
    var allowsComposition: Bool { get set }
    /// The rectangle of the text that is being composed, or of the caret, on the screen. Candidates of an input method
    /// appear beside it. Set only when it changes.
    var textInputArea: CGRect { get set }
    /// Ends the composition of the desktop's input method, which must not change its text any more: a tap, the app or
    /// another first responder has completed it.
    func discardComposition()
    /// What the desktop's pointer looks like over the screen. Set only when it changes.
    var cursor: PointerCursor { get set }
    /// The desktop's dialog for saving files; nil where the desktop has none.
    var fileSaver: (any FileSaver)? { get }
    /// Displays the pixel rectangles of `canvas` that were just drawn.
    func present(_ damage: [PixelRect])
}

/// What a host calls: the frame loop of the system that it shows.
@MainActor package protocol FrameClient: AnyObject {
    /// Queues an event for the next frame and requests that frame.
    func receive(_ event: HostEvent)
    /// Runs one frame. A host calls it at the next frame date after `Host.requestFrame()`.
    func runFrame()
    /// Runs a frame that only running animations have requested.
    func runAnimationFrame()
}

extension Host {
    package func requestAnimationFrame() { requestFrame() }
}

extension FrameClient {
    package func runAnimationFrame() { runFrame() }
}

/// The size and scale of a screen.
package struct ScreenMetrics: Hashable, Sendable {
    /// Points, in the current orientation.
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat

    package init(size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale
    }
}

/// The look of the desktop's pointer over the screen.
package enum PointerCursor: Hashable, Sendable, CaseIterable {
    case arrow
    /// The beam over text of lines; over vertical text.
    case verticalBeam, horizontalBeam
    case hidden
}

/// What happens to a finger on the screen, or to a pressed button of the mouse.
package enum TouchPhase: Hashable, Sendable {
    case began, moved, ended, cancelled
}

/// One event reported by a host. Locations are in points of the screen, y down.
package enum HostEvent {
    /// A finger or a button of the mouse; `id` identifies the finger.
    case touch(id: Int, phase: TouchPhase, location: CGPoint, time: Seconds, source: TouchSource = .finger)
    case key(KeyStroke, isDown: Bool, time: Seconds)
    /// Other modifier keys are pressed than before, with or without another key.
    case modifiers(UIKeyModifierFlags, time: Seconds)
    /// An input method is composing `text`; `selected` counts its UTF-16 units. Empty when the composition ends.
    case composition(String, selected: Range<Int>, time: Seconds)
    /// An input method has completed a text.
    case composedText(String, time: Seconds)
    /// A wheel or touchpad; `delta` in points.
    case scroll(location: CGPoint, delta: CGVector, time: Seconds)
    /// The pointer moved without a pressed button; nil when it left the screen.
    case hover(location: CGPoint?, time: Seconds)
    /// The simulated fingers of the mouse are at these points now; no points, when there are none any more. Shown in front
    /// of the app, which does not receive the event.
    case touchPoints([CGPoint])
    case resize(ScreenMetrics)
    /// The user has asked to close the window.
    case closeRequest
}

/// A key with its modifiers.
package struct KeyStroke: Hashable, Sendable {
    /// `escape return tab backspace delete left right up down home end pageup pagedown f1…f12`, or the character that
    /// the key types.
    package var name: String
    package var modifiers: UIKeyModifierFlags

    package init(name: String, modifiers: UIKeyModifierFlags = []) {
        self.name = name
        self.modifiers = modifiers
    }
}
