import Glibc

/// Descriptors with high numbers, for what flowsh itself uses while an app runs.
///
/// An app that writes to descriptors it didn't open, or closes them, mostly does so with low
/// numbers.
nonisolated enum HighDescriptors {
  private static let lowest: Int32 = 200
  /// The number of descriptors that must be available from ``lowest`` on.
  private static let room: Int32 = 16

  /// Duplicates a descriptor; returns -1 and sets `errno` if the system is out of descriptors.
  ///
  /// The number is high if possible. Child processes don't inherit the duplicate.
  static func duplicate(of number: Int32) -> Int32 {
    let high = fcntl(number, F_DUPFD_CLOEXEC, lowest)
    return high >= 0 ? high : fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
  }

  /// Calls a function that opens a few descriptors, which get high numbers if possible.
  ///
  /// During the call, placeholders take all low numbers.
  static func whileOpening(_ open: () -> Void) {
    var placeholders: [Int32] = []
    defer { for number in placeholders { close(number) } }
    let last = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, lowest + room)
    // If the limit on descriptors is too low, placeholders would leave none for the function.
    guard last >= 0 else { return open() }
    close(last)
    while true {
      let number = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)
      guard number >= 0 else { break }
      placeholders.append(number)
      if number >= lowest - 1 { break }
    }
    open()
  }
}
