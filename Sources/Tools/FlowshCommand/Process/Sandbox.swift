import AppSandbox
import Files
import Shell

/// Keeps what the apps of this process store apart from the user's own files.
enum Sandbox {
  /// Whether the program's apps need it.
  static var isWanted = false

  /// Prepares the process for its apps, or exits it if that is impossible.
  static func enter() {
    guard isWanted else { return }
    do throws(FileError) {
      try AppSandbox.enter()
    } catch {
      StandardStreams.complain(
        "can't create folders for the app in \(SafeText.escaped(error.path)): \(error);"
          + " the environment variable TMPDIR chooses another place")
      StandardOutput().finish(with: .outputFailed)
    }
  }
}
