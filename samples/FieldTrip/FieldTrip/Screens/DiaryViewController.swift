import LocalAuthentication
import UIKit

/// The diary, which only its owner reads.
final class DiaryViewController: TaskViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Unlock") { [weak self] in self?.unlock() }
  }

  private func unlock() {
    let context = LAContext()
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
      let isUnknown = error?.code == LAError.biometryNotEnrolled.rawValue
      return show(isUnknown ? "Enroll your face" : "The diary stays closed")
    }
    context.evaluatePolicy(
      .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open the diary"
    ) { [weak self] isOwner, error in
      if isOwner { return self?.show("Dear diary") ?? () }
      self?.show((error as? LAError)?.code == .userCancel ? "Another time" : "Not your diary")
    }
  }
}
