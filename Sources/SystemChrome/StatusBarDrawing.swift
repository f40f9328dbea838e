import UIKitCore

/// Draws the time, the signals and the battery of a status bar, in the direction of the language. Points, y down.
struct StatusBarDrawing {
    /// The frame of the bar; empty when nothing is drawn.
    let frame: CGRect
    /// The width of the camera's cutout in the middle; 0 without one.
    let cameraWidth: CGFloat
    /// The vertical center of the items, from the upper edge.
    private let centerY: CGFloat
    private let isPad: Bool
    /// Whether the items are in the order of a language that is read from right to left. The symbols are not mirrored.
    private let isMirrored: Bool
    let color: UIColor
    private let battery: BatteryCharge
    private let language: SystemLanguage

    init(
        on device: DeviceModel, frame: CGRect, isLight: Bool, isMirrored: Bool, battery: BatteryCharge,
        language: SystemLanguage
    ) {
        self.frame = frame
        self.isMirrored = isMirrored
        self.language = language
        self.battery = battery
        isPad = device.idiom == .pad
        color = isLight ? .white : .black
        switch device.camera {
        case .none:
            cameraWidth = 0
            centerY = frame.height / 2
        case .notch(let width, let height):
            cameraWidth = width
            centerY = height / 2 + 6
        case .island(let top):
            cameraWidth = SystemChromeMetrics.islandSize.width
            centerY = top + SystemChromeMetrics.islandSize.height / 2
        }
    }

    /// Draws into the current graphics context.
    func draw() {
        guard !frame.isEmpty else { return }
        if cameraWidth > 0 {
            drawBesideCamera()
        } else {
            drawRow()
        }
    }

    /// Draws the time and the signals on both sides of the camera, each centered on its side.
    private func drawBesideCamera() {
        let ear = (frame.width - cameraWidth) / 2
        let text = CenteredText(
            SystemChromeMetrics.time, font: .systemFont(ofSize: 17, weight: .semibold), color: color)
        text.draw(middle: position(ear / 2 + 6))
        let width: CGFloat = 18 + 5 + 17 + 5 + 27
        drawSignals(from: frame.width - ear / 2 - 6 - width / 2, scale: 1)
    }

    /// Draws one thin row across the whole width. The time is in the center on a phone and at the start on a pad, which
    /// also shows the date and the charge in percent.
    private func drawRow() {
        let small = UIFont.systemFont(ofSize: 12, weight: .semibold)
        let text = CenteredText(SystemChromeMetrics.time, font: small, color: color)
        let scale: CGFloat = 0.78
        if isPad {
            let texts = StatusBarTexts(in: language)
            let date = CenteredText(SystemChromeMetrics.time + "  " + texts.date, font: small, color: color)
            date.draw(middle: position(20 + date.size.width / 2))
            let charge = CenteredText(texts.charge(battery.level), font: small, color: color)
            let batteryX = frame.width - 20 - 27 * scale
            drawBattery(from: batteryX, scale: scale)
            let chargeX = batteryX - 5 * scale - charge.size.width
            charge.draw(middle: position(chargeX + charge.size.width / 2))
            drawWiFi(from: chargeX - 22 * scale, scale: scale)
        } else {
            text.draw(middle: CGPoint(x: frame.midX, y: centerY))
            drawCellular(from: 7, scale: scale)
            drawWiFi(from: 7 + 23 * scale, scale: scale)
            drawBattery(from: frame.width - 6 - 27 * scale, scale: scale)
        }
    }

    private func drawSignals(from x: CGFloat, scale: CGFloat) {
        drawCellular(from: x, scale: scale)
        drawWiFi(from: x + 23 * scale, scale: scale)
        drawBattery(from: x + 45 * scale, scale: scale)
    }

    /// The middle of the left side of an item that is `width` points wide and starts `start` points after the bar's
    /// leading end. Without a width: that point.
    private func position(_ start: CGFloat, width: CGFloat = 0) -> CGPoint {
        CGPoint(x: isMirrored ? frame.width - start - width : start, y: centerY)
    }

    /// Draws four bars of increasing height. 18 points wide, 12 high.
    private func drawCellular(from start: CGFloat, scale: CGFloat) {
        let point = position(start, width: 18 * scale)
        color.setFill()
        for (index, height) in [4.0, 6.5, 9, 12].enumerated() {
            let bar = CGRect(
                x: point.x + CGFloat(index) * 5 * scale, y: point.y + (6 - height) * scale, width: 3 * scale,
                height: height * scale)
            UIBezierPath(roundedRect: bar, cornerRadius: scale).fill()
        }
    }

    /// Draws three arcs. 17 points wide, 12 high.
    private func drawWiFi(from start: CGFloat, scale: CGFloat) {
        let point = position(start, width: 17 * scale)
        let foot = CGPoint(x: point.x + 8.5 * scale, y: point.y + 6 * scale)
        color.setFill()
        color.setStroke()
        let start = CGFloat.pi * 1.25
        let end = CGFloat.pi * 1.75
        let dot = UIBezierPath()
        dot.move(to: foot)
        dot.addArc(withCenter: foot, radius: 3.8 * scale, startAngle: start, endAngle: end, clockwise: true)
        dot.close()
        dot.fill()
        for radius in [6.4, 10.6] {
            let arc = UIBezierPath(
                arcCenter: foot, radius: radius * scale, startAngle: start, endAngle: end, clockwise: true)
            arc.lineWidth = 2.7 * scale
            arc.stroke()
        }
    }

    /// Draws the battery with its charge, green on a charger that is not done. 27 points wide, 13 high.
    private func drawBattery(from start: CGFloat, scale: CGFloat) {
        let point = position(start, width: 27 * scale)
        let body = CGRect(x: point.x, y: point.y - 6.5 * scale, width: 25 * scale, height: 13 * scale)
        color.withAlphaComponent(0.35).setStroke()
        let shell = UIBezierPath(
            roundedRect: body.insetBy(dx: scale / 2, dy: scale / 2), cornerRadius: 3.8 * scale)
        shell.lineWidth = scale
        shell.stroke()
        color.withAlphaComponent(0.4).setFill()
        let knob = CGRect(x: body.maxX + scale, y: point.y - 2 * scale, width: 1.4 * scale, height: 4 * scale)
        UIBezierPath(roundedRect: knob, cornerRadius: 0.7 * scale).fill()
        let availableRect = body.insetBy(dx: 2 * scale, dy: 2 * scale)
        var charge = availableRect
        charge.size.width *= CGFloat(battery.level)
        if battery.activity == .charging {
            UIColor.systemGreen.setFill()
        } else if battery.level <= SystemChromeMetrics.lowBatteryLevel {
            UIColor.systemRed.setFill()
        } else {
            color.setFill()
        }
        let shape = UIBezierPath(roundedRect: availableRect, cornerRadius: 2.5 * scale)
        guard charge.width < availableRect.width, let context = UIGraphicsGetCurrentContext() else {
            shape.fill()
            return
        }
        context.saveGState()
        context.clip(to: charge)
        shape.fill()
        context.restoreGState()
    }
}

/// A short text drawn around its center.
private struct CenteredText {
    private let text: String
    private let attributes: [NSAttributedString.Key: Any]
    let size: CGSize

    init(_ text: String, font: UIFont, color: UIColor) {
        self.text = text
        attributes = [.font: font, .foregroundColor: color]
        size = text.size(withAttributes: attributes)
    }

    func draw(middle: CGPoint) {
        text.draw(
            at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), withAttributes: attributes)
    }
}
