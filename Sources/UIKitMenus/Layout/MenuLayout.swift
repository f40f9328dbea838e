import CoreGraphics
import TextLayout
import UIFoundation
import UIKitCore

/// The frames of a menu's rows and tiles. Points of the menu's content, y down; left to right.
@MainActor package struct MenuLayout {
    /// The frame of an item, by its index in `MenuModel.items`.
    package struct Cell: Equatable {
        var item: Int
        var style: MenuSection.Style
        /// In the palette's content if the item is in a strip.
        package var frame: CGRect
        /// The index of the strip that contains the item; nil for none.
        var strip: Int?
    }

    /// A palette that is wider than the menu and scrolls sideways.
    package struct Strip: Equatable {
        /// The visible part.
        var frame: CGRect
        var contentWidth: CGFloat
        /// The items, by their indices in `MenuModel.items`.
        var items: Range<Int>
    }

    /// A title above items.
    struct Header: Equatable {
        var title: String
        var frame: CGRect
    }

    package private(set) var cells: [Cell] = []
    package private(set) var strips: [Strip] = []
    private(set) var headers: [Header] = []
    /// The row that goes back to the parent menu.
    private(set) var back: CGRect?
    /// Hairlines, and the filled gaps between sections.
    package private(set) var separators: [CGRect] = []
    package private(set) var gaps: [CGRect] = []
    package private(set) var size: CGSize

    private let fonts: MenuFonts
    private let measure: Measure
    private let pixel: CGFloat

    /// The number of lines of a text in a font and width.
    package typealias Measure = @MainActor (_ text: String, _ font: UIFont, _ width: CGFloat) -> Int

    /// Lays out `model` in `width` points.
    ///
    /// - Parameter scale: Pixels per point; heights are whole pixels.
    package init(
        _ model: MenuModel, width: CGFloat, fonts: MenuFonts, scale: CGFloat, measure: @escaping Measure = Self.lines
    ) {
        self.fonts = fonts
        self.measure = measure
        pixel = 1 / max(scale, 1)
        size = CGSize(width: width, height: 0)
        if let back = model.back {
            let height = rowHeight(of: back, hasMarks: true)
            self.back = CGRect(x: 0, y: 0, width: width, height: height)
            size.height = height
        }
        if let header = model.header { addHeader(header) }
        var first = 0
        for section in model.sections {
            if size.height > 0 { addGap() }
            if let title = section.title {
                addHeader(title)
                addSeparator()
            }
            switch section.style {
            case .rows: addRows(section.items, from: first, hasMarks: model.hasMarks)
            case .palette where section.items.count > MenuMetrics.paletteColumns: addStrip(section, from: first)
            case .small, .medium, .palette: addTiles(section, from: first)
            }
            first += section.items.count
        }
    }

    /// The width of menus on a screen of `screenWidth` points, at most as wide as `available`.
    package static func width(on screenWidth: CGFloat, fonts: MenuFonts, available: CGFloat) -> CGFloat {
        let isWide = screenWidth >= MenuMetrics.wideScreen
        let width =
            switch (fonts.isAccessibilitySize, isWide) {
            case (false, false): MenuMetrics.phoneWidth
            case (false, true): MenuMetrics.padWidth
            case (true, false): MenuMetrics.phoneAccessibilityWidth
            case (true, true): MenuMetrics.padAccessibilityWidth
            }
        return max(0, min(width, available))
    }

    /// The number of lines that `text` needs. A menu that opens again mostly has the same texts, whose numbers are kept.
    package static func lines(_ text: String, _ font: UIFont, _ width: CGFloat) -> Int {
        let key = MeasuredText(text: text, font: font, width: width)
        if let count = counts[key] { return count }
        let count = countLines(of: text, in: font, width: width)
        counts[key] = count
        return count
    }

    private struct MeasuredText: Hashable {
        let text: String
        let font: UIFont
        let width: CGFloat
    }

    /// The numbers of lines of the last texts (chosen: those of several long menus).
    @MainActor private static var counts = BoundedCache<MeasuredText, Int>(limit: 256)

    /// A line of some scripts is higher than that of the font.
    @MainActor private static func countLines(of text: String, in font: UIFont, width: CGFloat) -> Int {
        func size(in width: CGFloat) -> CGSize {
            (text as NSString).boundingRect(
                with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
                attributes: [.font: font], context: nil
            ).size
        }
        let natural = size(in: .greatestFiniteMagnitude)
        let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
        guard natural.width > width, natural.height > 0 else { return paragraphs }
        return max(1, Int((size(in: width).height / natural.height * CGFloat(paragraphs)).rounded()))
    }

    // MARK: Rows

    private mutating func addRows(_ items: [MenuItem], from first: Int, hasMarks: Bool) {
        for (offset, item) in items.enumerated() {
            if offset > 0 { addSeparator() }
            let height = rowHeight(of: item, hasMarks: hasMarks)
            cells.append(
                Cell(
                    item: first + offset, style: .rows,
                    frame: CGRect(x: 0, y: size.height, width: size.width, height: height)))
            size.height += height
        }
    }

    private func rowHeight(of item: MenuItem, hasMarks: Bool) -> CGFloat {
        let text = MenuRowText(item, rowWidth: size.width, hasMarks: hasMarks, fonts: fonts)
        let title = min(measure(item.title, fonts.title, text.width), text.titleLines)
        var height = CGFloat(title) * fonts.titleLine
        if let subtitle = item.subtitle, !subtitle.isEmpty {
            let lines = min(measure(subtitle, fonts.subtitle, text.width), text.subtitleLines)
            height += MenuMetrics.subtitleGap + CGFloat(lines) * fonts.subtitle.lineHeight.rounded(.up)
        }
        // A row of one line is 44 points high at 2 pixels per point, and 43.67 at 3.
        return (height + MenuMetrics.rowPadding).ceiled(atScale: 1 / pixel)
    }

    // MARK: Tiles

    private mutating func addTiles(_ section: MenuSection, from first: Int) {
        let columns = min(section.items.count, columns(of: section.style))
        let height = tileHeight(of: section)
        for start in stride(from: 0, to: section.items.count, by: columns) {
            if start > 0, section.style != .palette { addSeparator() }
            for column in 0..<columns where start + column < section.items.count {
                let left = pixels(size.width * CGFloat(column) / CGFloat(columns))
                let right = pixels(size.width * CGFloat(column + 1) / CGFloat(columns))
                cells.append(
                    Cell(
                        item: first + start + column, style: section.style,
                        frame: CGRect(x: left, y: size.height, width: right - left, height: height)))
                if column > 0, section.style != .palette {
                    separators.append(CGRect(x: left, y: size.height, width: pixel, height: height))
                }
            }
            size.height += height
        }
    }

    private mutating func addStrip(_ section: MenuSection, from first: Int) {
        let height = tileHeight(of: section)
        let tile = pixels(size.width / MenuMetrics.visiblePaletteTiles)
        for index in section.items.indices {
            cells.append(
                Cell(
                    item: first + index, style: section.style,
                    frame: CGRect(x: CGFloat(index) * tile, y: size.height, width: tile, height: height),
                    strip: strips.count))
        }
        strips.append(
            Strip(
                frame: CGRect(x: 0, y: size.height, width: size.width, height: height),
                contentWidth: CGFloat(section.items.count) * tile, items: first..<(first + section.items.count)))
        size.height += height
    }

    private func columns(of style: MenuSection.Style) -> Int {
        switch style {
        case .rows: 1
        case .small: MenuMetrics.smallColumns
        case .medium: MenuMetrics.mediumColumns
        case .palette: MenuMetrics.paletteColumns
        }
    }

    private func tileHeight(of section: MenuSection) -> CGFloat {
        switch section.style {
        case .rows, .small, .palette: return pixels(MenuMetrics.smallHeight)
        case .medium:
            return pixels(
                2 * MenuMetrics.mediumPadding + MenuMetrics.imageWidth + MenuMetrics.mediumGap
                    + fonts.tile.lineHeight.rounded(.up))
        }
    }

    // MARK: Headers and separators

    private mutating func addHeader(_ title: String) {
        let width = size.width - MenuMetrics.leading - MenuMetrics.trailing
        let lines = min(measure(title, fonts.header, width), MenuMetrics.titleLines)
        let height = pixels(CGFloat(lines) * fonts.header.lineHeight.rounded(.up) + 2 * MenuMetrics.headerPadding)
        headers.append(
            Header(title: title, frame: CGRect(x: 0, y: size.height, width: size.width, height: height)))
        size.height += height
    }

    /// A hairline at the upper edge of what follows. It takes no height.
    private mutating func addSeparator() {
        separators.append(CGRect(x: 0, y: size.height, width: size.width, height: pixel))
    }

    private mutating func addGap() {
        gaps.append(CGRect(x: 0, y: size.height, width: size.width, height: MenuMetrics.sectionGap))
        size.height += MenuMetrics.sectionGap
    }

    private func pixels(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
}

/// The columns and line limits of a row's texts.
@MainActor struct MenuRowText {
    /// The distance of the text from the leading and trailing edges.
    let leading: CGFloat
    let trailing: CGFloat
    let width: CGFloat
    let titleLines: Int
    let subtitleLines: Int

    init(_ item: MenuItem, rowWidth: CGFloat, hasMarks: Bool, fonts: MenuFonts) {
        leading = hasMarks ? MenuMetrics.markedLeading * fonts.markScale : MenuMetrics.leading
        let showsImage = item.image != nil && !fonts.isAccessibilitySize
        trailing = showsImage ? MenuMetrics.imageColumn : MenuMetrics.trailing
        width = max(1, rowWidth - leading - trailing)
        let most = fonts.isAccessibilitySize ? MenuMetrics.accessibilityTitleLines : MenuMetrics.titleLines
        titleLines = item.titleLines > 0 ? item.titleLines : most
        subtitleLines = fonts.isAccessibilitySize ? most : MenuMetrics.subtitleLines
    }
}
