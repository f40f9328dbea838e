/// Time and durations in seconds; the origin is chosen by the host.
package typealias Seconds = Double
