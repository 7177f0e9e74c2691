import Files
import Glibc

/// The executable of this process, which a build may replace.
struct WatchedProgram {
  /// The absolute path.
  let path: String
  private let start: FileStatus?

  /// The milliseconds for which the executable must stay unchanged, because a build may write it
  /// several times.
  static let quietTime: Int32 = 300

  /// Finds the executable; returns `nil` if `/proc` is hidden.
  init?() {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    self.path = String(cString: path)
    start = FileStatus(at: self.path)
  }

  /// Whether there is another executable at the path.
  var hasChanged: Bool { FileStatus(at: path) != start }

  /// Replaces this process with the new executable and the same arguments.
  ///
  /// It returns only if that is impossible, for example because the file is still being written.
  func restart() {
    guard access(path, X_OK) == 0 else { return }
    // An app's launch arguments may have replaced the others of `CommandLine`.
    let words = [CommandLine.arguments.first ?? path] + Flowsh.arguments
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    execv(path, &arguments)
  }
}
