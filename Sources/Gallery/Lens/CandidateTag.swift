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
    private let numbers = UILabel()
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
        numbers.textColor = .secondaryLabel
        numbers.numberOfLines = 0
        setFonts()
        [symbol, title, numbers].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    /// Shows the outcome of `candidate`.
    func show(_ candidate: PlacementExplanation.Candidate, _ detail: Detail) {
        if let shown, shown.candidate == candidate, shown.detail == detail { return }
        let look = CandidateLook(candidate.refusal)
        shown = (candidate, detail)
        symbol.image = UIImage(systemName: look.symbol)
        symbol.tintColor = look.colour
        title.text = "\(candidate.direction.overlaySide): \(look.words)"
        numbers.text = candidate.numbers(detail)
        accessibilityLabel = "\(title.text ?? ""), \(candidate.numbers(.sizes))"
        measure()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        setFonts()
        measure()
    }

    /// Tags are part of a drawing: they follow Dynamic Type, but only as far as four of them still fit.
    private func setFonts() {
        let metrics = UIFontMetrics(forTextStyle: .caption1)
        title.font = metrics.scaledFont(for: .systemFont(ofSize: 12, weight: .semibold), maximumPointSize: 16)
        numbers.font = metrics.scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 11, weight: .regular), maximumPointSize: 15)
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: title.font)
    }

    private func measure() {
        let (mark, top) = (symbol.sizeThatFits(.zero), size(of: title))
        let bottom = numbers.text?.isEmpty == false ? size(of: numbers) : .zero
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
        let room = bounds.inset(by: Self.inset)
        guard !room.isNull else { return }
        let (mark, line) = (symbol.sizeThatFits(.zero), size(of: title).height)
        let (top, rest) = room.divided(atDistance: line, from: .minYEdge)
        let start: CGRectEdge = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .maxXEdge : .minXEdge
        let (place, words) = top.divided(atDistance: mark.width, from: start)
        symbol.frame = place.insetBy(dx: 0, dy: (line - mark.height) / 2)
        title.frame = words.divided(atDistance: Self.symbolGap, from: start).remainder
        numbers.frame = rest
    }
}

extension PlacementExplanation.Candidate {
    /// The compared sizes, and the penalty if there is one.
    fileprivate func numbers(_ detail: CandidateTag.Detail) -> String {
        switch detail {
        case .sizes: "room \(size(room)), wanted \(size(wanted))\(penaltyLine)"
        case .lengths: "room \(Int(room.along)), wanted \(Int(wanted.along))\(penaltyLine)"
        case .outcome: ""
        }
    }

    private var penaltyLine: String { penalty > 0 ? "\npenalty \(Int(penalty)) pt²" : "" }

    private func size(_ extent: PlacementExplanation.Extent) -> String {
        direction.isVertical
            ? "\(Int(extent.across)) × \(Int(extent.along))" : "\(Int(extent.along)) × \(Int(extent.across))"
    }
}
