import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The work of the last frames: the time of each stage, and what was laid out, drawn and painted.
@MainActor package final class FrameHistory {
    package struct Frame {
        /// Seconds of the system's clock.
        package let time: Seconds
        /// Seconds of real time, by stage in the order of `FrameStage.allCases`.
        package fileprivate(set) var durations = [Seconds](repeating: 0, count: FrameStage.allCases.count)
        /// The painted rectangles, in pixels.
        package fileprivate(set) var damage: [PixelRect] = []
        package fileprivate(set) var counts = FrameCounts()
        package fileprivate(set) var laidOut = Work()
        package fileprivate(set) var drawn = Work()

        /// Seconds of real time.
        package var duration: Seconds { durations.reduce(0, +) }
        package var paintedPixels: Int { damage.reduce(0) { $0 + $1.area } }
    }

    /// The views or layers that a stage has worked on.
    package struct Work {
        package fileprivate(set) var count = 0
        /// The first of them; at most `mostNames`.
        package fileprivate(set) var names: [String] = []
        package static let mostNames = 12
    }

    /// The most frames that are kept.
    package static let limit = 300

    /// A frame takes longer than this when a display of 60 frames a second shows the former one again.
    package static let budget: Seconds = 1 / Seconds(FrameLoop.framesPerSecond)

    /// A ring: `next` is the place of the oldest frame once it is full.
    private var ring: [Frame] = []
    private var next = 0
    private var current: Frame?
    private var lastInstant = ContinuousClock.now
    private var laidOut = LayerList()
    private var drawn = LayerList()
    /// Called after each frame that has painted.
    package var onFrame: ((Frame) -> Void)?

    package init() {}

    /// The oldest first; at most `limit`.
    package var frames: [Frame] { Array(ring[next...] + ring[..<next]) }

    package func removeAll() {
        ring = []
        next = 0
    }

    func begin(at time: Seconds) {
        current = Frame(time: time)
        laidOut.removeAll()
        drawn.removeAll()
        lastInstant = .now
    }

    func finish(_ stage: FrameStage) {
        guard let index = FrameStage.allCases.firstIndex(of: stage) else { return }
        let now = ContinuousClock.now
        current?.durations[index] += (now - lastInstant) / .seconds(1)
        lastInstant = now
        if stage == .compositing { end() }
    }

    func paint(_ damage: [PixelRect], _ counts: FrameCounts) {
        current?.damage += damage
        current?.counts = counts
    }

    func layOut(_ layer: AnyObject) { laidOut.append(layer) }

    func display(_ layer: AnyObject) { drawn.append(layer) }

    private func end() {
        guard var frame = current else { return }
        current = nil
        frame.laidOut = laidOut.work
        frame.drawn = drawn.work
        laidOut.removeAll()
        drawn.removeAll()
        if ring.count < Self.limit {
            ring.append(frame)
        } else {
            ring[next] = frame
            next = (next + 1) % Self.limit
        }
        onFrame?(frame)
        // What this took is no work of the app's next frame.
        lastInstant = .now
    }
}

/// Layers whose names are asked for only when the frame is over.
private struct LayerList {
    private var count = 0
    private var first: [CALayer] = []

    mutating func append(_ layer: AnyObject) {
        count += 1
        if first.count < FrameHistory.Work.mostNames, let layer = layer as? CALayer { first.append(layer) }
    }

    mutating func removeAll() {
        count = 0
        first.removeAll(keepingCapacity: true)
    }

    @MainActor var work: FrameHistory.Work {
        FrameHistory.Work(
            count: count,
            names: first.map { ($0.delegate as? UIView)?.outlineTitle ?? String(describing: type(of: $0)) })
    }
}

extension FrameStage {
    /// The stage as a heading.
    package var title: String {
        switch self {
        case .input: "Input"
        case .animation: "Animation"
        case .layout: "Layout"
        case .display: "Drawing"
        case .compositing: "Compositing"
        }
    }
}

extension FrameHistory.Frame {
    /// What the frame did, a line each.
    package var text: String {
        func milliseconds(_ seconds: Seconds) -> String { String(format: "%.2f ms", seconds * 1000) }
        var lines = ["Frame at \(String(format: "%.3f", time)) s: \(milliseconds(duration))"]
        for (stage, seconds) in zip(FrameStage.allCases, durations) {
            lines.append("\(stage.title): \(milliseconds(seconds))")
        }
        lines.append("laid out: \(laidOut.sentence)")
        lines.append("drawn: \(drawn.sentence)")
        lines.append(
            "painted: \(paintedPixels) pixels in \(damage.count) rectangles; \(counts.layersDrawn) layers, "
                + "\(counts.shadowsBlurred) shadows, \(counts.backdropsBlurred) blurred backdrops")
        return lines.joined(separator: "\n")
    }
}

extension FrameHistory.Work {
    fileprivate var sentence: String {
        guard count > 0 else { return "nothing" }
        let more = count > names.count ? " and \(count - names.count) more" : ""
        return "\(count) (\(names.joined(separator: ", "))\(more))"
    }
}
