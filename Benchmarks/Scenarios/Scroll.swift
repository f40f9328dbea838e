import CoreGraphics
import HeadlessHost
import QuartzCore
import UIKitCore
import UIKitLists
import UIKitTables

/// 10,000 labels in a scroll view, 10,000 rows in a table and 100,000 rows that size themselves, scrolled with flicks.
@MainActor func measureScroll(_ report: inout Report) {
    report.title("scroll: 10,000 labels, and tables of 10,000 rows and of 100,000 that size themselves")
    for surface in Surface.all {
        measureScroll(of: makeLabels(), named: "labels", on: surface, &report)
        let rows = TableRows()
        measureScroll(of: rows.table, named: "rows", on: surface, &report)
        let selfSizing = SelfSizingRows()
        measureScroll(of: selfSizing.table, named: "self-sizing-rows", on: surface, &report)
        report.add("scroll/\(surface.name)/self-sizing-rows/jump", measureJumps(in: SelfSizingRows(), on: surface))
    }
}

/// The frames in which rows far away appear: near the end, in the middle, near the beginning.
@MainActor private func measureJumps(in rows: SelfSizingRows, on surface: Surface) -> Samples {
    let screen = BenchmarkScreen(surface, rows: 0)
    rows.table.frame = screen.rootController.view.bounds
    screen.rootController.view.addSubview(rows.table)
    screen.settle()
    var jumps = Samples()
    for round in 0..<15 {
        let row = [SelfSizingRows.count - 100, SelfSizingRows.count / 2, 100][round % 3] + round
        let cost = Cost.of {
            rows.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
            screen.step()
        }
        if round >= 3 { jumps.append(cost.milliseconds) }
        screen.settle()
    }
    return jumps
}

/// Flicks `view` over the whole screen, several times, and measures the frames while content moves.
@MainActor private func measureScroll(
    of view: UIScrollView, named name: String, on surface: Surface, _ report: inout Report
) {
    let screen = BenchmarkScreen(surface, rows: 0)
    view.frame = screen.rootController.view.bounds
    screen.rootController.view.addSubview(view)
    report.add("scroll/\(surface.name)/\(name)/first", Cost.of { screen.step() }.milliseconds, unit: "ms")
    screen.settle()

    var frames = ScrollSeries()
    for round in 0..<6 {
        screen.flick(in: view)
        if round == 0 { screen.settle() } else { frames.measureFrames(of: screen) }
    }
    frames.add(to: &report, as: "scroll/\(surface.name)/\(name)")
    let still = Cost.of { screen.step() }
    report.add("scroll/\(surface.name)/\(name)/still/allocations", Double(still.allocations))
}

/// The frames of moving content.
@MainActor private struct ScrollSeries {
    private var milliseconds = Samples(capacity: 4096)
    private var allocations = Samples(capacity: 4096)
    private var layers = Samples(capacity: 4096)

    mutating func measureFrames(of screen: BenchmarkScreen) {
        while !screen.system.frameLoop.isIdle || screen.host.isFrameRequested {
            let before = screen.host.frameCount
            let cost = Cost.of { screen.step() }
            guard screen.host.frameCount > before else { continue }
            milliseconds.append(cost.milliseconds)
            allocations.append(Double(cost.allocations))
            layers.append(Double(screen.system.frameLoop.compositor.layersDrawn))
        }
    }

    func add(to report: inout Report, as name: String) {
        report.add("\(name)/frame", milliseconds)
        report.add("\(name)/frame/maximum", milliseconds.maximum, unit: "ms")
        report.add("\(name)/frame/allocations", allocations.median)
        report.add("\(name)/frame/layers", layers.maximum)
    }
}

/// 10,000 labels below each other, all in the view tree.
@MainActor private func makeLabels() -> UIScrollView {
    let scroll = UIScrollView()
    for row in 0..<10_000 {
        let label = UILabel(frame: CGRect(x: 20, y: CGFloat(row) * 40, width: 340, height: 30))
        label.text = "Label \(row) with some text in it"
        scroll.addSubview(label)
    }
    scroll.contentSize = CGSize(width: 380, height: 400_000)
    return scroll
}

extension BenchmarkScreen {
    /// Moves a finger up by 300 points in five frames and lifts it.
    fileprivate func flick(in view: UIView) {
        let x = view.bounds.width / 2
        touch(.began, x: x, y: 600)
        for move in 1...5 { touch(.moved, x: x, y: 600 - CGFloat(move) * 60) }
        touch(.ended, x: x, y: 300)
    }

    private func touch(_ phase: TouchPhase, x: CGFloat, y: CGFloat) {
        system.frameLoop.receive(
            .touch(id: 0, phase: phase, location: CGPoint(x: x, y: y), time: host.clock.now))
        step()
    }
}
