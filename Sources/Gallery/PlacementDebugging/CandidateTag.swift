import OverlayPlacement
import UIKit

/// The label of one direction: the outcome, and the sizes behind it.
final class CandidateTag: UIView {
    /// How much detail the tag shows.
    enum Detail: CaseIterable {
        /// Available and preferred size.
        case sizes
        /// Only their lengths along the arrow.
        case lengths
        /// No sizes.
        case outcome
    }

    private static let inset = UIEdgeInsets(top: 5, left: 8, bottom: 6, right: 9)
    private static let symbolGap: CGFloat = 5

    private let symbol = UIImageView()
    private let title = UILabel()
    private let sizes = UILabel()
    private var shown: (candidate: PlacementExplanation.Candidate, detail: Detail)?
    /// The size that the tag needs, in points.
    private(set) var fittingSize = CGSize.zero

    init(_ direction: ArrowDirection) {
        super.init(frame: .zero)
        accessibilityIdentifier = "lens tag \(direction)"
        isAccessibilityElement = true
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        layer.shadowOpacity = 0.16
        layer.shadowRadius = 5
        layer.shadowOffset = CGSize(width: 0, height: 1)
        sizes.textColor = .secondaryLabel
        sizes.numberOfLines = 0
        updateFonts()
        [symbol, title, sizes].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Shows the outcome of `candidate`.
    func show(_ candidate: PlacementExplanation.Candidate, detail: Detail) {
        if let shown, shown.candidate == candidate, shown.detail == detail { return }
        let appearance = CandidateStyle(candidate.rejection)
        shown = (candidate, detail)
        symbol.image = UIImage(systemName: appearance.symbol)
        symbol.tintColor = appearance.color
        title.text = "\(candidate.direction.overlaySide): \(appearance.outcome)"
        sizes.text = candidate.sizesText(for: detail)
        accessibilityLabel = "\(title.text ?? ""), \(candidate.sizesText(for: .sizes))"
        updateFittingSize()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateFonts()
        updateFittingSize()
        superview?.setNeedsLayout()
    }

    /// Tags are part of a drawing: they follow Dynamic Type, but only as far as four of them still fit.
    private func updateFonts() {
        let metrics = UIFontMetrics(forTextStyle: .caption1)
        title.font = metrics.scaledFont(for: .systemFont(ofSize: 12, weight: .semibold), maximumPointSize: 16)
        sizes.font = metrics.scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 11, weight: .regular), maximumPointSize: 15)
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: title.font)
    }

    private func updateFittingSize() {
        let mark = symbol.sizeThatFits(.zero)
        let top = size(of: title)
        let bottom = sizes.text?.isEmpty == false ? size(of: sizes) : .zero
        let width = max(mark.width + Self.symbolGap + top.width, bottom.width)
        fittingSize = CGSize(
            width: (width + Self.inset.left + Self.inset.right).rounded(.up),
            height: (top.height + bottom.height + Self.inset.top + Self.inset.bottom).rounded(.up))
        setNeedsLayout()
    }

    private func size(of label: UILabel) -> CGSize {
        label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let availableRect = bounds.inset(by: Self.inset)
        guard !availableRect.isNull else { return }
        let mark = symbol.sizeThatFits(.zero)
        let line = size(of: title).height
        let (top, rest) = availableRect.divided(atDistance: line, from: .minYEdge)
        let start: CGRectEdge = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .maxXEdge : .minXEdge
        let (symbolFrame, words) = top.divided(atDistance: mark.width, from: start)
        symbol.frame = symbolFrame.insetBy(dx: 0, dy: (line - mark.height) / 2)
        title.frame = words.divided(atDistance: Self.symbolGap, from: start).remainder
        sizes.frame = rest
    }
}

extension PlacementExplanation.Candidate {
    /// The compared sizes, and the penalty if there is one.
    fileprivate func sizesText(for detail: CandidateTag.Detail) -> String {
        switch detail {
        case .sizes: "available \(size(available)), needed \(size(preferred))\(penaltyLine)"
        case .lengths: "available \(Int(available.along)), needed \(Int(preferred.along))\(penaltyLine)"
        case .outcome: ""
        }
    }

    private var penaltyLine: String { penalty > 0 ? "\npenalty \(Int(penalty)) pt²" : "" }

    private func size(_ extent: PlacementExplanation.Extent) -> String {
        direction.isVertical
            ? "\(Int(extent.across)) × \(Int(extent.along))" : "\(Int(extent.along)) × \(Int(extent.across))"
    }
}
