package import Foundation
import NetworkFixtures
import VirtualClock

/// The clock that an app sees.
package nonisolated enum AppClock: Sendable, Hashable {
  /// The machine's clock.
  case real
  /// A clock that moves only while the app waits, from the given date on; `nil` for the real date.
  case virtual(from: Date?)

  /// Whether the clock is virtual.
  package var isVirtual: Bool { if case .virtual = self { true } else { false } }

  /// Sets the clock of the process.
  @MainActor fileprivate func start() {
    switch self {
    case .real: VirtualClock.end()
    case .virtual(let date): VirtualClock.begin(at: date?.timeIntervalSince1970)
    }
    FixtureNetwork.shared.isDriven = isVirtual
  }
}

/// The clock of the process, which all sessions share.
@MainActor
package enum ProcessClock {
  /// The clock in use.
  ///
  /// Setting it to another value starts that clock.
  package static var current = AppClock.real {
    didSet { if current != oldValue { current.start() } }
  }

  /// Starts a virtual clock again from its date.
  ///
  /// The real clock isn't changed.
  package static func restart() { if current.isVirtual { current.start() } }
}
