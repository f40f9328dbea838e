import UIKit

/// Balls that cross the card at the same time, each with its own timing, and a button that starts them.
final class Race: AnimationSampleView {
    /// Animates the ball of a lane: call `change` in an animation block.
    var start: (_ lane: Int, _ change: @escaping () -> Void) -> Void = { $1() }

    private static let ball: CGFloat = 28

    @MainActor private struct Lane {
        let label = UILabel()
        let track = UIView()
        let ball = UIView()
        /// Markers for start and destination.
        let endMarkers = [UIView(), UIView()]
    }

    private let lanes: [Lane]
    /// How far a ball may overshoot at both ends, as a fraction of the distance.
    private let overshoot: CGFloat
    private var isAcross = false

    /// - Parameter overshoot: How far a ball overshoots, as a fraction of the distance. The track has space for it.
    init(_ lanes: [(name: String, color: UIColor)], overshoot: CGFloat = 0) {
        self.overshoot = overshoot
        self.lanes = lanes.map { lane in
            let made = Lane()
            made.label.text = lane.name
            made.label.font = .preferredFont(forTextStyle: .caption1)
            made.label.adjustsFontForContentSizeCategory = true
            made.label.textColor = .secondaryLabel
            made.track.backgroundColor = .systemFill
            made.ball.backgroundColor = lane.color
            made.ball.layer.cornerRadius = Self.ball / 2
            for goal in made.endMarkers { goal.backgroundColor = .systemFill }
            return made
        }
        super.init("Run")
        clipsToBounds = true
        for lane in self.lanes {
            ([lane.label, lane.track] + lane.endMarkers + [lane.ball]).forEach(addSubview)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override var sampleHeight: CGFloat { CGFloat(lanes.count) * laneHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, lane) in lanes.enumerated() {
            let top = CGFloat(index) * laneHeight
            let middle = ballCenter(in: index).y
            lane.label.frame = CGRect(x: 0, y: top, width: bounds.width, height: labelHeight)
            lane.track.frame = CGRect(x: 0, y: middle - 1, width: bounds.width, height: 2)
            for (isAcross, goal) in zip([false, true], lane.endMarkers) {
                let x = ballCenter(in: index, isAcross: isAcross).x
                goal.frame = CGRect(x: x - 1, y: middle - 6, width: 2, height: 12)
            }
            lane.ball.bounds.size = CGSize(width: Self.ball, height: Self.ball)
            lane.ball.center = ballCenter(in: index)
        }
    }

    private var labelHeight: CGFloat { (lanes.first?.label.font.lineHeight ?? 0).rounded(.up) }
    private var laneHeight: CGFloat { labelHeight + Self.ball + 12 }

    private func ballCenter(in lane: Int) -> CGPoint { ballCenter(in: lane, isAcross: isAcross) }

    private func ballCenter(in lane: Int, isAcross: Bool) -> CGPoint {
        let availableWidth = max(0, bounds.width - Self.ball)
        let translation = availableWidth / (1 + 2 * overshoot)
        let x = Self.ball / 2 + translation * (overshoot + (isAcross ? 1 : 0))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(
            x: isMirrored ? bounds.width - x : x, y: CGFloat(lane) * laneHeight + labelHeight + 2 + Self.ball / 2)
    }

    override func play() {
        isAcross.toggle()
        for (index, lane) in lanes.enumerated() {
            start(index) { lane.ball.center = self.ballCenter(in: index) }
        }
    }
}
