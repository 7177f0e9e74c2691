import DeviceSettings
public import Foundation
public import HeadlessUIKit

/// The window of a sign-in.
public typealias ASPresentationAnchor = UIWindow

/// A sign-in, which the user answers in an alert.
///
/// `@permission signIn denied` is a device without an Apple Account, on which it fails.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  /// The requests.
  open private(set) var authorizationRequests: [ASAuthorizationRequest]
  /// The delegate; a weak reference.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The provider of the window; a weak reference.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  nonisolated deinit {}

  /// Creates a sign-in.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Asks the user to sign in.
  open func performRequests() {
    guard let request = authorizationRequests.first as? ASAuthorizationOpenIDRequest,
      DeviceSettings.status(of: .signIn) == .granted
    else { return UIApplication.shared.later { self.fail(.unknown) } }
    UIApplication.shared.ask(
      SystemAlert(
        title: "Sign in with Apple", message: nil, answers: ["Continue", "Cancel"]
      ) { index in
        guard index == 0 else { return self.fail(.canceled) }
        self.delegate?.authorizationController(
          controller: self,
          didCompleteWithAuthorization: ASAuthorization(
            ASAuthorizationAppleIDCredential(
              request, isFirst: DeviceSettings.isFirst("Sign in with Apple")), request.provider))
      })
  }

  private func fail(_ code: ASAuthorizationError.Code) {
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(code))
  }
}

/// A delegate that receives the end of a sign-in.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called when the user has signed in.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// Called when the user has canceled, or the sign-in has failed.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// A provider of the window of a sign-in.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// The button Sign in with Apple.
open class ASAuthorizationAppleIDButton: UIControl {
  /// The text of the button.
  public nonisolated enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    /// The standard text.
    public static var `default`: ButtonType { .signIn }
  }
  /// The style of the button; stored, but not used.
  public nonisolated enum Style: Int, Sendable { case white, whiteOutline, black }

  /// The radius of the corners; stored, but not used.
  open var cornerRadius: CGFloat = 6

  nonisolated deinit {}

  /// Creates a button.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// Creates a button.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
    show(type)
  }

  /// Creates a button with the standard text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(.signIn)
  }

  /// Creates a button of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show(.signIn)
  }

  private func show(_ type: ButtonType) {
    let verb = [ButtonType.continue: "Continue", .signUp: "Sign up"][type] ?? "Sign in"
    isAccessibilityElement = true
    accessibilityLabel = "\(verb) with Apple"
  }
}
