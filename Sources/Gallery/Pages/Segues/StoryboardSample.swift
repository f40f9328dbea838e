import UIKit

/// The controller of a scene with a button, whose popover segue is drawn in `PopoverSegue.storyboard`.
final class StoryboardSample: UIViewController {
    /// Connected by the storyboard.
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var button: UIButton!
    #else
        private(set) var button: UIButton!
    #endif
    /// Called with each callback of the segue.
    var onCallback: (_ name: String, _ arguments: String) -> Void = { _, _ in }

    /// The storyboard's initial controller; nil if the resources are missing.
    static func make() -> StoryboardSample? {
        #if !canImport(ObjectiveC)
            // In an app that velarium-port compiles, @IBOutlet does this.
            UIStoryboard.registerOutlet("button", \StoryboardSample.button)
        #endif
        return UIStoryboard(name: "PopoverSegue", bundle: nil).instantiateInitialViewController() as? StoryboardSample
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.followTextSize()
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        onCallback("shouldPerformSegue", identifier)
        return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        onCallback("prepare", "\(segue.identifier ?? "no identifier") from \(type(of: sender ?? "no sender"))")
        segue.destination.popoverPresentationController?.delegate = self
        enlargeForText(segue.destination)
    }

    /// The storyboard's size is for the usual text size.
    private func enlargeForText(_ destination: UIViewController) {
        let drawn = destination.preferredContentSize
        let metrics = UIFontMetrics(forTextStyle: .headline)
        destination.preferredContentSize = CGSize(
            width: max(drawn.width, min(300, metrics.scaledValue(for: drawn.width))),
            height: max(drawn.height, min(260, metrics.scaledValue(for: drawn.height))))
    }
}

extension StoryboardSample: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
