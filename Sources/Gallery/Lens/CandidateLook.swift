import OverlayPlacement
import UIKit

/// How a direction is drawn, by what became of it.
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

    /// The sides that were not taken stand back.
    var roomAlpha: CGFloat { isChosen ? 0.16 : 0.09 }

    /// Shorter than the sentence's words where these would not fit on a label.
    private static func brief(_ refusal: PlacementExplanation.Refusal) -> String {
        switch refusal {
        case .laterInOrder: "has room, comes later"
        case .currentDirectionKept: "has room, it stays"
        case .regionTooSmall: "region too small"
        case .notPermitted, .tooShort, .tooNarrow, .tooShortAndTooNarrow: refusal.words
        }
    }
}
