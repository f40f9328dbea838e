import CoreGraphics
import HeadlessHost
import UIKitCore

/// Presents a popover over 100, 10,000 and 100,000 visible views. Reports the cost of each frame, and its ratio to that
/// over 100 views.
@MainActor func measurePopoverOverMany(_ report: inout Report) {
    report.title("popover: 300×400 points over so many views, phone@3x")
    var least: [String: Double] = [:]
    for count in [100, 10_000, 100_000] {
        let trip = PopoverOverViewsRun(over: count)
        for (name, samples) in trip.times {
            let full = "popover/over-\(count)/\(name)"
            report.add("\(full)/minimum", samples.minimum, unit: "ms")
            if let few = least[name] {
                report.add("\(full)/against-100", samples.minimum / few, unit: "x")
            } else {
                least[name] = samples.minimum
            }
        }
        report.add("popover/over-\(count)/present/frame/layers", trip.layersOfPresent)
        report.add("popover/over-\(count)/dismiss/frame/layers", trip.layersOfDismiss)
        report.add("popover/over-\(count)/still/allocations", Double(trip.stillAllocations))
    }
}

/// Several presentations and dismissals over the same views; the first one fills caches and is not recorded.
@MainActor private struct PopoverOverViewsRun {
    /// Processor time in milliseconds: each whole transition, its first frame, and its median frame.
    private(set) var times: [(name: String, samples: Samples)] = []
    /// The number of layers that the median frame visited.
    private(set) var layersOfPresent = 0.0
    private(set) var layersOfDismiss = 0.0
    private(set) var stillAllocations = 0

    init(over count: Int) {
        let screen = BenchmarkScreen(.phone, rows: 0)
        let crowd = ViewGrid(of: count)
        screen.rootController.view.addSubview(crowd.view)
        screen.settle()
        var present = TransitionSeries()
        var dismiss = TransitionSeries()
        for round in 0..<6 {
            let popover = screen.makePopover()
            let presentation = TransitionSeries.Run(on: screen) {
                screen.rootController.present(popover, animated: true)
            }
            let still = Cost.of { screen.step() }
            let dismissal = TransitionSeries.Run(on: screen) { screen.rootController.dismiss(animated: true) }
            guard round > 0 else { continue }
            present.append(presentation)
            dismiss.append(dismissal)
            layersOfPresent = max(layersOfPresent, presentation.layers.median)
            layersOfDismiss = max(layersOfDismiss, dismissal.layers.median)
            stillAllocations = max(stillAllocations, still.allocations)
        }
        times = [
            ("present", present.whole), ("present/first", present.first), ("present/frame", present.frame),
            ("dismiss", dismiss.whole), ("dismiss/first", dismiss.first), ("dismiss/frame", dismiss.frame),
        ]
    }
}

/// The frames of one transition, over several runs.
@MainActor private struct TransitionSeries {
    private(set) var (whole, first, frame) = (Samples(), Samples(), Samples())

    mutating func append(_ run: Run) {
        whole.append(run.whole)
        first.append(run.first)
        frame.append(run.frames.median)
    }

    /// One transition, frame by frame.
    @MainActor struct Run {
        private(set) var (whole, first) = (0.0, 0.0)
        private(set) var frames = Samples(capacity: 256)
        /// The number of layers that the compositor visited in each frame.
        private(set) var layers = Samples(capacity: 256)

        init(on screen: BenchmarkScreen, _ start: () -> Void) {
            let opening = Cost.of {
                start()
                screen.step()
            }
            whole = opening.milliseconds
            first = opening.milliseconds
            while !screen.system.frameLoop.isIdle || screen.host.isFrameRequested {
                let cost = Cost.of { screen.step() }
                whole += cost.milliseconds
                frames.append(cost.milliseconds)
                layers.append(Double(screen.system.frameLoop.compositor.counts.layersCollected))
            }
        }
    }
}

/// Plain colored views all over the screen, a hundred in each group.
@MainActor private struct ViewGrid {
    let view = UIView(frame: CGRect(x: 0, y: 60, width: 393, height: 780))

    init(of count: Int) {
        let columns = max(1, Int((Double(count) / 2).squareRoot()))
        let step = view.bounds.width / CGFloat(columns)
        var group = UIView()
        for index in 0..<count {
            if index % 100 == 0 {
                group = UIView(frame: view.bounds)
                view.addSubview(group)
            }
            let row = CGFloat(index / columns)
            let column = CGFloat(index % columns)
            let tile = UIView(frame: CGRect(x: column * step, y: row * step, width: step * 0.8, height: step * 0.8))
            tile.backgroundColor = UIColor(hue: CGFloat(index % 60) / 60, saturation: 0.3, brightness: 1, alpha: 1)
            group.addSubview(tile)
        }
    }
}
