/// The part that passes an app's requests to a `FixtureNetwork` in place of the network.
package protocol NetworkTransport: Sendable {
  init()

  /// Begins to pass all requests to the network of fixtures, or ends it.
  func intercept(_ isOn: Bool)
}
