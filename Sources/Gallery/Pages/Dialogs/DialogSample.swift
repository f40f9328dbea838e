import UIKit
import Velarium

/// One dialog of the page: its sizing, and content that an app might show at that size.
struct DialogSample {
    /// The content between heading and buttons.
    enum Body {
        /// No content; only heading and text.
        case none
        case field(placeholder: String)
        case timer
        case sliders([String])
        case palette
        /// Scrolling paragraphs.
        case paragraphs([String])
        /// A text that a button shows and hides.
        case details(String)
    }

    /// The name in scripts, and the title of its button.
    let size: String
    let sizing: DialogSizing
    let symbol: String
    let tint: UIColor
    let heading: String
    /// The line below the heading; nil for none.
    var text: String?
    let body: Body
    /// The button titles from the leading side. The last is the default action.
    let buttons: [String]

    static let all = [
        DialogSample(
            size: "fit/fit", sizing: DialogSizing(.fit, .fit), symbol: "wifi", tint: .systemBlue, heading: "Connected",
            text: "Harbour Café", body: .none, buttons: ["OK"]),
        DialogSample(
            size: "small/matched", sizing: DialogSizing(.small, .matched), symbol: "clock.fill", tint: .systemOrange,
            heading: "Darjeeling", body: .timer, buttons: ["Stop"]),
        DialogSample(
            size: "medium/fit", sizing: DialogSizing(.medium, .fit), symbol: "folder.fill", tint: .systemTeal,
            heading: "Rename folder", text: "Links to the old name go on working.",
            body: .field(placeholder: "Summer 2024"), buttons: ["Cancel", "Rename"]),
        DialogSample(
            size: "medium/matched", sizing: DialogSizing(.medium, .matched), symbol: "sun.max.fill",
            tint: .systemYellow, heading: "Light", body: .sliders(["Brightness", "Contrast"]),
            buttons: ["Reset", "Apply"]),
        DialogSample(
            size: "medium/fill", sizing: DialogSizing(.medium, .fill), symbol: "doc.text", tint: .systemIndigo,
            heading: "House rules", text: "Last changed in March.", body: .paragraphs(houseRules),
            buttons: ["Decline", "Agree"]),
        DialogSample(
            size: "large/matched", sizing: DialogSizing(.large, .matched), symbol: "paintpalette", tint: .systemPink,
            heading: "Label color", body: .palette, buttons: ["Done"]),
        DialogSample(
            size: "fill/fill", sizing: DialogSizing(.fill, .fill), symbol: "sparkles", tint: .systemPurple,
            heading: "What is new", text: "Version 4.2", body: .paragraphs(news), buttons: ["Continue"]),
        DialogSample(
            size: "small/fit expandable", sizing: DialogSizing(.small, .fit), symbol: "arrow.down.circle.fill",
            tint: .systemGreen, heading: "Update ready", text: "It takes about two minutes.",
            body: .details(
                "Maps open faster, long lists keep their place when you come back, and the search looks into attachments."
            ),
            buttons: ["Later", "Install"]),
    ]

    private static let houseRules = [
        "The kitchen is open around the clock. Whoever cooks last turns off the extractor and the lights.",
        "Bicycles stand in the yard, not in the staircase. The rack at the back wall has room for twelve.",
        "From ten at night until six in the morning, music stays in the room it is played in.",
        "Guests are welcome. If somebody stays longer than a week, tell the neighbours on your floor.",
        "The washing machines can be booked a week ahead. A booking that is not used after a quarter of an hour is free.",
        "Parcels for others go on the shelf beside the letter boxes, with a note on the door they are for.",
        "What is broken belongs in the book by the entrance, even if you have mended it yourself.",
        "Once in a season we tidy the cellar together. There is soup.",
    ]

    private static let news = [
        "Lists keep their place. Leave a list and come back a day later: you are where you were.",
        "Search looks into attachments, in every language that your device speaks.",
        "Drafts travel. Begin a note on the train and finish it at your desk.",
        "Dark pictures. Photographs are dimmed a little when the screen is dark, and bright again when you touch them.",
        "Fewer questions. We ask before we delete, and about nothing else.",
    ]
}
