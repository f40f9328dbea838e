import UIKit
import VelariumTesting

/// The frames of a motion, and what is wrong about them.
@MainActor struct MotionFilm {
    /// One frame: the views of all windows as displayed.
    struct Frame {
        struct Shown {
            /// Retained, so that no later view gets its identity.
            let view: UIView
            let name: String
            /// Points of the screen.
            let frame: CGRect
            /// The product of the alphas up to the window.
            let alpha: Float
            /// The alpha of the background color and of the view, for a dimming view.
            let dimming: CGFloat?
        }

        let time: Double
        let views: [ObjectIdentifier: Shown]
        /// The displayed tint color: red, green, blue and alpha, 0 to 1.
        let tint: [Double]
        /// The mean brightness where the signs of the status bar are, 0 to 255; nil without a status bar.
        let statusBar: Double?
        /// The titles in the navigation bar that are over the other page.
        let misplacedTitles: [String]
    }

    private(set) var frames: [Frame] = []
    private let stage: MotionStage
    private static let interval = 1.0 / 60

    init(_ stage: MotionStage) { self.stage = stage }

    /// Records frames for `seconds`.
    mutating func record(_ seconds: Double) {
        for _ in 0..<Int((seconds / Self.interval).rounded()) {
            stage.device.advance(by: Self.interval)
            frames.append(frame())
        }
    }

    private func frame() -> Frame {
        var views: [ObjectIdentifier: Frame.Shown] = [:]
        for window in stage.device.application.windows where !window.isHidden { add(window, alpha: 1, to: &views) }
        let tint = stage.page.swatch.layer.presentation()?.backgroundColor?.components ?? []
        return Frame(
            time: stage.device.now, views: views, tint: tint.map(Double.init), statusBar: brightnessOfStatusBar,
            misplacedTitles: misplacedTitles(views))
    }

    private var brightnessOfStatusBar: Double? {
        guard stage.device.showsStatusBar else { return nil }
        let picture = stage.device.picture()
        let width = stage.device.window.bounds.width
        let values = stride(from: 3.5, to: 18, by: 1).flatMap { y in
            stride(from: width * 0.85, to: width - 2, by: 1).map { x in Double(picture.color(atX: x, y: y).green) }
        }
        return values.reduce(0, +) / Double(values.count)
    }

    /// The titles that are more than half visible where the other of two pages is. The pushed page is the upper one.
    private func misplacedTitles(_ views: [ObjectIdentifier: Frame.Shown]) -> [String] {
        guard let navigation = stage.navigation, navigation.viewControllers.count + (isPopping ? 1 : 0) > 1,
            let edge = views[ObjectIdentifier(stage.page.view)]?.frame.minX
        else { return [] }
        return views.values.compactMap { shown in
            guard let label = shown.view as? UILabel, shown.alpha > 0.5, shown.frame.maxX > 0,
                label.isDescendant(of: navigation.navigationBar),
                !sequence(first: label as UIView, next: \.superview).contains(where: { $0 is UIControl })
            else { return nil }
            let isOfPage = label.text == stage.page.title
            let isOverPage = shown.frame.midX >= edge
            return isOfPage == isOverPage ? nil : label.text
        }
    }

    /// Whether the pushed page leaves, and is not on the stack any more.
    private var isPopping: Bool {
        stage.navigation.map { !$0.viewControllers.contains(stage.page) } ?? false
    }

    private func add(_ view: UIView, alpha: Float, to views: inout [ObjectIdentifier: Frame.Shown]) {
        guard let layer = view.layer.presentation(), !view.isHidden else { return }
        let shown = alpha * layer.opacity
        guard shown > 0.001 else { return }
        let isDimming = String(describing: type(of: view)).contains("Dimming")
        views[ObjectIdentifier(view)] = Frame.Shown(
            view: view, name: String(describing: type(of: view)), frame: layer.convert(layer.bounds, to: nil),
            alpha: shown,
            dimming: isDimming ? (layer.backgroundColor?.alpha ?? 0) * CGFloat(shown) : nil)
        for subview in view.subviews { add(subview, alpha: shown, to: &views) }
    }

    // MARK: Rules

    /// The most that a view may move in a frame, in points: the fastest spring of a sheet on this screen.
    private var longestStep: CGFloat { stage.device.window.bounds.height * 0.2 }
    /// The most that the alpha of a view may change in a frame.
    private static let largestFade: Float = 0.6

    /// What jumps, flickers or turns back.
    func violations() -> [String] {
        var found: [String] = []
        for (old, new) in zip(frames, frames.dropFirst()) {
            for (id, after) in new.views {
                guard let before = old.views[id] else { continue }
                let step = max(abs(after.frame.midX - before.frame.midX), abs(after.frame.midY - before.frame.midY))
                if step > longestStep, before.alpha > 0.05, after.alpha > 0.05 {
                    found.append("\(after.name) jumps by \(Int(step)) points at \(rounded(new.time))")
                }
                if abs(after.alpha - before.alpha) > Self.largestFade {
                    found.append("\(after.name) changes its alpha from \(before.alpha) to \(after.alpha)")
                }
            }
        }
        for frame in frames {
            for title in frame.misplacedTitles {
                found.append("the title \(title) is over the other page at \(rounded(frame.time))")
            }
        }
        for id in Set(frames.flatMap { $0.views.filter { $0.value.dimming != nil }.keys }) {
            let alphas = frames.compactMap { $0.views[id]?.dimming.map(Double.init) }
            if !isMonotonic(alphas, slack: 0.01) { found.append("the dimming turns back: \(alphas.map(rounded))") }
        }
        for (index, name) in ["red", "green", "blue"].enumerated() {
            let values = frames.compactMap { $0.tint.indices.contains(index) ? $0.tint[index] : nil }
            if !isMonotonic(values, slack: 0.02) { found.append("the tint's \(name) turns back: \(values)") }
        }
        let statusBar = frames.compactMap(\.statusBar)
        if !isMonotonic(statusBar, slack: 0.5) { found.append("the status bar turns back: \(statusBar.map(rounded))") }
        return found
    }

    /// Whether the values rise or fall only, apart from `slack`.
    private func isMonotonic(_ values: [Double], slack: Double) -> Bool {
        let pairs = zip(values, values.dropFirst())
        return pairs.allSatisfy { $0 <= $1 + slack } || pairs.allSatisfy { $0 >= $1 - slack }
    }

    private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
