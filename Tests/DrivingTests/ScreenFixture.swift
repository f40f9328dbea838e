import CoreGraphics
import Driving
import HeadlessHost
import QuartzCore
import SystemAssembly
import UIKitControls
import UIKitCore

/// A small screen with an empty controller, for tests of finding and performing.
@MainActor
final class ScreenFixture {
    let system: UIKitSystem
    let host: HeadlessHost
    let controller = UIViewController()
    let window: UIWindow

    init(_ device: DeviceModel = .desktop) {
        (system, host) = UIKitSystem.headless(device, scale: 1)
        window = system.show(controller)
        host.advance(by: 0)
    }

    var view: UIView { controller.view }
    var context: StepContext { StepContext(system: system) }

    @discardableResult
    func add<View: UIView>(_ view: View, _ frame: CGRect, to parent: UIView? = nil) -> View {
        view.frame = frame
        (parent ?? self.view).addSubview(view)
        return view
    }

    @discardableResult
    func addButton(_ title: String, _ x: CGFloat, _ y: CGFloat, to parent: UIView? = nil) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return add(button, CGRect(x: x, y: y, width: 80, height: 44), to: parent)
    }

    @discardableResult
    func addLabel(_ text: String, _ x: CGFloat, _ y: CGFloat, to parent: UIView? = nil) -> UILabel {
        let label = UILabel()
        label.text = text
        return add(label, CGRect(x: x, y: y, width: 80, height: 20), to: parent)
    }

    /// Performs a script and returns the failure's reason; nil if it succeeded.
    func perform(_ line: String, folder: Folder = Folder()) -> String? {
        do {
            let run = ScriptRun(
                try Script(name: "s", text: line),
                in: StepContext(system: system, folder: folder))
            guard case .failed(let failure) = run.play(on: host, draining: {}) else { return nil }
            return failure.failure.reason
        } catch {
            return "syntax: \(error)"
        }
    }

    func find(_ target: ElementQuery) -> Result<UIView, StepFailure> {
        context.refresh()
        do throws(StepFailure) {
            return .success(try ElementFinder(system).view(target).view)
        } catch {
            return .failure(error)
        }
    }

    func reason(_ target: ElementQuery) -> String? {
        guard case .failure(let failure) = find(target) else { return nil }
        return failure.reason
    }

    func found(_ target: ElementQuery) -> UIView? {
        try? find(target).get()
    }
}

extension ElementQuery {
    static func text(_ text: String) -> ElementQuery { .text(text, ordinal: nil) }
    static func id(_ text: String) -> ElementQuery { .identifier(text, ordinal: nil) }
}
