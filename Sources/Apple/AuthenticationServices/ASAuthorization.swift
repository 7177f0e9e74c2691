import DeviceSettings
@_exported public import Foundation
@_exported public import HeadlessUIKit

/// A successful sign-in.
@preconcurrency @MainActor
open class ASAuthorization: NSObject {
  /// Data for which an app asks.
  public nonisolated struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a scope.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the user.
    public static let fullName = Scope(rawValue: "full_name")
    /// The mail address of the user.
    public static let email = Scope(rawValue: "email")
  }
  /// The credential.
  open private(set) var credential: any ASAuthorizationCredential
  /// The provider.
  open private(set) var provider: any ASAuthorizationProvider

  nonisolated deinit {}

  init(_ credential: any ASAuthorizationCredential, _ provider: any ASAuthorizationProvider) {
    (self.credential, self.provider) = (credential, provider)
  }
}

/// A credential.
@preconcurrency @MainActor
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A provider of sign-ins.
@preconcurrency @MainActor
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A request for a sign-in.
@preconcurrency @MainActor
open class ASAuthorizationRequest: NSObject {
  /// The provider.
  open private(set) var provider: any ASAuthorizationProvider

  nonisolated deinit {}

  init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request for a sign-in by an OpenID.
@preconcurrency @MainActor
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// The data for which the app asks; `nil` for none.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A text that the credential has, too.
  open var state: String?
  /// A text of the app; stored, but not used.
  open var nonce: String?

  nonisolated deinit {}
}

/// A request for Sign in with Apple.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// The identifier of a known user; stored, but not used.
  open var user: String?

  nonisolated deinit {}
}

/// The provider of Sign in with Apple.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Whether a user is signed in.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

  nonisolated deinit {}

  /// Creates a provider.
  public override init() {}

  /// Returns a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

  /// Passes on whether a user is signed in, on the main thread.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    let state: CredentialState =
      userID != ASAuthorizationAppleIDCredential.user
      ? .notFound : DeviceSettings.status(of: .signIn) == .granted ? .authorized : .revoked
    UIApplication.shared.later { completion(state, nil) }
  }
}

/// The credential of Sign in with Apple, which is always of the same user.
///
/// As on a device, an app has to keep the name and the mail address: it gets them once.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  static let user = "000001.flowsh"
  private let request: ASAuthorizationOpenIDRequest
  private let isFirst: Bool

  nonisolated deinit {}

  init(_ request: ASAuthorizationOpenIDRequest, isFirst: Bool) {
    (self.request, self.isFirst) = (request, isFirst)
  }

  /// The identifier of the user.
  open var user: String { Self.user }
  /// The name, at the first sign-in, if the app has asked for it.
  open var fullName: PersonNameComponents? {
    guard isFirst, request.requestedScopes?.contains(.fullName) == true else { return nil }
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("John", "Appleseed")
    return name
  }
  /// The mail address, at the first sign-in, if the app has asked for it.
  open var email: String? {
    isFirst && request.requestedScopes?.contains(.email) == true ? "john@example.com" : nil
  }
  /// The text of the request.
  open var state: String? { request.state }
  /// The token that a server checks.
  open var identityToken: Data? { Data("token".utf8) }
  /// The code that a server checks.
  open var authorizationCode: Data? { Data("code".utf8) }
}
