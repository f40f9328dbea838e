extension UIMenu {
    /// Identifies a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's text.
        public let rawValue: String

        /// Creates an identifier from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from its text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

/// The menus of the system's menu bar. Nothing here shows a menu bar; apps use them to name menus of their own.
extension UIMenu.Identifier {
    /// The menu for: about.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The menu for: alignment.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The menu for: application.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// The menu for: bring all to front.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// The menu for: close.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// The menu for: edit.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// The menu for: file.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// The menu for: find.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// The menu for: font.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// The menu for: format.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// The menu for: fullscreen.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// The menu for: help.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// The menu for: hide.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// The menu for: learn.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// The menu for: lookup.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// The menu for: minimize and zoom.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// The menu for: new scene.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// The menu for: open recent.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// The menu for: preferences.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// The menu for: print.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// The menu for: quit.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// The menu for: replace.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// The menu for: root.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// The menu for: services.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// The menu for: share.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// The menu for: speech.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// The menu for: spelling.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// The menu for: spelling options.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// The menu for: spelling panel.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// The menu for: standard edit.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// The menu for: substitution options.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// The menu for: substitutions.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// The menu for: substitutions panel.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// The menu for: text.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The menu for: text color.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// The menu for: text size.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// The menu for: text style.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// The menu for: text style pasteboard.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// The menu for: toolbar.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The menu for: transformations.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// The menu for: undo redo.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// The menu for: view.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The menu for: window.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The menu for: writing direction.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
}
