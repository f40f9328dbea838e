import UIKit

/// A line of text in the chosen format.
final class FormatSample: UIView {
    static let colors: [(name: String, color: UIColor)] = [
        ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
        ("Teal", .systemTeal), ("Blue", .systemBlue), ("Indigo", .systemIndigo), ("Purple", .systemPurple),
        ("Pink", .systemPink), ("Brown", .systemBrown), ("Gray", .systemGray), ("Black", .label),
    ]
    static let weights: [(name: String, weight: UIFont.Weight)] = [
        ("Light", .light), ("Regular", .regular), ("Semibold", .semibold), ("Heavy", .heavy),
    ]
    static let sizes: ClosedRange<CGFloat> = 16...48

    /// Indices in the tables above.
    var colorIndex = 7 { didSet { updateLabel() } }
    var weightIndex = 2 { didSet { updateLabel() } }
    /// The font size in points.
    var size: CGFloat = 32 { didSet { updateLabel() } }

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Under the awning"
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        label.accessibilityIdentifier = "sample"
        addSubview(label)
        updateLabel()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 64) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    private func updateLabel() {
        label.textColor = Self.colors[colorIndex].color
        label.font = .systemFont(ofSize: size, weight: Self.weights[weightIndex].weight)
        label.followTextSize()
    }
}
