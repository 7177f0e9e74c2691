import Foundation
import Glibc

/// The main queue, which holds the `Task`s of the main actor and the work of `DispatchQueue.main`.
enum MainQueue {
  /// The file descriptor that libdispatch makes readable when work arrives; CFRunLoop waits on it
  /// too.
  private static let descriptor = mainQueueDescriptor()

  /// Whether work is ready.
  ///
  /// Asking the kernel costs a fraction of an idle run loop pass (3 microseconds).
  static var isReady: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Runs the ready work, and what becomes ready meanwhile, up to a number of run loop passes.
  static func drain(passes: Int) {
    var pass = 0
    while pass < passes, isReady {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      pass += 1
    }
  }
}

// libdispatch exports this for run loops; no header declares it.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private nonisolated func mainQueueDescriptor() -> Int32
