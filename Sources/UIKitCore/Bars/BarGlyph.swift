import CoreGraphics

/// The pictures of bars: stencils drawn by us, by eye. Points.
@MainActor enum BarGlyph {
    static let back = Stencil.picture(CGSize(width: 12, height: 21)) { rect in
        let line = Stencil.line(2.7)
        line.move(to: CGPoint(x: rect.maxX - 1.8, y: 1.8))
        line.addLine(to: CGPoint(x: 1.9, y: rect.midY))
        line.addLine(to: CGPoint(x: rect.maxX - 1.8, y: rect.maxY - 1.8))
        line.stroke()
    }

    static let add = Stencil.picture(CGSize(width: 19, height: 19)) { rect in
        let line = Stencil.line(1.9)
        line.move(to: CGPoint(x: rect.midX, y: 1))
        line.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - 1))
        line.move(to: CGPoint(x: 1, y: rect.midY))
        line.addLine(to: CGPoint(x: rect.maxX - 1, y: rect.midY))
        line.stroke()
    }

    static let cross = Stencil.picture(CGSize(width: 17, height: 17)) { rect in
        let line = Stencil.line(2)
        line.move(to: CGPoint(x: 1.5, y: 1.5))
        line.addLine(to: CGPoint(x: rect.maxX - 1.5, y: rect.maxY - 1.5))
        line.move(to: CGPoint(x: rect.maxX - 1.5, y: 1.5))
        line.addLine(to: CGPoint(x: 1.5, y: rect.maxY - 1.5))
        line.stroke()
    }

    static let search = Stencil.picture(CGSize(width: 21, height: 21)) { _ in
        let line = Stencil.line(1.9)
        line.append(UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 13.5, height: 13.5)))
        line.move(to: CGPoint(x: 13.2, y: 13.2))
        line.addLine(to: CGPoint(x: 19, y: 19))
        line.stroke()
    }
}

extension UIBarButtonItem {
    /// What the item's button shows: its own image or title, else what its system item stands for.
    var content: BarButton.Content {
        let isBold = style == .done
        if let image { return BarButton.Content(image: image) }
        if let title { return BarButton.Content(title: title, isBold: isBold) }
        guard let systemItem else { return BarButton.Content() }
        if let glyph = systemItem.glyph { return BarButton.Content(image: glyph) }
        return BarButton.Content(title: systemItem.word, isBold: isBold)
    }
}

extension UIBarButtonItem.SystemItem {
    @MainActor var glyph: UIImage? {
        switch self {
        case .add: BarGlyph.add
        case .stop, .close: BarGlyph.cross
        case .search: BarGlyph.search
        case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize,
            .bookmarks,
            .refresh, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .pageCurl:
            nil
        }
    }

    /// The title of what has no glyph here.
    var word: String {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .add: "Add"
        case .flexibleSpace, .fixedSpace: ""
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .undo: "Undo"
        case .redo: "Redo"
        case .pageCurl: "Page Curl"
        case .close: "Close"
        }
    }
}
