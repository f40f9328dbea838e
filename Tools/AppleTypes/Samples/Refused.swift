// Code that Apple's UIKit does not allow: .ci/apple-types must reject every line with such a comment.
import UIKit

@MainActor func sample(_ view: UIView, _ controller: UIViewController) {
    view.addSubviews(UILabel())  // refused: no such method
    UIView.animate(duration: 0.3) { view.alpha = 0 }  // refused: another label
    view.frame = CGSize(width: 1, height: 1)  // refused: another type
    view.subviews = []  // refused: read-only
    controller.present(UIViewController())  // refused: a parameter is missing
    view.contentMode = .middle  // refused: no such case
    switch view.contentMode {  // refused: Apple may add cases
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right: break
    case .topLeft, .topRight, .bottomLeft, .bottomRight: break
    }
    _ = UIPresentationController()  // refused: another initializer
    _ = UIEdgeInsets(all: 8)  // refused: no such initializer
    UITraitCollection.current.horizontalSizeClass = .compact  // refused: read-only
}

func offTheMainActor(_ view: UIView) {
    view.alpha = 0  // refused: views are isolated to the main actor
}

func sendable(_ layer: CALayer) -> @Sendable () -> Void {
    { layer.opacity = 0 }  // refused: layers are not Sendable
}

final class Narrow: UIView {
    func tap() {}
    var selector: Selector { Selector("tap", Narrow.tap) }  // refused: the form for Linux
    override func layout() {}  // refused: nothing to override
    override init() { super.init(frame: .zero) }  // refused: a convenience initializer
}

final class Delegate: UIScrollViewDelegate {}  // refused: delegates are objects

final class Source: NSObject, UITableViewDataSource {  // refused: a required method is missing
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
