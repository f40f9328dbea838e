import UIKit

/// A dialog in which the user rates something with stars: a tap, a drag over the stars, the arrow keys or a number key
/// chooses how many. The confirming button is disabled until then. Stars that are too many for one row are in two.
///
///     if case .value(let stars) = await present(RatingDialog(title: "How was it?")) { send(stars) }
open class RatingDialog: ReadyMadeDialog, ValueOverlay {
    /// The number of stars that can be given.
    public let maximum: Int
    /// The stars that are filled; 0 for none. Values beyond `0...maximum` are limited to it.
    open var rating: Int {
        get { stars.rating }
        set {
            stars.rating = newValue
            updateConfirmation()
        }
    }
    /// The rating that was confirmed in the last presentation. Nil if none was, and while the dialog is presented.
    open var value: Int? { pressedButtonIndex == 1 ? rating : nil }

    private let stars: RatingView

    /// Creates a dialog with a row of stars, a confirming button and a cancel button. Escape dismisses it.
    ///
    /// - Parameters:
    ///   - title: The question; nil or empty for none. Accessibility reads it with the stars.
    ///   - rating: The stars that are filled at first. Default 0: none.
    ///   - maximum: The number of stars, from 1 to 10; other numbers are limited to that. Default 5.
    ///   - confirm: The title of the confirming button, in the user's language. Default nil: "Submit", localized.
    ///   - cancel: The title of the cancel button, in the user's language. Default nil: "Cancel", localized.
    public init(
        title: String?, rating: Int = 0, maximum: Int = 5, confirm: String? = nil, cancel: String? = nil
    ) {
        self.maximum = min(max(maximum, 1), ReadyMadeMetrics.maximumStars)
        stars = RatingView(count: self.maximum, label: title)
        super.init(
            title: title, body: stars, kind: .control,
            buttons: [
                DialogButton(cancel ?? DialogTitles.cancel, role: .cancel),
                DialogButton(confirm ?? DialogTitles.submit),
            ])
        stars.addAction(UIAction { [unowned self] _ in updateConfirmation() }, for: .valueChanged)
        self.rating = rating
    }

    private func updateConfirmation() { setButton(1, isEnabled: rating > 0) }

    /// The arrow keys change the rating by one star, in reading direction; a number key gives that many.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first(where: { $0.key?.modifierFlags.isEmpty == true })?.key,
            lifecycle.isPresented, let new = rating(for: key)
        else { return super.pressesBegan(presses, with: event) }
        rating = new
    }

    /// The rating that a key chooses; nil if it chooses none.
    private func rating(for key: UIKey) -> Int? {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.keyCode {
        case .keyboardUpArrow: return rating + 1
        case .keyboardDownArrow: return max(1, rating - 1)
        case .keyboardRightArrow: return isMirrored ? max(1, rating - 1) : rating + 1
        case .keyboardLeftArrow: return isMirrored ? rating + 1 : max(1, rating - 1)
        default: return Int(key.characters).flatMap { (1...maximum).contains($0) ? $0 : nil }
        }
    }
}
