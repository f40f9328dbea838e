import OverlayPlacement
import UIKit

/// The appearance of one arrow direction, depending on whether and why it was rejected.
struct CandidateLook: Equatable {
    let colour: UIColor
    let symbol: String
    /// The outcome in a few words.
    let words: String
    private let isChosen: Bool

    init(_ refusal: PlacementExplanation.Refusal?) {
        words = refusal.map(Self.brief) ?? "chosen"
        isChosen = refusal == nil
        switch refusal {
        case nil: (colour, symbol) = (.systemGreen, "checkmark.circle.fill")
        case .laterInOrder, .currentDirectionKept: (colour, symbol) = (.systemBlue, "circle")
        case .tooShort, .tooNarrow, .tooShortAndTooNarrow: (colour, symbol) = (.systemOrange, "xmark.circle.fill")
        case .regionTooSmall: (colour, symbol) = (.systemRed, "exclamationmark.circle.fill")
        case .notPermitted: (colour, symbol) = (.systemGray, "minus.circle.fill")
        }
    }

    /// The fill of rejected directions is fainter.
    var roomAlpha: CGFloat { isChosen ? 0.16 : 0.09 }

    /// A shorter text than the explanation's, where that would not fit on a tag.
    private static func brief(_ refusal: PlacementExplanation.Refusal) -> String {
        switch refusal {
        case .laterInOrder: "has room, comes later"
        case .currentDirectionKept: "has room, it stays"
        case .regionTooSmall: "region too small"
        case .notPermitted, .tooShort, .tooNarrow, .tooShortAndTooNarrow: refusal.words
        }
    }
}
