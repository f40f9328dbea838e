import UIKit

/// A card with two sides, and a button that flips it.
final class FlipCard: AnimationSampleView {
    private let sides = UIView()
    private let label = UILabel()
    private let options: UIView.AnimationOptions
    private var isBack = false

    init(_ name: String, options: UIView.AnimationOptions) {
        self.options = options
        super.init(name)
        sides.layer.cornerRadius = 12
        sides.layer.cornerCurve = .continuous
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        sides.addSubview(label)
        addSubview(sides)
        updateSide()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        sides.frame = CGRect(x: (bounds.width - 160) / 2, y: 0, width: 160, height: 104)
    }

    private func updateSide() {
        let color: UIColor = isBack ? .systemPurple : .systemTeal
        sides.backgroundColor = color
        label.textColor = .text(on: color)
        label.text = isBack ? "Back" : "Front"
    }

    override func play() {
        isBack.toggle()
        UIView.transition(with: sides, duration: 0.6, options: options, animations: updateSide)
    }
}
