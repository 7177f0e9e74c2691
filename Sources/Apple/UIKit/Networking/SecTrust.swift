public import Foundation
public import FoundationNetworking

/// A server's certificate for an app to judge; there is none, because fixtures need no certificate.
public nonisolated final class SecTrust: NSObject {
  private override init() {}
}

/// The method of authentication in which an app judges a server's certificate; never asked for.
public nonisolated let NSURLAuthenticationMethodServerTrust =
  "NSURLAuthenticationMethodServerTrust"
/// The method of authentication by a certificate of the client; never asked for.
public nonisolated let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"

nonisolated extension URLProtectionSpace {
  /// The server's certificate; always `nil`.
  public var serverTrust: SecTrust? { nil }
}

nonisolated extension URLCredential {
  /// Creates a credential that accepts a server's certificate.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
