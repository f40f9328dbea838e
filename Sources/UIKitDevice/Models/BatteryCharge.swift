/// The charge of the device's battery. Default: full, on a charger, as drawn in the status bar.
package struct BatteryCharge: Hashable, Sendable {
    /// What the battery does: it discharges, it charges, or it is fully charged on a charger.
    package enum Activity: Hashable, Sendable {
        case unplugged, charging, full
    }

    /// From 0 to 1.
    package var level: Float = 1
    package var activity = Activity.full

    package init() {}
}
