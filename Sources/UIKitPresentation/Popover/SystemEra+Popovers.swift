import OverlayPlacement
import UIKitCore

/// What differs between the versions in popovers.
extension SystemEra {
    /// Whether popovers stay inside the whole safe area; otherwise they avoid only the status bar.
    var popoversStayInSafeArea: Bool { self >= .iOS17 }
    /// The rules that place popovers.
    var popoverPlacementRules: PlacementRules { self >= .iOS17 ? .ios13 : .ios8 }
    /// Whether the content of a popover in the system's appearance extends below the arrow.
    var popoverContentExtendsUnderArrow: Bool { self >= .iOS17 }
    /// The material of a popover without a background color.
    var popoverMaterial: Material { self >= .iOS17 ? .popover : Material(.extraLight) }
    /// Whether the content behind a popover is dimmed.
    var dimsBehindPopovers: Bool { self < .iOS17 }
}
