import UIKit

/// Three typical uses of popovers: details of an object, tools, and actions on an object.
enum ClassicContent: CaseIterable {
    case details, tools, actions

    static let all: [ClassicContent] = [.details, .tools, .actions]

    var title: String {
        switch self {
        case .details: "Details"
        case .tools: "Tools"
        case .actions: "Actions"
        }
    }

    @MainActor func makeScreen() -> ClassicScreen {
        switch self {
        case .details: DetailsScreen(self, size: CGSize(width: 340, height: 240))
        case .tools: ToolsScreen(self, size: CGSize(width: 320, height: 196))
        case .actions: ActionsScreen(self, size: CGSize(width: 320, height: 308))
        }
    }
}

/// Actions in the popover's content that change the popover itself.
enum ClassicDeed: CaseIterable {
    case grow, shrink, swap, swapBack, rename, dismiss

    var title: String {
        switch self {
        case .grow: "Make it larger"
        case .shrink: "Size at once"
        case .swap: "Show the details"
        case .swapBack: "Back to the actions"
        case .rename: "Rename…"
        case .dismiss: "Done"
        }
    }

    var symbol: String {
        switch self {
        case .grow: "arrow.up.left.and.arrow.down.right"
        case .shrink: "arrow.down.right.and.arrow.up.left"
        case .swap: "info.circle"
        case .swapBack: "arrow.uturn.backward"
        case .rename: "pencil"
        case .dismiss: "checkmark"
        }
    }
}

/// A content view controller of the popover, which reports its appearance callbacks.
class ClassicScreen: UIViewController {
    let content: ClassicContent
    /// Called with the name of each appearance callback.
    var onCall: (String) -> Void = { _ in }
    /// Called with the action that the user chose.
    var onDeed: (ClassicDeed) -> Void = { _ in }

    init(_ content: ClassicContent, size: CGSize) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        title = content.title
        preferredContentSize = size
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onCall("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onCall("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onCall("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onCall("viewDidDisappear")
    }

    /// The bounds without the part that the arrow covers.
    var room: CGRect { view.bounds.inset(by: view.safeAreaInsets) }
}
