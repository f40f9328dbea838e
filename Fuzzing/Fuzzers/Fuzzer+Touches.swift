import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitDevice
import UIKitTables
import VelariumTesting

extension Fuzzer {
    /// Reports of fingers, the mouse and keys in any order, with numbers that are used twice and never ended.
    static let touches = Fuzzer("touches", longestInput: 1024) { bytes in
        var input = InputReader(bytes)
        let device = TestDevice(.iPhoneSE)
        device.recordsMisuses = true
        let page = TouchedPage()
        device.show(page)
        for _ in 0..<120 where !input.isAtEnd { perform(&input, on: device) }
        for id in 0..<4 { send(.touch(id: id, phase: .cancelled, location: .zero, time: device.now), to: device) }
        device.advance(by: 1)
        precondition(page.touches >= 0 && page.openTouches == 0, "\(page.openTouches) touches never end.")
    }

    @MainActor private static func perform(_ input: inout InputReader, on device: TestDevice) {
        let now = device.now
        let place = CGPoint(x: input.number(below: 340) - 10, y: input.number(below: 600) - 10)
        switch input.number(below: 12) {
        case 0...5:
            let phase: TouchPhase = input.element(of: [.began, .moved, .ended, .moved, .cancelled, .began])
            let source: TouchSource = input.element(of: [.finger, .finger, .primaryButton, .secondaryButton])
            send(
                .touch(id: input.number(below: 4), phase: phase, location: place, time: now, source: source), to: device
            )
        case 6: device.advance(by: Double(input.byte()) / 200)
        case 7:
            let delta = CGVector(dx: input.double(), dy: input.double())
            guard delta.dx.isFinite, delta.dy.isFinite else { break }
            send(.scroll(location: place, delta: delta, time: now), to: device)
        case 8: send(.hover(location: input.flag() ? place : nil, time: now), to: device)
        case 9:
            let stroke = KeyStroke(name: input.element(of: ["a", "return", "escape", "tab", "up", "space", "?", ""]))
            send(.key(stroke, isDown: input.flag(), time: now), to: device)
        case 10: try? device.rotate(to: input.element(of: [.portrait, .landscapeLeft]))
        default: send(.touchPoints([place]), to: device)
        }
    }

    @MainActor private static func send(_ event: HostEvent, to device: TestDevice) {
        device.system.run { device.system.frameLoop.receive(event) }
    }
}

/// A page with what recognizes touches, which counts those that its view receives.
private final class TouchedPage: UIViewController {
    var touches = 0
    var openTouches: Int { open.count }
    private var open: Set<ObjectIdentifier> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.isMultipleTouchEnabled = true
        let table = UITableView(frame: CGRect(x: 0, y: 300, width: 320, height: 200))
        let zoomed = UIScrollView(frame: CGRect(x: 200, y: 20, width: 100, height: 100))
        zoomed.contentSize = CGSize(width: 400, height: 400)
        let target = UIView(frame: CGRect(x: 20, y: 140, width: 120, height: 120))
        for recognizer in [
            UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
            UIRotationGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
        ] { target.addGestureRecognizer(recognizer) }
        let control = UISlider(frame: CGRect(x: 20, y: 40, width: 150, height: 40))
        let field = UITextField(frame: CGRect(x: 20, y: 90, width: 150, height: 40))
        for view in [table, zoomed, target, control, field] { self.view.addSubview(view) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += touches.count
        open.formUnion(touches.map { ObjectIdentifier($0) })
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        open.subtract(touches.map { ObjectIdentifier($0) })
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        open.subtract(touches.map { ObjectIdentifier($0) })
    }
}
