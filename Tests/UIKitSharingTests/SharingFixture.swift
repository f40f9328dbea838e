import Foundation
import UIKitControls
import UIKitCore
import UIKitSharing
import VelariumTesting

/// A phone with a share sheet.
@MainActor final class SharingFixture {
    let device: TestDevice
    let page = UIViewController()
    private(set) var reports: [String] = []
    private(set) weak var sheet: UIActivityViewController?

    init(_ model: TestDevice.Model = .iPhone14, era: TestDevice.Era = .iOS17, language: TestDevice.Language = .english)
    {
        device = TestDevice(model, era: era, language: language)
        device.show(page)
    }

    /// Presents a share sheet, anchored to a rectangle in the middle of the page, and waits until it is shown.
    func share(
        _ items: [Any], _ activities: [UIActivity] = [], excluding excluded: [UIActivity.ActivityType] = []
    ) throws {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        sheet.excludedActivityTypes = excluded
        sheet.completionWithItemsHandler = { [weak self, weak sheet] type, completed, returned, error in
            let isGone = sheet?.viewIfLoaded?.window == nil
            self?.reports.append(
                "\(type?.rawValue ?? "none") \(completed) \(isGone ? "gone" : "shown")"
                    + (returned == nil ? "" : " returned") + (error == nil ? "" : " error"))
        }
        sheet.popoverPresentationController?.sourceView = page.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 150, y: 300, width: 50, height: 40)
        self.sheet = sheet
        page.present(sheet, animated: true)
        try device.settle()
    }
}

/// An activity that records its calls.
final class RecordingActivity: UIActivity {
    private(set) var calls: [String] = []
    private(set) var items: [Any] = []
    private let title: String
    private let controller: UIViewController?
    private let accepts: Bool
    /// Whether `perform()` finishes at once. Default true.
    var finishesAtOnce = true

    init(_ title: String, in controller: UIViewController? = nil, accepts: Bool = true) {
        self.title = title
        self.controller = controller
        self.accepts = accepts
        super.init()
    }

    override var activityType: ActivityType? { ActivityType("test.\(title)") }
    override var activityTitle: String? { title }
    override var activityImage: UIImage? { UIImage(systemName: "star") }
    override var activityViewController: UIViewController? { controller }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        calls.append("canPerform \(activityItems.count)")
        return accepts
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        calls.append("prepare \(activityItems.count)")
        items = activityItems
    }

    override func perform() {
        calls.append("perform")
        if finishesAtOnce { activityDidFinish(true) }
    }

    override func activityDidFinish(_ completed: Bool) {
        calls.append("activityDidFinish \(completed)")
        super.activityDidFinish(completed)
    }
}
