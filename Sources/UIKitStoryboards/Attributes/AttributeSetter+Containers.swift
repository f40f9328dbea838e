import CoreGraphics
import InterfaceDocuments
import UIKitControls
import UIKitCore
import UIKitTables
import UIKitCollections
import UIKitText

/// Image, scroll, stack and effect views.
extension AttributeSetter {
    func applyImageView(to view: UIImageView) {
        if let value = image("image") { view.image = value }
        if let value = image("highlightedImage") { view.highlightedImage = value }
        if let value = flag("highlighted") { view.isHighlighted = value }
        if let value = element.value("preferredSymbolConfiguration").flatMap({ graph.symbolConfiguration(of: $0) }) {
            view.preferredSymbolConfiguration = value
        }
    }

    func applyScrollView(to view: UIScrollView) {
        if let value = size("contentSize") { view.contentSize = value }
        if let value = insets("contentInset") { view.contentInset = value }
        if let value = insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = value }
        if let value = flag("pagingEnabled") { view.isPagingEnabled = value }
        if let value = flag("scrollEnabled") { view.isScrollEnabled = value }
        if let value = flag("directionalLockEnabled") { view.isDirectionalLockEnabled = value }
        if let value = flag("bounces") { view.bounces = value }
        if let value = flag("bouncesZoom") { view.bouncesZoom = value }
        if let value = flag("alwaysBounceVertical") { view.alwaysBounceVertical = value }
        if let value = flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = value }
        if let value = flag("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = value }
        if let value = flag("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = value }
        if let value = number("minimumZoomScale") { view.minimumZoomScale = value }
        if let value = number("maximumZoomScale") { view.maximumZoomScale = value }
        if let value = flag("delaysContentTouches") { view.delaysContentTouches = value }
        if let value = flag("canCancelContentTouches") { view.canCancelContentTouches = value }
        if let value = flag("scrollsToTop") { view.scrollsToTop = value }
        let dismissals: [String: UIScrollView.KeyboardDismissMode] = [
            "none": .none, "onDrag": .onDrag, "interactive": .interactive,
        ]
        if let value = named("keyboardDismissMode", dismissals) { view.keyboardDismissMode = value }
        let indicators: [String: UIScrollView.IndicatorStyle] = ["black": .black, "white": .white, "default": .default]
        if let value = named("indicatorStyle", indicators) { view.indicatorStyle = value }
        let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
            "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
        ]
        if let value = named("contentInsetAdjustmentBehavior", adjustments) {
            view.contentInsetAdjustmentBehavior = value
        }
        switch view {
        case let view as UITextView: applyTextView(to: view)
        case let view as UITableView: applyTable(to: view)
        case let view as UICollectionView: applyCollection(to: view)
        default: break
        }
    }

    func applyStack(to stack: UIStackView) {
        if let value = element["axis"] ?? (isComplete ? "horizontal" : nil) {
            stack.axis = value == "vertical" ? .vertical : .horizontal
        }
        let distributions: [String: UIStackView.Distribution] = [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
        if let value = named("distribution", distributions) { stack.distribution = value }
        let alignments: [String: UIStackView.Alignment] = [
            "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
            "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
        ]
        if let value = named("alignment", alignments) { stack.alignment = value }
        if element["spacingType"] == "standard" {
            stack.spacing = UIStackView.spacingUseSystem
        } else if let value = number("spacing") {
            stack.spacing = value
        }
        if let value = flag("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = value }
        if let value = flag("layoutMarginsRelativeArrangement") { stack.isLayoutMarginsRelativeArrangement = value }
    }

    func applyEffect(to view: UIVisualEffectView) {
        if let vibrancy = element.child("vibrancyEffect"), let blur = vibrancy.child("blurEffect").flatMap(blur) {
            view.effect = UIVibrancyEffect(blurEffect: blur)
        } else if let blur = element.child("blurEffect").flatMap(blur) {
            view.effect = blur
        }
    }

    private func blur(_ element: InterfaceElement) -> UIBlurEffect {
        let styles: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
            "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
            "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
            "systemChromeMaterial": .systemChromeMaterial,
        ]
        return UIBlurEffect(style: element["style"].flatMap { styles[$0] } ?? .regular)
    }
}
