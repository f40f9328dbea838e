import CoreGraphics
import SystemChrome
import UIKitCore

/// A device: its body, its screen, and in front of it what is around the round corners and what the camera covers.
///
/// The screen itself is not clipped to its corners: clipping would blend each frame of the device, which is copied so.
final class DeviceView: UIView {
    let screen = DeviceScreenView()
    /// What the inspector draws over the screen.
    let marks = ScreenMarksView()
    /// The body above, below and beside the screen. Behind the screen is nothing that a frame of the device would have to
    /// paint over.
    private let edges = (0..<4).map { _ in BodyPartView() }
    private let corners = (0..<4).map { _ in BodyPartView() }
    private let camera = BodyPartView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for part in edges { addSubview(part) }
        addSubview(screen)
        screen.addSubview(marks)
        for part in corners + [camera] { addSubview(part) }
        screen.clipsToBounds = true
        screen.backgroundColor = .black
        accessibilityIdentifier = "device"
        screen.accessibilityIdentifier = "screen"
        screen.isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Shows `body`, or without one the screen alone.
    ///
    /// - Parameters:
    ///   - screen: The frame of the screen in this view.
    ///   - factor: Points of this view for each point of the device.
    func show(_ body: DeviceBody?, screen frame: CGRect, factor: CGFloat) {
        screen.frame = frame
        marks.frame = screen.bounds
        marks.factor = factor
        for edge in edges { edge.isHidden = body == nil }
        camera.isHidden = body?.cameraFrame.isNull ?? true
        let cornerFrames = body?.cornerFrames ?? []
        for (index, corner) in corners.enumerated() { corner.isHidden = index >= cornerFrames.count }
        guard let body else { return }
        func place(_ part: BodyPartView, over area: CGRect, draw: @escaping (CGContext) -> Void) {
            // The body's space is moved with the screen, which is at whole pixels.
            let origin = CGPoint(
                x: frame.minX - body.screen.minX * factor, y: frame.minY - body.screen.minY * factor)
            part.frame = CGRect(
                x: origin.x + area.minX * factor, y: origin.y + area.minY * factor, width: area.width * factor,
                height: area.height * factor)
            part.show(BodyPartView.Content(body: body, area: area, factor: factor), draw: draw)
        }
        for (edge, area) in zip(edges, body.edgeFrames) { place(edge, over: area) { body.draw(in: $0) } }
        for (corner, area) in zip(corners, cornerFrames) {
            place(corner, over: area) { body.drawAroundCorner(of: area, on: ShellLayout.pageColor, in: $0) }
        }
        if !body.cameraFrame.isNull {
            place(camera, over: body.cameraFrame.insetBy(dx: -1, dy: -1)) { body.drawCamera(in: $0) }
        }
    }
}

/// A part of a device's body, which lets touches through.
private final class BodyPartView: UIView {
    /// What is drawn: the part of a body in `area`, in points of the device.
    struct Content: Equatable {
        var body: DeviceBody
        var area: CGRect
        var factor: CGFloat
    }

    private var content: Content?
    private var drawContent: (CGContext) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The page behind the device has another color.
        setNeedsDisplay()
    }

    func show(_ content: Content, draw: @escaping (CGContext) -> Void) {
        guard content != self.content else { return }
        self.content = content
        drawContent = draw
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let content, let context = UIGraphicsGetCurrentContext() else { return }
        context.scaleBy(x: content.factor, y: content.factor)
        context.translateBy(x: -content.area.minX, y: -content.area.minY)
        drawContent(context)
    }
}
