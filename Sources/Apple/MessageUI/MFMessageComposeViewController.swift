import DeviceSettings
public import Foundation
public import HeadlessUIKit

/// The end of a message.
public nonisolated enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// A screen on which the user composes a message, and sends or cancels it.
open class MFMessageComposeViewController: UINavigationController {
  /// The delegate, which dismisses the screen; a weak reference.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?
  private var attachments: [String] = []

  nonisolated deinit {}

  /// Returns whether the device can send messages.
  ///
  /// It can, unless the walk says `@permission messages denied`.
  open class func canSendText() -> Bool { DeviceSettings.status(of: .messages) == .granted }
  /// Returns whether messages can have a subject; always `true`.
  open class func canSendSubject() -> Bool { true }
  /// Returns whether messages can have files; always `true`.
  open class func canSendAttachments() -> Bool { true }

  /// Loads the screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = SystemScreen(
      title: "New Message", cancel: { [weak self] in self?.end(.cancelled) },
      done: ("Send", { [weak self] in self?.end(.sent) })
    ) { [weak self] in
      if let recipients = self?.recipients {
        Content.Text("to", recipients.joined(separator: ", "))
      }
      if let subject = self?.subject { Content.Text("subject", subject) }
      if let body = self?.body { Content.Text("body", body) }
      for name in self?.attachments ?? [] { Content.Text("attachment", name) }
    }
    viewControllers = [screen]
  }

  private func end(_ result: MessageComposeResult) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }

  /// Adds a file, of which the name is shown.
  ///
  /// - Returns: `true`.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool {
    attachments.append(filename)
    return true
  }
}

/// A delegate that dismisses the screen.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has sent or canceled the message.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
