import UIKit

/// What UIKit's sheet with detents and Velarium's bottom sheet do differently.
@MainActor enum SheetComparison {
    static func makeTable() -> UIView {
        FactList.list(of: [
            ("Looks and adapts like the system's sheets", "Detent sheet"),
            ("Detents of any computed height", "Detent sheet"),
            ("Touches reach the screen behind it", "Detent sheet"),
            ("Stacks, page and form sizes, accessibility of the grabber", "Detent sheet"),
            ("One drag goes from list to sheet and back", "Bottom sheet"),
            ("The delegate decides per reason, and the end is one value", "Bottom sheet"),
            ("Presented over any view or in its own window", "Bottom sheet"),
            ("Own dimming, color, and a maximum width on tablets", "Bottom sheet"),
            ("The same before iOS 15", "Bottom sheet"),
        ])
    }
}
