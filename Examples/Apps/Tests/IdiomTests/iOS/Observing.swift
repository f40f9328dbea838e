import Foundation
import UIKit

#if canImport(Combine)
import Combine
#endif

// Idioms of Foundation and its runtime as published code for iOS uses them.

private var zoomContext = 0

class ZoomReader: NSObject {
    let scrollView: UIScrollView
    @objc dynamic var zoom: CGFloat = 1
    private(set) var changes: [String] = []

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
        scrollView.addObserver(
            self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [.old, .new], context: &zoomContext)
        addObserver(self, forKeyPath: #keyPath(zoom), options: .new, context: &zoomContext)
    }

    deinit {
        scrollView.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), context: &zoomContext)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &zoomContext else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        if let offset = change?[.newKey] as? CGPoint { changes.append("offset \(offset.y)") }
        if let zoom = change?[.newKey] as? CGFloat { changes.append("zoom \(zoom)") }
    }
}

class Outlet: NSObject {
    @objc var label = "A"
    @IBOutlet weak var view: UIView?
    private(set) var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
    }

    @nonobjc func plain() -> String { type(of: self).description() }
}

class Clock: NSObject {
    var timer = Timer()
    private(set) var ticks: NSInteger = 0

    @objc func tick() { objc_sync_enter(self); ticks += 1; objc_sync_exit(self) }

    func run() -> CFAbsoluteTime {
        autoreleasepool { perform(#selector(tick)) }
        return CFAbsoluteTimeGetCurrent()
    }
}

func itemCount(_ count: Int) -> String {
    String.localizedStringWithFormat(NSLocalizedString("%d items", bundle: .module, comment: "In the cart"), count)
}

func greeting() -> String { NSLocalizedString("greeting", bundle: .module, comment: "") }

func rootOfDelegate() -> UIViewController? { UIApplication.shared.delegate?.window??.rootViewController }
