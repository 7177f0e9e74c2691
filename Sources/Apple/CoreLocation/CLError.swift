public import Foundation

/// An error of the location services.
public struct CLError: _BridgedStoredNSError {
  /// The reason of an error.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has the reason.
    public typealias _ErrorType = CLError
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed
    case deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered
    case deferredCanceled, rangingUnavailable, rangingFailure, promptDeclined
  }

  /// The domain of the errors.
  public static var _nsErrorDomain: String { "kCLErrorDomain" }
  /// The error as Foundation has it.
  public let _nsError: NSError
  /// Creates an error from Foundation's.
  public init(_nsError error: NSError) { _nsError = error }
}

extension CLError {
  /// The place isn't known.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user doesn't allow it.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
  /// There is no direction.
  public static var headingFailure: Code { .headingFailure }
  /// The user doesn't allow regions.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// A region can't be watched.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// A region is watched later.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// A region is reported later.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// The geocoder finds nothing.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The geocoder finds a part.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The app has canceled the geocoder.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// Places can't be deferred.
  public static var deferredFailed: Code { .deferredFailed }
  /// No places are reported.
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  /// The accuracy is too low.
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  /// There is a filter of distances.
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  /// The app has ended the deferral.
  public static var deferredCanceled: Code { .deferredCanceled }
  /// Beacons can't be found.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// The search for beacons has failed.
  public static var rangingFailure: Code { .rangingFailure }
  /// The user has declined the question.
  public static var promptDeclined: Code { .promptDeclined }
}
