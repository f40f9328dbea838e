/// The styles that a presentation without a choice has.
extension SystemEra {
    /// `style`, or what `automatic` means in this version: a form sheet since iOS 18, a page sheet since iOS 13.
    package func resolved(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
        guard style == .automatic else { return style }
        if self >= .iOS18 { return .formSheet }
        return self >= .iOS17 ? .pageSheet : .fullScreen
    }

    /// The style of a popover or sheet in compact width when the delegate does not choose one. Since iOS 13 sheets do not
    /// adapt.
    package func compactStyle(of style: UIModalPresentationStyle) -> UIModalPresentationStyle {
        if self < .iOS17 { return .fullScreen }
        return style == .popover ? .formSheet : style
    }
}
