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

/// An error of local authentication.
public struct LAError: CustomNSError, Hashable, Sendable {
  /// The reason of an error.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The face didn't match.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user has canceled.
  public static var userCancel: Code { .userCancel }
  /// The user wants to enter a password.
  public static var userFallback: Code { .userFallback }
  /// The app may not use Face ID.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The device knows no face.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// The app has invalidated the context.
  public static var appCancel: Code { .appCancel }
  /// The reason.
  public let code: Code
  /// The reason as a number.
  public var errorCode: Int { code.rawValue }
  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
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

  /// Creates a context.
  public override init() {}

  /// The device's way to recognize a body.
  open var biometryType: LABiometryType { .faceID }

  /// Returns whether a policy can be evaluated.
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - error: Receives the reason if it can't.
  /// - Returns: Whether it can.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    guard let reason = obstacle(of: policy) else { return true }
    error?.pointee = LAError(reason) as NSError
    return false
  }

  private func obstacle(of policy: LAPolicy) -> LAError.Code? {
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
        if let reason = obstacle(of: policy) { return reply(false, LAError(reason)) }
        if interactionNotAllowed { return reply(false, LAError(.notInteractive)) }
        guard DeviceSettings.status(of: .biometrics) != .notEnrolled else {
          return ask(policy, localizedReason, reply)
        }
        UIApplication.shared.request(
          .biometrics,
          PermissionQuestion(
            "Do you want to allow APP to use Face ID?", usageKey: "NSFaceIDUsageDescription")
        ) { [self] _ in
          if let reason = obstacle(of: policy) { return reply(false, LAError(reason)) }
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
    UIApplication.shared.ask(
      SystemAlert(
        title: hasFace ? "Face ID" : "Enter Passcode", message: reason,
        answers: answers.map(\.title)
      ) { [self] index in
        guard !isInvalid else { return reply(false, LAError(.appCancel)) }
        let error = index.flatMap { answers[$0].error }
        if error == nil { evaluatedPolicyDomainState = Data([1]) }
        reply(error == nil, error.map { LAError($0) })
      })
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
  open func invalidate() { isInvalid = true }
}
