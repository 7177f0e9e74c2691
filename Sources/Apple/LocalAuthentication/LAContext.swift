import DeviceSettings
@_exported public import Foundation
public import HeadlessUIKit

/// The way in which the user is recognized.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// The device's way to recognize a body.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

/// A way to recognize the user, who answers in an alert.
///
/// The device has Face ID and a passcode. `@permission biometrics` says whether the app may use it,
/// and whether a face is enrolled. Replies are called on the main thread.
open class LAContext: NSObject, @unchecked Sendable {
  /// The title of the button for a password; `nil` for the standard one, empty for none.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels; `nil` for the standard one.
  open var localizedCancelTitle: String?
  /// The reason; not used without a policy.
  open var localizedReason = ""
  /// The time for which an unlocked device counts; stored, but not used.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether nobody may be asked.
  open var interactionNotAllowed = false
  /// The state of the enrolled faces; `nil` until a policy is evaluated.
  open private(set) var evaluatedPolicyDomainState: Data?
  private var isInvalid = false
  /// The questions that the user hasn't answered, by the numbers of the evaluations.
  private var questions: [Int: Question] = [:]
  private var count = 0

  private struct Question {
    let alert: SystemAlert
    let reply: @Sendable (Bool, (any Error)?) -> Void
  }

  /// Creates a context.
  public override init() {}

  /// The device's way to recognize a body; none until the app asks whether a policy can be
  /// evaluated.
  open private(set) var biometryType = LABiometryType.none

  /// Returns whether a policy can be evaluated.
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - error: Receives the reason if it can't.
  /// - Returns: Whether it can.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    guard let reason = obstacle(of: policy) else { return true }
    error?.pointee = reason.error as NSError
    return false
  }

  private func obstacle(of policy: LAPolicy) -> LAError.Code? {
    biometryType = .faceID
    if isInvalid { return .invalidContext }
    guard policy == .deviceOwnerAuthenticationWithBiometrics else { return nil }
    return switch DeviceSettings.status(of: .biometrics) {
    case .denied: .biometryNotAvailable
    case .notEnrolled: .biometryNotEnrolled
    default: nil
    }
  }

  /// Recognizes the user.
  ///
  /// The first time, the user is asked whether the app may use Face ID.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        if let reason = obstacle(of: policy) { return reply(false, reason.error) }
        if interactionNotAllowed { return reply(false, LAError.Code.notInteractive.error) }
        guard DeviceSettings.status(of: .biometrics) != .notEnrolled else {
          return ask(policy, localizedReason, reply)
        }
        UIApplication.shared.request(
          .biometrics,
          PermissionQuestion(
            "Do you want to allow APP to use Face ID?", usageKeys: ["NSFaceIDUsageDescription"])
        ) { [self] _ in
          if isInvalid { return reply(false, LAError.Code.appCancel.error) }
          if let reason = obstacle(of: policy) { return reply(false, reason.error) }
          ask(policy, localizedReason, reply)
        }
      }
    }
  }

  @MainActor private func ask(
    _ policy: LAPolicy, _ reason: String, _ reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let hasFace = DeviceSettings.status(of: .biometrics) == .granted
    var answers: [(title: String, error: LAError.Code?)] = []
    if hasFace {
      answers += [("Matching Face", nil), ("Non-matching Face", .authenticationFailed)]
    }
    if policy == .deviceOwnerAuthentication {
      answers.append(("Enter Passcode", nil))
    } else if localizedFallbackTitle != "" {
      answers.append((localizedFallbackTitle ?? "Enter Password", .userFallback))
    }
    answers.append((localizedCancelTitle ?? "Cancel", .userCancel))
    count += 1
    let number = count
    let alert = SystemAlert(
      title: hasFace ? "Face ID" : "Enter Passcode", message: reason, answers: answers.map(\.title)
    ) { [self] index in
      questions[number] = nil
      guard let index else { return reply(false, LAError.Code.systemCancel.error) }
      let error = answers[index].error
      if error == nil { evaluatedPolicyDomainState = Data([1]) }
      reply(error == nil, error?.error)
    }
    questions[number] = Question(alert: alert, reply: reply)
    UIApplication.shared.ask(alert)
  }

  /// Recognizes the user.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      evaluatePolicy(policy, localizedReason: localizedReason) { matches, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: matches)
        }
      }
    }
  }

  /// Ends the context; an evaluation that waits for the user fails.
  open func invalidate() {
    isInvalid = true
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        let open = questions.sorted { $0.key < $1.key }.map(\.value)
        questions = [:]
        for question in open {
          UIApplication.shared.withdraw(question.alert)
          question.reply(false, LAError.Code.appCancel.error)
        }
      }
    }
  }
}
