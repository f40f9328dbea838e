import Foundation
import UIKitCore

/// One scene of the comparison, measured by a process of its own.
enum WindowScene: String, CaseIterable {
    // `plain` and `plainReused` are popovers in plain color, without arrow, shadow and material, as the peers' are.
    case first, popover, reused, plain, plainReused, dialog, menu, alert, repaint, fade, scroll, detent, stack, growth,
        still

    /// The scene of the peers' programs that this one is compared with.
    var nameForPeers: String {
        switch self {
        case .plain: WindowScene.popover.rawValue
        case .plainReused: WindowScene.reused.rawValue
        default: rawValue
        }
    }

    /// The first command line argument of a process that measures itself; host, scene and number of labels follow.
    static let argument = "--window-scene"

    /// Measures in this process and prints one JSON object per figure. Returns false for wrong arguments.
    @MainActor static func printMeasurement(_ words: ArraySlice<String>) -> Bool {
        let words = Array(words)
        guard (2...4).contains(words.count), let host = CycleHost(rawValue: words[0]),
            let scene = WindowScene(rawValue: words[1])
        else { return false }
        let labels = words.count > 2 ? Int(words[2]) ?? 0 : 0
        let cycles = words.count > 3 ? Int(words[3]) ?? 100 : 100
        let stage = WindowStage(on: host, labels: labels)
        for (name, value) in scene.figures(on: stage, cycles: cycles) {
            FileHandle.standardOutput.write(Data("{\"figure\":\"\(name)\",\"value\":\(value)}\n".utf8))
        }
        return true
    }

    @MainActor private func figures(on stage: WindowStage, cycles: Int) -> [(String, Double)] {
        switch self {
        case .first: Self.firstFrame()
        case .popover, .plain:
            Self.cycles(of: stage, cycles) { isChecked in
                popoverCycle(on: stage, content: makePopoverController(), isChecked: isChecked)
            }
        case .reused, .plainReused: reusedPopover(on: stage, cycles: cycles)
        case .dialog: Self.cycles(of: stage, cycles) { Self.dialogCycle(on: stage, isChecked: $0) }
        case .menu: Self.cycles(of: stage, cycles) { Self.menuCycle(on: stage, isChecked: $0) }
        case .alert: Self.cycles(of: stage, cycles) { Self.alertCycle(on: stage, isChecked: $0) }
        case .scroll: [("cpu", Self.scroll(on: stage, frames: cycles))]
        case .detent: [("cpu", Self.dragSheet(on: stage, frames: cycles))]
        case .repaint: [("cpu", Self.repaint(stage, frames: cycles))]
        case .fade: [("cpu", Self.fade(on: stage, frames: cycles))]
        case .stack: stack(on: stage)
        case .growth: [("kilobytes", growth(on: stage, cycles: cycles))]
        case .still: [("cpu", Self.still(stage))]
        }
    }

    // MARK: Scenes

    /// How long ago the process began, in the time of `VELARIUM_STARTED` (seconds of the monotonic clock).
    private static func firstFrame() -> [(String, Double)] {
        let started = ProcessInfo.processInfo.environment["VELARIUM_STARTED"].flatMap(Double.init)
        let memory = MemoryUse.now
        return [
            ("wall", started.map { (monotonicTime() - $0) * 1000 } ?? .nan), ("cpu", ProcessTime.milliseconds),
            ("proportional", memory.proportional), ("resident", memory.resident),
        ]
    }

    /// Processor time of a cycle, and the time from its beginning to the frame that shows it.
    @MainActor private static func cycles(
        of stage: WindowStage, _ count: Int, _ cycle: (_ isChecked: Bool) -> Double
    ) -> [(String, Double)] {
        let before = stage.pixels
        for _ in 0..<10 { _ = cycle(true) }
        stage.require(stage.pixels == before, "The scene leaves pixels behind.")
        var shown = Samples(capacity: count)
        let start = ProcessTime.milliseconds
        for _ in 0..<count { shown.append(cycle(false)) }
        return [("cpu", (ProcessTime.milliseconds - start) / Double(count)), ("shown", shown.median)]
    }

    @MainActor private func reusedPopover(on stage: WindowStage, cycles: Int) -> [(String, Double)] {
        let content = makePopoverController()
        return Self.cycles(of: stage, cycles) { popoverCycle(on: stage, content: content, isChecked: $0) }
    }

    @MainActor private func makePopoverController() -> UIViewController {
        let controller = UIViewController()
        controller.view = PopoverContent()
        controller.preferredContentSize = CGSize(width: 300, height: 400)
        controller.modalPresentationStyle = .popover
        return controller
    }

    @MainActor private func popoverCycle(
        on stage: WindowStage, content controller: UIViewController, isChecked: Bool = false
    ) -> Double {
        let before = isChecked ? stage.pixels : 0
        let start = monotonicTime()
        let presentation = controller.popoverPresentationController
        presentation?.sourceView = stage.anchors[7 % stage.anchors.count]
        // Each presentation has a controller of its own.
        if self == .plain || self == .plainReused {
            presentation?.popoverBackgroundViewClass = PlainPopoverBackground.self
        }
        stage.rootController.present(controller, animated: false)
        stage.runFrame()
        let shown = monotonicTime()
        if isChecked { stage.require(stage.pixels != before, "The overlay does not show with its first frame.") }
        stage.settle()
        stage.rootController.dismiss(animated: false)
        stage.settle()
        return (shown - start) * 1000
    }

    @MainActor private static func dialogCycle(on stage: WindowStage, isChecked: Bool) -> Double {
        let before = isChecked ? stage.pixels : 0
        let start = monotonicTime()
        let dialog = DimmedDialog(frame: stage.rootController.view.bounds)
        stage.rootController.view.addSubview(dialog)
        stage.runFrame()
        let shown = monotonicTime()
        if isChecked { stage.require(stage.pixels != before, "The overlay does not show with its first frame.") }
        stage.settle()
        dialog.removeFromSuperview()
        stage.settle()
        return (shown - start) * 1000
    }

    @MainActor private static func repaint(_ stage: WindowStage, frames: Int) -> Double {
        let view = stage.rootController.view!
        let before = stage.pixels
        let start = ProcessTime.milliseconds
        for frame in 0..<frames {
            view.backgroundColor = UIColor(white: 0.9 + 0.01 * CGFloat(frame % 8), alpha: 1)
            stage.runFrame()
        }
        let cost = (ProcessTime.milliseconds - start) / Double(frames)
        stage.require(stage.pixels != before, "The frames show nothing.")
        return cost
    }

    @MainActor private static func fade(on stage: WindowStage, frames: Int) -> Double {
        let content = PopoverContent()
        content.backgroundColor = .systemBackground
        content.layer.cornerRadius = 12
        content.center = CGPoint(x: 640, y: 400)
        stage.rootController.view.addSubview(content)
        stage.settle()
        let before = stage.pixels
        let start = ProcessTime.milliseconds
        for frame in 0..<frames {
            content.alpha = 0.1 + 0.8 * CGFloat(frame % 15) / 15
            stage.runFrame()
        }
        let cost = (ProcessTime.milliseconds - start) / Double(frames)
        stage.require(stage.pixels != before, "The frames show nothing.")
        return cost
    }

    @MainActor private func stack(on stage: WindowStage) -> [(String, Double)] {
        let before = MemoryUse.now
        var wall = Samples()
        var cpu = Samples()
        var memory = 0.0
        for _ in 0..<3 {
            let start = (monotonicTime(), ProcessTime.milliseconds)
            var presenter = stage.rootController
            for index in 0..<50 {
                let controller = makePopoverController()
                let presentation = controller.popoverPresentationController
                presentation?.sourceView = presenter === stage.rootController ? stage.anchors[7] : presenter.view
                presentation?.sourceRect = CGRect(x: 40 + index % 5 * 20, y: 20 + index * 4, width: 60, height: 20)
                presenter.present(controller, animated: false)
                stage.runFrame()
                presenter = controller
            }
            wall.append((monotonicTime() - start.0) * 1000)
            cpu.append(ProcessTime.milliseconds - start.1)
            memory = MemoryUse.now.proportional - before.proportional
            stage.rootController.dismiss(animated: false)
            stage.settle()
        }
        return [("wall", wall.median), ("cpu", cpu.median), ("megabytes", memory)]
    }

    /// What one popover leaves in private memory, in KB of 1,024 bytes.
    @MainActor private func growth(on stage: WindowStage, cycles: Int) -> Double {
        for _ in 0..<cycles { _ = popoverCycle(on: stage, content: makePopoverController()) }
        let before = MemoryUse.now.written
        for _ in 0..<cycles { _ = popoverCycle(on: stage, content: makePopoverController()) }
        return (MemoryUse.now.written - before) * 1024 / Double(cycles)
    }

    /// The processor time of two seconds in which nothing changes.
    @MainActor private static func still(_ stage: WindowStage) -> Double {
        let start = ProcessTime.milliseconds
        let end = monotonicTime() + 2
        while monotonicTime() < end { stage.waitForEvents(atMost: end - monotonicTime()) }
        return ProcessTime.milliseconds - start
    }
}

/// The processor time of this process: user and system time of all its threads.
enum ProcessTime {
    static var milliseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) * 1e-6
    }
}
