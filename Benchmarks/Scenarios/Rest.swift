import CoreGraphics
import HeadlessHost
import QuartzCore
import UIKitControls
import UIKitCore

/// How often a screen without input wakes up: frames a second, and the bytes that one of them writes.
@MainActor func measureRest(_ report: inout Report) {
    report.title("rest: frames a second of a screen without input, and the bytes of a frame")
    for kind in RestingScreen.Kind.allCases {
        let rest = RestingScreen(kind).measure(for: 10)
        report.add("rest/\(kind)/frames", rest.framesPerSecond, unit: "/s")
        report.add("rest/\(kind)/bytes", rest.bytesPerFrame, unit: "B")
    }
}

/// A phone at 3 pixels a point with one thing that moves, or nothing.
@MainActor private struct RestingScreen {
    enum Kind: CaseIterable {
        case nothing, caret, spinner, spinnerScrolledAway, spinnerInHiddenView, turningImage, turningImageScrolledAway
        /// Ten pictures a second.
        case pictures
    }

    private let screen = BenchmarkScreen(.phone)

    init(_ kind: Kind) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        scrollView.contentSize = CGSize(width: 390, height: 2_000)
        screen.rootController.view.addSubview(scrollView)
        let view = Self.makeView(kind)
        view.frame.origin = CGPoint(x: 180, y: 100)
        switch kind {
        case .spinnerScrolledAway, .turningImageScrolledAway: scrollView.contentOffset.y = 800
        case .spinnerInHiddenView: scrollView.isHidden = true
        case .nothing, .caret, .spinner, .turningImage, .pictures: break
        }
        scrollView.addSubview(view)
        Self.start(view, kind)
    }

    /// Counts after two seconds, in which the scroll indicator disappears.
    func measure(for seconds: Int) -> (framesPerSecond: Double, bytesPerFrame: Double) {
        screen.host.advance(by: 2)
        var frames = 0
        var pixels = 0
        for _ in 0..<seconds * 60 {
            let before = screen.host.frameCount
            screen.step()
            guard screen.host.frameCount > before else { continue }
            frames += 1
            let counts = screen.system.frameLoop.compositor.counts
            pixels += counts.pixelsComposited + counts.pixelsCopied
        }
        return (Double(frames) / Double(seconds), Double(4 * pixels) / Double(max(1, frames)))
    }

    private static func makeView(_ kind: Kind) -> UIView {
        switch kind {
        case .nothing: UIView()
        case .caret: UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
        case .spinner, .spinnerScrolledAway, .spinnerInHiddenView: UIActivityIndicatorView(style: .large)
        case .turningImage, .turningImageScrolledAway, .pictures: UIImageView(image: picture(0))
        }
    }

    private static func start(_ view: UIView, _ kind: Kind) {
        switch kind {
        case .nothing: break
        case .caret: view.becomeFirstResponder()
        case .spinner, .spinnerScrolledAway, .spinnerInHiddenView: (view as? UIActivityIndicatorView)?.startAnimating()
        case .turningImage, .turningImageScrolledAway:
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.toValue = 2 * Double.pi
            turn.duration = 1
            turn.repeatCount = .infinity
            view.layer.add(turn, forKey: "turn")
        case .pictures:
            let images = view as? UIImageView
            images?.animationImages = (0..<10).map(picture)
            images?.animationDuration = 1
            images?.startAnimating()
        }
    }

    private static func picture(_ number: Int) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor(hue: CGFloat(number) / 10, saturation: 1, brightness: 1, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
    }
}
