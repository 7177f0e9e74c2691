import AppSandbox
import Foundation
import FoundationNetworking
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
    AppSandbox.add(store: {
      for cookie in HTTPCookieStorage.shared.cookies ?? [] {
        HTTPCookieStorage.shared.deleteCookie(cookie)
      }
      URLCache.shared.removeAllCachedResponses()
      let storage = URLCredentialStorage.shared
      for (space, credentials) in storage.allCredentials {
        for credential in credentials.values { storage.remove(credential, for: space) }
      }
    })
  }

  package init() {}

  package func intercept(_ isOn: Bool) {
    // An app that makes no request shouldn't pay for the URL loading system.
    guard isOn || NativeProtocols.isLoaded else { return }
    NativeProtocols.shared.turn(on: !isOn)
  }
}
