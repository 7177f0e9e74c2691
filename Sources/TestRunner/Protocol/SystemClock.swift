import Glibc

/// The system's monotonic clock, which all processes share.
nonisolated enum SystemClock {
  /// The time in seconds since an arbitrary moment.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
