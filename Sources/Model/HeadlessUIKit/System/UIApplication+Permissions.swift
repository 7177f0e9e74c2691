import AppBundle
package import DeviceSettings
import Foundation

/// The system's question about a service.
package struct PermissionQuestion {
  /// The question, which names the app.
  let title: String
  /// The text below, unless the app's information property list has one.
  let message: String?
  /// The key of the app's reason in its information property list; `nil` if it needs none.
  let usageKey: String?
  /// The answers, each with the decision that it makes.
  let answers: KeyValuePairs<String, PermissionStatus>

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - title: The question, in which `APP` stands for the app's name.
  ///   - message: The text below, unless the app's information property list has one.
  ///   - usageKey: The key of the app's reason there.
  ///   - answers: The answers, each with the decision that it makes.
  @MainActor package init(
    _ title: String, message: String? = nil, usageKey: String? = nil,
    answers: KeyValuePairs<String, PermissionStatus> = [
      "Don’t Allow": .denied, "Allow": .granted,
    ]
  ) {
    self.title = title.replacingOccurrences(of: "APP", with: "“\(UIApplication.appName)”")
    self.message = message
    self.usageKey = usageKey
    self.answers = answers
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
  /// An app whose information property list gives no reason for its access is terminated, as on a
  /// device.
  ///
  /// - Parameters:
  ///   - permission: The service.
  ///   - question: The question.
  ///   - completion: Called with the decision when the app settles.
  package func request(
    _ permission: Permission, _ question: PermissionQuestion,
    completion: @escaping (PermissionStatus) -> Void
  ) {
    guard DeviceSettings.status(of: permission) == .undetermined else {
      return settleLater(DeferredCall { completion(DeviceSettings.status(of: permission)) })
    }
    var message = question.message
    if let key = question.usageKey, BuiltBundles.hasApp {
      guard let reason = Bundle.main.infoDictionary?[key] as? String else {
        return fault(
          .usageDescriptionMissing, nil, nil,
          "The app's Info.plist must contain \(key) with a text that tells the user how the app "
            + "uses this data")
      }
      message = reason
    }
    ask(
      SystemAlert(
        title: question.title, message: message, answers: question.answers.map(\.key),
        isOpen: { DeviceSettings.status(of: permission) == .undetermined }
      ) { index in
        if let index { DeviceSettings.set(permission, to: question.answers[index].value) }
        completion(DeviceSettings.status(of: permission))
      })
  }
}
