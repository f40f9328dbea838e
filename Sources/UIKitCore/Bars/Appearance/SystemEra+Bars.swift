extension SystemEra {
    /// Whether the background of a navigation bar, toolbar or tab bar fades out where no content is scrolled behind it.
    package var barBackgroundsFade: Bool { self >= .iOS17 }
}
