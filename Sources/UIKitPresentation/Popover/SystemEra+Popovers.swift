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
    /// The radius of a popover's corners. Points.
    var popoverCornerRadius: CGFloat {
        self >= .iOS17 ? PopoverDefaults.cornerRadius : ClassicPopoverMetrics.cornerRadius
    }
    /// The shape of a popover's arrow.
    var popoverArrow: PopoverArrow { self >= .iOS17 ? .curved : .classic }
    /// The shadow around a popover.
    var popoverShadow: PopoverShadow { self >= .iOS17 ? .soft : .classic }
}
