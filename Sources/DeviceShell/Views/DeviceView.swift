import CoreGraphics
import SystemChrome
import UIKitCore

/// A device: its body, its screen with round corners, and in front of it what the camera covers.
final class DeviceView: UIView {
    let screen = DeviceScreenView()
    /// Marks what the inspector has selected.
    let selection = SelectionView()
    private let bodyView = BodyPartView()
    private let camera = BodyPartView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bodyView)
        addSubview(screen)
        screen.addSubview(selection)
        addSubview(camera)
        screen.clipsToBounds = true
        screen.layer.cornerCurve = .continuous
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
        bodyView.isHidden = body == nil
        camera.isHidden = body?.cameraFrame.isNull ?? true
        screen.layer.cornerRadius = (body?.device.cornerRadius ?? 0) * factor
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
        place(bodyView, over: CGRect(origin: .zero, size: body.size)) { body.draw(in: $0) }
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
