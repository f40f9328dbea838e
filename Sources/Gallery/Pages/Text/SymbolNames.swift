/// The symbols of the page, by their names in the system's tables.
enum SymbolNames {
    static let groups: [(title: String, names: [String])] = [
        (
            title: "Marks",
            names: [
                "xmark", "xmark.circle", "xmark.circle.fill", "xmark.square", "checkmark", "checkmark.circle",
                "checkmark.circle.fill", "checkmark.square", "checkmark.square.fill", "plus", "plus.circle",
                "plus.circle.fill", "plus.square", "minus", "minus.circle", "minus.circle.fill", "ellipsis",
                "ellipsis.circle", "ellipsis.circle.fill", "info", "info.circle", "info.circle.fill", "questionmark",
                "questionmark.circle", "questionmark.circle.fill", "exclamationmark", "exclamationmark.circle",
                "exclamationmark.circle.fill", "exclamationmark.triangle", "exclamationmark.triangle.fill", "nosign",
                "circle", "circle.fill", "circle.inset.filled", "circle.lefthalf.filled", "square", "square.fill",
                "rectangle", "rectangle.fill", "rectangle.portrait", "capsule", "triangle", "triangle.fill", "star",
                "star.fill", "heart", "heart.fill", "a.circle", "face.smiling",
            ]
        ),
        (
            title: "Arrows",
            names: [
                "chevron.left", "chevron.right", "chevron.backward", "chevron.forward", "chevron.up", "chevron.down",
                "chevron.compact.up", "chevron.compact.down", "chevron.up.chevron.down", "chevron.left.circle",
                "chevron.right.circle", "chevron.right.circle.fill", "chevron.up.circle", "chevron.down.circle",
                "chevron.down.circle.fill", "arrow.left", "arrow.right", "arrow.backward", "arrow.forward",
                "arrow.up", "arrow.down", "arrow.up.right", "arrow.up.circle", "arrow.up.circle.fill",
                "arrow.down.circle", "arrow.down.circle.fill", "arrow.up.arrow.down", "arrow.left.arrow.right",
                "arrow.clockwise", "arrow.counterclockwise", "arrow.uturn.left", "arrow.uturn.right",
                "arrow.uturn.backward", "arrow.uturn.forward", "arrow.up.left.and.arrow.down.right",
                "arrow.down.right.and.arrow.up.left", "arrowtriangle.up", "arrowtriangle.down", "arrowtriangle.left",
                "arrowtriangle.right", "arrowtriangle.up.fill", "arrowtriangle.down.fill", "arrowtriangle.left.fill",
                "arrowtriangle.right.fill", "return", "shift", "shift.fill",
            ]
        ),
        (
            title: "Documents",
            names: [
                "magnifyingglass", "trash", "trash.fill", "square.and.arrow.up", "square.and.arrow.down",
                "square.and.pencil", "pencil", "doc", "doc.fill", "doc.text", "doc.on.doc", "doc.on.clipboard",
                "folder", "folder.fill", "archivebox", "paperclip", "link", "scissors", "bookmark", "bookmark.fill",
                "tag", "flag", "flag.fill", "calendar", "line.3.horizontal", "line.3.horizontal.decrease",
                "list.bullet", "text.alignleft", "text.aligncenter", "text.alignright", "textformat",
                "textformat.size", "bold", "italic", "underline", "delete.left", "delete.left.fill",
            ]
        ),
        (
            title: "Things",
            names: [
                "gear", "gearshape", "gearshape.fill", "bell", "bell.fill", "person", "person.fill", "person.2",
                "person.crop.circle", "person.crop.circle.fill", "lock", "lock.fill", "lock.open", "eye", "eye.fill",
                "eye.slash", "hand.tap", "photo", "photo.fill", "camera", "camera.fill", "paintpalette", "sun.max",
                "sun.max.fill", "moon", "moon.fill", "cloud", "bolt", "bolt.fill", "sparkles", "location",
                "location.fill", "paperplane", "paperplane.fill", "map", "mappin", "house", "house.fill", "shield",
                "creditcard", "cart",
            ]
        ),
        (
            title: "Screens and media",
            names: [
                "clock", "clock.fill", "keyboard", "keyboard.chevron.compact.down", "slider.horizontal.3",
                "square.grid.2x2", "square.grid.2x2.fill", "iphone", "ipad", "macwindow", "display", "sidebar.left",
                "rectangle.split.2x1", "square.stack", "square.on.square", "rectangle.portrait.and.arrow.right",
                "rectangle.portrait.and.arrow.forward", "play", "play.fill", "play.circle", "play.circle.fill",
                "play.rectangle", "pause", "pause.fill", "pause.circle", "stop", "stop.fill", "forward.fill",
                "backward.fill", "speaker.wave.2", "speaker.wave.2.fill", "speaker.slash", "mic", "mic.fill",
                "globe", "wifi", "battery.100", "battery.25", "power", "bubble.left", "bubble.left.fill",
                "bubble.right", "text.bubble", "envelope", "envelope.fill", "phone", "phone.fill",
            ]
        ),
    ]
}
