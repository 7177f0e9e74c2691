import VirtualClock

/// The system's monotonic clock, which all processes share, whatever time the app sees.
package nonisolated enum SystemClock {
  /// The time in seconds since an arbitrary moment.
  package static var now: Double { RealTime.now / .seconds(1) }
}
