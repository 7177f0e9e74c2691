import Files
import Glibc

/// The executable of this process, which a build may replace.
struct WatchedProgram {
  /// The absolute path.
  let path: String
  private let start: FileStatus?

  /// How long the executable must stay unchanged in milliseconds, because a build may write it
  /// several times.
  static let quietTime: Int32 = 300

  /// Finds the executable; returns `nil` if `/proc` is hidden.
  init?() {
    guard let path = WatchedFiles.resolved("/proc/self/exe") else { return nil }
    self.path = path
    start = FileStatus(at: path)
  }

  /// Whether there is another executable at the path.
  var hasChanged: Bool { FileStatus(at: path) != start }

  /// Replaces this process with the new executable and the same arguments.
  ///
  /// It returns only if that is impossible, for example because the file is still being written.
  func restart() {
    guard access(path, X_OK) == 0 else { return }
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    execv(path, &arguments)
  }
}
