/// The dynamic system colors. They depend on style, level and contrast.
extension UIColor {
    // Tints
    /// The system's red.
    public class var systemRed: UIColor { SystemColors.systemRed }
    /// The system's orange.
    public class var systemOrange: UIColor { SystemColors.systemOrange }
    /// The system's yellow.
    public class var systemYellow: UIColor { SystemColors.systemYellow }
    /// The system's green.
    public class var systemGreen: UIColor { SystemColors.systemGreen }
    /// The system's mint.
    public class var systemMint: UIColor { SystemColors.systemMint }
    /// The system's teal.
    public class var systemTeal: UIColor { SystemColors.systemTeal }
    /// The system's cyan.
    public class var systemCyan: UIColor { SystemColors.systemCyan }
    /// The system's blue, the default tint.
    public class var systemBlue: UIColor { SystemColors.systemBlue }
    /// The system's indigo.
    public class var systemIndigo: UIColor { SystemColors.systemIndigo }
    /// The system's purple.
    public class var systemPurple: UIColor { SystemColors.systemPurple }
    /// The system's pink.
    public class var systemPink: UIColor { SystemColors.systemPink }
    /// The system's brown.
    public class var systemBrown: UIColor { SystemColors.systemBrown }

    // Grays
    /// The system's gray.
    public class var systemGray: UIColor { SystemColors.systemGray }
    /// The second gray: lighter than `systemGray` in light style, darker in dark style.
    public class var systemGray2: UIColor { SystemColors.systemGray2 }
    /// The third gray, nearer to the background than `systemGray2`.
    public class var systemGray3: UIColor { SystemColors.systemGray3 }
    /// The fourth gray, nearer to the background than `systemGray3`.
    public class var systemGray4: UIColor { SystemColors.systemGray4 }
    /// The fifth gray, nearer to the background than `systemGray4`.
    public class var systemGray5: UIColor { SystemColors.systemGray5 }
    /// The sixth gray, the nearest to the background.
    public class var systemGray6: UIColor { SystemColors.systemGray6 }

    // Text and lines
    /// Primary text.
    public class var label: UIColor { SystemColors.label }
    /// Secondary text, such as subtitles.
    public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
    /// Tertiary text, less prominent than `secondaryLabel`.
    public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
    /// The least prominent text.
    public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
    /// Placeholder text of input fields.
    public class var placeholderText: UIColor { SystemColors.placeholderText }
    /// Links in text.
    public class var link: UIColor { SystemColors.link }
    /// Thin lines between content; translucent.
    public class var separator: UIColor { SystemColors.separator }
    /// Thin lines between content; opaque.
    public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }

    // Backgrounds
    /// The main background of a window.
    public class var systemBackground: UIColor { SystemColors.systemBackground }
    /// Content on top of `systemBackground`.
    public class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }
    /// Content on top of `secondarySystemBackground`.
    public class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }
    /// The background of grouped content, such as a grouped table.
    public class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }
    /// Content on top of `systemGroupedBackground`, such as its cells.
    public class var secondarySystemGroupedBackground: UIColor { SystemColors.secondarySystemGroupedBackground }
    /// Content on top of `secondarySystemGroupedBackground`.
    public class var tertiarySystemGroupedBackground: UIColor { SystemColors.tertiarySystemGroupedBackground }

    // Fills
    /// The translucent fill of thin or small shapes.
    public class var systemFill: UIColor { SystemColors.systemFill }
    /// The translucent fill of medium-size shapes.
    public class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
    /// The translucent fill of large shapes.
    public class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
    /// The translucent fill of large areas with complex content.
    public class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }
    /// The older name of `systemGroupedBackground`.
    @available(iOS, deprecated: 13.0, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { SystemColors.systemGroupedBackground }
    /// The tint color of the view that uses it; the system's blue where there is no view.
    public class var tintColor: UIColor { SystemColors.tint }
}
