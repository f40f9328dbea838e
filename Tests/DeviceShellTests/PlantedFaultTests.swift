import CoreGraphics
import DeviceShell
import Foundation
import Testing
import UIKitControls
import UIKitCore
import UIKitPresentation

/// Faults as apps have them. Each is planted in a page, and the inspector beside the device names it after at most two
/// clicks.
@MainActor @Suite struct PlantedFaultTests {
    @Test(arguments: PlantedFault.all)
    func isNamedByTheInspector(fault: PlantedFault) throws {
        let page = FaultyPage()
        let fixture = ShellFixture(root: page)
        fixture.app.run { fault.plant(page) }
        fixture.advance(0.8)
        fixture.key("f12")
        fixture.advance(0.5)

        #expect(fault.clicks.count <= 2)
        for click in fault.clicks {
            switch click {
            case .device(let point): fixture.tapDevice(point)
            case .page(let number):
                let middle = try #require(fixture.shell.shellPoint(of: "shell.inspector-pages"))
                fixture.tap(CGPoint(x: middle.x + (CGFloat(number) - 2) * 67, y: middle.y))
            }
        }
        fixture.advance(0.5)

        let text = try #require(fixture.shell.inspectorText)
        for part in fault.words { #expect(text.contains(part), "\(text)") }
    }
}

/// A page with a box, a button in it, and a label below.
final class FaultyPage: UIViewController {
    let box = UIView(frame: CGRect(x: 50, y: 300, width: 290, height: 200))
    let button = UIButton(type: .system)
    let label = UILabel(frame: CGRect(x: 50, y: 560, width: 290, height: 40))
    /// What else a fault needs for as long as the page lives.
    var kept: [AnyObject] = []

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        box.backgroundColor = .systemYellow
        button.frame = CGRect(x: 50, y: 30, width: 100, height: 44)
        button.setTitle("Buy", for: .normal)
        button.addAction(UIAction { _ in }, for: .primaryActionTriggered)
        label.text = "Total"
        view.addSubview(box)
        box.addSubview(button)
        view.addSubview(label)
    }
}

struct PlantedFault: Sendable, CustomTestStringConvertible {
    enum Click: Sendable {
        /// A point of the device.
        case device(CGPoint)
        /// A page of the inspector: views, touches, frames, trace, spoken.
        case page(Int)
    }

    let name: String
    let plant: @MainActor @Sendable (FaultyPage) -> Void
    let clicks: [Click]
    let words: [String]

    var testDescription: String { name }

    init(_ name: String, clicks: [Click], words: [String], plant: @escaping @MainActor @Sendable (FaultyPage) -> Void) {
        self.name = name
        self.clicks = clicks
        self.words = words
        self.plant = plant
    }

    private static let onButton = CGPoint(x: 150, y: 352)
    private static let onLabel = CGPoint(x: 195, y: 580)
    private static let onBox = CGPoint(x: 250, y: 450)

    static let all = touches + layout + presentations + others

    // MARK: A tap that does nothing

    /// The page of touches, then the tap.
    private static let tapOnButton = [Click.page(1), .device(onButton)]

    private static let touches: [PlantedFault] = [
        PlantedFault(
            "a clear view in front of the button", clicks: tapOnButton,
            words: ["UIView \"veil\"", "is in front of it."]
        ) { page in
            let veil = UIView(frame: page.view.bounds)
            veil.accessibilityIdentifier = "veil"
            page.view.addSubview(veil)
        },
        PlantedFault(
            "a superview that ignores touches", clicks: tapOnButton,
            words: ["UIButton \"Buy\"", "ignores touches (isUserInteractionEnabled is false)."]
        ) { $0.box.isUserInteractionEnabled = false },
        PlantedFault(
            "a disabled button", clicks: tapOnButton, words: ["is disabled (isEnabled is false): it sends no action."]
        ) { $0.button.isEnabled = false },
        PlantedFault(
            "a button without an action", clicks: tapOnButton, words: ["has no action and no target."]
        ) { page in
            page.button.removeFromSuperview()
            let idle = UIButton(type: .system)
            idle.setTitle("Idle", for: .normal)
            idle.frame = page.button.frame
            page.box.addSubview(idle)
        },
        PlantedFault(
            "a button outside of its superview", clicks: tapOnButton, words: ["the point is outside of UIView"]
        ) { page in
            page.box.frame.size.height = 20
        },
        PlantedFault(
            "a button that is all but clear", clicks: tapOnButton, words: ["is transparent (alpha is 0.005"]
        ) { $0.button.alpha = 0.005 },
        PlantedFault(
            "an overridden hit test", clicks: tapOnButton, words: ["returns nil from hitTest(_:with:)"]
        ) { page in
            final class Deaf: UIView {
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
            }
            let deaf = Deaf(frame: page.box.frame)
            page.view.addSubview(deaf)
            page.button.removeFromSuperview()
            deaf.addSubview(page.button)
        },
        PlantedFault(
            "an animation without allowUserInteraction", clicks: tapOnButton,
            words: ["is animated without the option allowUserInteraction"]
        ) { page in
            UIView.animate(withDuration: 100) { page.box.alpha = 0.5 }
        },
        PlantedFault(
            "a clear presentation that stayed", clicks: tapOnButton,
            words: ["UIView \"left over\"", "is in front of it."]
        ) { page in
            let ghost = UIViewController()
            ghost.modalPresentationStyle = .overFullScreen
            ghost.view.accessibilityIdentifier = "left over"
            page.present(ghost, animated: false)
        },
        PlantedFault(
            "a recognizer that waits for another", clicks: [.page(1), .device(onLabel)],
            words: ["has detected its gesture and waits until UITapGestureRecognizer"]
        ) { page in
            page.label.isUserInteractionEnabled = true
            let once = UITapGestureRecognizer()
            let twice = UITapGestureRecognizer()
            twice.numberOfTapsRequired = 2
            once.require(toFail: twice)
            page.label.addGestureRecognizer(once)
            page.label.addGestureRecognizer(twice)
        },
        PlantedFault(
            "a delegate that refuses the gesture", clicks: [.page(1), .device(onLabel)],
            words: ["fails: gestureRecognizerShouldBegin(_:) of a view or of its delegate returns false."]
        ) { page in
            final class Refusal: NSObject, UIGestureRecognizerDelegate {
                func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
            }
            page.label.isUserInteractionEnabled = true
            let refusal = Refusal()
            page.kept.append(refusal)
            let tap = UITapGestureRecognizer()
            tap.delegate = refusal
            page.label.addGestureRecognizer(tap)
        },
        PlantedFault(
            "a label that gets no touches", clicks: [.device(onLabel)], words: ["touches: ignored"]
        ) { $0.label.addGestureRecognizer(UITapGestureRecognizer()) },
    ]

    // MARK: Layout

    private static let layout: [PlantedFault] = [
        PlantedFault(
            "an ambiguous height", clicks: [.device(onBox)],
            words: ["ambiguous: the constraints allow another frame", "they do not decide every edge"]
        ) { page in
            page.box.translatesAutoresizingMaskIntoConstraints = false
            page.button.removeFromSuperview()
            NSLayoutConstraint.activate([
                page.box.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 50),
                page.box.widthAnchor.constraint(equalToConstant: 290),
                page.box.topAnchor.constraint(greaterThanOrEqualTo: page.view.topAnchor, constant: 300),
                page.box.heightAnchor.constraint(greaterThanOrEqualToConstant: 200),
                page.box.bottomAnchor.constraint(lessThanOrEqualTo: page.view.bottomAnchor),
            ])
        },
        PlantedFault(
            "two constraints that contradict each other", clicks: [.device(onBox)],
            words: [
                "conflict: self.width = 200 'narrow' does not hold, because it contradicts: self.width = 290 'wide'"
            ]
        ) { page in
            page.box.translatesAutoresizingMaskIntoConstraints = false
            let wide = page.box.widthAnchor.constraint(equalToConstant: 290)
            let narrow = page.box.widthAnchor.constraint(equalToConstant: 200)
            (wide.identifier, narrow.identifier) = ("wide", "narrow")
            NSLayoutConstraint.activate([
                page.box.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 50),
                page.box.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 300),
                page.box.heightAnchor.constraint(equalToConstant: 200), wide, narrow,
            ])
        },
        PlantedFault(
            "a constraint to the wrong edge", clicks: [.device(onBox)],
            words: [
                "vertical: self.bottom = superview.bottom − 344", "horizontal: self.trailing = superview.trailing − 50",
            ]
        ) { page in
            page.box.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                page.box.trailingAnchor.constraint(equalTo: page.view.trailingAnchor, constant: -50),
                page.box.bottomAnchor.constraint(equalTo: page.view.bottomAnchor, constant: -344),
                page.box.widthAnchor.constraint(equalToConstant: 290),
                page.box.heightAnchor.constraint(equalToConstant: 200),
            ])
        },
        PlantedFault(
            "a frame that nobody lays out", clicks: [.device(onBox)],
            words: ["placed by: its frame and autoresizing mask, without constraints", "frame: 50, 300, 290, 200"]
        ) { _ in },
        PlantedFault(
            "a transform that was left", clicks: [.device(onBox)], words: ["transform: ", "alpha: 0.5"]
        ) { page in
            page.box.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
            page.box.alpha = 0.5
        },
    ]

    // MARK: Presentations

    private static let presentations: [PlantedFault] = [
        PlantedFault(
            "a popover on the other side", clicks: [.device(CGPoint(x: 195, y: 700))],
            words: ["style shown: popover", "placement: "]
        ) { page in
            let content = contentOfPopover(in: page)
            content.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        },
        PlantedFault(
            "a popover that became a sheet", clicks: [.device(CGPoint(x: 195, y: 700))],
            words: ["style asked for: popover", "style shown: formSheet"]
        ) { page in
            let content = UIViewController()
            content.view.backgroundColor = .systemTeal
            content.modalPresentationStyle = .popover
            content.popoverPresentationController?.sourceView = page.label
            page.present(content, animated: false)
        },
        PlantedFault(
            "a wrong presenter", clicks: [.device(CGPoint(x: 195, y: 700))],
            words: ["presented by: Container", "style asked for: overFullScreen"]
        ) { page in
            final class Container: UIViewController {}
            final class Child: UIViewController {}
            let container = Container()
            container.modalPresentationStyle = .fullScreen
            let child = Child()
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
            page.present(container, animated: false) {
                let content = UIViewController()
                content.view.backgroundColor = .systemTeal
                content.modalPresentationStyle = .overFullScreen
                child.present(content, animated: false)
            }
        },
        PlantedFault(
            "a presentation while another one is there", clicks: [.page(3)],
            words: ["warning", "which is already presenting"]
        ) { page in
            page.present(UIViewController(), animated: false)
            page.present(UIViewController(), animated: false)
        },
    ]

    @MainActor private static func contentOfPopover(in page: FaultyPage) -> UIViewController {
        final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .none }
        }
        let delegate = Delegate()
        page.kept.append(delegate)
        let content = UIViewController()
        content.view.backgroundColor = .systemTeal
        content.preferredContentSize = CGSize(width: 200, height: 160)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = page.label
        content.popoverPresentationController?.delegate = delegate
        page.present(content, animated: false)
        return content
    }

    // MARK: Frames, order and callbacks

    private static let others: [PlantedFault] = [
        PlantedFault(
            "a button without a name", clicks: [.page(4)], words: ["Button."]
        ) { page in
            page.button.setTitle(nil, for: .normal)
            page.button.setImage(UIImage(systemName: "trash"), for: .normal)
        },
        PlantedFault(
            "texts that are read in the wrong order", clicks: [.page(4)], words: ["Total\nBuy. Button."]
        ) { $0.view.accessibilityElements = [$0.label, $0.button] },
        PlantedFault(
            "the wrong first responder", clicks: [.device(onBox)], words: ["FaultyPage (first responder)"]
        ) { _ = $0.becomeFirstResponder() },
        PlantedFault(
            "an animation that never ends", clicks: [.page(2)], words: ["frames, "]
        ) { page in
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { page.label.alpha = 0.2 }
        },
    ]
}
