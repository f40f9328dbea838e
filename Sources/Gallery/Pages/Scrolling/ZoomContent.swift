import UIKit

/// Colored rings, as zoomable content.
final class ZoomContent: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func draw(_ rect: CGRect) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
        for (index, color) in colors.enumerated() {
            let radius = CGFloat(colors.count - index) * 12
            color.setFill()
            UIBezierPath(
                ovalIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
            ).fill()
        }
        UIColor.separator.setStroke()
        for step in 0...6 {
            let line = UIBezierPath()
            let x = bounds.width * CGFloat(step) / 6
            line.move(to: CGPoint(x: x, y: 0))
            line.addLine(to: CGPoint(x: x, y: bounds.height))
            line.stroke()
        }
    }
}

/// Content and a fixed bar with Auto Layout: constraints determine the content size, and the bar does not scroll.
@MainActor struct ScrollGuideContent {
    func install(in scroll: UIScrollView) {
        let bar = UILabel()
        let text = UILabel()
        bar.text = "  Does not scroll"
        bar.font = .systemFont(ofSize: 15, weight: .semibold)
        bar.followTextSize(atMost: 28)
        bar.textColor = .text(on: .systemTeal)
        bar.backgroundColor = .systemTeal
        text.numberOfLines = 0
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.text = Array(
            repeating: "Constraints to the content layout guide determine the content size.", count: 12
        ).joined(separator: " ")
        for view in [text, bar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(view)
        }
        let content = scroll.contentLayoutGuide
        let frame = scroll.frameLayoutGuide
        let end = text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -12)
        // Not required, because the scroll view has no width at first.
        end.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: content.topAnchor, constant: 48),
            text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
            end, text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
            bar.topAnchor.constraint(equalTo: frame.topAnchor),
            bar.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 36),
        ])
    }
}
