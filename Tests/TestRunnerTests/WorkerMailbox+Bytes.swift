@testable import TestRunner

extension WorkerMailbox {
  /// Appends a frame with the given bytes if there is room for it.
  func append(
    _ bytes: [UInt8], isProvisional: Bool = false, replacesProvisional: Bool = true
  ) -> Bool {
    bytes.withUnsafeBytes {
      append($0, isProvisional: isProvisional, replacesProvisional: replacesProvisional)
    }
  }
}
