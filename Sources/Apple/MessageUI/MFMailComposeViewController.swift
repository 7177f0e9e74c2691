import DeviceSettings
@_exported public import Foundation
@_exported public import HeadlessUIKit

/// The end of a mail.
public nonisolated enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// A screen on which the user composes a mail, and sends or cancels it.
open class MFMailComposeViewController: UINavigationController {
  /// The delegate, which dismisses the screen; a weak reference.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var parts: [(name: String, text: String)] = []

  nonisolated deinit {}

  /// Returns whether the device has a mail account.
  ///
  /// It has one, unless the walk says `@permission mail denied`.
  open class func canSendMail() -> Bool { DeviceSettings.status(of: .mail) == .granted }

  /// Loads the screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = SystemScreen(
      title: parts.first { $0.name == "subject" }?.text ?? "New Message",
      cancel: { [weak self] in self?.end(.cancelled) },
      done: ("Send", { [weak self] in self?.end(.sent) })
    ) { [weak self] in
      for part in self?.parts ?? [] { Content.Text(part.name, part.text) }
    }
    viewControllers = [screen]
  }

  private func end(_ result: MFMailComposeResult) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
  }

  private func set(_ name: String, _ text: String?) {
    parts.removeAll { $0.name == name }
    if let text, !text.isEmpty { parts.append((name, text)) }
  }

  /// Sets the subject.
  open func setSubject(_ subject: String) { set("subject", subject) }
  /// Sets the recipients.
  open func setToRecipients(_ toRecipients: [String]?) {
    set("to", toRecipients?.joined(separator: ", "))
  }
  /// Sets the recipients of copies.
  open func setCcRecipients(_ ccRecipients: [String]?) {
    set("cc", ccRecipients?.joined(separator: ", "))
  }
  /// Sets the hidden recipients of copies.
  open func setBccRecipients(_ bccRecipients: [String]?) {
    set("bcc", bccRecipients?.joined(separator: ", "))
  }
  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    set("body", isHTML ? HTMLText(body, base: nil).text.string : body)
  }
  /// Adds a file, of which the name is shown.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    parts.append(("attachment", filename))
  }
  /// Has no effect, because the sender isn't shown.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// A delegate that dismisses the screen.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has sent or canceled the mail.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing; the screen stays.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
