import Dispatch
import Foundation
import HeadlessUIKit

/// The main queue, on which the blocks of all contexts run.
enum MainQueue {
  /// Whether the current thread is the one of the queue.
  static var isCurrent: Bool { MainThread.isCurrent }

  /// Runs a closure later.
  static func later(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { block() }
  }
}
