import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of recordings with commands that are refused or stopped.
@Suite(.serialized, .exclusive) struct RecordFailureTests {
  private let recording: RecordingFile
  private var file: String { recording.path }

  init() throws { recording = try RecordingFile() }

  @Test(arguments: ["", "select Fred"])
  func `a wait that Ctrl-C stops isn't recorded`(next: String) async throws {
    let walker = await Walker.on(after: "record \(file)", "select Barney", "back")
    // The third question comes after the action, before the command ends.
    var questions = 0
    walker.stops = {
      questions += 1
      return questions > 2
    }
    await walker.expect("wait 0.01", complains: "stopped")
    #expect(questions == 3)
    walker.stops = { false }
    await walker.run(next)
    _ = await walker.shell.run(.end)
    let last = next.isEmpty ? "" : "\(next)\n"
    #expect(try recording.text().hasSuffix("\n\nselect Barney\nback\n\(last)"))
  }

  @Test func `what a command did before Ctrl-C is recorded, because later ones depend on it`()
    async throws
  {
    var isStopped = false
    let app = AppEntry.screen { screen in
      Content.Row("Fred") {
        isStopped = true
        screen.push(FixtureScreen("Fred"))
      }
    }
    let walker = await Walker.on(app, after: "record \(file)")
    walker.stops = { isStopped }
    await walker.expect("select Fred", complains: "stopped")
    walker.stops = { false }
    await walker.run("back")
    await walker.run("record stop")
    #expect(try recording.text() == "@app fixture\n\nselect Fred\nback\n")
    #expect(try await recording.replay(app) == .passed)
  }

  @Test(.bug(id: "D2")) func `a swipe that makes a locked sheet ask is recorded as done`()
    async throws
  {
    let app = AppEntry.screen { screen in
      Content.Button("Sheet") {
        let sheet = AskingScreen()
        sheet.title = "Sheet"
        sheet.isModalInPresentation = true
        sheet.presentationController?.delegate = sheet
        screen.present(sheet, animated: true)
      }
    }
    let walker = await Walker.on(app, after: "record --expect \(file)")
    await walker.run("sheet")
    #expect(await walker.run("dismiss").status == .success)
    await walker.run("discard")
    await walker.run("record stop")
    #expect(
      try recording.text() == """
        @app fixture

        sheet
        expect screen Sheet
        expect stack Sheet
        dismiss
        expect screen Discard changes?
        expect stack Discard changes?
        discard
        expect screen Fixture
        expect stack Fixture

        """)
    #expect(try await recording.replay(app) == .passed)
  }
}

/// A sheet that asks before it is dismissed.
private final class AskingScreen: UIViewController, UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    let alert = UIAlertController(
      title: "Discard changes?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [unowned self] _ in
        dismiss(animated: true)
      })
    present(alert, animated: true)
  }
}
