import CoreGraphics
import Foundation
import HostTiming
import QuartzCore
import UIFoundation
import UIKitDevice

/// Shows a device to another program through a Unix socket: the pixels go out, and the input comes in.
///
/// `Docs/RemoteProtocol.md` describes what is sent. The other program listens before the app is started; when it closes the
/// connection, the app ends as if its window was closed.
///
///     let host = try RemoteHost(connectingTo: "app.socket", metrics: metrics, title: "Gallery")
///     host.attach(system.frameLoop)
///     host.run()
@MainActor package final class RemoteHost: UIKitDevice.Host {
    package let loop: HostLoop
    /// The screen that the other program shows.
    package private(set) var screenMetrics: ScreenMetrics
    package private(set) var canvas: Bitmap

    private let connection: RemoteConnection
    private let isResizable: Bool
    private weak var client: (any FrameClient)?
    private let pending = PendingDamage()
    private var sentFrame: UInt32 = 0
    private var acknowledgedFrame: UInt32 = 0
    private var sentState: RemoteState?
    private var fingers: Set<Int> = []
    /// What assistive technology can do with the app; nil for nothing.
    package var accessibility: (any RemoteAccessibility)?
    /// Called with steps of a script that bring the app into a state.
    package var onSteps: (String) -> Void = { _ in }
    /// Called with a file that was dropped on the app. It exists until the app ends.
    package var onFileDrop: (URL) -> Void = { _ in }
    /// Called with a text that was dropped, and where, in points of the screen.
    package var onTextDrop: (String, CGPoint) -> Void = { _, _ in }
    private var droppedFiles = DroppedFiles()
    private var sendsElements = false
    private lazy var reading = DelayedReading(by: clock) { [weak self] in self?.readElements() }
    private var sentElements: [RemoteElement]?

    /// How many frames may be on the way. Chosen: one is drawn while the one before is read.
    static let mostFramesOnTheWay: UInt32 = 2

    /// Connects to the program that shows the app.
    ///
    /// - Parameters:
    ///   - path: The socket on which the program listens.
    ///   - metrics: The screen until the program asks for another.
    ///   - isResizable: Whether the program may ask for another size, as for a desktop.
    package init(
        connectingTo path: String, metrics: ScreenMetrics, title: String, isResizable: Bool = true
    ) throws(RemoteFailure) {
        let socket = try RemoteConnection.connect(to: path)
        let connection = RemoteConnection(descriptor: socket)
        self.connection = connection
        screenMetrics = metrics
        canvas = Self.canvas(for: metrics)
        self.title = title
        self.isResizable = isResizable
        loop = HostLoop(descriptor: socket) { [unowned connection] in connection.readAvailable() }
        connection.send(
            .hello, RemoteHello(version: RemoteMessage.version, title: title, isResizable: isResizable, metrics))
        pending.add([canvas.bounds])
        loop.requestFrame()
    }

    package var clock: any TimeSource { loop.clock }
    package var showsEveryFrame: Bool { true }
    package var fileSaver: (any FileSaver)? { nil }

    /// The app's title.
    package var title: String {
        didSet { sendState() }
    }

    /// The text that the app has copied, or that the other program has told of.
    package var clipboardText: String? {
        didSet {
            guard clipboardText != oldValue, !isReceiving else { return }
            connection.send(.clipboard, RemoteText(text: clipboardText ?? ""))
        }
    }
    private var isReceiving = false

    package var acceptsTextInput = false {
        didSet { sendState() }
    }
    package var allowsComposition = true {
        didSet { sendState() }
    }
    package var textInputArea = CGRect.zero {
        didSet { sendState() }
    }
    package var cursor = PointerCursor.arrow {
        didSet { sendState() }
    }

    package func discardComposition() { connection.send(.discardComposition, RemoteText(text: "")) }

    /// Sets the frame loop, which receives the input and runs the frames.
    package func attach(_ client: any FrameClient) { self.client = client }

    package func requestFrame() { loop.requestFrame() }

    package func present(_ damage: [PixelRect]) {
        pending.add(damage)
        sendFrame()
    }

    /// The size that the other program has for the screen, in points; nil before it has told of it.
    package private(set) var availableSize: CGSize?

    /// Changes the size of the screen at once, and the other program follows; unless it has chosen the size itself.
    package func changeScreen(to size: CGSize, scale: CGFloat) {
        guard availableSize == nil else { return }
        resize(to: ScreenMetrics(size: size, scale: screenMetrics.scale))
    }

    /// Runs the app until it is closed, or `loop.stop()` is called.
    package func run() {
        loop.run(callbacks)
        close()
    }

    /// Runs one iteration of the loop, which waits at most until `limit` on the clock. For tests.
    package func runOnce(before limit: Seconds) { loop.runOnce(callbacks, before: limit) }

    package func close() {
        droppedFiles.removeAll()
        loop.close()
        connection.close()
    }

    private var callbacks: HostLoop.Callbacks {
        HostLoop.Callbacks(
            readEvents: { [unowned self] in readMessages() },
            drawFrame: { [unowned self] in
                client?.runFrame()
                readElementsSoon()
            })
    }

    // MARK: Sending

    /// Sends what was painted, unless the other program has not yet read the frames before: then later frames are sent with
    /// it, so that a slow reader sees the latest state and not a queue of old ones.
    private func sendFrame() {
        guard sentFrame - acknowledgedFrame < Self.mostFramesOnTheWay else { return }
        let rects = pending.removeAndReturn(within: canvas.bounds)
        guard !rects.isEmpty else { return }
        sentFrame += 1
        connection.send(RemoteFrame.encode(rects, of: canvas, number: sentFrame))
    }

    private func sendState() {
        let state = RemoteState(
            title: title, cursor: cursor.remoteName, acceptsText: acceptsTextInput,
            allowsComposition: allowsComposition, caret: RemoteRect(textInputArea))
        guard state != sentState else { return }
        sentState = state
        connection.send(.state, state)
    }

    private func resize(to metrics: ScreenMetrics) {
        guard metrics != screenMetrics else { return }
        screenMetrics = metrics
        canvas = Self.canvas(for: metrics)
        pending.removeAll()
        connection.send(.screen, RemoteScreen(metrics))
        client?.receive(.resize(metrics))
        loop.requestFrame()
    }

    private static func canvas(for metrics: ScreenMetrics) -> Bitmap {
        Bitmap(
            width: Int((metrics.size.width * metrics.scale).rounded()),
            height: Int((metrics.size.height * metrics.scale).rounded()))
    }

    // MARK: Accessibility

    /// Nothing is read before the other program asks for it.
    private func sendElements(_ isOn: Bool) {
        guard isOn != sendsElements else { return }
        sendsElements = isOn
        sentElements = nil
        guard isOn else { return }
        accessibility?.startListening { [weak self] in
            guard let self, sendsElements else { return }
            connection.send(.announcement, RemoteText(text: $0))
        }
        readElementsSoon()
    }

    private func readElementsSoon() {
        if sendsElements, accessibility != nil { reading.readSoon() }
    }

    private func readElements() {
        guard sendsElements, let elements = accessibility?.elements(), elements != sentElements else { return }
        sentElements = elements
        connection.send(.elements, RemoteElements(elements: elements))
    }

    // MARK: Receiving

    private func readMessages() {
        for message in connection.takeMessages() { handle(message) }
        if connection.isClosed, !loop.isStopped { endApp() }
    }

    private func endApp() {
        cancelFingers()
        client?.receive(.closeRequest)
        client?.runFrame()
        loop.stop()
    }

    private func cancelFingers() {
        for finger in fingers {
            client?.receive(.touch(id: finger, phase: .cancelled, location: .zero, time: clock.now, source: .finger))
        }
        fingers = []
    }

    private func handle(_ message: RemoteMessage.Incoming) {
        let now = clock.now
        switch message {
        case .acknowledgement(let number):
            // Numbers that were never sent are no reason to send more.
            if number > acknowledgedFrame, number <= sentFrame { acknowledgedFrame = number }
            sendFrame()
        case .repaint:
            pending.add([canvas.bounds])
            sendFrame()
        case .touch(let id, let phase, let point, let source):
            if phase == .began { fingers.insert(id) }
            if phase == .ended || phase == .cancelled { fingers.remove(id) }
            client?.receive(.touch(id: id, phase: phase, location: point, time: now, source: source))
        case .hover(let point): client?.receive(.hover(location: point, time: now))
        case .scroll(let point, let delta): client?.receive(.scroll(location: point, delta: delta, time: now))
        case .key(let stroke, let isDown):
            client?.receive(.modifiers(stroke.modifiers, time: now))
            client?.receive(.key(stroke, isDown: isDown, time: now))
        case .modifiers(let flags): client?.receive(.modifiers(flags, time: now))
        case .composition(let text, let selected):
            client?.receive(.composition(text, selected: selected, time: now))
        case .composedText(let text): client?.receive(.composedText(text, time: now))
        case .clipboard(let text):
            isReceiving = true
            clipboardText = text
            isReceiving = false
        case .resize(let metrics):
            guard isResizable else { return }
            availableSize = metrics.size
            resize(to: metrics)
        case .inputLost: cancelFingers()
        case .readElements(let isOn): sendElements(isOn)
        case .activate(let id): accessibility?.activate(id)
        case .adjust(let id, let increments): accessibility?.adjust(id, increments: increments)
        case .escape: accessibility?.escape()
        case .steps(let text): onSteps(text)
        case .dropText(let text, let point): onTextDrop(text, point)
        case .dropFile(let name, let data):
            if let file = droppedFiles.add(name, data) { onFileDrop(file) }
        case .close: endApp()
        }
    }
}
