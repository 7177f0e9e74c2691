import AVKit
import AppDriver
import AuthenticationServices
import DeviceSettings
import EventKitUI
import Foundation
import HeadlessUIKit
import MessageUI
import PhotosUI
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct `A screen of the system` {
  private final class Delegate: NSObject, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate, PHPickerViewControllerDelegate,
    ASAuthorizationControllerDelegate
  {
    var calls: [String] = []
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) { calls.append("mail \(result.rawValue)") }
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) { calls.append("message \(result.rawValue)") }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      calls.append("pick \(results.compactMap(\.itemProvider.suggestedName))")
    }
    func authorizationController(
      controller: ASAuthorizationController,
      didCompleteWithAuthorization authorization: ASAuthorization
    ) { calls.append("signed in") }
    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) { calls.append("error \((error as NSError).code)") }
  }
  private let delegate = Delegate()

  private func present(_ controller: UIViewController) async -> TestApp {
    let home = FixtureScreen("Home")
    let app = await TestApp { home }
    await app.run { home.present(controller, animated: true) }
    return app
  }

  @Test func `a mail is sent or canceled, and the app dismisses it`() async {
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = delegate
    mail.setSubject("Hello")
    mail.setToRecipients(["a@b.example", "c@d.example"])
    mail.setMessageBody("<b>Bold</b>", isHTML: true)
    let app = await present(mail)
    #expect(app.title == "Hello")
    #expect(
      app.elements.filter { $0.contains(" ") }.contains("to a@b.example, c@d.example"))
    await app.tap("Send")
    #expect(app.title == "Hello")
    await app.tap("Cancel")
    #expect(delegate.calls == ["mail 2", "mail 0"])
  }

  @Test func `a message is sent or canceled`() async {
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = delegate
    message.body = "Hi"
    let app = await present(message)
    await app.tap("Send")
    await app.tap("Cancel")
    #expect(delegate.calls == ["message 1", "message 0"])
    _ = await app.session.perform(.permit(.messages, .denied))
    #expect(!MFMessageComposeViewController.canSendText())
  }

  @Test func `an event is added or canceled`() async throws {
    final class Editor: NSObject, EKEventEditViewDelegate {
      var calls: [EKEventEditViewAction] = []
      func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
      ) { calls.append(action) }
    }
    let (screen, editor, store) = (EKEventEditViewController(), Editor(), EKEventStore())
    let event = EKEvent(eventStore: store)
    event.title = "Lunch"
    (event.startDate, event.endDate) = (Date(), Date())
    (screen.eventStore, screen.event, screen.editViewDelegate) = (store, event, editor)
    let app = await present(screen)
    #expect(app.elements.contains("title Lunch"))
    await app.tap("Cancel")
    #expect(event.eventIdentifier == nil)
    await app.tap("Add")
    #expect(editor.calls == [.canceled, .saved])
    #expect(store.event(withIdentifier: event.eventIdentifier) === event)
    let error = #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
    #expect(error?.code == .eventStoreNotAuthorized)
  }

  @Test func `the calendar is the same in all stores, and an identifier belongs to one event`()
    async throws
  {
    _ = await TestApp(permissions: [.calendar: .granted])
    let store = EKEventStore()
    func add(_ title: String) throws -> String {
      let event = EKEvent(eventStore: store)
      #expect(event.startDate == nil)
      #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
      (event.title, event.startDate, event.endDate) = (title, Date(), Date())
      try store.save(event, span: .thisEvent)
      return event.eventIdentifier
    }
    let (first, second) = (try add("A"), try add("B"))
    let other = EKEventStore()
    let event = try #require(other.event(withIdentifier: first))
    #expect(event.title == "A")
    try other.remove(event, span: .thisEvent)
    #expect(store.event(withIdentifier: first) == nil)
    let third = try add("C")
    #expect(Set([first, second, third]).count == 3)
    #expect(other.event(withIdentifier: second)?.title == "B")
  }

  @Test func `an app that may add events asks for more to read them`() async {
    let app = await TestApp()
    let store = EKEventStore()
    await app.run { store.requestWriteOnlyAccessToEvents { _, _ in } }
    await app.tap("Allow")
    #expect(EKEventStore.authorizationStatus(for: .event) == .writeOnly)
    await app.run { store.requestFullAccessToEvents { _, _ in } }
    await app.tap("Allow")
    #expect(EKEventStore.authorizationStatus(for: .event) == .fullAccess)
  }

  @Test func `Sign in with Apple gives the name and the mail address once`() async {
    final class Delegate: NSObject, ASAuthorizationControllerDelegate {
      var names: [String?] = []
      func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
      ) {
        let credential = authorization.credential as? ASAuthorizationAppleIDCredential
        names.append(credential?.fullName?.givenName)
      }
    }
    let (app, delegate) = (await TestApp(), Delegate())
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    for _ in 0..<2 {
      await app.run {
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = delegate
        controller.performRequests()
      }
      await app.tap("Continue")
    }
    #expect(delegate.names == ["John", nil])
  }

  @Test func `a picker passes on one picture, several, or none`() async {
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    picker.delegate = delegate
    let app = await present(picker)
    await app.select("Photo 2")
    await app.tap("Cancel")
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 2
    let several = PHPickerViewController(configuration: configuration)
    several.delegate = delegate
    let other = await present(several)
    for photo in ["Photo 1", "Photo 2", "Photo 3"] { await other.select(photo) }
    await other.tap("Add")
    #expect(
      delegate.calls == [
        #"pick ["Photo 2"]"#, "pick []", #"pick ["Photo 1", "Photo 2"]"#,
      ])
  }

  @Test func `a player plays and pauses, and closes itself`() async throws {
    let player = AVPlayerViewController()
    let url = try #require(URL(string: "https://a.example/film.mp4"))
    player.player = AVPlayer(url: url)
    let app = await present(player)
    await app.tap("Play")
    #expect(player.player?.timeControlStatus == .playing)
    await app.tap("Close")
    #expect(app.title == "Home")
    #expect(player.player?.rate == 0)
  }

  @Test func `Sign in with Apple is answered, and fails without an account`() async {
    let app = await TestApp()
    let request = ASAuthorizationAppleIDProvider().createRequest()
    func signIn() {
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = delegate
      controller.performRequests()
    }
    await app.run(signIn)
    await app.tap("Continue")
    await app.run(signIn)
    await app.tap("Cancel")
    _ = await app.session.perform(.permit(.signIn, .denied))
    await app.run(signIn)
    #expect(delegate.calls == ["signed in", "error 1001", "error 1000"])
  }
}
