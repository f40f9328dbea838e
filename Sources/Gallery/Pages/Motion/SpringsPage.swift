import UIKit

extension GalleryPage {
    /// Springs with low to critical damping.
    static let springs = GalleryPage(
        id: "springs", title: "Springs", summary: "Damping, velocity, reversing in mid-animation",
        group: .motion, symbol: "arrow.up.arrow.down", tint: .systemGreen,
        tour: ["tap \"Run\"", "advance 0.35"]
    ) { SpringsPage() }
}

private final class SpringsPage: ExamplesController {
    private static let dampings: [(ratio: CGFloat, color: UIColor)] = [
        (0.2, .systemRed), (0.4, .systemOrange), (0.7, .systemGreen), (1, .systemBlue),
    ]

    /// The overshoot of the spring with the lowest damping.
    private let race = Race(
        SpringsPage.dampings.map { (name: "damping \($0.ratio)", color: $0.color) }, overshoot: 0.53)
    private let duration = ValueSlider("Seconds", value: 1.2, in: 0.2...3)
    private let velocity = ValueSlider("Initial velocity", value: 0, in: 0...5)

    override func makeExamples() -> [Example] {
        title = "Springs".localized
        race.start = { [unowned self] lane, change in
            UIView.animate(
                withDuration: TimeInterval(duration.value), delay: 0,
                usingSpringWithDamping: Self.dampings[lane].ratio, initialSpringVelocity: velocity.value, options: [],
                animations: change)
        }
        let graphs = Self.dampings.map { spring in
            (
                caption: "damping \(spring.ratio)",
                view: Graph(color: spring.color, highest: 1.6) { Self.progress(at: $0, damping: spring.ratio) }
                    as UIView
            )
        }
        return [
            Example("Race", note: "Tap again while they run: springs keep their velocity.", race),
            Example("Duration", duration), Example("Velocity", velocity),
            Example("Graphs", note: "x: time, y: progress.", TileGrid(tileSize: Graph.size, graphs)),
        ]
    }

    /// The progress of a spring of mass 1 that settles to within a thousandth at time 1.
    private static func progress(at time: CGFloat, damping: CGFloat) -> CGFloat {
        guard damping < 1 else {
            let speed: CGFloat = 9.2334134765
            return 1 - (1 + speed * time) * exp(-speed * time)
        }
        let root = (1 - damping * damping).squareRoot()
        let speed = log(1000 * damping / root) / damping
        let turn = speed * root
        return 1 - exp(-damping * speed * time) * (cos(turn * time) + damping / root * sin(turn * time))
    }
}
