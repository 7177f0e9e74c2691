import AppDriver

/// The launch of a case, as far as its walkthrough doesn't choose another one.
package struct CaseDefaults {
  /// The name of the app; `nil` for the first one in the catalog.
  let app: String?
  /// The path of the data file, for an app that takes data.
  let dataFile: String?
  let clock: AppClock
  /// The network if the walkthrough names no fixtures.
  let network: AppNetwork

  /// The machine's clock and network.
  package static let machine = CaseDefaults(
    app: nil, dataFile: nil, clock: .real, network: .machine)

  /// Returns the defaults of a test: virtual time, and no network.
  package static func test(app: String?, dataFile: String? = nil) -> CaseDefaults {
    CaseDefaults(app: app, dataFile: dataFile, clock: .virtual(from: nil), network: .none)
  }
}
