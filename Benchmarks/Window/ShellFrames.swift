import CoreGraphics
import DeviceShell
import Driving
import HeadlessHost
import Inspection
import SystemAssembly
import UIKitCore

/// What the device around an app costs: frames of a flicked table and of a popover, in a bare window and in a shell.
@MainActor func measureShell(_ report: inout Report) {
    report.title("shell: a phone in a bare window, and with the device around it")
    for scale in [1, 2] as [CGFloat] {
        let bare = ShellScreen(scale: scale, hasShell: false)
        let inShell = ShellScreen(scale: scale, hasShell: true)
        for (name, act) in ShellScreen.acts {
            let title = "shell/\(Int(scale))x/\(name)"
            // In turn, so that a busy machine slows down both.
            var without = Samples(capacity: 8192)
            var with = Samples(capacity: 8192)
            var allocations = (without: Samples(capacity: 8192), with: Samples(capacity: 8192))
            for _ in 0..<6 {
                act(bare)
                bare.measureFrames(into: &without, &allocations.without)
                act(inShell)
                inShell.measureFrames(into: &with, &allocations.with)
            }
            report.add("\(title)/bare", without)
            report.add("\(title)/in-shell", with)
            report.add("\(title)/ratio", with.total / without.total, unit: "x")
            report.add("\(title)/allocations", allocations.with.median - allocations.without.median)
        }
        let before = inShell.host.frameCount
        inShell.host.advance(by: 10)
        report.add("shell/\(Int(scale))x/rest/frames", Double(inShell.host.frameCount - before))
    }
}

/// What the inspector costs: frames of a flicked table beside it, and its answers about an app of many views.
@MainActor func measureInspector(_ report: inout Report) {
    report.title("inspector: a phone with the inspector closed and open, and 50,000 views")
    let closed = ShellScreen(scale: 1, hasShell: true)
    let open = ShellScreen(scale: 1, hasShell: true)
    open.inspect()
    var without = Samples(capacity: 8192)
    var with = Samples(capacity: 8192)
    var allocations = (without: Samples(capacity: 8192), with: Samples(capacity: 8192))
    for _ in 0..<6 {
        closed.flick()
        closed.measureFrames(into: &without, &allocations.without)
        open.flick()
        open.measureFrames(into: &with, &allocations.with)
    }
    report.add("inspector/scroll/closed", without)
    report.add("inspector/scroll/open", with)
    let crowded = ShellScreen(scale: 1, hasShell: true)
    crowded.addViews(50_000)
    report.add("inspector/50000/open", Cost.of { crowded.inspectViews() }.milliseconds)
    report.add("inspector/50000/search", Cost.of { crowded.search() }.milliseconds)
    report.add("inspector/touch-map", Cost.of { closed.mapTouches() }.milliseconds)
}

/// A phone with a table, in a window in memory.
@MainActor private final class ShellScreen {
    let host: HeadlessHost
    private let system: UIKitSystem
    private let shell: DeviceShell?
    private let rows = TableRows()
    private let root = UIViewController()

    static let acts: [(String, (ShellScreen) -> Void)] = [
        ("scroll", { $0.flick() }), ("popover", { $0.togglePopover() }),
    ]

    init(scale: CGFloat, hasShell: Bool) {
        let device = DeviceModel.iPhone14
        let size = DeviceShell.windowSize(for: device, screenSize: device.size, zoom: .full)
        host = HeadlessHost(
            metrics: ScreenMetrics(size: hasShell ? size : device.size, scale: scale), keepsScale: true)
        host.showsEveryFrame = true
        shell = hasShell ? DeviceShell(in: host, device: device, screenSize: device.size, zoom: .full) : nil
        system = UIKitSystem(device: device, host: shell?.deviceHost ?? host, modules: SystemModules.all)
        if let shell {
            shell.show(system, controls: DeviceControls(StepContext(system: system), appName: "Bench"))
            host.attach(shell)
        } else {
            host.attach(system.frameLoop)
        }
        rows.table.frame = CGRect(origin: .zero, size: device.size)
        system.run {
            root.view.addSubview(rows.table)
            system.show(root)
        }
        settle()
    }

    func measureFrames(into milliseconds: inout Samples, _ allocations: inout Samples) {
        while isBusy {
            let before = host.frameCount
            let cost = Cost.of { step() }
            guard host.frameCount > before else { continue }
            milliseconds.append(cost.milliseconds)
            allocations.append(Double(cost.allocations))
        }
    }

    func flick() {
        touch(.began, y: 600)
        for move in 1...5 { touch(.moved, y: 600 - CGFloat(move) * 60) }
        touch(.ended, y: 300)
    }

    /// Opens the inspector, whose page of frames lets touches through.
    func inspect() {
        shell?.isInspecting = true
        shell?.showInspectorPage(at: 2)
        settle()
    }

    /// Opens the inspector with the outline of all views.
    func inspectViews() {
        shell?.isInspecting = true
        settle()
    }

    /// Lists the views of one class, as the inspector's field does.
    func search() { _ = ViewOutline(of: system, search: "uilabel").rows.count }

    func mapTouches() { _ = TouchMap(of: system).regions.count }

    /// Adds views in groups of 100 below the table.
    func addViews(_ count: Int) {
        system.run {
            for _ in 0..<(count / 100) {
                let group = UIView(frame: root.view.bounds)
                for index in 1..<100 {
                    group.addSubview(UIView(frame: CGRect(x: 0, y: CGFloat(index) * 8, width: 100, height: 6)))
                }
                root.view.insertSubview(group, at: 0)
            }
        }
        settle()
    }

    func togglePopover() {
        system.run {
            if root.presentedViewController != nil { return root.dismiss(animated: true) }
            let content = UIViewController()
            content.preferredContentSize = CGSize(width: 300, height: 400)
            content.modalPresentationStyle = .popover
            content.popoverPresentationController?.sourceView = root.view
            content.popoverPresentationController?.sourceRect = CGRect(x: 150, y: 200, width: 100, height: 20)
            content.popoverPresentationController?.delegate = NonAdaptivePopoverDelegate.shared
            root.present(content, animated: true)
        }
    }

    private func settle() {
        repeat { step() } while isBusy
    }

    private var isBusy: Bool { !system.frameLoop.isIdle || host.isFrameRequested }

    private func step() { host.advance(by: HeadlessHost.frameDuration) }

    private func touch(_ phase: TouchPhase, y: CGFloat) {
        let origin = shell?.screenFrame.origin ?? .zero
        let event = HostEvent.touch(
            id: 0, phase: phase, location: CGPoint(x: origin.x + 195, y: origin.y + y), time: host.clock.now)
        if let shell { shell.receive(event) } else { system.frameLoop.receive(event) }
        step()
    }
}
