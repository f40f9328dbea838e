/// What a background fetch of the app brought.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data, nothing new, or an error.
    case newData, noData, failed
}
