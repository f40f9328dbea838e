// Written by Conformance/run --record from the names of values in Docs/Facts.tsv.

extension MeasuredText {
    /// The texts whose width is known from pictures.
    static let all: [MeasuredText] = [
        MeasuredText(17, .semibold, "SwitchControlPage"),
        MeasuredText(17, .semibold, "Second"),
        MeasuredText(17, .semibold, "SliderFeature"),
        MeasuredText(17, .semibold, "Updated"),
        MeasuredText(17, .semibold, "TopTab1"),
        MeasuredText(17, .regular, "Cats"),
        MeasuredText(17, .regular, "First"),
        MeasuredText(17, .regular, "Cancel"),
        MeasuredText(17, .regular, "TextCell Text"),
        MeasuredText(17, .regular, "Test Issuer 1"),
        MeasuredText(17, .regular, "Text Cell 1"),
        MeasuredText(17, .regular, "Group 1"),
        MeasuredText(15, .regular, "Pay by any UPI app"),
        MeasuredText(14, .regular, "MaxLength value is: 4"),
        MeasuredText(14, .regular, "Change Value"),
        MeasuredText(13, .regular, "TABLESECTION TITLE TEXT"),
        MeasuredText(13, .regular, "How would you like to use UPI?"),
        MeasuredText(10, .medium, "NoNavigationPage"),
        MeasuredText(10, .medium, "HasNavigationPage"),
    ]
}
