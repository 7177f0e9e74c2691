import MessageUI
import UIKit

/// The report to the teacher.
final class ReportViewController: TaskViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Send Report") { [weak self] in self?.compose() }
    addButton("Call Help") { [weak self] in self?.callHelp() }
  }

  private func compose() {
    guard MFMailComposeViewController.canSendMail() else { return show("Write a letter") }
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    mail.setToRecipients(["teacher@school.example"])
    mail.setSubject("Ammonites")
    mail.setMessageBody("We found <b>three</b>.", isHTML: true)
    present(mail, animated: true)
  }

  private func callHelp() {
    guard MFMessageComposeViewController.canSendText() else { return show("Shout") }
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = self
    message.recipients = ["112"]
    message.body = "We are stuck"
    present(message, animated: true)
  }
}

extension ReportViewController: MFMailComposeViewControllerDelegate {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    controller.dismiss(animated: true)
    show(result == .sent ? "Sent" : "Not sent")
  }
}

extension ReportViewController: MFMessageComposeViewControllerDelegate {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {
    controller.dismiss(animated: true)
    show(result == .sent ? "Help is on its way" : "No help")
  }
}
