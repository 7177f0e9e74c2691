package import NetworkFixtures
import VirtualClock

/// The network that an app sees.
package nonisolated enum AppNetwork: Sendable, Hashable {
  /// The machine's network.
  case machine
  /// Fixtures, those of later files first. Requests that none of them answers are refused.
  case fixtures([FixtureFile])

  /// No network: all requests are refused.
  package static let none = AppNetwork.fixtures([])

  /// Adds fixtures, which come before those that are there, and replace those of the same file.
  package mutating func add(_ file: FixtureFile) {
    self = .fixtures((files ?? []).filter { $0.path != file.path } + [file])
  }

  fileprivate var files: [FixtureFile]? {
    if case .fixtures(let files) = self { files } else { nil }
  }
}

/// The network of the process, which all sessions share.
@MainActor
package enum ProcessNetwork {
  /// The network in use.
  ///
  /// Setting it to another value ends the app's requests.
  package static var current = AppNetwork.machine {
    didSet { if current != oldValue { start() } }
  }

  /// Whether the process may contain a transport that isn't installed, as in a test target.
  package static var searchesTransport = true

  private static func start() {
    let network = FixtureNetwork.shared
    if current != .machine, network.transport == nil, searchesTransport {
      searchesTransport = false
      network.transport = TransportSearch.transport
    }
    VirtualClock.workAtRest = { network.deliverNext() }
    network.use(current.files)
  }
}

/// The search for the transport that the program contains if it imports UIKit.
private nonisolated enum TransportSearch {
  /// The mangled name of `URLSessionFixtures.SessionTransport`.
  private static let name = "18URLSessionFixtures16SessionTransportC"

  static var transport: (any NetworkTransport)? {
    (_typeByName(name) as? any NetworkTransport.Type)?.init()
  }
}
