/// How an alert looks.
package enum AlertAppearance {
    /// A card in the middle of the screen; cards at the bottom; the content of a popover.
    case alert, actionSheet, popover
}
