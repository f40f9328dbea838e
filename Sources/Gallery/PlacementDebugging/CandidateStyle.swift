import OverlayPlacement
import UIKit

/// The appearance of one arrow direction, depending on whether and why it was rejected.
struct CandidateStyle: Equatable {
    let color: UIColor
    let symbol: String
    /// The outcome in a few words.
    let outcome: String
    private let isChosen: Bool

    init(_ refusal: PlacementExplanation.RejectionReason?) {
        outcome = refusal.map(Self.shortText) ?? "chosen"
        isChosen = refusal == nil
        switch refusal {
        case nil: (color, symbol) = (.systemGreen, "checkmark.circle.fill")
        case .laterInOrder, .currentDirectionKept: (color, symbol) = (.systemBlue, "circle")
        case .tooShort, .tooNarrow, .tooShortAndTooNarrow: (color, symbol) = (.systemOrange, "xmark.circle.fill")
        case .regionTooSmall: (color, symbol) = (.systemRed, "exclamationmark.circle.fill")
        case .notPermitted: (color, symbol) = (.systemGray, "minus.circle.fill")
        }
    }

    /// The fill of rejected directions is fainter.
    var fillAlpha: CGFloat { isChosen ? 0.16 : 0.09 }

    /// A shorter text than the explanation's, where that would not fit on a tag.
    private static func shortText(for refusal: PlacementExplanation.RejectionReason) -> String {
        switch refusal {
        case .laterInOrder: "fits, lower priority"
        case .currentDirectionKept: "fits, but not moved"
        case .regionTooSmall: "region too small"
        case .notPermitted, .tooShort, .tooNarrow, .tooShortAndTooNarrow: refusal.words
        }
    }
}
