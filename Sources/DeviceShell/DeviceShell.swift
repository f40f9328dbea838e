import CoreGraphics
import Driving
import QuartzCore
import SystemAssembly
import SystemChrome
import UIKitCore

/// A window with a device in it: runs the app's system inside a system of its own.
///
///     let shell = DeviceShell(in: host, device: device)
///     let system = UIKitSystem(device: device, host: shell.deviceHost, modules: SystemModules.all)
///     shell.show(system, controls: controls)
///     host.attach(shell)
@MainActor package final class DeviceShell: ShellCommands {
    /// The screen of the device: the host of the app's system.
    package let deviceHost: DeviceHost
    /// The size of the desktop that a window may use, in points of the window; nil if unknown.
    package var availableSize: () -> CGSize? = { nil }
    /// Called when the shell needs a window of another size, in points. The size of the window follows with an event.
    package var onResize: (CGSize) -> Void

    private(set) weak var app: UIKitSystem?
    private var controls: DeviceControls?
    private let window: any UIKitDevice.Host
    private let host: ShellHost
    /// The shell's own system.
    package let system: UIKitSystem
    private var controller: ShellController!
    private var layout: ShellLayout?
    private var routing = EventRouting()
    /// The fingers on the device's screen that are marked, in points of the device.
    private var shownFingers: [Int: CGPoint] = [:]
    private var shownInput: ShownInput?
    /// The next time that the inspector reads the app.
    private var refresh: ScheduledAction?

    /// What the window was told of text input and of the pointer.
    private struct ShownInput: Equatable {
        var acceptsText = false
        var allowsComposition = true
        var area = CGRect.zero
        var cursor = PointerCursor.arrow
    }

    /// - Parameters:
    ///   - window: The host of the window.
    ///   - device: The device at the start, with its screen of `screenSize` points.
    ///   - zoom: How large the device is shown. Default `fit`.
    package init(
        in window: any UIKitDevice.Host, device: DeviceModel, screenSize: CGSize, zoom: ShellZoom = .fit
    ) {
        self.window = window
        self.zoom = zoom
        host = ShellHost(in: window)
        deviceHost = DeviceHost(in: window, metrics: ScreenMetrics(size: screenSize, scale: window.screenMetrics.scale))
        onResize = { [unowned window] in window.changeScreen(to: $0, scale: window.screenMetrics.scale) }
        let metrics = window.screenMetrics
        system = UIKitSystem(
            device: .desktop(size: metrics.size), host: host, modules: SystemModules.all)
        // The app's property list is not the shell's.
        system.appInfo = AppInfo(info: [:])
        host.shellClock.didRunAction = { [weak self] in self?.app?.activate() }
        host.onInputChange = { [weak self] in self?.updateInput() }
        deviceHost.onInputChange = { [weak self] in self?.updateInput() }
        deviceHost.onPresent = { [weak self] in self?.show($0) }
        deviceHost.onSizeRequest = { [weak self] in self?.changeScreen(to: $0) }
    }

    /// Shows `app`, whose host is `deviceHost`, from now on.
    ///
    /// - Parameter controls: What performs the commands of the shell on the app's device.
    package func show(_ app: UIKitSystem, controls: DeviceControls) {
        self.app = app
        self.controls = controls
        controls.shell = self
        follow(app.playback)
        deviceHost.attach(app.frameLoop)
        shownDevice = ShownDevice(self)
        system.run {
            controller = ShellController(for: self)
            system.show(controller)
        }
        deviceDidChange()
    }

    // MARK: The device

    /// The frame of the device's screen in the window, in points; zero before there is one.
    package var screenFrame: CGRect {
        guard let screen = controller?.device.screen else { return .zero }
        return screen.convert(screen.bounds, to: nil)
    }

    /// The number of tiles of the screen that were shown so far. For tests.
    package var shownTileCount: Int { controller?.device.screen.shownTileCount ?? 0 }

    /// The body of the device as it is; nil on a desktop.
    var body: DeviceBody? {
        guard let app, app.device.kind != .desktop else { return nil }
        return DeviceBody(
            of: app.device, orientation: app.orientation, screenSize: deviceHost.screenMetrics.size)
    }

    /// To be called when the device, its orientation or its settings have changed.
    package func deviceDidChange() {
        guard controller != nil else { return }
        run {
            // The desktop's style is not known here; a shell in the style of its device looks right beside it.
            if let style = app?.settings.style { system.setStyle(style) }
            controller.toolbar.update()
            controller.view.setNeedsLayout()
        }
        let shown = ShownDevice(self)
        guard shown != shownDevice else { return }
        shownDevice = shown
        fitWindow()
    }

    private struct ShownDevice: Equatable {
        var device: DeviceModel?
        var size: CGSize

        @MainActor init(_ shell: DeviceShell) {
            device = shell.app?.device
            size = shell.deviceHost.screenMetrics.size
        }
    }

    /// The device that the window was last made for.
    private var shownDevice: ShownDevice?

    /// The size of a window that shows a device in full, in points.
    ///
    /// - Parameter screenSize: The size of the screen in its orientation, in points.
    package static func windowSize(for device: DeviceModel, screenSize: CGSize, zoom: ShellZoom) -> CGSize {
        let orientation = device.orientation(for: screenSize, previous: .unknown)
        let body = DeviceBody(of: device, orientation: orientation, screenSize: screenSize)
        return ShellLayout.windowSize(
            body: device.kind == .desktop ? nil : body, screenSize: screenSize, deviceScale: device.scale,
            windowScale: 1, zoom: zoom, available: nil, panel: 0)
    }

    /// Gives the window the size of the device.
    package func fitWindow() {
        guard let app else { return }
        let size = ShellLayout.windowSize(
            body: body, screenSize: deviceHost.screenMetrics.size, deviceScale: app.device.scale,
            windowScale: window.screenMetrics.scale, zoom: zoom, available: availableSize(),
            panel: isInspecting ? InspectorPanel.width : 0)
        if size != window.screenMetrics.size { onResize(size) }
    }

    /// How large the device is. Changes the window's size where that is fixed.
    package var zoom: ShellZoom {
        didSet {
            guard zoom != oldValue else { return }
            deviceDidChange()
            if zoom != .fit { fitWindow() }
        }
    }

    /// How fast the device's time passes.
    package var speed: ShellSpeed {
        get { app.map { ShellSpeed(of: $0.playback) } ?? .full }
        set { app?.playback.choose(newValue) }
    }

    /// Gives the device's clock the speed of the app's time from now on.
    private func follow(_ playback: Playback) {
        playback.onChange = { [weak self] in
            guard let self else { return }
            deviceHost.deviceClock.speed = speed.factor
            deviceDidChange()
            window.requestFrame()
        }
        playback.showNextFrame = { [weak self] in self?.showNextFrame() }
    }

    /// Shows the next frame of a device that is paused. Pauses one that is not.
    package func showNextFrame() {
        if speed != .paused { speed = .paused }
        deviceHost.deviceClock.skip(1 / Seconds(FrameLoop.framesPerSecond))
        deviceHost.runRequestedFrame()
        window.requestFrame()
    }

    /// Whether a disk marks each finger on the screen, for recordings. Default false.
    package var showsTouches = false {
        didSet {
            guard showsTouches != oldValue else { return }
            shownFingers = [:]
            if !showsTouches { deviceHost.receive(.touchPoints([])) }
            deviceDidChange()
        }
    }

    /// Whether the inspector is beside the device. Default false: then it costs nothing.
    package var isInspecting = false {
        didSet {
            guard isInspecting != oldValue else { return }
            if !isInspecting { (isExploded, flashesDamage) = (false, false) }
            run { controller.showInspector(isInspecting) }
            deviceDidChange()
            fitWindow()
        }
    }

    /// Whether the app's layers are shown in space instead of the device. Needs the inspector. Default false.
    package var isExploded = false {
        didSet {
            guard isExploded != oldValue else { return }
            run { controller.showExploded(isExploded) }
        }
    }

    /// Whether the parts that a frame of the app has painted flash. Needs the inspector. Default false.
    package var flashesDamage = false {
        didSet { controller?.device.marks.isFlashing = flashesDamage }
    }

    /// What the page of the inspector says, and the views that it lists; nil while it is closed. For tests.
    package var inspectorText: String? { controller?.inspector?.text }
    package var inspectedNames: [String]? { controller?.inspector?.views.names }
    /// Shows a page of the inspector: views, touches, frames or trace, from 0 on. For tests.
    package func showInspectorPage(at index: Int) {
        guard let page = InspectorPanel.Page(rawValue: index) else { return }
        run { controller.inspector?.show(page) }
    }
    /// The number of layers that are shown in space. For tests.
    package var explodedLayerCount: Int { controller?.exploded?.planeCount ?? 0 }
    /// The number of marks over the device's screen, and of parts that flash. For tests.
    package var markCount: Int { controller?.device.marks.marks.count ?? 0 }
    package var flashCount: Int { controller?.device.marks.flashCount ?? 0 }
    /// The window's point in the middle of the shell's view with an accessibility identifier; nil if there is none. For tests.
    package func shellPoint(of identifier: String) -> CGPoint? {
        let views = sequence(state: [controller?.view].compactMap(\.self)) { waiting -> UIView? in
            guard let next = waiting.popLast() else { return nil }
            waiting += next.subviews
            return next
        }
        return views.first { $0.accessibilityIdentifier == identifier }.map {
            $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil)
        }
    }

    func changeApp(_ action: () -> Void) {
        guard let app else { return }
        app.run(action)
        system.activate()
        deviceHost.requestFrame()
    }

    /// Reads the app again for the inspector, at most four times a second.
    func refreshInspector() {
        guard isInspecting, refresh == nil else { return }
        refresh = host.clock.schedule(at: host.clock.now + Self.refreshInterval) { [weak self] in
            guard let self else { return }
            refresh = nil
            run { controller.inspector?.reload() }
        }
    }

    /// How often the inspector reads an app that changes. Seconds; chosen.
    private static let refreshInterval: Seconds = 0.25

    /// Shows the lines of a compiler in front of the device, until the user closes them; an empty text removes them.
    package func showProblem(_ text: String) {
        run { controller.showProblem(text) }
    }

    /// The lines that are shown as a problem; nil if there are none. For tests.
    package var problemText: String? { controller?.problem?.lines }

    func perform(_ command: DeviceCommand) {
        controls?.perform(command)
    }

    func change(_ step: Step) {
        controls?.perform(step)
    }

    /// Gives the screen the device's own scale while `action` runs, for a picture. The window does not show it.
    package func atDeviceScale(_ action: () -> Void) {
        guard let app, let layout else { return action() }
        let metrics = deviceHost.screenMetrics
        deviceHost.setScreen(ScreenMetrics(size: metrics.size, scale: app.device.scale))
        deviceHost.onPresent = { _ in }
        deviceHost.runFrame()
        action()
        deviceHost.setScreen(
            ScreenMetrics(size: metrics.size, scale: layout.appScale(windowScale: window.screenMetrics.scale)))
        deviceHost.onPresent = { [weak self] in self?.show($0) }
        showCanvas()
        deviceHost.runFrame()
    }

    // MARK: Layout

    /// The layout in a window of this size; gives the device's screen its scale.
    func updateLayout(window size: CGSize) -> ShellLayout {
        let scale = window.screenMetrics.scale
        let layout = ShellLayout(
            window: size, windowScale: scale, body: body, screenSize: deviceHost.screenMetrics.size,
            deviceScale: app?.device.scale ?? 1, zoom: zoom)
        self.layout = layout
        let screenSize = body == nil ? layout.screen.size : deviceHost.screenMetrics.size
        deviceHost.setScreen(ScreenMetrics(size: screenSize, scale: layout.appScale(windowScale: scale)))
        showCanvas()
        updateInput()
        return layout
    }

    /// The app, a script or the user has asked for a screen of this size.
    private func changeScreen(to size: CGSize) {
        deviceHost.setScreen(ScreenMetrics(size: size, scale: deviceHost.screenMetrics.scale))
        showCanvas()
        guard body == nil else { return run { controller?.view.setNeedsLayout() } }
        onResize(CGSize(width: size.width, height: size.height + ShellLayout.toolbarHeight))
    }

    private var shownCanvas: Bitmap?

    /// Shows the device's canvas if it is another one.
    private func showCanvas() {
        guard deviceHost.canvas !== shownCanvas, controller != nil else { return }
        shownCanvas = deviceHost.canvas
        run { controller.device.screen.show(deviceHost.canvas, scale: window.screenMetrics.scale) }
    }

    private func show(_ damage: [PixelRect]) {
        guard deviceHost.canvas === shownCanvas else { return }
        run {
            controller.device.screen.update(damage)
            if flashesDamage { flash(damage) }
        }
        refreshInspector()
    }

    private func flash(_ damage: [PixelRect]) {
        let scale = deviceHost.screenMetrics.scale
        controller.device.marks.flash(damage.map { $0.points(atScale: scale) })
    }

    /// Runs `action` in the shell's system; the app's is current again afterwards.
    private func run(_ action: () -> Void) {
        system.activate()
        action()
        app?.activate()
    }
}

// MARK: Frames and events

extension DeviceShell: FrameClient {
    /// Runs the app's frame, then the shell's, which shows it.
    package func runFrame() {
        if speed != .paused { deviceHost.runRequestedFrame() }
        guard host.takeFrame() else { return }
        system.frameLoop.runFrame()
        app?.activate()
    }

    package func receive(_ event: HostEvent) {
        if case .closeRequest = event {
            deviceHost.receive(event)
            return deviceHost.runFrame()
        }
        if speed == .paused, case .key(let stroke, true, _) = event, let command = DeviceCommand(stroke),
            command.isOfShell
        {
            return perform(command)
        }
        let target = routing.target(
            of: event, hasShellFocus: hasShellFocus, isOnScreen: { [unowned self] in isOnScreen($0) })
        if target.contains(.shell) { sendToShell(event) }
        if target.contains(.device) { sendToDevice(event) }
        if case .hover = event { updateInput() }
        app?.activate()
    }

    private func sendToShell(_ event: HostEvent) {
        if case .hover(_, let time) = event, routing.isPointerOnScreen {
            return system.frameLoop.receive(.hover(location: nil, time: time))
        }
        system.frameLoop.receive(event)
    }

    /// Sends an event in the device's points and time.
    private func sendToDevice(_ event: HostEvent) {
        let clock = deviceHost.deviceClock
        switch event {
        case .touch(let id, let phase, let location, let time, let source):
            deviceHost.receive(
                .touch(
                    id: id, phase: phase, location: devicePoint(location), time: clock.time(at: time), source: source))
            showTouch(id, phase, at: devicePoint(location))
        case .key(let stroke, let isDown, let time):
            deviceHost.receive(.key(stroke, isDown: isDown, time: clock.time(at: time)))
        case .modifiers(let flags, let time):
            deviceHost.receive(.modifiers(flags, time: clock.time(at: time)))
        case .composition(let text, let selected, let time):
            deviceHost.receive(.composition(text, selected: selected, time: clock.time(at: time)))
        case .composedText(let text, let time):
            deviceHost.receive(.composedText(text, time: clock.time(at: time)))
        case .scroll(let location, let delta, let time):
            let factor = layout?.factor ?? 1
            deviceHost.receive(
                .scroll(
                    location: devicePoint(location), delta: CGVector(dx: delta.dx / factor, dy: delta.dy / factor),
                    time: clock.time(at: time)))
        case .hover(let location, let time):
            let point = routing.isPointerOnScreen ? location.map(devicePoint) : nil
            deviceHost.receive(.hover(location: point, time: clock.time(at: time)))
        case .touchPoints(let points): deviceHost.receive(.touchPoints(points.map(devicePoint)))
        case .resize, .closeRequest: deviceHost.receive(event)
        }
    }

    private func showTouch(_ id: Int, _ phase: TouchPhase, at location: CGPoint) {
        guard showsTouches else { return }
        shownFingers[id] = phase == .ended || phase == .cancelled ? nil : location
        deviceHost.receive(.touchPoints(shownFingers.sorted { $0.key < $1.key }.map(\.value)))
    }

    /// Whether keys go to the shell: while one of its menus is open.
    private var hasShellFocus: Bool {
        if hasShellTextFocus { return true }
        guard let menus = system.menuPresenter else { return false }
        return controller.toolbar.menuButtons.contains { menus.isMenuOpen(of: $0) }
    }

    /// Whether the search field of the inspector has the focus.
    private var hasShellTextFocus: Bool { isInspecting && host.acceptsTextInput }

    /// Whether a touch at a point of the window belongs to the device.
    private func isOnScreen(_ point: CGPoint) -> Bool {
        guard controller != nil, controller.inspector?.isPicking != true else { return false }
        return system.frameLoop.hitTest(point) === controller.device.screen
    }

    package func devicePoint(_ point: CGPoint) -> CGPoint {
        guard let layout, let screen = controller?.device.screen else { return point }
        let local = screen.convert(point, from: nil)
        return CGPoint(x: local.x / layout.factor, y: local.y / layout.factor)
    }

    /// The rectangle of the window for one of the device's screen, in points; the same before there is a layout.
    package func windowRect(ofDevice rect: CGRect) -> CGRect {
        guard let layout, let screen = controller?.device.screen else { return rect }
        return screen.convert(layout.windowRect(ofDevice: rect), to: nil)
    }

    /// Tells the window about text input and the pointer: the shell's while its search field has the focus, otherwise the
    /// app's.
    private func updateInput() {
        guard layout != nil, controller != nil else { return }
        var input = ShownInput()
        if hasShellTextFocus {
            input.acceptsText = true
            input.allowsComposition = host.allowsComposition
            input.area = host.textInputArea
        } else {
            input.acceptsText = deviceHost.acceptsTextInput
            input.allowsComposition = deviceHost.allowsComposition
            input.area = windowRect(ofDevice: deviceHost.textInputArea)
        }
        input.cursor = routing.isPointerOnScreen ? deviceHost.cursor : host.cursor
        guard input != shownInput else { return }
        let old = shownInput ?? ShownInput()
        shownInput = input
        if input.acceptsText != old.acceptsText { window.acceptsTextInput = input.acceptsText }
        if input.allowsComposition != old.allowsComposition { window.allowsComposition = input.allowsComposition }
        if input.area != old.area { window.textInputArea = input.area }
        if input.cursor != old.cursor { window.cursor = input.cursor }
    }
}
