import UIKit

/// The queue of a coordinator, drawn live: what is on the screen as filled chips, back to front, then what waits as
/// outlined chips, in its order. A chip moves when its place changes.
final class QueueView: UIView {
    /// What a chip stands for.
    struct Entry: Equatable {
        let name: String
        let isShown: Bool
        let isUrgent: Bool
    }

    private static let gap: CGFloat = 8
    private static let padding = CGSize(width: 12, height: 6)
    private static let moving: TimeInterval = 0.25

    private var entries: [Entry] = []
    private var chips: [String: UILabel] = [:]
    private let empty = QueueView.makeLabel("Nothing is requested.")

    init() {
        super.init(frame: .zero)
        empty.textColor = .secondaryLabel
        addSubview(empty)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Shows `entries`, whose names differ.
    func show(_ entries: [Entry]) {
        guard entries != self.entries else { return }
        self.entries = entries
        let names = Set(entries.map(\.name))
        for (name, chip) in chips where !names.contains(name) {
            chip.removeFromSuperview()
            chips[name] = nil
        }
        let old = chips
        for entry in entries { configure(chips[entry.name] ?? addChip(entry.name), for: entry) }
        empty.isHidden = !entries.isEmpty
        guard window != nil else { return setNeedsLayout() }
        let frames = frames(in: bounds.width)
        for (entry, frame) in zip(entries, frames) where old[entry.name] == nil { chips[entry.name]?.frame = frame }
        UIView.animate(withDuration: Self.moving) {
            for (entry, frame) in zip(entries, frames) { self.chips[entry.name]?.frame = frame }
        }
    }

    private func addChip(_ name: String) -> UILabel {
        let chip = Self.makeLabel(name)
        chip.textAlignment = .center
        chip.layer.borderWidth = 1.5
        chip.layer.cornerCurve = .continuous
        chip.clipsToBounds = true
        chips[name] = chip
        addSubview(chip)
        return chip
    }

    private func configure(_ chip: UILabel, for entry: Entry) {
        let color: UIColor = entry.isUrgent ? .systemRed : .systemTeal
        chip.textColor = entry.isShown ? .white : .label
        chip.backgroundColor = entry.isShown ? color : .clear
        chip.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        let state = entry.isShown ? "on the screen" : "waits"
        chip.accessibilityLabel = "\(entry.name), \(state)\(entry.isUrgent ? ", high priority" : "")"
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        for entry in entries { chips[entry.name].map { configure($0, for: entry) } }
        setNeedsLayout()
    }

    // MARK: Layout

    private func size(of chip: UILabel, in width: CGFloat) -> CGSize {
        let text = chip.sizeThatFits(CGSize(width: width - 2 * Self.padding.width, height: .greatestFiniteMagnitude))
        return CGSize(
            width: min(width, text.width.rounded(.up) + 2 * Self.padding.width),
            height: text.height.rounded(.up) + 2 * Self.padding.height)
    }

    /// The frames of the chips, in lines from the leading edge.
    private func frames(in width: CGFloat) -> [CGRect] {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var point = CGPoint.zero
        return entries.compactMap { chips[$0.name] }.map { chip in
            let size = size(of: chip, in: width)
            if point.x > 0, point.x + size.width > width { point = CGPoint(x: 0, y: point.y + size.height + Self.gap) }
            let frame = CGRect(origin: point, size: size)
            point.x = frame.maxX + Self.gap
            return isMirrored ? frame.offsetBy(dx: width - frame.minX - frame.maxX, dy: 0) : frame
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let line = self.size(of: empty, in: size.width).height
        return CGSize(width: size.width, height: max(line, frames(in: size.width).last?.maxY ?? 0))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        empty.frame = CGRect(
            origin: .zero, size: CGSize(width: bounds.width, height: size(of: empty, in: bounds.width).height))
        for (entry, frame) in zip(entries, frames(in: bounds.width)) {
            guard let chip = chips[entry.name] else { continue }
            chip.layer.cornerRadius = frame.height / 2
            chip.frame = frame
        }
    }

    private static func makeLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
}
