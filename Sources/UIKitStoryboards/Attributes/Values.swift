import CoreGraphics
import Foundation
import InterfaceDocuments
import UIFoundation
import UIKitCore

/// Reads values of elements that need nothing but the element.
enum Values {
    static func number(_ element: InterfaceElement, _ key: String) -> CGFloat? {
        element[key].flatMap { Double($0) }.flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    static func integer(_ element: InterfaceElement, _ key: String) -> Int? { element[key].flatMap { Int($0) } }

    /// "YES" and "NO"; nil if it is not written.
    static func flag(_ element: InterfaceElement, _ key: String) -> Bool? { element[key].map { $0 == "YES" } }

    static func point(_ element: InterfaceElement) -> CGPoint {
        CGPoint(x: number(element, "x") ?? 0, y: number(element, "y") ?? 0)
    }

    static func size(_ element: InterfaceElement) -> CGSize {
        CGSize(width: number(element, "width") ?? 0, height: number(element, "height") ?? 0)
    }

    static func rect(_ element: InterfaceElement) -> CGRect { CGRect(origin: point(element), size: size(element)) }

    /// Insets as old and new elements have them.
    static func insets(_ element: InterfaceElement) -> UIEdgeInsets {
        UIEdgeInsets(
            top: number(element, "minY") ?? number(element, "top") ?? 0,
            left: number(element, "minX") ?? number(element, "left") ?? 0,
            bottom: number(element, "maxY") ?? number(element, "bottom") ?? 0,
            right: number(element, "maxX") ?? number(element, "right") ?? 0)
    }

    static func directionalInsets(_ element: InterfaceElement) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: number(element, "top") ?? 0, leading: number(element, "leading") ?? 0,
            bottom: number(element, "bottom") ?? 0, trailing: number(element, "trailing") ?? 0)
    }

    static func autoresizing(_ element: InterfaceElement) -> UIView.AutoresizingMask {
        let names: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return UIView.AutoresizingMask(names.filter { element[$0.0] == "YES" }.map(\.1))
    }
}

/// Values that name something in the bundle.
extension ObjectGraph {
    /// The value of a child with a key: a color, font, image, number, text or rectangle; nil for anything else.
    func value(of element: InterfaceElement) -> Any? {
        switch element.name {
        case "color": color(of: element)
        case "fontDescription", "font": font(of: element)
        case "imageReference": image(of: element)
        case "integer": Values.integer(element, "value").map { NSNumber(value: $0) }
        case "real", "double", "float": Values.number(element, "value").map { NSNumber(value: Double($0)) }
        case "bool", "boolean": Values.flag(element, "value")
        case "string", "mutableString": element.text
        case "size": Values.size(element)
        case "point": Values.point(element)
        case "rect": Values.rect(element)
        case "range":
            NSRange(
                location: Values.integer(element, "location") ?? 0, length: Values.integer(element, "length") ?? 0)
        case "inset", "edgeInsets": Values.insets(element)
        case "date": ObjectGraph.date(of: element)
        case "attributedString": attributedString(of: element)
        default: object(of: element)
        }
    }

    static func date(of element: InterfaceElement) -> Date? {
        Values.number(element, "timeIntervalSinceReferenceDate").map {
            Date(timeIntervalSinceReferenceDate: Double($0))
        }
    }

    // MARK: Colors

    func color(of element: InterfaceElement) -> UIColor? {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            if let known = Names.systemColors[name] { return known }
        }
        if let name = element["name"] {
            if let color = UIColor(named: name, in: file.bundle, compatibleWith: nil) { return color }
            file.misuse("there is no color named \"\(name)\".", at: element, raises: false)
            return nil
        }
        let alpha = Values.number(element, "alpha") ?? 1
        if let white = Values.number(element, "white") { return UIColor(white: white, alpha: alpha) }
        guard let red = Values.number(element, "red"), let green = Values.number(element, "green"),
            let blue = Values.number(element, "blue")
        else { return nil }
        if element["customColorSpace"] == "displayP3" {
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    // MARK: Images

    /// An image by its name; nil, after a line in the log, if it is not in the bundle.
    func image(named name: String, system: Bool, at element: InterfaceElement) -> UIImage? {
        let image =
            system
            ? UIImage(systemName: name) : UIImage(named: name, in: file.bundle, compatibleWith: nil)
        if let image { return image }
        let resources = file.document.root.child("resources")?.children ?? []
        if !system, resources.contains(where: { $0["name"] == name && $0["catalog"] == "system" }) {
            return UIImage(systemName: name)
        }
        file.misuse("Could not load the \"\(name)\" image referenced from a nib", at: element, raises: false)
        return nil
    }

    func image(of element: InterfaceElement) -> UIImage? {
        guard let name = element["image"] else { return nil }
        let image = image(named: name, system: element["catalog"] == "system", at: element)
        guard let configuration = symbolConfiguration(of: element) else { return image }
        return image?.applyingSymbolConfiguration(configuration)
    }

    /// The image that an element has for an attribute, or as a child.
    func image(_ key: String, of element: InterfaceElement) -> UIImage? {
        if let child = element.value(key), child.name == "imageReference" { return image(of: child) }
        let system = element["catalog"] == "system"
        return element[key].flatMap { image(named: $0, system: system, at: element) }
    }

    func symbolConfiguration(of element: InterfaceElement) -> UIImage.SymbolConfiguration? {
        var parts: [UIImage.SymbolConfiguration] = []
        if let size = Values.number(element, "pointSize") { parts.append(.init(pointSize: size)) }
        if let weight = element["weight"].flatMap({ Names.symbolWeights[$0] }) { parts.append(.init(weight: weight)) }
        let scale = element["symbolScale"] ?? element["scale"]
        if let scale = scale.flatMap({ Names.symbolScales[$0] }) { parts.append(.init(scale: scale)) }
        if let font = element.child("fontDescription").flatMap(font) { parts.append(.init(font: font)) }
        guard let first = parts.first else { return nil }
        return parts.dropFirst().reduce(first) { $0.applying($1) }
    }

    // MARK: Fonts

    func font(of element: InterfaceElement) -> UIFont? {
        if let style = element["style"] ?? element["textStyle"], let known = Names.textStyles[style] {
            return UIFont.preferredFont(forTextStyle: known)
        }
        let size = Values.number(element, "pointSize") ?? Values.number(element, "size") ?? UIFont.systemFontSize
        let weight = element["weight"].flatMap { Names.fontWeights[$0] }
        if let name = element["name"], element["metaFont"] == nil {
            if let font = UIFont(name: name, size: size) { return font }
            file.misuse(
                "there is no font named \"\(name)\"; the system's is shown.", at: element, raises: false)
            return UIFont.systemFont(ofSize: size, weight: name.lowercased().contains("bold") ? .bold : .regular)
        }
        switch element["type"] ?? element["metaFont"] {
        case "boldSystem", "systemBold": return UIFont.boldSystemFont(ofSize: size)
        case "italicSystem", "systemItalic": return UIFont.italicSystemFont(ofSize: size)
        case "smallSystem": return UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)
        default: return UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
        }
    }

    // MARK: Texts

    /// The text of an attribute, which is a child if it has several lines, in the app's language.
    func text(_ key: String, of element: InterfaceElement, as name: String? = nil) -> String? {
        guard let own = element[key] ?? element.value(key).flatMap({ $0.name == "nil" ? nil : $0.text }) else {
            return nil
        }
        return file.localized(name ?? key, of: element) ?? own
    }

    func attributedString(of element: InterfaceElement) -> NSAttributedString {
        let result = NSMutableAttributedString()
        for fragment in element.children where fragment.name == "fragment" {
            let content = fragment["content"] ?? fragment.value("content")?.text ?? ""
            var attributes: [NSAttributedString.Key: Any] = [:]
            for child in fragment.child("attributes")?.children ?? [] {
                guard let key = child["key"] else { continue }
                let value: Any? =
                    child.name == "paragraphStyle" ? ObjectGraph.paragraphStyle(of: child) : value(of: child)
                if let value { attributes[NSAttributedString.Key(key)] = value }
            }
            result.append(NSAttributedString(string: content, attributes: attributes))
        }
        return result
    }

    private static func paragraphStyle(of element: InterfaceElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = element["alignment"].flatMap({ Names.textAlignments[$0] }) { style.alignment = alignment }
        if let mode = element["lineBreakMode"].flatMap({ Names.lineBreakModes[$0] }) { style.lineBreakMode = mode }
        if let value = Values.number(element, "lineSpacing") { style.lineSpacing = value }
        if let value = Values.number(element, "paragraphSpacing") { style.paragraphSpacing = value }
        if let value = Values.number(element, "firstLineHeadIndent") { style.firstLineHeadIndent = value }
        if let value = Values.number(element, "headIndent") { style.headIndent = value }
        if let value = Values.number(element, "tailIndent") { style.tailIndent = value }
        if let value = Values.number(element, "minimumLineHeight") { style.minimumLineHeight = value }
        if let value = Values.number(element, "maximumLineHeight") { style.maximumLineHeight = value }
        return style
    }
}
