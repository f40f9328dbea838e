import UIKit

extension Probe {
    static let controls = [
        switches, sliders, segments, stepper, pageControl, progressAndSpinner, spinnerInRow, textFields, buttons,
        controlDefaults,
    ]

    /// A switch that is off at (100, 200), and one that is on at (100, 300).
    private static let switches = Probe("control.switch", on: .phones) { run in
        let off = UISwitch(), on = UISwitch()
        on.isOn = true
        off.frame.origin = CGPoint(x: 100, y: 200)
        on.frame.origin = CGPoint(x: 100, y: 300)
        await run.show(off, on)

        run.record("size", off.bounds.size)
        run.record("width", off.bounds.width)
        run.record("intrinsicSize", off.intrinsicContentSize)
        run.record("widthByHeight", "\(Int(off.bounds.width.rounded())) x \(Int(off.bounds.height.rounded()))")
        guard let picture = run.picture() else { return }
        run.record("belowTrack", picture.color(x: 115.5, y: 232.5))
        run.record("thumbWidth", picture.runLength(x: 113, y: 215.5) { $0.sum > 757 })
        run.record(
            "thumbSpanOff", picture.run(x: 113, y: 215.5) { $0.sum > 757 }.map { [$0.low - 100, $0.high - 100] } ?? [])
        run.record(
            "thumbSpanOn", picture.run(x: 136, y: 315.5) { $0.sum > 757 }.map { [$0.low - 100, $0.high - 100] } ?? [])
        run.record("trackOn", picture.color(x: 110, y: 315.5))
        run.record("trackOff", picture.color(x: 140, y: 215.5))
        if let thumb = picture.run(x: 113, y: 215.5, where: { $0.sum > 757 }) {
            run.record("borderOff", picture.color(x: 100.2, y: 215.5))
            run.record("besideThumbOff", picture.color(x: thumb.high + 0.5 / picture.scale, y: 215.5))
        }
        if let thumb = picture.run(x: 136, y: 315.5, where: { $0.sum > 757 }) {
            run.record("besideThumbOn", picture.color(x: thumb.high + 0.5 / picture.scale, y: 315.5))
        }
    }

    /// A slider at its least value with a red track, and one at three quarters.
    private static let sliders = Probe("control.slider", on: .phones) { run in
        let least = UISlider(frame: CGRect(x: 20, y: 200, width: 335, height: 34))
        least.maximumTrackTintColor = .red
        let later = UISlider(frame: CGRect(x: 1, y: 300, width: UIScreen.main.bounds.width - 20, height: 34))
        later.value = 0.75
        await run.show(least, later)

        @MainActor func thumb(_ slider: UISlider, _ value: Float) -> CGRect {
            slider.thumbRect(
                forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: value)
        }
        run.record("height", least.intrinsicContentSize.height)
        run.record("trackInset", least.trackRect(forBounds: least.bounds).minX)
        run.record("trackRect", least.trackRect(forBounds: least.bounds))
        run.record("thumbMiddleAtLeast", thumb(least, 0).midX)
        run.record("thumbMiddleAtMost", least.bounds.width - thumb(least, 1).midX)
        run.record("thumbWidth", thumb(least, 0).width)
        guard let picture = run.picture() else { return }
        let x = later.frame.minX + thumb(later, 0.75).midX
        let left = picture.firstX(y: 315, from: x - 16, to: x) { $0.sum >= 762 }
        let right = picture.firstX(y: 315, from: x, to: x + 20) { $0.sum < 760 }
        run.record("thumbInkWidth", left.flatMap { left in right.map { $0 - left } })
        run.record("thumbInkLeft", left.map { $0 - later.frame.minX })
        let below = picture.firstY(x: x, from: 318, to: 340) { $0.sum < 762 }
        run.record("shadowBelowThumb", below.map { picture.color(x: x, y: $0 + 0.5) })
        run.record("minimumTrack", picture.color(x: 40, y: 317))
        recordShadow(of: least, thumb: thumb(least, 0), in: picture, run)
    }

    /// The track of a slider whose right part is red, and the shadow around its thumb.
    private static func recordShadow(of slider: UISlider, thumb: CGRect, in picture: Pixels, _ run: ProbeRun) {
        let track = slider.convert(slider.trackRect(forBounds: slider.bounds), to: nil)
        @MainActor func isRed(_ color: Pixels.Color) -> Bool { color.red > 200 && color.green < 120 }
        let high = picture.columnRuns(x: track.midX, from: track.midY - 8, to: track.midY + 8, tolerance: 60).first {
            isRed(picture.color(x: track.midX, y: ($0.lowerBound + $0.upperBound) / 2))
        }
        run.record("trackThickness", high.map { $0.upperBound - $0.lowerBound })
        let middle = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil), pixel = 1 / picture.scale
        // A pixel at the circle's edge that is nearly white, or red beside the red track, belongs to the circle.
        @MainActor func isWhite(_ color: Pixels.Color) -> Bool { color.red >= 250 && color.sum > 380 }
        guard let across = picture.run(x: middle.x, y: middle.y, where: isWhite),
            let bottom = picture.firstY(x: middle.x, from: middle.y, to: middle.y + 20, where: { !isWhite($0) }),
            let top = stride(from: middle.y, to: middle.y - 20, by: -pixel).first(where: {
                !isWhite(picture.color(x: middle.x, y: $0))
            })
        else { return }
        run.record("belowThumbGrays", grays: picture.pixels(x: middle.x, y: bottom, dy: 1, count: 48))
        run.record("aboveThumbGrays", grays: picture.pixels(x: middle.x, y: top, dy: -1, count: 15))
        run.record(
            "leftOfThumbGrays", grays: picture.pixels(x: across.low - pixel / 2, y: track.midY, dx: -1, count: 32))
        run.record(
            "rightOfThumbGrays", grays: picture.pixels(x: across.high + pixel / 2, y: track.midY, dx: 1, count: 32))
    }

    private static let segments = Probe("control.segments", on: .phones) { run in
        let three = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        three.selectedSegmentIndex = 1
        three.sizeToFit()
        three.frame.origin = CGPoint(x: 65, y: 200)
        let two = UISegmentedControl(items: ["Pay by any UPI app", "Other UPI options"])
        two.selectedSegmentIndex = 0
        two.frame = CGRect(x: 8, y: 300, width: 359, height: 32)
        await run.show(three, two)
        await run.wait(seconds: 0.5)

        run.record("width", three.bounds.width)
        run.record("height", three.bounds.height)
        guard let picture = run.picture() else { return }
        run.record("background", picture.color(x: 290, y: 303))
        run.record("belowThumb", picture.color(x: 60, y: 330.5))
        let top = picture.firstY(x: 20, from: 300.5, to: 310) { $0.sum == 765 }
        let bottom = top.flatMap { picture.firstY(x: 20, from: $0, to: 333) { $0.sum < 760 } }
        run.record("thumbHeight", top.flatMap { top in bottom.map { $0 - top } })
        run.record("heights", [two.bounds.height] + (top.flatMap { top in bottom.map { [$0 - top] } } ?? []))
        run.record("trackAndThumbColors", "\(picture.color(x: 290, y: 303)); \(picture.color(x: 20, y: 316))")
        run.record("none", UISegmentedControl.noSegment)
    }

    private static let stepper = Probe("control.stepper", on: .phones) { run in
        let stepper = UIStepper()
        stepper.value = 50
        stepper.frame.origin = CGPoint(x: 150, y: 200)
        await run.show(stepper)

        run.record("size", stepper.bounds.size)
        run.record("width", stepper.bounds.width)
        run.record("maximum", CGFloat(stepper.maximumValue))
        guard let picture = run.picture() else { return }
        let plus = picture.ink(in: CGRect(x: 205, y: 202, width: 35, height: 28), tolerance: 100)
        let minus = picture.ink(in: CGRect(x: 154, y: 202, width: 37, height: 28), tolerance: 100)
        run.record("height", stepper.bounds.height)
        run.record("plusHeight", plus?.height)
        run.record("plusWidth", plus?.width)
        run.record("plusLeft", plus.map { $0.minX - 150 })
        run.record("minusWidth", minus?.width)
        run.record("minusLeft", minus.map { $0.minX - 150 })
        run.record("background", picture.color(x: 160, y: 205))
        let divider = picture.ink(in: CGRect(x: 193, y: 214, width: 8, height: 4), tolerance: 10)
        run.record("dividerLeft", divider.map { $0.minX - 150 })
    }

    private static let pageControl = Probe("control.pages", on: .phones) { run in
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPageIndicatorTintColor = .black
        pages.pageIndicatorTintColor = .black
        pages.sizeToFit()
        pages.center = CGPoint(x: 187.5, y: 300)
        await run.show(pages)

        run.record("height", pages.sizeThatFits(.zero).height)
        run.record("widthOfThree", pages.size(forNumberOfPages: 3).width)
        run.record("widthOfFive", pages.size(forNumberOfPages: 5).width)
        run.record("hidesForSinglePage", pages.hidesForSinglePage)
        let ink = run.picture()?.ink(in: CGRect(x: 100, y: 285, width: 175, height: 30), tolerance: 15)
        run.record("dotsWidth", ink?.width)
        run.record("dotHeight", ink?.height)
    }

    private static let progressAndSpinner = Probe("control.progress", on: .phones) { run in
        let progress = UIProgressView(progressViewStyle: .default)
        progress.frame = CGRect(x: 20, y: 200, width: 335, height: 4)
        progress.progress = 0.9
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 335, height: 34))
        field.text = "Test"
        field.borderStyle = .roundedRect
        field.clearButtonMode = .always
        await run.show(progress, field)

        run.record("intrinsicHeight", progress.intrinsicContentSize.height)
        run.record("spinner.medium", UIActivityIndicatorView(style: .medium).intrinsicContentSize)
        run.record("spinner.large", UIActivityIndicatorView(style: .large).intrinsicContentSize)
        guard let picture = run.picture() else { return }
        let bar = picture.ink(in: CGRect(x: 100, y: 190, width: 50, height: 24), tolerance: Pixels.paleInk)
        run.record("inkHeight", bar?.height)
        run.record("color", picture.color(x: 120, y: progress.frame.midY))
        run.record("trackColor", picture.color(x: 342, y: progress.frame.midY))
        run.record(
            "clearButtonWidth", picture.ink(in: CGRect(x: 320, y: 304, width: 34, height: 26), tolerance: 20)?.width)
    }

    /// An activity indicator as the accessory of a row, from left to right and from right to left.
    private static let spinnerInRow = Probe("control.spinner") { run in
        let directions: [(String, UISemanticContentAttribute)] = [
            ("leftToRight", .forceLeftToRight), ("rightToLeft", .forceRightToLeft),
        ]
        for (name, direction) in directions {
            let rows = Rows(style: .plain)
            rows.rowCounts = [1]
            rows.makeCell = { _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let spinner = UIActivityIndicatorView(style: .medium)
                spinner.startAnimating()
                cell.accessoryView = spinner
                cell.semanticContentAttribute = direction
                return cell
            }
            await run.show(rows)
            guard let cell = rows.cell(0)?.rectInWindow, let picture = run.picture() else { continue }
            let side = direction == .forceRightToLeft ? cell.minX + 1 : cell.maxX - 60
            let ink = picture.ink(
                in: CGRect(x: side, y: cell.minY + 2, width: 58, height: cell.height - 4), tolerance: 10)
            run.record("\(name).span", across: ink)
            run.record("\(name).width", ink?.width)
        }
    }

    /// The rectangles of a text field of 300 by 34 points.
    private static let textFields = Probe("control.field", on: .any) { run in
        let styles: [(String, UITextField.BorderStyle)] = [
            ("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect),
        ]
        for (name, style) in styles {
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
            field.borderStyle = style
            field.text = "Text"
            run.record("\(name).textRect", field.textRect(forBounds: field.bounds))
            run.record("\(name).editingRect", field.editingRect(forBounds: field.bounds))
            run.record("\(name).intrinsicHeight", field.intrinsicContentSize.height)
        }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
        run.record("clearButtonRect", field.clearButtonRect(forBounds: field.bounds))
        run.record("font", field.font?.pointSize)
        run.record("borderStyle", field.borderStyle.rawValue)
        run.record("clearsOnBeginEditing", field.clearsOnBeginEditing)
        run.record("returnKeyType", field.returnKeyType.rawValue)
        run.record("autocapitalization", field.autocapitalizationType.rawValue)
    }

    private static let buttons = Probe("control.button", on: .any) { run in
        let system = UIButton(type: .system)
        system.setTitle("Button", for: .normal)
        run.record("system.size", system.intrinsicContentSize)
        run.record("system.font", system.titleLabel?.font.pointSize)
        let configurations: [(String, UIButton.Configuration)] = [
            ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
        ]
        for (name, configuration) in configurations {
            let button = UIButton(configuration: configuration)
            button.configuration?.title = "Button"
            run.record("\(name).size", button.intrinsicContentSize)
        }
        let filled = UIButton(configuration: .filled())
        for (name, size) in [
            ("mini", UIButton.Configuration.Size.mini), ("small", .small), ("medium", .medium), ("large", .large),
        ] {
            filled.configuration?.title = "Button"
            filled.configuration?.buttonSize = size
            run.record("filled.\(name)", filled.intrinsicContentSize)
        }
    }

    private static let controlDefaults = Probe("control.defaults", on: .any) { run in
        let slider = UISlider(), stepper = UIStepper(), view = UIView(), control = UIControl()
        run.record("slider.maximum", CGFloat(slider.maximumValue))
        run.record("slider.isContinuous", slider.isContinuous)
        run.record("stepper.step", CGFloat(stepper.stepValue))
        run.record("stepper.autorepeat", stepper.autorepeat)
        run.record("stepper.wraps", stepper.wraps)
        run.record("control.horizontalAlignment", control.contentHorizontalAlignment.rawValue)
        run.record("control.verticalAlignment", control.contentVerticalAlignment.rawValue)
        run.record("view.layoutMargins", view.layoutMargins)
        run.record("view.contentMode", view.contentMode.rawValue)
        run.record("view.isOpaque", view.isOpaque)
        run.record("view.hugging", CGFloat(view.contentHuggingPriority(for: .horizontal).rawValue))
        run.record("view.compression", CGFloat(view.contentCompressionResistancePriority(for: .horizontal).rawValue))
        run.record("label.hugging", CGFloat(UILabel().contentHuggingPriority(for: .horizontal).rawValue))
        run.record("button.hugging", CGFloat(UIButton().contentHuggingPriority(for: .horizontal).rawValue))
        run.record("imageView.hugging", CGFloat(UIImageView().contentHuggingPriority(for: .horizontal).rawValue))
        run.record("imageView.interaction", UIImageView().isUserInteractionEnabled)
        run.record("label.interaction", UILabel().isUserInteractionEnabled)
        run.record("label.lines", UILabel().numberOfLines)
        run.record("label.font", UILabel().font.pointSize)
    }
}
