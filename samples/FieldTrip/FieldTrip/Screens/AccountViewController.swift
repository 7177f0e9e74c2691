import AppTrackingTransparency
import AuthenticationServices
import UIKit

/// The account of the pupil.
final class AccountViewController: TaskViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = ASAuthorizationAppleIDButton()
    button.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)
    stack.addArrangedSubview(button)
    addButton("Meet Sponsors") { [weak self] in
      ATTrackingManager.requestTrackingAuthorization { [weak self] status in
        self?.show(status == .authorized ? "Thank you" : "No sponsors")
      }
    }
  }

  private func signIn() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.performRequests()
  }
}

extension AccountViewController: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    let credential = authorization.credential as? ASAuthorizationAppleIDCredential
    show("Hello \(credential?.fullName?.givenName ?? "")")
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {
    let isCanceled = (error as? ASAuthorizationError)?.code == .canceled
    show(isCanceled ? "Another time" : "No account")
  }
}
