import UIKit

/// A map that stays usable behind its sheet up to the medium detent.
final class MapController: UIViewController {
    private let scroll = UIScrollView()
    private let map = MapDrawing()
    private let closeButton = UIButton(type: .system)
    private let recorder: SheetRecorder
    private let showsGrabber: Bool

    init(recorder: SheetRecorder, showsGrabber: Bool) {
        self.recorder = recorder
        self.showsGrabber = showsGrabber
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.accessibilityIdentifier = "map"
        scroll.addSubview(map)
        scroll.contentSize = map.bounds.size
        scroll.contentOffset = CGPoint(x: 300, y: 200)
        closeButton.setTitle("Close map", for: .normal)
        closeButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        closeButton.titleLabel?.adjustsFontForContentSizeCategory = true
        closeButton.backgroundColor = .systemBackground
        closeButton.layer.cornerRadius = 12
        closeButton.contentEdgeInsets = UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14)
        closeButton.addAction(
            UIAction { [unowned self] _ in presentingViewController?.dismiss(animated: true) }, for: .touchUpInside)
        view.addSubview(scroll)
        view.addSubview(closeButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = closeButton.sizeThatFits(.zero)
        let safe = view.safeAreaInsets
        closeButton.frame = CGRect(x: safe.left + 16, y: safe.top + 12, width: size.width, height: size.height)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        let list = ListSheetContent()
        if let sheet = list.sheetPresentationController {
            let peek = UISheetPresentationController.Detent.custom(identifier: .init("peek")) { _ in 96 }
            sheet.detents = [peek, .medium(), .large()]
            sheet.selectedDetentIdentifier = .medium
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersGrabberVisible = showsGrabber
            sheet.delegate = recorder
        }
        present(list, animated: animated)
    }
}

/// A drawn map of a small town: blocks, streets, a river and a park.
private final class MapDrawing: UIView {
    private static let block: CGFloat = 120
    private static let street: CGFloat = 18

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 1200, height: 1400))
        isOpaque = true
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemGray5.setFill()
        UIBezierPath(rect: rect).fill()
        drawBlocks(in: rect)
        drawPark()
        drawRiver()
        drawPins()
    }

    private func drawBlocks(in rect: CGRect) {
        UIColor.systemGray6.setFill()
        for x in stride(from: Self.street, to: bounds.width, by: Self.block) {
            for y in stride(from: Self.street, to: bounds.height, by: Self.block) {
                let frame = CGRect(
                    x: x, y: y, width: Self.block - Self.street, height: Self.block - Self.street)
                if frame.intersects(rect) { UIBezierPath(roundedRect: frame, cornerRadius: 5).fill() }
            }
        }
    }

    private func drawPark() {
        UIColor.systemGreen.withAlphaComponent(0.35).setFill()
        UIBezierPath(roundedRect: CGRect(x: 498, y: 258, width: 222, height: 222), cornerRadius: 20).fill()
    }

    private func drawRiver() {
        let river = UIBezierPath()
        river.move(to: CGPoint(x: -20, y: 760))
        river.addCurve(
            to: CGPoint(x: 640, y: 560), controlPoint1: CGPoint(x: 240, y: 760), controlPoint2: CGPoint(x: 380, y: 520))
        river.addCurve(
            to: CGPoint(x: 1220, y: 420), controlPoint1: CGPoint(x: 860, y: 600),
            controlPoint2: CGPoint(x: 980, y: 420))
        river.lineWidth = 54
        UIColor.systemTeal.withAlphaComponent(0.6).setStroke()
        river.stroke()
    }

    private func drawPins() {
        for (x, y) in [(420.0, 330.0), (610, 360), (560, 690), (380, 520), (800, 300)] {
            UIColor.systemRed.setFill()
            UIBezierPath(ovalIn: CGRect(x: x - 11, y: y - 11, width: 22, height: 22)).fill()
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: x - 4, y: y - 4, width: 8, height: 8)).fill()
        }
    }
}
