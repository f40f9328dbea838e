import UIKit

/// A square that moves along the edges of its field with a key frame animation.
final class KeyFrameSample: AnimationSampleView {
    private let square = UIView()

    init() {
        super.init("Start")
        square.backgroundColor = .systemOrange
        square.layer.cornerRadius = 8
        addSubview(square)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        square.bounds.size = CGSize(width: 32, height: 32)
        square.center = corners[0]
    }

    private var corners: [CGPoint] {
        let right = bounds.width - 16
        let bottom = bounds.height - 60
        return [
            CGPoint(x: 16, y: 16), CGPoint(x: right, y: 16), CGPoint(x: right, y: bottom), CGPoint(x: 16, y: bottom),
        ]
    }

    override func play() {
        let corners = self.corners
        UIView.animateKeyframes(withDuration: 1.6, delay: 0, options: .calculationModeLinear) { [square] in
            for (index, corner) in (Array(corners.dropFirst()) + [corners[0]]).enumerated() {
                UIView.addKeyframe(withRelativeStartTime: Double(index) / 4, relativeDuration: 0.25) {
                    square.center = corner
                    square.transform = CGAffineTransform(rotationAngle: CGFloat(index + 1) * .pi / 2)
                }
            }
        } completion: { [square] _ in
            square.transform = .identity
        }
    }
}
