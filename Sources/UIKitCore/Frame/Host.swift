/// What shows a system's pixels and brings its input: a window of the desktop, or memory.
///
/// A host owns the clock and the canvas; the system owns everything between them. Points, y down.
@MainActor package protocol Host: AnyObject {
    /// The time that animations, gestures and transitions follow.
    var clock: any TimeSource { get }
    /// The screen as it is now.
    var screenMetrics: ScreenMetrics { get }
    /// The pixels that the compositor draws into. Another object means that everything must be drawn again.
    var canvas: Bitmap { get }
    /// Whether every frame is painted as it comes. Where nobody looks before `FrameLoop.pixels` is asked for, painting
    /// waits until then.
    var showsEveryFrame: Bool { get }
    /// Gives the screen another size in points, which the person could not give it. It is there with the
    /// `HostEvent.resize` that follows.
    ///
    /// - Parameter scale: pixels per point of the device; a host that was told another scale, or has its display's, keeps
    ///   that.
    func changeScreen(to size: CGSize, scale: CGFloat)
    /// Asks for one call of `FrameLoop.runFrame()` at the next frame date. Asking again before that changes nothing.
    func requestFrame()
    /// The text that is cut, copied and pasted; nil for none. A window has the desktop's.
    var clipboardText: String? { get set }
    /// Whether somebody takes text now, so that an input method of the desktop may help to write it.
    var takesText: Bool { get set }
    /// Shows the given pixel rectangles of `canvas`, which have just been drawn.
    func present(_ damage: [PixelRect])
}

/// The size of a screen.
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

/// One thing that happened outside, as a host reports it. Locations are points of the screen, y down.
package enum HostEvent {
    /// A finger or the pointer's main button; `id` tells fingers apart.
    case touch(
        id: Int, phase: UITouch.Phase, location: CGPoint, time: Seconds, type: UITouch.TouchType = .direct)
    case key(KeyStroke, isDown: Bool, time: Seconds)
    /// A wheel or a touchpad; `delta` in points.
    case scroll(location: CGPoint, delta: CGVector, time: Seconds)
    case resize(ScreenMetrics)
    /// The person asks the window to close.
    case closeRequest
}

/// A key and the modifiers held with it.
package struct KeyStroke: Hashable, Sendable {
    /// `escape return tab backspace delete left right up down home end pageup pagedown f1…f12`, or the character that the
    /// key types.
    package var name: String
    package var modifiers: UIKeyModifierFlags

    package init(name: String, modifiers: UIKeyModifierFlags = []) {
        self.name = name
        self.modifiers = modifiers
    }
}
