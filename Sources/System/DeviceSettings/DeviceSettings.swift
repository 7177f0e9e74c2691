import AppSandbox
package import Foundation
import Synchronization

/// The decisions of a device's user about an app, and the place of the device.
///
/// They outlast a relaunch. A case begins with those that its walkthrough sets.
package enum DeviceSettings {
  private struct State {
    /// The decisions since the case began.
    var decisions: [Permission: PermissionStatus] = [:]
    /// The services about which the decision ends with the launch.
    var decidedOnce: Set<Permission> = []
    /// The place since the case began; `nil` if it is that of the launch.
    var location: DeviceLocation??
    /// The decisions and the place with which the app was launched.
    var decisionsAtLaunch: [Permission: PermissionStatus] = [:]
    var locationAtLaunch: DeviceLocation?
    /// The questions that were asked once, and aren't again.
    var questions: Set<String> = []
    var isStore = false
  }

  private static let state = Mutex(State())

  /// Posted on the main thread after a change; the object is the permission, or `nil` for the
  /// place, with the one before as user information.
  package static let didChange = Notification.Name("DeviceSettingsDidChange")

  /// The key of the place before a change of it, which is a `DeviceLocation`.
  package static let oldLocationKey = "oldLocation"

  /// Sets what holds until somebody decides, at the launch of an app.
  package static func launch(
    permissions: [Permission: PermissionStatus], location: DeviceLocation?
  ) {
    let isNew = state.withLock { state in
      defer { state.isStore = true }
      (state.decisionsAtLaunch, state.locationAtLaunch) = (permissions, location)
      for permission in state.decidedOnce { state.decisions[permission] = nil }
      state.decidedOnce = []
      return !state.isStore
    }
    if isNew { AppSandbox.add(store: reset) }
  }

  /// Forgets all decisions since the case began.
  package static func reset() {
    state.withLock {
      ($0.decisions, $0.decidedOnce, $0.location, $0.questions) = ([:], [], nil, [])
    }
  }

  /// Notes that a question is asked; returns whether it is for the first time since the case began.
  package static func isFirst(_ question: String) -> Bool {
    state.withLock { $0.questions.insert(question).inserted }
  }

  /// The decisions since the case began.
  package static var decisions: [Permission: PermissionStatus] { state.withLock { $0.decisions } }

  /// Returns the decision about a service.
  package static func status(of permission: Permission) -> PermissionStatus {
    state.withLock {
      $0.decisions[permission] ?? $0.decisionsAtLaunch[permission] ?? permission.decisions[0]
    }
  }

  /// Decides about a service.
  ///
  /// - Parameters:
  ///   - permission: The service.
  ///   - status: The decision.
  ///   - isOnce: Whether the decision ends with the launch.
  package static func set(
    _ permission: Permission, to status: PermissionStatus, once isOnce: Bool = false
  ) {
    state.withLock { state in
      state.decisions[permission] = status
      state.decidedOnce.remove(permission)
      if isOnce { state.decidedOnce.insert(permission) }
    }
    NotificationCenter.default.post(name: didChange, object: permission)
  }

  /// The place of the device; `nil` if it isn't known.
  package static var location: DeviceLocation? {
    get { state.withLock { $0.location ?? $0.locationAtLaunch } }
    set {
      let old = location
      state.withLock { $0.location = .some(newValue) }
      NotificationCenter.default.post(
        name: didChange, object: nil, userInfo: old.map { [oldLocationKey: $0] })
    }
  }
}
