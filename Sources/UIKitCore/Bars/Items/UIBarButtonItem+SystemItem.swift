import CoreGraphics

extension UIBarButtonItem.SystemItem {
    /// `done` for items that end a task.
    var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }

    /// The name of the item's symbol; nil for items with a title and spaces.
    var symbolName: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .undo: "arrow.uturn.backward"
        case .redo: "arrow.uturn.forward"
        case .pageCurl: "doc"
        case .close: "xmark.circle.fill"
        case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
        }
    }

    @MainActor var image: UIImage? {
        guard let symbolName else { return nil }
        guard self == .close else { return UIImage(systemName: symbolName) }
        // A gray disc, independent of the tint color.
        let configuration = UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill])
            .applying(UIImage.SymbolConfiguration(pointSize: BarMetrics.closeSize))
        return UIImage(systemName: symbolName, withConfiguration: configuration)?.withRenderingMode(.alwaysOriginal)
    }

    /// The title of items without a symbol, and the accessibility label of the others. Empty for spaces.
    @MainActor var title: String { text?.localized ?? "" }

    private var text: SystemText? {
        switch self {
        case .done: .done
        case .cancel: .cancel
        case .edit: .edit
        case .save: .save
        case .add: .add
        case .flexibleSpace, .fixedSpace: nil
        case .compose: .compose
        case .reply: .reply
        case .action: .share
        case .organize: .organize
        case .bookmarks: .bookmarks
        case .search: .search
        case .refresh: .refresh
        case .stop: .stop
        case .camera: .camera
        case .trash: .delete
        case .play: .play
        case .pause: .pause
        case .rewind: .rewind
        case .fastForward: .fastForward
        case .undo: .undo
        case .redo: .redo
        case .pageCurl: .pageCurl
        case .close: .close
        }
    }
}

extension UIBarButtonItem {
    /// Whether the item is a space.
    var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

    /// The button's content: the item's own image or title, or else that of its system item.
    func content(isCompact: Bool) -> BarButton.Content {
        if isCompact, let landscapeImagePhone {
            return BarButton.Content(image: landscapeImagePhone, imageInsets: landscapeImagePhoneInsets)
        }
        if let image { return BarButton.Content(image: image, imageInsets: imageInsets) }
        let titles = possibleTitles ?? []
        if let title { return BarButton.Content(title: title, possibleTitles: titles) }
        guard let systemItem else { return BarButton.Content() }
        if let picture = systemItem.image { return BarButton.Content(image: picture) }
        return BarButton.Content(title: systemItem.title, possibleTitles: titles)
    }
}
