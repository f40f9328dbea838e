import UIKit

/// An example on a card, with heading and note.
final class ExampleCard: UIView {
    private static let padding: CGFloat = 16

    private let header = UILabel()
    private let body = UIView()
    private let footer = UILabel()
    private let content: UIView

    init(_ example: Example) {
        self.content = example.view
        super.init(frame: .zero)
        header.text = example.title.localized.uppercased()
        footer.text = example.note?.localized
        for label in [header, footer] {
            label.font = .preferredFont(forTextStyle: .footnote)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = .secondaryLabel
            label.numberOfLines = 0
            addSubview(label)
        }
        body.backgroundColor = .secondarySystemGroupedBackground
        body.layer.cornerRadius = 10
        body.layer.cornerCurve = .continuous
        addSubview(body)
        body.addSubview(example.view)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: frames(for: size.width).footer.maxY)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(for: bounds.width)
        header.frame = frames.header
        body.frame = frames.body
        content.frame = CGRect(
            x: Self.padding, y: Self.padding, width: frames.header.width,
            height: frames.body.height - 2 * Self.padding)
        footer.frame = frames.footer
    }

    private func frames(for width: CGFloat) -> (header: CGRect, body: CGRect, footer: CGRect) {
        let inner = max(0, width - 2 * Self.padding)
        func height(of view: UIView) -> CGFloat {
            view.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
        }
        let header = CGRect(x: Self.padding, y: 0, width: inner, height: height(of: self.header))
        let body = CGRect(
            x: 0, y: header.maxY + 7, width: width, height: height(of: content) + 2 * Self.padding)
        let note = footer.text == nil ? 0 : height(of: footer)
        let gap: CGFloat = footer.text == nil ? 0 : 7
        return (header, body, CGRect(x: Self.padding, y: body.maxY + gap, width: inner, height: note))
    }
}
