import Dispatch
import Foundation

/// The main queue, on which the blocks of all contexts run.
enum MainQueue {
  /// Runs a closure later.
  static func later(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { block() }
  }
}
