import UIKit

/// A rounded view with a centered text. Scripts and assistive technology find it by its name.
class WordPlate: UIView {
    let words = UILabel()

    /// - Parameter name: The accessibility label; in lower case, also the accessibility identifier.
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
