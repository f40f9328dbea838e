import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitStoryboards
import VelariumTesting

extension Fuzzer {
    /// Whatever a storyboard or nib says, its controllers and views are shown, drawn and go away.
    static let storyboards = Fuzzer("storyboards", longestInput: 8192) { bytes in
        let device = TestDevice(.iPhoneSE)
        device.recordsMisuses = true
        device.system.activate()
        if let storyboard = try? UIStoryboard(named: "Fuzz", bytes: bytes) {
            if let controller = storyboard.instantiateInitialViewController() { show(controller, on: device) }
            return
        }
        let page = UIViewController()
        let objects = UINib(data: Data(bytes), bundle: nil).instantiate(withOwner: page)
        for case let view as UIView in objects { page.view.addSubview(view) }
        show(page, on: device)
    }

    @MainActor private static func show(_ controller: UIViewController, on device: TestDevice) {
        device.show(controller)
        device.advance(by: 0.1)
        _ = device.dump()
        _ = device.picture()
        try? device.rotate(to: .landscapeLeft)
        device.advance(by: 0.1)
    }

    static let visualFormats = Fuzzer("visualFormats", longestInput: 512) { bytes in
        var input = InputReader(bytes)
        let device = TestDevice(.iPhoneSE)
        device.recordsMisuses = true
        device.system.activate()
        let page = UIViewController()
        let views = Dictionary(uniqueKeysWithValues: ["a", "b", "title"].map { ($0, UIView()) })
        for view in views.values {
            view.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(view)
        }
        let options = NSLayoutConstraint.FormatOptions(rawValue: UInt(input.number(below: 65_536)))
        let metrics: [String: Any] = ["gap": 8, "wide": CGFloat(input.double())]
        let format = String(decoding: input.remaining, as: UTF8.self)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
        device.show(page)
        for view in views.values {
            precondition(!view.frame.origin.x.isNaN && !view.frame.width.isNaN, "A view has a frame of NaN.")
        }
    }
}
