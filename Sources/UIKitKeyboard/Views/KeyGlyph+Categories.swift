import CoreGraphics
import UIKitCore

/// The pictures of the categories of emoji, about 18 points high. Drawn by eye.
extension KeyGlyph {
    private static let line: CGFloat = 1.4

    @MainActor private static func disk(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
        UIBezierPath(ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    @MainActor static func drawClock(around center: CGPoint) {
        disk(center, 8.6).stroked(line)
        polygon(around: center, [(0, -5), (0, 0), (3.4, 2.2)], closes: false).stroked(line)
    }

    @MainActor static func drawBear(around center: CGPoint) {
        disk(center.moved(0, 1.2), 7.4).stroked(line)
        for side in [CGFloat(-1), 1] {
            disk(center.moved(6.3 * side, -5.7), 2.2).stroked(line)
            disk(center.moved(2.6 * side, -0.4), 1).fill()
        }
        UIBezierPath(ovalIn: CGRect(x: center.x - 2.6, y: center.y + 2, width: 5.2, height: 4)).stroked(line)
    }

    @MainActor static func drawBurger(around center: CGPoint) {
        let bun = UIBezierPath()
        bun.move(to: center.moved(-8.4, -1.6))
        bun.addCurve(
            to: center.moved(8.4, -1.6), controlPoint1: center.moved(-7.6, -9.8), controlPoint2: center.moved(7.6, -9.8)
        )
        bun.close()
        bun.stroked(line)
        polygon(around: center, [(-8.6, 2), (8.6, 2)], closes: false).stroked(line)
        UIBezierPath(
            roundedRect: CGRect(x: center.x - 8.2, y: center.y + 4.6, width: 16.4, height: 3.6), cornerRadius: 1.6
        ).stroked(line)
    }

    @MainActor static func drawBall(around center: CGPoint) {
        disk(center, 8.6).stroked(line)
        let corners: [(x: CGFloat, y: CGFloat)] = [(0, -3.6), (3.4, -1.1), (2.1, 2.9), (-2.1, 2.9), (-3.4, -1.1)]
        polygon(around: center, corners).fill()
        for corner in corners {
            polygon(around: center, [corner, (corner.x * 2.3, corner.y * 2.3)], closes: false).stroked(line)
        }
    }

    @MainActor static func drawCar(around center: CGPoint) {
        polygon(
            around: center,
            [(-8.6, 4.2), (-8.6, -0.6), (-6.4, -1.4), (-4.4, -6), (4.4, -6), (6.4, -1.4), (8.6, -0.6), (8.6, 4.2)]
        ).stroked(line)
        polygon(around: center, [(-6.4, -1.4), (6.4, -1.4)], closes: false).stroked(line)
        for side in [CGFloat(-1), 1] {
            disk(center.moved(5.4 * side, 1.4), 1.1).fill()
            polygon(around: center, [(6.4 * side, 5), (6.4 * side, 7)], closes: false).stroked(2)
        }
    }

    @MainActor static func drawBulb(around center: CGPoint) {
        let bulb = UIBezierPath()
        bulb.move(to: center.moved(-2.6, 4.4))
        bulb.addCurve(
            to: center.moved(0, -8.8), controlPoint1: center.moved(-8.4, -0.2), controlPoint2: center.moved(-6.6, -8.8))
        bulb.addCurve(
            to: center.moved(2.6, 4.4), controlPoint1: center.moved(6.6, -8.8), controlPoint2: center.moved(8.4, -0.2))
        bulb.close()
        bulb.stroked(line)
        polygon(around: center, [(-2.6, 6.6), (2.6, 6.6)], closes: false).stroked(line)
        polygon(around: center, [(-1.4, 8.8), (1.4, 8.8)], closes: false).stroked(line)
    }

    @MainActor static func drawSigns(around center: CGPoint) {
        let font = UIFont.systemFont(ofSize: 9, weight: .semibold)
        let signs: [(String, CGFloat, CGFloat)] = [
            ("*", -4.6, -2.6), ("#", 4.6, -4.4), ("&", -4.6, 4.8), ("%", 4.6, 4.8),
        ]
        for (text, x, y) in signs {
            let size = text.size(withAttributes: [.font: font])
            text.draw(
                at: center.moved(x - size.width / 2, y - size.height / 2),
                withAttributes: [.font: font, .foregroundColor: KeyColors.text])
        }
    }

    @MainActor static func drawLens(around center: CGPoint) {
        disk(center.moved(-1.2, -1.2), 5).stroked(line)
        polygon(around: center, [(2.4, 2.4), (6, 6)], closes: false).stroked(line)
    }

    @MainActor static func drawClear(around center: CGPoint) {
        disk(center, 8).stroked(line)
        for sign in [CGFloat(-1), 1] {
            polygon(around: center, [(-2.8, -2.8 * sign), (2.8, 2.8 * sign)], closes: false).stroked(line)
        }
    }

    @MainActor static func drawFlag(around center: CGPoint) {
        polygon(around: center, [(-6.4, -8.4), (-6.4, 9)], closes: false).stroked(line)
        let cloth = UIBezierPath()
        cloth.move(to: center.moved(-6.4, -7.2))
        cloth.addCurve(
            to: center.moved(7, -7.2), controlPoint1: center.moved(-2, -9.8), controlPoint2: center.moved(2, -4.6))
        cloth.addLine(to: center.moved(7, 2))
        cloth.addCurve(
            to: center.moved(-6.4, 2), controlPoint1: center.moved(2, 4.6), controlPoint2: center.moved(-2, -0.6))
        cloth.stroked(line)
    }
}
