public import Foundation

/// An error of the payment queue.
public struct SKError: _BridgedStoredNSError {
  /// The reason of an error.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has the reason.
    public typealias _ErrorType = SKError
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier
    case invalidSignature, missingOfferParams, invalidOfferPrice, overlayCancelled
    case overlayInvalidConfiguration, overlayTimeout, ineligibleForOffer, unsupportedPlatform
    case overlayPresentedInBackgroundScene
  }

  /// The domain of the errors.
  public static var _nsErrorDomain: String { SKErrorDomain }
  /// The error as Foundation has it.
  public let _nsError: NSError
  /// Creates an error from Foundation's.
  public init(_nsError error: NSError) { _nsError = error }
}

/// The domain of the payment queue's errors.
public let SKErrorDomain = "SKErrorDomain"

extension SKError {
  /// Another error.
  public static var unknown: Code { .unknown }
  /// The device can't do this.
  public static var clientInvalid: Code { .clientInvalid }
  /// The user has canceled.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The purchase has an unknown product.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The user may not buy.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The store of the user's country doesn't have the product.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  /// The user doesn't allow access to the cloud service.
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  /// The device can't reach the network.
  public static var cloudServiceNetworkConnectionFailed: Code {
    .cloudServiceNetworkConnectionFailed
  }
  /// The user has taken back the permission for the cloud service.
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  /// The user hasn't acknowledged Apple's privacy policy.
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  /// The app has no entitlement for the request.
  public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
  /// There is no such offer.
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  /// The signature of the offer isn't valid.
  public static var invalidSignature: Code { .invalidSignature }
  /// A parameter of the offer is missing.
  public static var missingOfferParams: Code { .missingOfferParams }
  /// The price of the offer isn't valid any more.
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
  /// The overlay was canceled.
  public static var overlayCancelled: Code { .overlayCancelled }
  /// The configuration of the overlay isn't valid.
  public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
  /// The overlay took too long.
  public static var overlayTimeout: Code { .overlayTimeout }
  /// The user can't have the offer.
  public static var ineligibleForOffer: Code { .ineligibleForOffer }
  /// The platform doesn't have overlays.
  public static var unsupportedPlatform: Code { .unsupportedPlatform }
  /// The overlay's scene is in the background.
  public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}
