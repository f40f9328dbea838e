import UIKit

/// A plan of the garden, with a button for each plant.
final class GardenPlan: UIView {
    /// The minimum size of a touch target, in points.
    private static let minimumSide: CGFloat = 44

    /// Called with the index of the tapped plant.
    var onTap: (Int) -> Void = { _ in }

    /// The display options of the plan.
    struct DisplayOptions {
        /// Whether grid lines are drawn, and the distance between them in meters.
        var showsGrid = true
        var spacing: CGFloat = 4
        var showsNames = true
        /// The opacity of a plant's color on the lawn, 0 to 1.
        var shade: CGFloat = 0.75
    }

    var options = DisplayOptions() { didSet { updateAppearance() } }
    var plants: [Plant] = [] { didSet { updateButtons() } }

    private static let lawn = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.12, green: 0.19, blue: 0.13, alpha: 1)
            : UIColor(red: 0.87, green: 0.93, blue: 0.82, alpha: 1)
    }

    private let grid = GridView()
    private var buttons: [UIButton] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Self.lawn
        clipsToBounds = true
        addSubview(grid)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The button of the plant at `index`.
    func view(of index: Int) -> UIView { buttons[index] }

    override func layoutSubviews() {
        super.layoutSubviews()
        let availableRect = bounds.inset(by: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))
        let scale = max(0, min(availableRect.width / Plant.garden.width, availableRect.height / Plant.garden.height))
        grid.frame = bounds
        grid.pitch = options.spacing * scale
        for (plant, button) in zip(plants, buttons) {
            let side = max(Self.minimumSide, plant.width * scale)
            button.bounds = CGRect(x: 0, y: 0, width: side, height: plant.kind == .pond ? side * 0.7 : side)
            button.center = CGPoint(
                x: availableRect.minX + plant.location.x * availableRect.width,
                y: availableRect.minY + plant.location.y * availableRect.height)
            button.layer.cornerRadius = button.bounds.height / 2
        }
    }

    private func updateButtons() {
        while buttons.count > plants.count { buttons.removeLast().removeFromSuperview() }
        while buttons.count < plants.count { buttons.append(makeButton()) }
        updateAppearance()
    }

    private func makeButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.titleLabel?.font = .systemFont(ofSize: 13, weight: .semibold)
        button.followTextSize(atMost: 20)
        button.titleLabel?.minimumScaleFactor = 0.3
        button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
        button.addAction(
            UIAction { [unowned self, unowned button] _ in
                if let index = buttons.firstIndex(of: button) { onTap(index) }
            }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    private func updateAppearance() {
        grid.isHidden = !options.showsGrid
        for (plant, button) in zip(plants, buttons) {
            button.isHidden = plant.isHidden
            button.setTitle(options.showsNames ? plant.name : nil, for: .normal)
            button.setTitleColor(
                .blackOrWhite(on: plant.kind.color, alpha: options.shade, over: Self.lawn), for: .normal)
            button.accessibilityLabel = "\(plant.name) on the plan"
            button.backgroundColor = plant.kind.color.withAlphaComponent(options.shade)
        }
        setNeedsLayout()
    }
}

/// A square grid.
private final class GridView: UIView {
    /// The distance between two lines, in points.
    var pitch: CGFloat = 40 { didSet { if pitch != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func draw(_ rect: CGRect) {
        guard pitch >= 4 else { return }
        let lines = UIBezierPath()
        for x in stride(from: pitch, to: bounds.width, by: pitch) {
            lines.move(to: CGPoint(x: x, y: 0))
            lines.addLine(to: CGPoint(x: x, y: bounds.height))
        }
        for y in stride(from: pitch, to: bounds.height, by: pitch) {
            lines.move(to: CGPoint(x: 0, y: y))
            lines.addLine(to: CGPoint(x: bounds.width, y: y))
        }
        lines.lineWidth = 0.5
        UIColor.separator.setStroke()
        lines.stroke()
    }
}
