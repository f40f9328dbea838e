import ObjectiveC
import UIKit.UIGestureRecognizerSubclass

// Idioms of Objective-C as published code for iOS uses them.

@objc protocol PlayerDelegate: NSObjectProtocol {
    func playerDidFinish(_ player: Player)
    @objc optional func player(_ player: Player, didReach second: Int)
    @objc optional func playerShouldLoop(_ player: Player) -> Bool
    @objc optional func titleOfPlayer(_ player: Player) -> String
    @objc optional func viewForPlayer(_ player: Player) -> UIView
}

@objcMembers
class Player: NSObject {
    weak var delegate: PlayerDelegate?
    dynamic var volume = 1.0
    var onStop: (() -> Void)?
    private(set) var calls: [String] = []

    func play() { calls.append("play") }
    func stop() {
        calls.append("stop")
        onStop?()
    }
    func seek(to second: Int, animated: Bool) { calls.append("seek") }
    func rate(_ value: NSNumber) { calls.append("rate \(value)") }

    func finish() -> String {
        delegate?.player?(self, didReach: 3)
        delegate?.playerDidFinish(self)
        let loops = delegate?.playerShouldLoop?(self) ?? false
        let title = delegate?.titleOfPlayer?(self) ?? "untitled"
        let view = delegate?.viewForPlayer?(self)
        return "\(loops) \(title) \(view == nil)"
    }
}

class QuietDelegate: NSObject, PlayerDelegate {
    var finished = 0
    func playerDidFinish(_ player: Player) { finished += 1 }
}

class LoudDelegate: QuietDelegate2 {
    override func playerShouldLoop(_ player: Player) -> Bool { true }
}

class QuietDelegate2: NSObject, PlayerDelegate {
    let view = UIView()
    var seconds: [Int] = []
    func playerDidFinish(_ player: Player) {}
    func player(_ player: Player, didReach second: Int) { seconds.append(second) }
    func playerShouldLoop(_ player: Player) -> Bool { false }
    func titleOfPlayer(_ player: Player) -> String { "A title" }
    func viewForPlayer(_ player: Player) -> UIView { view }
}

class GalleryView: UIView {
    @IBOutlet private weak var header: UILabel!
    @IBInspectable var columns: Int = 2
    @objc(galleryTitle) var title = "" { didSet { events.append("title \(title)") } }
    fileprivate(set) var events: [String] = []

    private(set) lazy var tap = UITapGestureRecognizer(target: self, action: #selector(didTap))
    private(set) lazy var button: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(didPress(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(GalleryView.didPress(_:with:)), for: .touchDown)
        return button
    }()

    @objc private func didTap() { events.append("tap") }
    @IBAction fileprivate func didPress(_ sender: UIButton) { events.append("press") }
    @objc func didPress(_ sender: Any, with event: UIEvent?) { events.append("press with event") }

    @objc func refresh() { events.append("refresh") }
    @objc func answer() -> NSString { "forty-two" }
}

class CustomGestureRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .recognized
    }
}

class BasePage: UIViewController {}

extension BasePage {
    @objc func reload() -> String { "base" }

    override var prefersStatusBarHidden: Bool { true }
}

class SubPage: BasePage {
    override func reload() -> String { "sub" }
}

class Stack<Element>: NSObject {
    var elements: [Element] = []
    private(set) var pops = 0
    func makeTarget() -> (Any, Selector) { (self, #selector(pop)) }
    @objc func pop() { pops += 1 }
}

private var associationKey: UInt8 = 0

extension UIView {
    var badge: String? {
        get { objc_getAssociatedObject(self, &associationKey) as? String }
        set { objc_setAssociatedObject(self, &associationKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

@objc enum Flavor: Int {
    case sweet, sour
}

#if os(iOS)
let isIOS = true
#else
let isIOS = false
#endif
