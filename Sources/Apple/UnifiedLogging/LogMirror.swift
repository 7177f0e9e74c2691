import Foundation
import Synchronization

/// Where messages can be read, which is nowhere unless someone asks.
///
/// On iOS, messages go to the system's log, which no app shows. A process that is started with
/// `OS_ACTIVITY_DT_MODE` in its environment, as Xcode starts it, also writes them to standard
/// error.
enum LogMirror {
  private static let isOn =
    ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"].map {
      !["", "0", "NO", "no"].contains($0)
    } ?? false
  /// Keeps the lines of several threads apart.
  private static let lock = Mutex(())

  /// Writes a message if someone asks; otherwise its text isn't made.
  static func write(_ text: () -> String) {
    guard isOn else { return }
    let line = Data((text() + "\n").utf8)
    lock.withLock { _ in FileHandle.standardError.write(line) }
  }
}
