import CAppSandbox
package import Files
import Foundation
import Glibc
import Synchronization

/// The storage outside of an app that it can change: its folders, `UserDefaults`, and stores such
/// as the keychain.
///
/// A process that has entered the sandbox keeps the app's changes apart from the user's own files,
/// and can take them back.
package enum AppSandbox {
  private struct State: Sendable {
    var folder: SandboxFolder?
    /// Whether an app may have changed something since the beginning, or since everything was
    /// removed.
    var isUsed = false
    var stores: [@Sendable () -> Void] = []
    /// The environment variables that the sandbox has changed, as they were.
    var original: [String: String?] = [:]
  }

  private static let state = Mutex(State())

  // MARK: Entering and leaving

  /// Creates folders for the apps of this process, and lets Foundation find them.
  ///
  /// They are removed when the process ends. Calls after the first one have no effect.
  ///
  /// - Throws: An error if the folders can't be created.
  package static func enter() throws(FileError) {
    guard !isEntered else { return }
    let folder = try SandboxFolder()
    let preferences = "\(folder.path)/Library/Preferences"
    guard cas_set_preferences_folder(preferences) else {
      folder.remove()
      throw FileError(.write, folder.path, .system(ENAMETOOLONG))
    }
    let variables = [
      "CFFIXED_USER_HOME": folder.path, "TMPDIR": "\(folder.path)/tmp",
      "XDG_DATA_HOME": "\(folder.path)/Library/Application Support",
      "XDG_CACHE_HOME": "\(folder.path)/Library/Caches", "XDG_CONFIG_HOME": preferences,
      // Where the system may name other folders for documents.
      "XDG_CONFIG_DIRS": preferences,
    ]
    var original: [String: String?] = [:]
    for (name, value) in variables {
      original[name] = .some(getenv(name).map { String(cString: $0) })
      setenv(name, value, 1)
    }
    state.withLock { [original] in
      $0.folder = folder
      $0.original = original
    }
    atexit { AppSandbox.leave() }
  }

  /// Whether the process has folders for its apps.
  package static var isEntered: Bool { state.withLock { $0.folder != nil } }

  /// Whether the folders are still the ones that this process has created.
  ///
  /// An app can remove or replace them.
  package static var isIntact: Bool { state.withLock { $0.folder?.isLocked ?? true } }

  /// Removes the folders, because the process is about to end.
  package static func leave() {
    let folder = state.withLock { state in
      defer { state.folder = nil }
      return state.folder
    }
    folder?.remove()
  }

  /// Removes the folders of other processes that were killed.
  package static func removeUnused() { SandboxFolder.removeUnused() }

  /// The environment of the process without the changes of the sandbox.
  package static var outerEnvironment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in state.withLock({ $0.original }) { environment[name] = value }
    return environment
  }

  // MARK: Starting afresh

  /// Adds a store that isn't a file, with a closure that removes everything from it.
  package static func add(store empty: @escaping @Sendable () -> Void) {
    state.withLock { $0.stores.append(empty) }
  }

  /// Notes that an app is launched, which may change everything.
  package static func noteUse() { state.withLock { $0.isUsed = true } }

  /// Removes what apps have left in folders, `UserDefaults` and stores, for an app that isn't
  /// launched yet.
  ///
  /// This has no effect in a process that hasn't entered the sandbox.
  ///
  /// - Throws: An error if the folders can't be created again.
  package static func startAfresh() throws(FileError) {
    let (folder, stores, isUsed) = state.withLock { state in
      defer { state.isUsed = false }
      return (state.folder, state.stores, state.isUsed)
    }
    guard var folder, isUsed else { return }
    for empty in stores { empty() }
    cas_forget_preferences()
    try folder.empty()
    state.withLock { [folder] in $0.folder = folder }
  }
}
