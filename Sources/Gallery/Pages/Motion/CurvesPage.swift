import UIKit

extension GalleryPage {
    /// The timing curves, as graphs and as a race.
    static let curves = GalleryPage(
        id: "animation-curves", title: "Animation curves", summary: "Timing curves side by side",
        group: .motion, symbol: "arrow.clockwise", tint: .systemOrange, tour: ["tap \"Run\"", "advance 0.6"]
    ) { CurvesPage() }
}

private final class CurvesPage: ExamplesController {
    private static let curves: [(String, UIColor, UIView.AnimationOptions, CAMediaTimingFunctionName)] = [
        ("linear", .systemGray, .curveLinear, .linear), ("ease in", .systemRed, .curveEaseIn, .easeIn),
        ("ease out", .systemGreen, .curveEaseOut, .easeOut),
        ("ease in, out", .systemBlue, .curveEaseInOut, .easeInEaseOut),
    ]

    private let race = Race(CurvesPage.curves.map { (name: $0.0, color: $0.1) })
    private let duration = ValueSlider("Seconds", value: 1.2, in: 0.2...3)

    override func makeExamples() -> [Example] {
        title = "Animation curves".localized
        race.start = { [unowned self] lane, change in
            UIView.animate(
                withDuration: TimeInterval(duration.value), delay: 0, options: Self.curves[lane].2, animations: change)
        }
        let graphs = Self.curves.map { curve in
            (
                caption: curve.0,
                view: Graph(color: curve.1, CAMediaTimingFunction(name: curve.3).progress(at:)) as UIView
            )
        }
        return [
            Example("Race", note: "The same distance in the same time.", race),
            Example("Duration", duration),
            Example("Graphs", note: "x: time, y: progress.", TileGrid(tileSize: Graph.size, graphs)),
        ]
    }
}

extension CAMediaTimingFunction {
    /// The progress after the share `time` of the duration, both from 0 to 1.
    fileprivate func progress(at time: CGFloat) -> CGFloat {
        var points: [(x: CGFloat, y: CGFloat)] = []
        for index in 0..<4 {
            var values: [Float] = [0, 0]
            getControlPoint(at: index, values: &values)
            points.append((CGFloat(values[0]), CGFloat(values[1])))
        }
        func at(_ t: CGFloat, _ part: KeyPath<(x: CGFloat, y: CGFloat), CGFloat>) -> CGFloat {
            let (a, b, c, d) = (
                points[0][keyPath: part], points[1][keyPath: part], points[2][keyPath: part], points[3][keyPath: part]
            )
            let u = 1 - t
            return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
        }
        // x increases with the curve's parameter, so bisection finds it.
        var low: CGFloat = 0
        var high: CGFloat = 1
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if at(middle, \.x) < time { low = middle } else { high = middle }
        }
        return at(low, \.y)
    }
}
