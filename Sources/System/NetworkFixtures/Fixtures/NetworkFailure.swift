package import Foundation

/// A reason why a request gets no response, named as in `URLError`.
package struct NetworkFailure: Sendable, Hashable {
  /// The name of the code, such as `timedOut`.
  package let name: String
  package let code: URLError.Code

  /// Creates the failure with the given name; returns `nil` if there is none.
  package init?(name: String) {
    guard let found = Self.codes.first(where: { $0.name == name }) else { return nil }
    (self.name, code) = found
  }

  private init(_ name: String, _ code: URLError.Code) { (self.name, self.code) = (name, code) }

  /// The request took longer than its time-out.
  package static let timedOut = NetworkFailure("timedOut", .timedOut)
  /// There is no network.
  package static let notConnected = NetworkFailure(
    "notConnectedToInternet", .notConnectedToInternet)
  /// The request has been canceled.
  package static let canceled = NetworkFailure("cancelled", .cancelled)
  /// A response leads to itself, or to more than twenty others.
  package static let tooManyRedirects = NetworkFailure(
    "httpTooManyRedirects", .httpTooManyRedirects)

  /// The response can't be understood.
  package static let badServerResponse = NetworkFailure("badServerResponse", .badServerResponse)
  /// A download can't be written.
  package static let cannotCreateFile = NetworkFailure("cannotCreateFile", .cannotCreateFile)

  /// The message for the user, as on iOS.
  package var message: String {
    Self.messages[name]
      ?? "The operation couldn’t be completed. (NSURLErrorDomain error \(code.rawValue).)"
  }

  private static let messages = [
    "notConnectedToInternet": "The Internet connection appears to be offline.",
    "timedOut": "The request timed out.",
    "networkConnectionLost": "The network connection was lost.",
    "cannotFindHost": "A server with the specified hostname could not be found.",
    "cannotConnectToHost": "Could not connect to the server.",
    "dnsLookupFailed": "A server with the specified hostname could not be found.",
    "badServerResponse": "There was a bad response from the server.",
    "secureConnectionFailed":
      "An SSL error has occurred and a secure connection to the server cannot be made.",
    "cancelled": "cancelled", "badURL": "bad URL", "unsupportedURL": "unsupported URL",
    "cannotParseResponse": "cannot parse response",
    "cannotDecodeContentData": "cannot decode content data",
    "cannotDecodeRawData": "cannot decode raw data", "zeroByteResource": "zero byte resource",
    "resourceUnavailable": "resource unavailable",
    "httpTooManyRedirects": "too many HTTP redirects",
  ]

  /// All names, the most common ones first.
  package static let names = codes.map(\.name)

  private static let codes: [(name: String, code: URLError.Code)] = [
    ("notConnectedToInternet", .notConnectedToInternet), ("timedOut", .timedOut),
    ("networkConnectionLost", .networkConnectionLost), ("cannotFindHost", .cannotFindHost),
    ("cannotConnectToHost", .cannotConnectToHost), ("dnsLookupFailed", .dnsLookupFailed),
    ("badServerResponse", .badServerResponse), ("secureConnectionFailed", .secureConnectionFailed),
    ("serverCertificateUntrusted", .serverCertificateUntrusted),
    ("serverCertificateHasBadDate", .serverCertificateHasBadDate), ("cancelled", .cancelled),
    ("badURL", .badURL), ("unsupportedURL", .unsupportedURL),
    ("cannotParseResponse", .cannotParseResponse),
    ("cannotDecodeContentData", .cannotDecodeContentData),
    ("cannotDecodeRawData", .cannotDecodeRawData), ("zeroByteResource", .zeroByteResource),
    ("resourceUnavailable", .resourceUnavailable),
    ("redirectToNonExistentLocation", .redirectToNonExistentLocation),
    ("httpTooManyRedirects", .httpTooManyRedirects),
    ("userAuthenticationRequired", .userAuthenticationRequired),
    ("userCancelledAuthentication", .userCancelledAuthentication),
    ("dataNotAllowed", .dataNotAllowed), ("internationalRoamingOff", .internationalRoamingOff),
    ("callIsActive", .callIsActive), ("dataLengthExceedsMaximum", .dataLengthExceedsMaximum),
    ("fileDoesNotExist", .fileDoesNotExist), ("noPermissionsToReadFile", .noPermissionsToReadFile),
    ("unknown", .unknown),
  ]
}
