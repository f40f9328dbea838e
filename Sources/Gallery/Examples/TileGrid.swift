import UIKit

/// Tiles of equal size in rows, each with a caption: as few rows as possible, with similar numbers of tiles.
final class TileGrid: UIView {
    /// The margin on both sides of a caption, in points.
    private static let captionGap: CGFloat = 2

    private let tileSize: CGSize
    private let growth: UIFont.TextStyle?
    private let gap: CGFloat
    private let tiles: [(view: UIView, caption: UILabel)]

    /// - Parameters:
    ///   - tileSize: The size of each view, in points.
    ///   - growth: The text style with which the tiles grow, because they show text of it. Default: none.
    ///   - gap: The minimum distance between two tiles, in points.
    init(
        tileSize: CGSize, growth: UIFont.TextStyle? = nil, gap: CGFloat = 16, _ tiles: [(caption: String, view: UIView)]
    ) {
        self.tileSize = tileSize
        self.growth = growth
        self.gap = gap
        self.tiles = tiles.map { tile in
            let caption = UILabel()
            caption.text = TileGrid.breakable(tile.caption)
            caption.font = .preferredFont(forTextStyle: .caption2)
            caption.adjustsFontForContentSizeCategory = true
            caption.textColor = .secondaryLabel
            caption.textAlignment = .center
            caption.numberOfLines = 0
            return (tile.view, caption)
        }
        super.init(frame: .zero)
        for tile in self.tiles {
            addSubview(tile.view)
            addSubview(tile.caption)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rows(in: size.width).last?.bottom ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let columns = columns(in: bounds.width)
        let tileSize = tileSize(in: bounds.width)
        let pitch = bounds.width / CGFloat(columns)
        for (row, place) in rows(in: bounds.width).enumerated() {
            for column in 0..<columns where row * columns + column < tiles.count {
                let tile = tiles[row * columns + column]
                let middle = pitch * (CGFloat(isMirrored ? columns - 1 - column : column) + 0.5)
                tile.view.frame = CGRect(
                    x: (middle - tileSize.width / 2).rounded(), y: place.top, width: tileSize.width,
                    height: tileSize.height)
                // Switches and steppers have a fixed size.
                tile.view.center.x = middle
                tile.caption.frame = CGRect(
                    x: middle - pitch / 2 + Self.captionGap, y: place.top + tileSize.height + 6,
                    width: pitch - 2 * Self.captionGap, height: place.captionHeight)
            }
        }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func tileSize(in width: CGFloat) -> CGSize {
        guard let growth else { return tileSize }
        let metrics = UIFontMetrics(forTextStyle: growth)
        return CGSize(
            width: min(max(width, 0), metrics.scaledValue(for: tileSize.width)),
            height: metrics.scaledValue(for: tileSize.height))
    }

    private func columns(in width: CGFloat) -> Int {
        let tileSize = tileSize(in: width)
        // Larger text needs wider columns, but two tiles fit if they do at the standard size, unless a word would break.
        let pair = max(tileSize.width, (width - gap) / 2)
        let scaled = min(pair, UIFontMetrics(forTextStyle: .caption2).scaledValue(for: tileSize.width))
        let tile = max(tileSize.width, scaled, widestWord)
        let most = max(1, min(tiles.count, Int((width + gap) / (tile + gap))))
        let rows = (tiles.count + most - 1) / most
        return max(1, (tiles.count + rows - 1) / max(1, rows))
    }

    /// The width of the longest unbreakable part of a caption, with its margins. Points.
    private var widestWord: CGFloat {
        let words = tiles.flatMap { tile in
            (tile.caption.text ?? "").split { $0 == " " || $0 == "\u{200B}" }.map { (String($0), tile.caption.font) }
        }
        let widths = words.map { NSString(string: $0).size(withAttributes: [.font: $1 as Any]).width.rounded(.up) }
        return (widths.max() ?? 0) + 2 * Self.captionGap
    }

    /// `text` with break opportunities after dots, for symbol names.
    private static func breakable(_ text: String) -> String {
        text.replacingOccurrences(of: ".", with: ".\u{200B}")
    }

    /// One row: its top, the height of its captions, and its bottom.
    private struct Row {
        let top: CGFloat
        let captionHeight: CGFloat
        let bottom: CGFloat
    }

    private func rows(in width: CGFloat) -> [Row] {
        let columns = columns(in: width)
        let tileSize = tileSize(in: width)
        var rows: [Row] = []
        var top: CGFloat = 0
        for start in stride(from: 0, to: tiles.count, by: columns) {
            let captions = tiles[start..<min(start + columns, tiles.count)].map { tile in
                tile.caption.sizeThatFits(
                    CGSize(width: width / CGFloat(columns) - 2 * Self.captionGap, height: .greatestFiniteMagnitude)
                ).height
            }
            let captionHeight = captions.max() ?? 0
            let bottom = top + tileSize.height + 6 + captionHeight
            rows.append(Row(top: top, captionHeight: captionHeight, bottom: bottom))
            top = bottom + gap
        }
        return rows
    }
}
