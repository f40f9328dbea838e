import CoreGraphics
import HeadlessHost
import UIKitCore

/// The frames of one animation: the cost of each, and pixman's time for blending the pixels it changed.
@MainActor struct FrameSeries {
    private var frames = Samples(capacity: 4096)
    private var limits = Samples(capacity: 4096)
    private var allocations = Samples(capacity: 4096)
    private var layers = Samples(capacity: 4096)
    private var share = Samples(capacity: 4096)

    /// Measures frames until the animation has ended.
    ///
    /// - Parameter skipped: The number of frames at the start that are not recorded, because they lay out and draw new
    ///   content.
    mutating func measureFrames(of screen: BenchmarkScreen, against work: PixelWork, skipping skipped: Int = 0) {
        var number = 0
        while !screen.system.frameLoop.isIdle || screen.host.isFrameRequested {
            let before = screen.host.frameCount
            let cost = Cost.of { screen.step() }
            guard screen.host.frameCount > before else { continue }
            number += 1
            if number > skipped { record(cost, of: screen, against: work) }
        }
    }

    private mutating func record(_ cost: Cost, of screen: BenchmarkScreen, against work: PixelWork) {
        let damage = screen.host.lastDamage
        let compositor = screen.system.frameLoop.compositor
        guard compositor.rectangles > 0 else { return }
        frames.append(cost.milliseconds)
        limits.append(Cost.of { work.blend(damage) }.milliseconds)
        allocations.append(Double(cost.allocations))
        layers.append(Double(compositor.layersDrawn))
        let area = damage.reduce(0) { $0 + $1.width * $1.height }
        share.append(Double(compositor.pixelsComposited) / Double(max(area, 1)))
    }

    /// Adds the figures under `name`.
    func add(to report: inout Report, as name: String) {
        report.add(name, frames)
        report.add("\(name)/maximum", frames.maximum, unit: "ms")
        report.add("\(name)/pixman", limits.median, unit: "ms")
        report.add("\(name)/against-pixman", frames.total / limits.total, unit: "x")
        report.add("\(name)/allocations", allocations.median)
        report.add("\(name)/layers", layers.maximum)
        report.add("\(name)/overdraw", share.median, unit: "x")
    }
}
