/// The colours of the system, which follow style and level.
extension UIColor {
    // Tints
    public class var systemRed: UIColor { SystemColours.systemRed }
    public class var systemOrange: UIColor { SystemColours.systemOrange }
    public class var systemYellow: UIColor { SystemColours.systemYellow }
    public class var systemGreen: UIColor { SystemColours.systemGreen }
    public class var systemMint: UIColor { SystemColours.systemMint }
    public class var systemTeal: UIColor { SystemColours.systemTeal }
    public class var systemCyan: UIColor { SystemColours.systemCyan }
    public class var systemBlue: UIColor { SystemColours.systemBlue }
    public class var systemIndigo: UIColor { SystemColours.systemIndigo }
    public class var systemPurple: UIColor { SystemColours.systemPurple }
    public class var systemPink: UIColor { SystemColours.systemPink }
    public class var systemBrown: UIColor { SystemColours.systemBrown }

    // Greys
    public class var systemGray: UIColor { SystemColours.systemGray }
    public class var systemGray2: UIColor { SystemColours.systemGray2 }
    public class var systemGray3: UIColor { SystemColours.systemGray3 }
    public class var systemGray4: UIColor { SystemColours.systemGray4 }
    public class var systemGray5: UIColor { SystemColours.systemGray5 }
    public class var systemGray6: UIColor { SystemColours.systemGray6 }

    // Text and lines
    public class var label: UIColor { SystemColours.label }
    public class var secondaryLabel: UIColor { SystemColours.secondaryLabel }
    public class var tertiaryLabel: UIColor { SystemColours.tertiaryLabel }
    public class var quaternaryLabel: UIColor { SystemColours.quaternaryLabel }
    public class var placeholderText: UIColor { SystemColours.placeholderText }
    public class var link: UIColor { SystemColours.link }
    public class var separator: UIColor { SystemColours.separator }
    public class var opaqueSeparator: UIColor { SystemColours.opaqueSeparator }

    // Backgrounds
    public class var systemBackground: UIColor { SystemColours.systemBackground }
    public class var secondarySystemBackground: UIColor { SystemColours.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { SystemColours.tertiarySystemBackground }
    public class var systemGroupedBackground: UIColor { SystemColours.systemGroupedBackground }
    public class var secondarySystemGroupedBackground: UIColor { SystemColours.secondarySystemGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { SystemColours.tertiarySystemGroupedBackground }

    // Fills
    public class var systemFill: UIColor { SystemColours.systemFill }
    public class var secondarySystemFill: UIColor { SystemColours.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { SystemColours.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { SystemColours.quaternarySystemFill }
    @available(iOS, deprecated: 13.0, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { SystemColours.systemGroupedBackground }
    /// The tint colour of the view it is used in; the system's blue where there is none.
    public class var tintColor: UIColor { SystemColours.tint }
}
