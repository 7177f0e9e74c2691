public import Foundation
public import FoundationNetworking

// Foundation on Linux lacks these settings, and a request has no room for them: setting one has no
// effect.
nonisolated extension URLRequest {
  /// Whether expensive networks may be used; always `true`, because there are none.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether networks in Low Data Mode may be used; always `true`, because there are none.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether the server is assumed to support HTTP/3; always `false`.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
  /// Whether names must be confirmed with DNSSEC; always `false`.
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }
  /// The cause of the request; always the app.
  public var attribution: NSURLRequest.Attribution {
    get { .developer }
    set {}
  }
}

nonisolated extension NSURLRequest {
  /// The cause of a request; not used.
  public enum Attribution: UInt, Sendable {
    /// The app.
    case developer
    /// The user, who entered the address.
    case user
  }
}

nonisolated extension URLCache {
  /// Creates a cache whose file is in a folder; `nil` for the standard one.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
