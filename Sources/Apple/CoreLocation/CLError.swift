public import Foundation

/// An error of the location services.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// The reason of an error.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
  }
  /// The domain of the errors.
  public static var errorDomain: String { "kCLErrorDomain" }
  /// The place isn't known.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user doesn't allow it.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
  /// The reason.
  public let code: Code
  /// The reason as a number.
  public var errorCode: Int { code.rawValue }
  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}
