import UIKit

/// What a ready-made dialog looks like: title and body, which scroll when they are too high, over buttons that stay.
final class DialogPlate: UIView {
    let buttons: DialogButtons

    private let scroll = UIScrollView()
    private let buttonScroll = UIScrollView()
    private let title = UILabel()
    private let body: UIView?

    init(title text: String?, body: UIView?, buttons: DialogButtons) {
        (self.body, self.buttons) = (body, buttons)
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemBackground
        layer.cornerRadius = ReadyMadeNumbers.cornerRadius
        layer.cornerCurve = .continuous
        clipsToBounds = true
        accessibilityViewIsModal = true
        title.text = text
        title.isHidden = text?.isEmpty ?? true
        title.font = .preferredFont(forTextStyle: .headline)
        title.adjustsFontForContentSizeCategory = true
        title.numberOfLines = 0
        title.textAlignment = .center
        title.accessibilityTraits.insert(.header)
        scroll.addSubview(title)
        if let body { scroll.addSubview(body) }
        buttonScroll.addSubview(buttons)
        for view in [scroll, buttonScroll] {
            view.contentInsetAdjustmentBehavior = .never
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("Ready-made dialogs are made in code; there is no archive to read \(Self.self) from.")
    }

    /// Scrolls the body's `area` into sight.
    func reveal(_ area: CGRect, of view: UIView) {
        scroll.scrollRectToVisible(view.convert(area, to: scroll), animated: false)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let parts = parts(in: size.width)
        return CGSize(width: size.width, height: min(size.height, parts.content + parts.buttons))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, parts) = (bounds.width, parts(in: bounds.width))
        let fits = parts.content + parts.buttons <= bounds.height
        let most = (bounds.height * ReadyMadeNumbers.buttonsShare).rounded()
        let low = fits ? parts.buttons : min(parts.buttons, max(most, bounds.height - parts.content))
        scroll.frame = CGRect(x: 0, y: 0, width: width, height: max(0, bounds.height - low))
        buttonScroll.frame = CGRect(x: 0, y: scroll.frame.maxY, width: width, height: low)
        scroll.contentSize = CGSize(width: width, height: parts.content)
        buttonScroll.contentSize = CGSize(width: width, height: parts.buttons)
        buttons.frame = CGRect(x: 0, y: 0, width: width, height: parts.buttons)
        placeContent(in: width)
    }

    private func placeContent(in width: CGFloat) {
        let padding = ReadyMadeNumbers.padding
        let room = width - padding.left - padding.right
        let head = titleHeight(in: room)
        title.frame = CGRect(x: padding.left, y: padding.top, width: room, height: head)
        let top = padding.top + head + (head > 0 ? ReadyMadeNumbers.gap : 0)
        body?.frame = CGRect(x: padding.left, y: top, width: room, height: bodyHeight(in: room))
    }

    /// How high title and body, and the buttons, want to be.
    private func parts(in width: CGFloat) -> (content: CGFloat, buttons: CGFloat) {
        let padding = ReadyMadeNumbers.padding
        let room = width - padding.left - padding.right
        let (head, low) = (titleHeight(in: room), bodyHeight(in: room))
        let gap = head > 0 && low > 0 ? ReadyMadeNumbers.gap : 0
        let content = padding.top + head + gap + low + padding.bottom
        return (content, buttons.sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    private func titleHeight(in width: CGFloat) -> CGFloat {
        title.isHidden ? 0 : title.sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude)).height
    }

    private func bodyHeight(in width: CGFloat) -> CGFloat {
        body?.sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude)).height ?? 0
    }
}
