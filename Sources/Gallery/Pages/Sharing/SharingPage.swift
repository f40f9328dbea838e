import UIKit

extension GalleryPage {
    /// Share sheets for texts, links and images, with the app's own activities.
    static let sharing = GalleryPage(
        id: "sharing", title: "Sharing", summary: "UIActivityViewController and activities",
        group: .overlays, symbol: "square.and.arrow.up", tint: .systemBlue,
        tour: ["tap \"Text\"", "settle"]
    ) { SharingPage() }
}

private final class SharingPage: TracedExamplesController {
    private let kinds = ButtonGrid(SharedSample.allCases.map(\.rawValue))
    private let switches = SwitchList(["The app's activities", "Without Copy"])

    override func makeExamples() -> [Example] {
        title = "Sharing".localized
        switches.isOn = [true, false]
        kinds.onChoice = { [unowned self] index, button in share(SharedSample.allCases[index], from: button) }
        return [
            Example(
                "Share",
                note: "A sheet on phones, a popover on pads. An item source chooses its text for each activity.",
                kinds),
            Example("Activities", note: "Star finishes at once; Note has a controller of its own.", switches),
        ]
    }

    private func share(_ sample: SharedSample, from button: UIButton) {
        let activities: [UIActivity] = switches.isOn[0] ? [StarActivity(trace), NoteActivity(trace)] : []
        let sheet = UIActivityViewController(activityItems: sample.items, applicationActivities: activities)
        if switches.isOn[1] { sheet.excludedActivityTypes = [.copyToPasteboard] }
        sheet.completionWithItemsHandler = { [weak self] type, completed, _, error in
            let name = type.map { $0.rawValue.split(separator: ".").last.map(String.init) ?? $0.rawValue } ?? "none"
            self?.trace.add("completion", "\(name) completed: \(completed)" + (error.map { " \($0)" } ?? ""))
        }
        sheet.popoverPresentationController?.sourceView = button
        sheet.popoverPresentationController?.sourceRect = button.bounds
        trace.add("present", sample.rawValue)
        present(sheet, animated: true)
    }
}

/// What the page shares.
private enum SharedSample: String, CaseIterable {
    case text = "Text"
    case link = "Link"
    case image = "Image"
    case several = "Several"
    case source = "Item source"

    @MainActor var items: [Any] {
        let link = URL(string: "https://www.swift.org/documentation") as Any
        return switch self {
        case .text: ["A ferry leaves every hour from the pier beside the market."]
        case .link: [link]
        case .image: [SharedSample.picture]
        case .several: ["The pier beside the market", link, SharedSample.picture]
        case .source: [GreetingSource()]
        }
    }

    /// A picture of the sun over the sea.
    @MainActor private static var picture: UIImage {
        let size = CGSize(width: 240, height: 160)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.systemBlue.setFill()
            context.fill(CGRect(x: 0, y: 100, width: size.width, height: 60))
            UIColor.systemYellow.setFill()
            UIBezierPath(ovalIn: CGRect(x: 150, y: 30, width: 50, height: 50)).fill()
        }
    }
}

/// A text that depends on the activity.
private final class GreetingSource: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        activityType == .copyToPasteboard ? "Copied from the gallery" : "Shared from the gallery"
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "A greeting" }
}

/// An activity without a controller.
private final class StarActivity: UIActivity {
    private let trace: TracePanel

    init(_ trace: TracePanel) {
        self.trace = trace
    }

    override var activityType: ActivityType? { ActivityType("gallery.star") }
    override var activityTitle: String? { "Star" }
    override var activityImage: UIImage? { UIImage(systemName: "star") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

    override func prepare(withActivityItems activityItems: [Any]) {
        trace.add("Star", "prepare with \(activityItems.count)")
    }

    override func perform() {
        trace.add("Star", "perform")
        activityDidFinish(true)
    }
}

/// An activity with a controller of its own, in the row of apps.
private final class NoteActivity: UIActivity {
    private let trace: TracePanel
    private var text = ""

    init(_ trace: TracePanel) {
        self.trace = trace
    }

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { ActivityType("gallery.note") }
    override var activityTitle: String? { "Note" }
    override var activityImage: UIImage? { UIImage(systemName: "square.and.pencil") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

    override func prepare(withActivityItems activityItems: [Any]) {
        text = activityItems.map { ($0 as? String) ?? ($0 as? URL)?.absoluteString ?? "an image" }
            .joined(separator: "\n")
        trace.add("Note", "prepare with \(activityItems.count)")
    }

    override var activityViewController: UIViewController? {
        UINavigationController(
            rootViewController: NoteController(text) { [unowned self] isSaved in
                trace.add("Note", "activityDidFinish \(isSaved)")
                activityDidFinish(isSaved)
            })
    }
}

/// Shows the text of a note.
private final class NoteController: UIViewController {
    private let label = UILabel()
    private let onEnd: (Bool) -> Void

    init(_ text: String, onEnd: @escaping (Bool) -> Void) {
        self.onEnd = onEnd
        super.init(nibName: nil, bundle: nil)
        label.text = text
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        title = "Note"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { _ in onEnd(false) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { _ in onEnd(true) })
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(label)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetToCenter(dx: 20, dy: 20)
        label.frame = CGRect(
            origin: area.origin, size: CGSize(width: area.width, height: label.sizeThatFits(area.size).height))
    }
}
