public import FoundationNetworking

// Foundation on Linux lacks these settings, or has them as constants. They are stored in the
// configuration that the app sets up, but not in the copies that sessions make.
nonisolated extension URLSessionConfiguration {
  /// Whether a task waits for a connection instead of failing; stored, but not used.
  public var waitsForConnectivity: Bool {
    get { StoredSetting.value(#function, of: self, false) }
    set { StoredSetting.set(#function, of: self, to: newValue) }
  }
  /// Whether the system launches the app when a transfer ends; stored, but not used.
  public var sessionSendsLaunchEvents: Bool {
    get { StoredSetting.value(#function, of: self, true) }
    set { StoredSetting.set(#function, of: self, to: newValue) }
  }
  /// Whether expensive networks may be used; stored, but not used.
  public var allowsExpensiveNetworkAccess: Bool {
    get { StoredSetting.value(#function, of: self, true) }
    set { StoredSetting.set(#function, of: self, to: newValue) }
  }
  /// Whether networks in Low Data Mode may be used; stored, but not used.
  public var allowsConstrainedNetworkAccess: Bool {
    get { StoredSetting.value(#function, of: self, true) }
    set { StoredSetting.set(#function, of: self, to: newValue) }
  }
  /// Whether names must be confirmed with DNSSEC; stored, but not used.
  public var requiresDNSSECValidation: Bool {
    get { StoredSetting.value(#function, of: self, false) }
    set { StoredSetting.set(#function, of: self, to: newValue) }
  }
  /// The folder that the app shares with its extensions; stored, but not used.
  public var sharedContainerIdentifier: String? {
    get { StoredSetting.value(#function, of: self, nil) }
    set { StoredSetting.set(#function, of: self, to: newValue as Any) }
  }
  /// The earliest version of TLS; stored, but not used.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { StoredSetting.value(#function, of: self, .TLSv12) }
    set { StoredSetting.set(#function, of: self, to: newValue) }
  }
  /// The latest version of TLS; stored, but not used.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { StoredSetting.value(#function, of: self, .TLSv13) }
    set { StoredSetting.set(#function, of: self, to: newValue) }
  }
  /// The identifier of a session in the background; `nil` for other sessions.
  public var identifier: String? { StoredSetting.value(#function, of: self, nil) }

  /// Returns a configuration for transfers in the background; they run while the app does.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    StoredSetting.set("identifier", of: configuration, to: identifier)
    return configuration
  }
}

/// A version of TLS; not used.
public nonisolated enum tls_protocol_version_t: UInt16, Sendable {
  /// TLS 1.0.
  case TLSv10 = 0x0301
  /// TLS 1.1.
  case TLSv11 = 0x0302
  /// TLS 1.2.
  case TLSv12 = 0x0303
  /// TLS 1.3.
  case TLSv13 = 0x0304
}
