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
            text: "Harbor Café", body: .none, buttons: ["OK"]),
        DialogSample(
            size: "small/matched", sizing: DialogSizing(.small, .matched), symbol: "clock.fill", tint: .systemOrange,
            heading: "Darjeeling", body: .timer, buttons: ["Stop"]),
        DialogSample(
            size: "medium/fit", sizing: DialogSizing(.medium, .fit), symbol: "folder.fill", tint: .systemTeal,
            heading: "Rename folder", text: "Links to the old name keep working.",
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
            heading: "What’s New", text: "Version 4.2", body: .paragraphs(news), buttons: ["Continue"]),
        DialogSample(
            size: "small/fit expandable", sizing: DialogSizing(.small, .fit), symbol: "arrow.down.circle.fill",
            tint: .systemGreen, heading: "Update ready", text: "It takes about two minutes.",
            body: .details(
                "Maps open faster, long lists remember your position, and search includes attachments."
            ),
            buttons: ["Later", "Install"]),
    ]

    private static let houseRules = [
        "The kitchen is open all day. The last person to cook turns off the fan and the lights.",
        "Keep bicycles in the yard, not in the stairwell. The rack at the back wall holds twelve.",
        "Keep music down between 10 p.m. and 6 a.m.",
        "Guests are welcome. If a guest stays longer than a week, tell the neighbors on your floor.",
        "You can book the washing machines a week ahead. A booking not used within 15 minutes is released.",
        "Put parcels for other residents on the shelf next to the mailboxes, and leave a note on their door.",
        "Write down anything that is broken in the book by the entrance, even if you fixed it yourself.",
        "Every season we clean the basement together. There is soup.",
    ]

    private static let news = [
        "Lists remember their position, even if you come back a day later.",
        "Search includes attachments, in every language your device supports.",
        "Drafts sync. Start a note on the train and finish it at your desk.",
        "Dark mode photos. Photos are slightly dimmed in dark mode, and bright again when you touch them.",
        "Fewer alerts. We only ask before we delete something.",
    ]
}
