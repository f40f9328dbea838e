import CSDL
import CShims
import CoreGraphics
import Foundation
import HostTiming
import QuartzCore
import UIFoundation
import UIKitDevice

/// Shows a device in a window of the desktop, through SDL.
///
///     let host = try WindowHost(device: device, title: "Gallery")
///     let system = UIKitSystem(device: device, host: host, modules: SystemModules.all)
///     host.attach(system.frameLoop)
///     system.launch(delegate)
///     host.run()  // until the window is closed
@MainActor
package final class WindowHost: UIKitDevice.Host {
    /// The main loop, which the host runs.
    package let loop: HostLoop
    let window: OpaquePointer

    private var currentCanvas: WindowCanvas
    private var translation: EventTranslation
    private var sizing: WindowSizing
    private var isShown = false
    private let connection: WindowConnection
    private var shownTouchPoints: [CGPoint] = []
    private let cursors = SDLCursor()
    private var inputMethod: InputMethod?
    private let portal: PortalFileSaver?
    private weak var client: (any FrameClient)?
    /// Called with each file that was dropped on the window.
    package var onFileDrop: (URL) -> Void = { _ in }
    /// Called with a text that was dropped on the window, and where, in points of the window.
    package var onTextDrop: (String, CGPoint) -> Void = { _, _ in }

    /// Called after each frame, and when the window has moved, or has gained or lost the keyboard.
    package var onFrame: () -> Void = {}
    /// Called with each key that is pressed or lifted; the app does not get those for which it returns true.
    package var onKey: (KeyStroke, _ isDown: Bool) -> Bool = { _, _ in false }
    /// Whether the keys that the user types go to the window.
    package private(set) var hasKeyboard = false

    /// Opens a window with `device`'s size, resizable if the device is.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point; nil uses `VELARIUM_SCALE`, otherwise the display's settings.
    ///   - isLandscape: Whether the device is in landscape from the start.
    ///   - keepsScale: Whether a window that does not fit the display keeps its scale. Default false: it gets smaller.
    package init(
        device: DeviceModel, title: String, scale: CGFloat? = nil, isLandscape: Bool = false, keepsScale: Bool = false
    ) throws(WindowFailure) {
        let upright = device.size
        let size = isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
        let requestedScale = try WindowScale.requested(scale, environment: ProcessInfo.processInfo.environment)
        try SDLWindow.start()
        window = try SDLWindow.open(title: title, size: size, isResizable: device.isResizable)
        connection = WindowConnection(of: window)
        portal = PortalFileSaver(
            busAddress: SessionBus.address(ProcessInfo.processInfo.environment),
            parentWindow: connection.portalIdentifier)
        translation = EventTranslation(in: WindowGeometry(size: size))
        sizing = WindowSizing(
            window, size: size, requestedScale: requestedScale, displayScale: connection.scale,
            keepsScale: keepsScale)
        currentCanvas = try WindowCanvas(of: window)
        loop = HostLoop(descriptor: connection.descriptor) { SDL_PumpEvents() }
        // If it is too large for the display, a desktop window gets fewer points, and a device smaller ones.
        sizing.resize(to: device.kind == .desktop ? sizing.fittingSize(size) : size)
        currentCanvas = try WindowCanvas(of: window)
        measure()
        acceptsTextInput = false
        if case .x11 = connection, InputMethod.isUsed(ProcessInfo.processInfo.environment) {
            inputMethod = InputMethod(clock: loop.clock, address: { IBusAddress.find() }) { [unowned self] in
                receive($0)
            }
        }
        loop.requestFrame()
    }

    package var clock: any TimeSource { loop.clock }

    package var screenMetrics: ScreenMetrics { translation.geometry.screenMetrics }

    /// Valid until the window changes size: `HostEvent.resize` announces the next one.
    package var canvas: Bitmap { currentCanvas.bitmap }

    package var showsEveryFrame: Bool { true }

    /// The title of the window.
    package var title: String {
        get { String(cString: SDL_GetWindowTitle(window)) }
        set {
            SDL_SetWindowTitle(window, newValue)
            connection.setTitle(newValue)
            loop.wake()
        }
    }

    /// The text in the desktop's clipboard; nil when there is none.
    package var clipboardText: String? {
        get {
            defer { loop.wake() }
            guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
            defer { SDL_free(text) }
            return String(cString: text)
        }
        set {
            SDL_SetClipboardText(newValue ?? "")
            loop.wake()
        }
    }

    /// Whether text input is active, so that the desktop's input method is enabled.
    package var acceptsTextInput: Bool {
        get { translation.keyboard.takesText }
        set {
            translation.keyboard.takesText = newValue
            if newValue { SDL_StartTextInput() } else { SDL_StopTextInput() }
            // On X11 it passes on every key as X11 reports it, which the input method must know.
            SDL_EventState(SDL_SYSWMEVENT.rawValue, newValue && inputMethod != nil ? SDL_ENABLE : SDL_DISABLE)
            updateInputMethod()
            loop.wake()
        }
    }

    package var allowsComposition = true {
        didSet { updateInputMethod() }
    }

    /// Where candidates of the desktop's input method appear, in points of the window.
    package var textInputArea = CGRect.zero {
        didSet { updateCaretArea() }
    }

    package func discardComposition() {
        translation.keyboard.discardComposition()
        if let inputMethod { return inputMethod.discardComposition() }
        // SDL resets the input method when text input ends.
        SDL_StopTextInput()
        SDL_StartTextInput()
    }

    /// What the pointer looks like over the window.
    package var cursor: PointerCursor {
        get { cursors.current }
        set {
            cursors.show(newValue)
            loop.wake()
        }
    }

    /// How often the pointer's look has changed. For tests.
    package var cursorChanges: Int { cursors.changes }

    /// The desktop's file dialog through its portal; nil without a session bus.
    package var fileSaver: (any FileSaver)? { portal }

    /// Sets the frame loop, which receives the input and runs the frames.
    package func attach(_ client: any FrameClient) {
        self.client = client
    }

    package func requestFrame() {
        loop.requestFrame()
    }

    /// Shows the window with its first pixels, so that it never appears empty.
    package func present(_ damage: [PixelRect]) {
        if !isShown {
            isShown = true
            SDL_ShowWindow(window)
        }
        if !currentCanvas.present(damage, in: window) { replaceCanvas() }
    }

    /// Sets the icon for task bars and window lists.
    package func setIcon(_ icon: Bitmap) {
        SDLWindow.setIcon(icon, of: window)
        loop.wake()
    }

    /// Resizes the window, in points, even if the user could not; `HostEvent.resize` follows.
    ///
    /// The scale is the requested one, otherwise the largest with which the window fits the display.
    package func resize(to size: CGSize) {
        sizing.resizeInPlace(to: size)
        loop.wake()
    }

    /// The size in points of the largest window that fits the display; nil if the display's is unknown.
    package var availableSize: CGSize? { sizing.availableSize }

    /// Same as `resize(to:)`; `scale` is ignored, because the window determines it.
    package func changeScreen(to size: CGSize, scale: CGFloat) {
        resize(to: size)
    }

    /// Runs the app until its window is closed or `loop.stop()` is called, then closes the window.
    package func run() {
        loop.run(callbacks)
        close()
    }

    /// Runs one iteration of the loop, which waits at most until `limit` on the clock. For tests.
    package func runOnce(before limit: Seconds) {
        loop.runOnce(callbacks, before: limit)
    }

    /// Destroys the window. The host must not be used afterwards.
    package func close() {
        portal?.cancelAll()
        inputMethod?.close()
        cursors.close()
        loop.close()
        SDL_DestroyWindow(window)
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
    }
}

// MARK: Events

extension WindowHost {
    private var callbacks: HostLoop.Callbacks {
        HostLoop.Callbacks(
            readEvents: { [unowned self] in readEvents() }, drawFrame: { [unowned self] in drawFrame() })
    }

    private func drawFrame() {
        var events: [HostEvent] = []
        translation.advance(to: loop.clock.now, into: &events)
        for event in events { client?.receive(event) }
        client?.runFrame()
        if translation.isMoving { requestFrame() }
        onFrame()
    }

    private func readEvents() {
        var events: [HostEvent] = []
        var event = SDL_Event()
        var isResized = false
        var isExposed = false
        var isClosed = false
        while SDL_PollEvent(&event) != 0 {
            guard SDL_EventType(event.type) == SDL_WINDOWEVENT else {
                receiveDrop(event)
                isClosed = isClosed || SDL_EventType(event.type) == SDL_QUIT
                receive(event, into: &events)
                continue
            }
            switch SDL_WindowEventID(UInt32(event.window.event)) {
            case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: isResized = true
            case SDL_WINDOWEVENT_EXPOSED: isExposed = true
            case SDL_WINDOWEVENT_CLOSE: isClosed = true
            case SDL_WINDOWEVENT_MOVED:
                updateCaretArea()
                onFrame()
            default: receive(event, into: &events)
            }
        }
        inputMethod?.endKey()
        if isResized || sizing.needsMeasuring {
            replaceCanvas()
        } else if isExposed, isShown {
            present([canvas.bounds])
        }
        if isShown { sizing.correctPosition() }
        deliver(events)
        if isClosed { endApp() }
    }

    /// Translates an event, unless it has to wait for the input method.
    private func receive(_ event: SDL_Event, into events: inout [HostEvent]) {
        if SDL_EventType(event.type) == SDL_SYSWMEVENT {
            if let key = InputMethodKey(event) { inputMethod?.begin(key) }
            return
        }
        for event in inputMethod?.filter(event) ?? [event] { translate(event, into: &events) }
    }

    private func translate(_ event: SDL_Event, into events: inout [HostEvent]) {
        let now = loop.clock.now
        guard SDL_EventType(event.type) == SDL_WINDOWEVENT else {
            return translation.translate(event, at: now, into: &events)
        }
        switch SDL_WindowEventID(UInt32(event.window.event)) {
        case SDL_WINDOWEVENT_LEAVE: translation.pointerLeft(at: now, into: &events)
        case SDL_WINDOWEVENT_FOCUS_LOST:
            translation.cancelAll(at: now, into: &events)
            inputMethod?.hasWindowFocus = false
            hasKeyboard = false
            onFrame()
        case SDL_WINDOWEVENT_FOCUS_GAINED:
            translation.keyboard.gainFocus()
            inputMethod?.hasWindowFocus = true
            hasKeyboard = true
            onFrame()
        default: break
        }
    }

    private func receiveDrop(_ event: SDL_Event) {
        let type = SDL_EventType(event.type)
        guard type == SDL_DROPFILE || type == SDL_DROPTEXT, let dropped = event.drop.file else { return }
        let text = String(cString: dropped)
        // SDL leaves it to its receiver.
        SDL_free(dropped)
        // Addresses of the web and of apps are empty files to SDL.
        guard !text.isEmpty else { return }
        guard type == SDL_DROPTEXT else { return onFileDrop(URL(fileURLWithPath: text)) }
        onTextDrop(text, pointerLocation)
    }

    /// Where the pointer is, in points of the window. While something is dragged, no event tells it.
    private var pointerLocation: CGPoint {
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetGlobalMouseState(&x, &y)
        let origin = displayOrigin
        return translation.geometry.point(x - origin.x, y - origin.y)
    }

    private func deliver(_ events: [HostEvent]) {
        for event in events {
            if case .key(let stroke, let isDown, _) = event, onKey(stroke, isDown) { continue }
            client?.receive(event)
        }
        showTouchPoints()
        if translation.isMoving { requestFrame() }
    }

    private func showTouchPoints() {
        guard translation.touchPoints != shownTouchPoints else { return }
        shownTouchPoints = translation.touchPoints
        client?.receive(.touchPoints(shownTouchPoints))
    }

    private func endApp() {
        // Hides the window immediately, however long the app takes to terminate.
        SDL_HideWindow(window)
        var events: [HostEvent] = []
        translation.keyboard.endComposition(at: loop.clock.now, into: &events)
        deliver(events + [.closeRequest])
        // Events are dispatched in frames, and this one must reach the app before the loop ends.
        client?.runFrame()
        loop.stop()
    }

    private func replaceCanvas() {
        do {
            currentCanvas = try WindowCanvas(of: window)
        } catch {
            // The window is between two sizes, and an event for the next one follows.
            Log.line("Velarium: \(error)")
            return
        }
        if measure() { client?.receive(.resize(screenMetrics)) }
        requestFrame()
    }

    /// Reads the window's size; returns true when it has changed.
    @discardableResult private func measure() -> Bool {
        let before = screenMetrics
        translation.geometry = sizing.measure()
        updateCaretArea()
        return screenMetrics != before
    }
}

// MARK: Input method

extension WindowHost {
    /// Receives what the input method's service has decided or composed.
    private func receive(_ outputs: [InputMethod.Output]) {
        var events: [HostEvent] = []
        let now = loop.clock.now
        for output in outputs {
            switch output {
            case .event(let event): translate(event, into: &events)
            case .composition(let composition):
                translation.keyboard.compose(composition.text, selected: composition.selected, at: now, into: &events)
            case .completed(let text): translation.keyboard.complete(text, at: now, into: &events)
            }
        }
        deliver(events)
    }

    /// Where the content of the window begins on the display, in units of the window system.
    package var displayOrigin: (x: Int32, y: Int32) {
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetWindowPosition(window, &x, &y)
        return (x, y)
    }

    /// Units of the window system for each point.
    package var unitsPerPoint: CGFloat { translation.geometry.unitsPerPoint }

    private func updateInputMethod() { inputMethod?.takesText = acceptsTextInput && allowsComposition }

    /// Tells the input method where the caret is: in pixels of the window, or of the display.
    private func updateCaretArea() {
        var area = translation.geometry.units(ofCaret: textInputArea)
        var rect = SDL_Rect(x: area.x, y: area.y, w: area.width, h: area.height)
        SDL_SetTextInputRect(&rect)
        let origin = displayOrigin
        area.x += origin.x
        area.y += origin.y
        inputMethod?.caretArea = area
    }
}

extension InputMethodKey {
    /// The key of an event that SDL passes on from X11; nil for other events, and for a character that the X11 library
    /// composed from several keys.
    fileprivate init?(_ event: SDL_Event) {
        guard let message = event.syswm.msg, message.pointee.subsystem == SDL_SYSWM_X11 else { return nil }
        let report = message.pointee.msg.x11.event
        guard report.type == KeyPress || report.type == KeyRelease, report.xkey.keycode >= Self.offset else {
            return nil
        }
        var key = report.xkey
        let symbol = UInt32(truncatingIfNeeded: velarium_x11_key_symbol(&key))
        self.init(
            symbol: symbol, code: key.keycode - Self.offset, modifiers: key.state & Self.modifierBits,
            isRelease: report.type == KeyRelease)
    }

    /// X11's key numbers are Linux's plus 8.
    private static let offset: UInt32 = 8
    /// The modifiers among the bits of a key's state; the others are buttons of the pointer.
    private static let modifierBits: UInt32 = 0xFF
}
