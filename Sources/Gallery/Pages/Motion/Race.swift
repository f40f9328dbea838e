import UIKit

/// Balls that cross the card together, each in a way of its own, and a button that sends them off.
final class Race: UIView {
    /// Starts the ball of a lane: animate what the second argument does.
    var start: (_ lane: Int, _ change: @escaping () -> Void) -> Void = { $1() }

    private static let laneHeight: CGFloat = 36
    private static let ball: CGFloat = 28
    /// Room behind the goal for springs that go beyond it.
    private static let overshoot: CGFloat = 64

    private let lanes: [(label: UILabel, ball: UIView)]
    private let button = UIButton(type: .system)
    private var isAcross = false

    init(_ lanes: [(name: String, colour: UIColor)]) {
        self.lanes = lanes.map { lane in
            let label = UILabel()
            label.text = lane.name
            label.font = .preferredFont(forTextStyle: .caption1)
            label.textColor = .tertiaryLabel
            let ball = UIView()
            ball.backgroundColor = lane.colour
            ball.layer.cornerRadius = Self.ball / 2
            return (label, ball)
        }
        super.init(frame: .zero)
        for lane in self.lanes {
            addSubview(lane.label)
            addSubview(lane.ball)
        }
        button.setTitle("Run", for: .normal)
        button.addAction(UIAction { [unowned self] _ in run() }, for: .touchUpInside)
        addSubview(button)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CGFloat(lanes.count) * Self.laneHeight + 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, lane) in lanes.enumerated() {
            let top = CGFloat(index) * Self.laneHeight
            lane.label.frame = CGRect(x: 44, y: top, width: bounds.width - 88, height: Self.laneHeight)
            lane.ball.bounds.size = CGSize(width: Self.ball, height: Self.ball)
            lane.ball.center = place(of: index)
        }
        button.frame = CGRect(x: 0, y: bounds.height - 36, width: bounds.width, height: 36)
    }

    private func place(of lane: Int) -> CGPoint {
        let inset = Self.ball / 2 + 2
        return CGPoint(
            x: isAcross ? bounds.width - inset - Self.overshoot : inset, y: (CGFloat(lane) + 0.5) * Self.laneHeight)
    }

    private func run() {
        isAcross.toggle()
        for (index, lane) in lanes.enumerated() {
            start(index) { lane.ball.center = self.place(of: index) }
        }
    }
}
