import CoreGraphics
import QuartzCore

/// 10,000 colored sibling layers; one of them changes.
@MainActor func measureLayers(_ report: inout Report) {
    report.title("layers: 10,000 siblings, one changes")
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    root.backgroundColor = .white
    for index in 0..<10_000 {
        let layer = CALayer()
        layer.frame = CGRect(x: index % 100 * 3, y: index / 100 * 8, width: 3, height: 8)
        layer.backgroundColor = CGColor(red: CGFloat(index % 7) / 7, green: 0.5, blue: 0.3, alpha: 1)
        root.addSublayer(layer)
    }
    let changing = root.sublayers![5_000]
    let canvas = Bitmap(width: 1179, height: 2556)
    let compositor = Compositor()
    var time = 0.0
    func frame() {
        time += 1.0 / 60
        root.advanceAnimations(to: time)
        root.layoutSubtreeIfNeeded()
        root.displaySubtreeIfNeeded(scale: 3)
        _ = compositor.compose(root, onto: canvas, scale: 3, at: time)
    }
    report.add("layers/first", Samples(runs: 1, warmUps: 0, frame))
    var red: CGFloat = 0
    let changed = Samples(runs: 60) {
        red += 1.0 / 64
        changing.backgroundColor = CGColor(red: red, green: 0, blue: 0, alpha: 1)
        frame()
    }
    report.add("layers/changed", changed)
    report.add("layers/changed/drawn", Double(compositor.layersDrawn))
    frame()
    report.add("layers/still", Samples(runs: 60, frame))
    report.add("layers/still/allocations", Double(Cost.of(frame).allocations))
}
