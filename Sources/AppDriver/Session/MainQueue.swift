import Foundation
import Glibc

/// Whether the main queue, where `Task`s of the main actor and `DispatchQueue.main` put their
/// work, has something ready.
enum MainQueue {
  /// The descriptor that libdispatch makes readable when work arrives; CFRunLoop waits on it too.
  private static let descriptor = mainQueueDescriptor()

  /// Asks the kernel, which costs a fraction of an idle run loop pass (3 microseconds).
  static var isReady: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Runs what is ready, and what becomes ready meanwhile, to a bound.
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
