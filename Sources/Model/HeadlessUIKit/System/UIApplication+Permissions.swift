import AppBundle
package import DeviceSettings
import Foundation

/// The system's question about a service.
package struct PermissionQuestion {
  /// The question, which names the app.
  let title: String
  /// The text below, unless the app's information property list has one.
  let message: String?
  /// The keys of the app's reasons in its information property list, all of which it needs.
  let usageKeys: [String]
  /// The decisions after which the user is asked.
  let open: [PermissionStatus]
  /// Whether an app without a reason goes on unasked, with a warning, instead of being terminated.
  let isIgnoredWithoutReason: Bool
  /// The answers, each with the decision that it makes.
  let answers: KeyValuePairs<String, PermissionStatus>
  /// The answer whose decision ends with the launch; `nil` if there is none.
  let onceAnswer: String?

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - title: The question, in which `APP` stands for the app's name.
  ///   - message: The text below, unless the app's information property list has one.
  ///   - usageKeys: The keys of the app's reasons there. The last one's text is shown.
  ///   - open: The decisions after which the user is asked.
  ///   - isIgnoredWithoutReason: Whether an app without a reason goes on unasked.
  ///   - answers: The answers, each with the decision that it makes.
  ///   - onceAnswer: The answer whose decision ends with the launch.
  @MainActor package init(
    _ title: String, message: String? = nil, usageKeys: [String] = [],
    open: [PermissionStatus] = [.undetermined], isIgnoredWithoutReason: Bool = false,
    answers: KeyValuePairs<String, PermissionStatus> = [
      "Don’t Allow": .denied, "Allow": .granted,
    ],
    onceAnswer: String? = nil
  ) {
    self.title = title.replacingOccurrences(of: "APP", with: "“\(UIApplication.appName)”")
    self.message = message
    (self.usageKeys, self.open) = (usageKeys, open)
    self.isIgnoredWithoutReason = isIgnoredWithoutReason
    (self.answers, self.onceAnswer) = (answers, onceAnswer)
  }
}

extension UIApplication {
  /// The name of the app below its icon.
  static var appName: String {
    let values = BuiltBundles.hasApp ? Bundle.main.infoDictionary : nil
    return values?["CFBundleDisplayName"] as? String ?? values?["CFBundleName"] as? String
      ?? ProcessInfo.processInfo.processName
  }

  /// Asks the user to decide about a service, unless somebody has.
  ///
  /// As on a device, an app whose information property list gives no reason is terminated, or goes
  /// on without a question.
  ///
  /// - Parameters:
  ///   - permission: The service.
  ///   - question: The question.
  ///   - completion: Called with the decision when the app settles.
  package func request(
    _ permission: Permission, _ question: PermissionQuestion,
    completion: @escaping (PermissionStatus) -> Void
  ) {
    let isOpen = { question.open.contains(DeviceSettings.status(of: permission)) }
    guard isOpen() else {
      return settleLater(DeferredCall { completion(DeviceSettings.status(of: permission)) })
    }
    var message = question.message
    for key in question.usageKeys where BuiltBundles.hasApp {
      message = Bundle.main.infoDictionary?[key] as? String
      guard message == nil else { continue }
      let mistake =
        "The app's Info.plist must contain \(key) with a text that tells the user how the app uses "
        + "this data"
      return question.isIgnoredWithoutReason
        ? warn(.requestIgnored, nil, nil, mistake + "; the request has no effect")
        : fault(.usageDescriptionMissing, nil, nil, mistake)
    }
    ask(
      SystemAlert(
        title: question.title, message: message, answers: question.answers.map(\.key),
        isOpen: isOpen
      ) { index in
        if let index {
          let (answer, status) = question.answers[index]
          DeviceSettings.set(permission, to: status, once: answer == question.onceAnswer)
        }
        completion(DeviceSettings.status(of: permission))
      })
  }
}
