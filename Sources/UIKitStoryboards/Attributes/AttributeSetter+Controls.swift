import CoreGraphics
import Foundation
import InterfaceDocuments
import UIKitControls
import UIKitCore

/// Controls.
extension AttributeSetter {
    func applyControl(to control: UIControl) {
        if let value = flag("enabled") { control.isEnabled = value }
        if let value = flag("selected") { control.isSelected = value }
        if let value = flag("highlighted") { control.isHighlighted = value }
        let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
            "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
            "trailing": .trailing,
        ]
        if let value = named("contentHorizontalAlignment", horizontal) { control.contentHorizontalAlignment = value }
        let vertical: [String: UIControl.ContentVerticalAlignment] = [
            "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
        ]
        if let value = named("contentVerticalAlignment", vertical) { control.contentVerticalAlignment = value }
        switch control {
        case let control as UIButton: applyButton(to: control)
        case let control as UITextField: applyField(to: control)
        case let control as UISwitch: applySwitch(to: control)
        case let control as UISlider: applySlider(to: control)
        case let control as UIStepper: applyStepper(to: control)
        case let control as UISegmentedControl: applySegments(to: control)
        case let control as UIPageControl: applyPageControl(to: control)
        case let control as UIDatePicker: applyDatePicker(to: control)
        case let control as UIRefreshControl: applyRefreshControl(to: control)
        default: break
        }
    }

    private func applySwitch(to control: UISwitch) {
        if let value = flag("on", default: false) { control.isOn = value }
        if let value = color("onTintColor") { control.onTintColor = value }
        if let value = color("thumbTintColor") { control.thumbTintColor = value }
    }

    private func applySlider(to slider: UISlider) {
        if let value = number("minValue") { slider.minimumValue = Float(value) }
        if let value = number("maxValue") { slider.maximumValue = Float(value) }
        if let value = number("value") { slider.value = Float(value) }
        if let value = flag("continuous") { slider.isContinuous = value }
        if let value = color("minimumTrackTintColor") { slider.minimumTrackTintColor = value }
        if let value = color("maximumTrackTintColor") { slider.maximumTrackTintColor = value }
        if let value = color("thumbTintColor") { slider.thumbTintColor = value }
        if let value = image("minimumValueImage") { slider.minimumValueImage = value }
        if let value = image("maximumValueImage") { slider.maximumValueImage = value }
    }

    private func applyStepper(to stepper: UIStepper) {
        if let value = number("maximumValue") { stepper.maximumValue = Double(value) }
        if let value = number("minimumValue") { stepper.minimumValue = Double(value) }
        if let value = number("stepValue") { stepper.stepValue = Double(value) }
        if let value = number("value") { stepper.value = Double(value) }
        if let value = flag("autorepeat") { stepper.autorepeat = value }
        if let value = flag("wraps") { stepper.wraps = value }
        if let value = flag("continuous") { stepper.isContinuous = value }
    }

    private func applySegments(to control: UISegmentedControl) {
        let segments = element.child("segments")?.children ?? []
        if !segments.isEmpty { control.removeAllSegments() }
        for (index, segment) in segments.enumerated() {
            if let image = graph.image("image", of: segment) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                let title = graph.file.localized("segmentTitles[\(index)]", of: element) ?? segment["title"]
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
            if segment["enabled"] == "NO" { control.setEnabled(false, forSegmentAt: index) }
            if let width = Values.number(segment, "width") { control.setWidth(width, forSegmentAt: index) }
        }
        if let value = integer("selectedSegmentIndex"), value < control.numberOfSegments {
            control.selectedSegmentIndex = value
        }
        if let value = flag("momentary") { control.isMomentary = value }
        if let value = flag("apportionsSegmentWidthsByContent") { control.apportionsSegmentWidthsByContent = value }
        if let value = color("selectedSegmentTintColor") { control.selectedSegmentTintColor = value }
    }

    private func applyPageControl(to control: UIPageControl) {
        if let value = integer("numberOfPages") { control.numberOfPages = value }
        if let value = integer("currentPage") { control.currentPage = value }
        if let value = flag("hidesForSinglePage") { control.hidesForSinglePage = value }
        if let value = color("pageIndicatorTintColor") { control.pageIndicatorTintColor = value }
        if let value = color("currentPageIndicatorTintColor") { control.currentPageIndicatorTintColor = value }
    }

    private func applyDatePicker(to picker: UIDatePicker) {
        let modes: [String: UIDatePicker.Mode] = [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        ]
        if let value = named("datePickerMode", modes) { picker.datePickerMode = value }
        let styles: [String: UIDatePickerStyle] = [
            "wheels": .wheels, "compact": .compact, "inline": .inline, "automatic": .automatic,
        ]
        if let value = named("style", styles) { picker.preferredDatePickerStyle = value }
        if let value = integer("minuteInterval"), value > 0 { picker.minuteInterval = value }
        if let value = element.value("locale")?["localeIdentifier"] { picker.locale = Locale(identifier: value) }
        if let value = element.value("minimumDate").flatMap(ObjectGraph.date) { picker.minimumDate = value }
        if let value = element.value("maximumDate").flatMap(ObjectGraph.date) { picker.maximumDate = value }
        if let value = element.value("date").flatMap(ObjectGraph.date), element["useCurrentDate"] != "YES" {
            picker.date = value
        }
        if let value = number("countDownDuration"), picker.datePickerMode == .countDownTimer {
            picker.countDownDuration = TimeInterval(value)
        }
    }

    private func applyRefreshControl(to control: UIRefreshControl) {
        if let value = attributedText("attributedTitle") { control.attributedTitle = value }
    }

    func applyProgress(to view: UIProgressView) {
        let styles: [String: UIProgressView.Style] = ["bar": .bar, "default": .default]
        if let value = named("progressViewStyle", styles) { view.progressViewStyle = value }
        if let value = number("progress") { view.progress = Float(value) }
        if let value = color("progressTintColor") { view.progressTintColor = value }
        if let value = color("trackTintColor") { view.trackTintColor = value }
    }

    func applyIndicator(to view: UIActivityIndicatorView) {
        let styles: [String: UIActivityIndicatorView.Style] = [
            "whiteLarge": .large, "large": .large, "white": .medium, "gray": .medium, "medium": .medium,
        ]
        if let value = named("style", styles) { view.style = value }
        if let value = color("color") { view.color = value }
        if let value = flag("hidesWhenStopped", default: false) { view.hidesWhenStopped = value }
        if isComplete { view.isHidden = element["hidden"] == "YES" || view.hidesWhenStopped }
        if flag("animating") == true { view.startAnimating() }
    }
}
