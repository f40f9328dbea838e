import UIKit

/// A rounded plate with words in its middle, which a finger or the tests' steps find by a name.
class WordPlate: UIView {
    let words = UILabel()

    /// - Parameter name: What the plate is called where it is read out.
    init(_ text: String, name: String, in colour: UIColor = .tertiarySystemFill) {
        super.init(frame: .zero)
        backgroundColor = colour
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        isAccessibilityElement = true
        accessibilityLabel = name
        accessibilityIdentifier = name.lowercased()
        words.text = text
        words.font = .preferredFont(forTextStyle: .headline)
        words.adjustsFontForContentSizeCategory = true
        words.adjustsFontSizeToFitWidth = true
        words.textAlignment = .center
        words.numberOfLines = 2
        addSubview(words)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        words.frame = bounds
    }
}
