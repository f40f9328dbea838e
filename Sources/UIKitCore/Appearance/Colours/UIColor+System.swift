/// The dynamic system colors. They depend on style, level and contrast.
extension UIColor {
    // Tints
    /// The system's red.
    public class var systemRed: UIColor { SystemColours.systemRed }
    /// The system's orange.
    public class var systemOrange: UIColor { SystemColours.systemOrange }
    /// The system's yellow.
    public class var systemYellow: UIColor { SystemColours.systemYellow }
    /// The system's green.
    public class var systemGreen: UIColor { SystemColours.systemGreen }
    /// The system's mint.
    public class var systemMint: UIColor { SystemColours.systemMint }
    /// The system's teal.
    public class var systemTeal: UIColor { SystemColours.systemTeal }
    /// The system's cyan.
    public class var systemCyan: UIColor { SystemColours.systemCyan }
    /// The system's blue, the default tint.
    public class var systemBlue: UIColor { SystemColours.systemBlue }
    /// The system's indigo.
    public class var systemIndigo: UIColor { SystemColours.systemIndigo }
    /// The system's purple.
    public class var systemPurple: UIColor { SystemColours.systemPurple }
    /// The system's pink.
    public class var systemPink: UIColor { SystemColours.systemPink }
    /// The system's brown.
    public class var systemBrown: UIColor { SystemColours.systemBrown }

    // Grays
    /// The system's gray.
    public class var systemGray: UIColor { SystemColours.systemGray }
    /// The second gray: lighter than `systemGray` in light style, darker in dark style.
    public class var systemGray2: UIColor { SystemColours.systemGray2 }
    /// The third gray, nearer to the background than `systemGray2`.
    public class var systemGray3: UIColor { SystemColours.systemGray3 }
    /// The fourth gray, nearer to the background than `systemGray3`.
    public class var systemGray4: UIColor { SystemColours.systemGray4 }
    /// The fifth gray, nearer to the background than `systemGray4`.
    public class var systemGray5: UIColor { SystemColours.systemGray5 }
    /// The sixth gray, the nearest to the background.
    public class var systemGray6: UIColor { SystemColours.systemGray6 }

    // Text and lines
    /// Primary text.
    public class var label: UIColor { SystemColours.label }
    /// Secondary text, such as subtitles.
    public class var secondaryLabel: UIColor { SystemColours.secondaryLabel }
    /// Tertiary text, less prominent than `secondaryLabel`.
    public class var tertiaryLabel: UIColor { SystemColours.tertiaryLabel }
    /// The least prominent text.
    public class var quaternaryLabel: UIColor { SystemColours.quaternaryLabel }
    /// Placeholder text of input fields.
    public class var placeholderText: UIColor { SystemColours.placeholderText }
    /// Links in text.
    public class var link: UIColor { SystemColours.link }
    /// Thin lines between content; translucent.
    public class var separator: UIColor { SystemColours.separator }
    /// Thin lines between content; opaque.
    public class var opaqueSeparator: UIColor { SystemColours.opaqueSeparator }

    // Backgrounds
    /// The main background of a window.
    public class var systemBackground: UIColor { SystemColours.systemBackground }
    /// Content on top of `systemBackground`.
    public class var secondarySystemBackground: UIColor { SystemColours.secondarySystemBackground }
    /// Content on top of `secondarySystemBackground`.
    public class var tertiarySystemBackground: UIColor { SystemColours.tertiarySystemBackground }
    /// The background of grouped content, such as a grouped table.
    public class var systemGroupedBackground: UIColor { SystemColours.systemGroupedBackground }
    /// Content on top of `systemGroupedBackground`, such as its cells.
    public class var secondarySystemGroupedBackground: UIColor { SystemColours.secondarySystemGroupedBackground }
    /// Content on top of `secondarySystemGroupedBackground`.
    public class var tertiarySystemGroupedBackground: UIColor { SystemColours.tertiarySystemGroupedBackground }

    // Fills
    /// The translucent fill of thin or small shapes.
    public class var systemFill: UIColor { SystemColours.systemFill }
    /// The translucent fill of medium-size shapes.
    public class var secondarySystemFill: UIColor { SystemColours.secondarySystemFill }
    /// The translucent fill of large shapes.
    public class var tertiarySystemFill: UIColor { SystemColours.tertiarySystemFill }
    /// The translucent fill of large areas with complex content.
    public class var quaternarySystemFill: UIColor { SystemColours.quaternarySystemFill }
    /// The older name of `systemGroupedBackground`.
    @available(iOS, deprecated: 13.0, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { SystemColours.systemGroupedBackground }
    /// The tint color of the view that uses it; the system's blue where there is no view.
    public class var tintColor: UIColor { SystemColours.tint }
}
