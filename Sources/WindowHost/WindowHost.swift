import CSDL
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// A device shown in a window of the desktop, through SDL.
///
///     let host = try WindowHost(device: device, title: "Gallery")
///     let system = UIKitSystem(device: device, host: host)
///     host.attach(system.frameLoop)
///     system.launch(delegate)
///     host.run()  // until the window is closed
@MainActor
package final class WindowHost: UIKitCore.Host {
    package let loop: WindowLoop
    package private(set) var screenMetrics: ScreenMetrics
    let window: OpaquePointer

    private var currentCanvas: WindowCanvas
    private var translation = EventTranslation()
    private var isShown = false
    /// The scale asked for; nil follows the display.
    private let requestedScale: CGFloat?
    private let connection: WindowConnection
    private weak var frameLoop: FrameLoop?

    /// Opens a window with `device`'s size, resizable if the device is.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point; nil takes `VELARIUM_SCALE` or what the display's settings ask for.
    ///   - isLandscape: Whether the device lies on its side from the start.
    package init(
        device: DeviceModel, title: String, scale: CGFloat? = nil, isLandscape: Bool = false
    ) throws(WindowFailure) {
        let upright = device.size
        let size = isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
        requestedScale = try WindowScale.requested(scale, environment: ProcessInfo.processInfo.environment)
        try SDLWindow.start()
        window = try SDLWindow.open(title: title, size: size, isResizable: device.isResizable)
        connection = WindowConnection(of: window)
        let measure = SDLWindow.measure(window, connection, requestedScale)
        SDLWindow.resize(window, to: size, measure.unitsPerPoint)
        SDL_SetWindowPosition(window, SDLWindow.centred, SDLWindow.centred)
        currentCanvas = try WindowCanvas(of: window)
        screenMetrics = SDLWindow.measure(window, connection, requestedScale).metrics
        loop = WindowLoop(descriptor: connection.descriptor) { SDL_PumpEvents() }
        updateMetrics()
        takesText = false
        loop.requestFrame()
    }

    package var clock: any TimeSource { loop.clock }

    /// Valid until the window changes size: `HostEvent.resize` comes with the next one.
    package var canvas: Bitmap { currentCanvas.bitmap }

    package var showsEveryFrame: Bool { true }

    package var title: String {
        get { String(cString: SDL_GetWindowTitle(window)) }
        set {
            SDL_SetWindowTitle(window, newValue)
            loop.wake()
        }
    }

    /// The text of the desktop's clipboard; nil when it holds none.
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

    /// Whether somebody takes text now: an input method of the desktop then helps to write it.
    package var takesText: Bool {
        get { translation.takesText }
        set {
            translation.takesText = newValue
            if newValue { SDL_StartTextInput() } else { SDL_StopTextInput() }
            loop.wake()
        }
    }

    /// Tells who takes the input and runs the frames.
    package func attach(_ frameLoop: FrameLoop) {
        self.frameLoop = frameLoop
    }

    package func requestFrame() {
        loop.requestFrame()
    }

    /// The window appears with the first pixels, not empty before them.
    package func present(_ damage: [PixelRect]) {
        if !isShown {
            isShown = true
            SDL_ShowWindow(window)
        }
        if !currentCanvas.present(damage, in: window) { replaceCanvas() }
    }

    /// Gives the window another size in points, whether or not a person could; `HostEvent.resize` follows.
    package func resize(to size: CGSize) {
        SDLWindow.resize(window, to: size, translation.unitsPerPoint)
        loop.wake()
    }

    /// As `resize(to:)`; the scale is the display's.
    package func changeScreen(to size: CGSize, scale: CGFloat) {
        resize(to: size)
    }

    /// Runs the app until its window is closed or `loop.stop()` is called, then closes the window.
    package func run() {
        loop.run(stages)
        close()
    }

    /// One turn of the loop, which waits at most until `limit` of the clock: for tests.
    package func turn(before limit: Seconds) {
        loop.turn(stages, before: limit)
    }

    /// Takes the window off the screen. The host is of no use afterwards.
    package func close() {
        loop.close()
        SDL_DestroyWindow(window)
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
    }
}

// MARK: Events

extension WindowHost {
    private var stages: WindowLoop.Stages {
        WindowLoop.Stages(
            readEvents: { [unowned self] in readEvents() }, drawFrame: { [unowned self] in frameLoop?.runFrame() })
    }

    private func readEvents() {
        var events: [HostEvent] = []
        var event = SDL_Event()
        var (isResized, isExposed, isClosed) = (false, false, false)
        while SDL_PollEvent(&event) != 0 {
            guard SDL_EventType(event.type) == SDL_WINDOWEVENT else {
                isClosed = isClosed || SDL_EventType(event.type) == SDL_QUIT
                translation.translate(event, at: loop.clock.now, into: &events)
                continue
            }
            switch SDL_WindowEventID(UInt32(event.window.event)) {
            case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: isResized = true
            case SDL_WINDOWEVENT_EXPOSED: isExposed = true
            case SDL_WINDOWEVENT_CLOSE: isClosed = true
            case SDL_WINDOWEVENT_FOCUS_LOST: translation.cancelAll(at: loop.clock.now, into: &events)
            default: break
            }
        }
        if isResized { replaceCanvas() } else if isExposed, isShown { present([canvas.bounds]) }
        for event in events { frameLoop?.receive(event) }
        if isClosed {
            frameLoop?.receive(.closeRequest)
            // Events are dispatched in frames, and this one must reach the app before the loop ends.
            frameLoop?.runFrame()
            loop.stop()
        }
    }

    private func replaceCanvas() {
        do {
            currentCanvas = try WindowCanvas(of: window)
        } catch {
            // A window between two sizes; the event for the next one is on its way.
            Log.line("Velarium: \(error)")
            return
        }
        if updateMetrics() { frameLoop?.receive(.resize(screenMetrics)) }
        requestFrame()
    }

    /// Reads the window's size; true when it differs from before.
    @discardableResult private func updateMetrics() -> Bool {
        let measure = SDLWindow.measure(window, connection, requestedScale)
        translation.unitsPerPoint = measure.unitsPerPoint
        translation.size = measure.metrics.size
        defer { screenMetrics = measure.metrics }
        return screenMetrics != measure.metrics
    }
}
