import UIKit

/// A line of text in the chosen format.
final class FormatSample: UIView {
    static let colours: [(name: String, colour: UIColor)] = [
        ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
        ("Teal", .systemTeal), ("Blue", .systemBlue), ("Indigo", .systemIndigo), ("Purple", .systemPurple),
        ("Pink", .systemPink), ("Brown", .systemBrown), ("Grey", .systemGray), ("Black", .label),
    ]
    static let weights: [(name: String, weight: UIFont.Weight)] = [
        ("Light", .light), ("Regular", .regular), ("Semibold", .semibold), ("Heavy", .heavy),
    ]
    static let sizes: ClosedRange<CGFloat> = 16...48

    /// Indices in the tables above.
    var colour = 7 { didSet { show() } }
    var weight = 2 { didSet { show() } }
    /// The font size in points.
    var size: CGFloat = 32 { didSet { show() } }

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Under the awning"
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        label.accessibilityIdentifier = "sample"
        addSubview(label)
        show()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 64) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    private func show() {
        label.textColor = Self.colours[colour].colour
        label.font = .systemFont(ofSize: size, weight: Self.weights[weight].weight)
    }
}
