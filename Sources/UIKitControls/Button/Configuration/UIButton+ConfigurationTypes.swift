import UIKitCore

extension UIButton.Configuration {
    /// The size of a button's text and insets.
    public enum Size: Int, Sendable {
        /// Text of 17 points, 7 above and below it, 12 beside it.
        case medium
        /// Text of 15 points, 5 above and below it, 10 beside it.
        case small
        /// As `small` on this platform.
        case mini
        /// Text of 17 points, 15 above and below it, 20 beside it.
        case large
    }

    /// How the corners of a button's background are rounded.
    public enum CornerStyle: Int, Sendable {
        /// With the background's own radius.
        case fixed = -1
        /// With the background's own radius, at most half of the height.
        case dynamic = 0
        /// With an eighth of the height.
        case small
        /// With about a sixth of the height.
        case medium
        /// With a quarter of the height.
        case large
        /// With half of the height.
        case capsule
    }

    /// How title and subtitle are aligned to each other.
    public enum TitleAlignment: Int, Sendable {
        /// At the leading edge beside an image, otherwise centered.
        case automatic
        /// At the leading edge.
        case leading
        /// Centered.
        case center
        /// At the trailing edge.
        case trailing
    }

    /// The look of a button on a Mac. It has no effect on this platform.
    public enum MacIdiomStyle: Int, Sendable {
        /// The look of the configuration.
        case automatic
        /// The Mac's buttons with a border.
        case bordered
        /// The Mac's buttons without a border.
        case borderless
        /// The Mac's buttons without a border, in the tint color.
        case borderlessTinted
    }

    /// The mark at the trailing edge of a button.
    public enum Indicator: Int, Sendable {
        /// The one of pop-up buttons, on these.
        case automatic
        /// No mark.
        case none
        /// The one of pop-up buttons: two chevrons.
        case popup
    }
}

extension UIButton {
    /// What a button does, which a configuration shows. The looks are inferred from iOS's documentation.
    public enum Role: Int, Sendable {
        /// No special meaning.
        case normal
        /// The button that the user most likely chooses: its title is semibold.
        case primary
        /// The button cancels an operation. It looks like a normal one.
        case cancel
        /// The button destroys data: system red takes the place of the tint color.
        case destructive
    }
}
