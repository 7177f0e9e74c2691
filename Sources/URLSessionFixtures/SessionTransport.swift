import Foundation
import NetworkFixtures

/// Passes the requests of all URL sessions to the fixtures of the process.
///
/// An app makes its own sessions, with its own configurations. So the protocol classes of all
/// configurations are turned off while fixtures answer, and `FixtureProtocol` takes their place.
package final class SessionTransport: NetworkTransport {
  /// Installs the transport for this process.
  package static func install() {
    guard FixtureNetwork.shared.transport == nil else { return }
    FixtureNetwork.shared.transport = SessionTransport()
  }

  package init() {}

  package func intercept(_ isOn: Bool) {
    // An app that makes no request shouldn't pay for the URL loading system.
    guard isOn || NativeProtocols.isLoaded else { return }
    NativeProtocols.shared.turn(on: !isOn)
  }
}
