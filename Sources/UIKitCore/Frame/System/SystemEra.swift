import CoreGraphics
import OverlayPlacement

/// The emulated system version, and what differs between the versions: one named value per difference.
///
/// `UIKitSystem.era` is a system's version. Views and controllers read it as `era`. Code asks for the difference that it
/// needs, never for a version. The columns are below; a new version is one more, which names only what changed.
package struct SystemEra: Sendable {
    /// The value of `UIDevice.systemVersion`.
    package private(set) var version: String

    // MARK: Devices

    /// The value of `UIDevice.systemName` on pads.
    package private(set) var padSystemName: String
    /// Whether the system can be dark; otherwise every screen is light, in the classic colors.
    package private(set) var supportsDarkStyle: Bool
    /// Whether views can react to a pointer.
    package private(set) var supportsPointers: Bool
    /// Whether the status bar is a window at the level `statusBar`, which app windows from that level on cover.
    /// Otherwise it is in front of every window.
    package private(set) var hasStatusBarWindow: Bool
    /// Whether `UIViewController.shouldAutorotate` has an effect.
    package private(set) var consultsShouldAutorotate: Bool

    // MARK: Keyboards

    /// Whether arrow and page keys scroll.
    package private(set) var scrollsWithKeys: Bool
    /// Whether a text-editing key edits text before key commands are tried.
    package private(set) var prefersTextToKeyCommands: Bool
    /// Whether keyboard notifications have the screen as their object; otherwise they have none.
    package private(set) var keyboardNotificationsHaveScreen: Bool

    // MARK: Presentations

    /// The style that `UIModalPresentationStyle.automatic` resolves to.
    package private(set) var automaticStyle: UIModalPresentationStyle
    /// The style of a popover in compact width when the delegate does not choose one.
    package private(set) var compactPopoverStyle: UIModalPresentationStyle
    /// The style of a sheet in compact width when the delegate does not choose one; nil when sheets do not adapt.
    package private(set) var compactSheetStyle: UIModalPresentationStyle?
    /// Whether the delegate decides about dismissal by the user and is notified of it.
    package private(set) var notifiesDelegateOfDismissal: Bool
    /// Whether the delegate may configure the sheet that a presentation adapts to.
    package private(set) var preparesAdaptedSheets: Bool
    /// Whether the messages about refused presentations name the presenter and the caller.
    package private(set) var refusalsNamePresenter: Bool
    /// Whether a first responder that refuses to resign is logged when its view leaves the window.
    package private(set) var warnsOfRejectedResignations: Bool
    /// Whether a presentation waits for the dismissal that its presenter has begun, instead of being refused.
    package private(set) var presentsAfterDismissal: Bool

    // MARK: Sheets

    /// Whether sheets are cards in compact width and fill the container in compact height; otherwise they always float.
    package private(set) var sheetsFollowSizeClasses: Bool
    /// Whether a page sheet is as wide as the screen in portrait and extends from the status bar to the lower edge.
    /// Otherwise it has a width of its own and margins.
    package private(set) var pageSheetsFillHeight: Bool
    /// Whether the content of sheets has the elevated interface level.
    package private(set) var elevatesSheets: Bool
    /// Whether the user can drag sheets down.
    package private(set) var sheetsAreDraggable: Bool
    /// Whether a tap outside dismisses a sheet that does not fill the screen.
    package private(set) var sheetsDismissOnOutsideTap: Bool
    /// Whether floating sheets have a shadow.
    package private(set) var floatingSheetsHaveShadow: Bool
    /// The alpha of the black dimming behind a floating sheet, 0 to 1. Source: `Docs/Numbers.md`.
    package private(set) var floatingSheetDimAlpha: CGFloat

    // MARK: Popovers

    /// The rectangle that a popover points at when no source rectangle is set.
    package private(set) var defaultSourceRect: CGRect
    /// Whether popovers stay inside the whole safe area; otherwise they avoid only the status bar.
    package private(set) var popoversStayInSafeArea: Bool
    /// The rules that place popovers.
    private(set) var popoverPlacementRules: PlacementRules
    /// Whether the content of a popover in the system's appearance extends below the arrow.
    package private(set) var popoverContentExtendsUnderArrow: Bool
    /// The material of a popover without a background color.
    private(set) var popoverMaterial: Material
    /// Whether the content behind a popover is dimmed.
    package private(set) var dimsBehindPopovers: Bool

    // MARK: Alerts

    /// The corner radius of alerts and action sheets, in points. Source: `Docs/Numbers.md`.
    package private(set) var alertCornerRadius: CGFloat
    /// The distance between the title and the message of an alert, in points. Source: `Docs/Numbers.md`.
    package private(set) var alertTextSpacing: CGFloat
    /// The distance of an action sheet from the sides of a phone's screen, in points. Source: `Docs/Numbers.md`.
    package private(set) var actionSheetMargin: CGFloat
    /// The corner radius of the text fields of an alert, in points. Source: `Docs/Numbers.md`.
    package private(set) var alertFieldCornerRadius: CGFloat

    // MARK: Menus

    /// Whether edit menus are dark on every screen; otherwise they follow the interface style.
    package private(set) var editMenusAreDark: Bool

    // MARK: Bars and tables

    /// Whether the background of a navigation bar or toolbar fades out where no content is scrolled behind it.
    package private(set) var barBackgroundsFade: Bool
    /// The padding above a table's section headers, in points. Source: `Docs/Numbers.md`.
    package private(set) var sectionHeaderTopPadding: CGFloat
    /// Whether the selected row of a picker is on a rounded band; otherwise it is between two lines.
    package private(set) var pickersHaveSelectionBand: Bool
    /// Whether `UIDatePickerStyle.automatic` resolves to `compact`; otherwise to `wheels`.
    package private(set) var datePickersAreCompact: Bool
    /// Whether the view of a table view controller starts below the status bar, unlike other controllers' views.
    package private(set) var insetsTableControllers: Bool
}

// MARK: The versions

extension SystemEra: CaseIterable {
    /// Every emulated version, the oldest first.
    package static let allCases = [iOS11, iOS12, iOS17, iOS18]

    /// The version of a system that is not given another, and of views without a system.
    package static let standard = iOS17

    /// iOS 11.4.
    package static let iOS11 = SystemEra(
        version: "11.4",
        padSystemName: "iOS",
        supportsDarkStyle: false, supportsPointers: false,
        hasStatusBarWindow: true,
        consultsShouldAutorotate: true,
        scrollsWithKeys: false,
        prefersTextToKeyCommands: false,
        keyboardNotificationsHaveScreen: false,
        automaticStyle: .fullScreen,
        compactPopoverStyle: .fullScreen,
        compactSheetStyle: .fullScreen,
        notifiesDelegateOfDismissal: false,
        preparesAdaptedSheets: false,
        refusalsNamePresenter: false,
        warnsOfRejectedResignations: false,
        presentsAfterDismissal: false,
        sheetsFollowSizeClasses: false,
        pageSheetsFillHeight: true,
        elevatesSheets: false,
        sheetsAreDraggable: false,
        sheetsDismissOnOutsideTap: false,
        floatingSheetsHaveShadow: false,
        floatingSheetDimAlpha: 0.4,
        defaultSourceRect: .zero,
        popoversStayInSafeArea: false,
        popoverPlacementRules: .ios8,
        popoverContentExtendsUnderArrow: false,
        popoverMaterial: Material(.extraLight),
        dimsBehindPopovers: true,
        alertCornerRadius: 13,
        alertTextSpacing: 3,
        actionSheetMargin: 10,
        alertFieldCornerRadius: 0,
        editMenusAreDark: true,
        barBackgroundsFade: false,
        sectionHeaderTopPadding: 0,
        pickersHaveSelectionBand: false,
        datePickersAreCompact: false,
        insetsTableControllers: true)

    /// iOS 12.4.
    package static let iOS12 = iOS11.changed {
        $0.version = "12.4"
    }

    /// iOS 17.5, with what changed since iOS 12.
    package static let iOS17 = iOS12.changed {
        $0.version = "17.5"
        $0.padSystemName = "iPadOS"
        $0.supportsDarkStyle = true
        $0.supportsPointers = true
        $0.hasStatusBarWindow = false
        $0.consultsShouldAutorotate = false
        $0.scrollsWithKeys = true
        $0.prefersTextToKeyCommands = true
        $0.keyboardNotificationsHaveScreen = true
        $0.automaticStyle = .pageSheet
        $0.compactPopoverStyle = .formSheet
        $0.compactSheetStyle = nil
        $0.notifiesDelegateOfDismissal = true
        $0.preparesAdaptedSheets = true
        $0.refusalsNamePresenter = true
        $0.warnsOfRejectedResignations = true
        $0.presentsAfterDismissal = true
        $0.sheetsFollowSizeClasses = true
        $0.pageSheetsFillHeight = false
        $0.elevatesSheets = true
        $0.sheetsAreDraggable = true
        $0.sheetsDismissOnOutsideTap = true
        $0.floatingSheetsHaveShadow = true
        $0.floatingSheetDimAlpha = 0.2
        $0.defaultSourceRect = .null
        $0.popoversStayInSafeArea = true
        $0.popoverPlacementRules = .ios13
        $0.popoverContentExtendsUnderArrow = true
        $0.popoverMaterial = .popover
        $0.dimsBehindPopovers = false
        $0.alertCornerRadius = 14
        $0.alertTextSpacing = 2
        $0.actionSheetMargin = 8
        $0.alertFieldCornerRadius = 5
        $0.editMenusAreDark = false
        $0.barBackgroundsFade = true
        $0.sectionHeaderTopPadding = 22
        $0.pickersHaveSelectionBand = true
        $0.datePickersAreCompact = true
        $0.insetsTableControllers = false
    }

    /// iOS 18.2, with what changed since iOS 17.
    package static let iOS18 = iOS17.changed {
        $0.version = "18.2"
        $0.automaticStyle = .formSheet
    }

    /// The era of a version such as `17.5`; nil for one that is not emulated.
    package init?(version: String) {
        guard let known = SystemEra.allCases.first(where: { $0.version == version }) else { return nil }
        self = known
    }

    /// The next version: this one with `changes`.
    private func changed(_ changes: (inout SystemEra) -> Void) -> SystemEra {
        var next = self
        changes(&next)
        return next
    }
}

// MARK: Styles

extension SystemEra {
    /// `style`, or what `automatic` means in this version.
    package func resolved(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
        style == .automatic ? automaticStyle : style
    }

    /// The style of a popover or sheet in compact width when the delegate does not choose one.
    package func compactStyle(of style: UIModalPresentationStyle) -> UIModalPresentationStyle {
        style == .popover ? compactPopoverStyle : compactSheetStyle ?? style
    }
}

extension SystemEra: Hashable {
    package static func == (first: SystemEra, second: SystemEra) -> Bool { first.version == second.version }

    package func hash(into hasher: inout Hasher) { hasher.combine(version) }
}
