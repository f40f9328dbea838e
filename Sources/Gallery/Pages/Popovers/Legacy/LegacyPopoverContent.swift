import UIKit

/// Three typical uses of popovers: details of an object, tools, and actions on an object.
enum LegacyPopoverContent: CaseIterable {
    case details, tools, actions

    static let all: [LegacyPopoverContent] = [.details, .tools, .actions]

    var title: String {
        switch self {
        case .details: "Details"
        case .tools: "Tools"
        case .actions: "Actions"
        }
    }

    @MainActor func makeScreen() -> LegacyPopoverScreen {
        switch self {
        case .details: LegacyDetailsScreen(self, size: CGSize(width: 340, height: 240))
        case .tools: LegacyToolsScreen(self, size: CGSize(width: 320, height: 196))
        case .actions: LegacyActionsScreen(self, size: CGSize(width: 320, height: 308))
        }
    }
}

/// Actions in the popover's content that change the popover itself.
enum LegacyPopoverAction: CaseIterable {
    case enlarge, resizeWithoutAnimation, swap, swapBack, rename, dismiss

    var title: String {
        switch self {
        case .enlarge: "Make larger"
        case .resizeWithoutAnimation: "Resize without animation"
        case .swap: "Show details"
        case .swapBack: "Back to actions"
        case .rename: "Rename…"
        case .dismiss: "Done"
        }
    }

    var symbol: String {
        switch self {
        case .enlarge: "arrow.up.left.and.arrow.down.right"
        case .resizeWithoutAnimation: "arrow.down.right.and.arrow.up.left"
        case .swap: "info.circle"
        case .swapBack: "arrow.uturn.backward"
        case .rename: "pencil"
        case .dismiss: "checkmark"
        }
    }
}

/// A content view controller of the popover, which reports its appearance callbacks.
class LegacyPopoverScreen: AppearanceReportingController {
    let content: LegacyPopoverContent
    /// Called with the name of each appearance callback.
    var onAppearanceCallback: (String) -> Void = { _ in }
    /// Called with the action that the user chose.
    var onAction: (LegacyPopoverAction) -> Void = { _ in }

    init(_ content: LegacyPopoverContent, size: CGSize) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        title = content.title
        preferredContentSize = size
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func didReceive(_ callback: Callback) {
        // These popovers are older than viewIsAppearing(_:), which iOS 17 added.
        if callback != .viewIsAppearing { onAppearanceCallback(callback.rawValue) }
    }

    /// The frames depend on the text size.
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        viewIfLoaded?.setNeedsLayout()
    }

    /// The bounds without the part that the arrow covers.
    var safeBounds: CGRect { view.bounds.inset(by: view.safeAreaInsets) }
}
