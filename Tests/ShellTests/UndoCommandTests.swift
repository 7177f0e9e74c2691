import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import Shell

@Suite(.serialized, .exclusive) struct UndoCommandTests {
  @Test func `undo repeats all commands except the last, until none are left`() async {
    let walker = await Walker.on(after: "select Fred", "login", "type username fred", "dismiss")
    await walker.expect("undo")
    #expect(walker.stack == ["Log In"])
    await walker.expect("expect text fred; undo; expect no text fred; undo")
    #expect(walker.stack == ["Persons", "Fred"])
    await walker.expect("undo; expect stack Persons")
    await walker.expect("undo", complains: "there is nothing to undo since launch")
    await walker.run("select Wilma; relaunch")
    await walker.expect("undo", complains: "there is nothing to undo since launch")
  }

  @Test func `undo and redo say what they did, until another command acts`() async {
    let walker = await Walker.on(after: "select Fred", "login", "type username fred")
    #expect(
      await walker.output(of: "undo").hasPrefix("  undid: type username fred\n\nLog In\n"))
    #expect(await walker.output(of: "undo").hasPrefix("  undid: login\n\nFred\n"))
    await walker.run("where; stack; set trace off; select Nobody")
    #expect(await walker.output(of: "redo").hasPrefix("  redid: login\n\nLog In\n"))
    #expect(await walker.output(of: "redo").hasPrefix("  redid: type username fred\n\nLog In\n"))
    await walker.expect("expect text fred")
    let nothing = "there is nothing to redo; \"redo\" repeats a command directly after \"undo\""
    await walker.expect("redo", complains: nothing)
    await walker.expect(
      "undo; undo; select 1",
      complains: "no row \"1\" on Fred, which has none; \"actions\" lists the possible actions")
    await walker.expect("redo; undo; back")
    await walker.expect("redo", complains: nothing)
    await walker.expect("undo; relaunch")
    await walker.expect("! redo")
  }

  @Test func `undo and redo hide passwords`() async {
    let walker = await Walker.on(after: "login", "login fred yabba123")
    #expect(await walker.output(of: "undo").hasPrefix("  undid: login fred ********\n"))
    #expect(await !walker.output(of: "redo; why").contains("yabba123"))
  }

  @Test func `undo doesn't show again what the app printed`() async {
    var printed = AppOutput()
    let app = AppEntry.screen { screen in
      Content.Row("Print") { printed.append(lines: ["a word"]) }
    }
    let walker = await Walker.on(app)
    walker.onTakeAppOutput = {
      defer { printed = AppOutput() }
      return printed.isEmpty ? nil : printed
    }
    #expect(await walker.output(of: "select Print").contains("app: a word\n"))
    await walker.run("rotate")
    #expect(await !walker.output(of: "undo").contains("a word"))
    #expect(await !walker.output(of: "select Print; undo").hasSuffix("app: a word"))
  }

  @Test func `undo skips commands that were refused`() async {
    let walker = await Walker.on(after: "select Fred", "back --swipe", "back", "select x")
    await walker.expect("undo; expect stack Persons > Fred")
  }

  @Test func `redo repeats a link that the app refuses, and goes on after it`() async {
    let refusal =
      "the app did not open foo://x; its delegate's application(_:open:options:) returned false"
    let walker = await Walker.on(after: "select Fred", "open foo://x", "back", "open groups")
    await walker.run("undo 3")
    await walker.expect("redo", complains: refusal)
    #expect(await walker.output(of: "redo").hasPrefix("  redid: back\n\nPersons\n"))
    #expect(await walker.output(of: "redo").hasPrefix("  redid: open groups\n\nGroups\n"))
    await walker.expect(
      "redo",
      complains: "there is nothing to redo; \"redo\" repeats a command directly after \"undo\"")
    #expect(
      await walker.output(of: "undo 3").hasPrefix(
        "  undid: open foo://x; back; open groups\n\nFred\n"))
  }

  @Test func `undo is refused after too many commands`() async {
    let walker = await Walker.on()
    for _ in 0..<UndoLog.bound {
      walker.shell.app.undoLog.append([.rotate], of: "rotate")
    }
    await walker.run("rotate")
    await walker.expect(
      "undo",
      complains:
        "more than 10,000 commands since launch can't be repeated; relaunch to start over")
    await walker.expect("relaunch; rotate; undo")
  }
}
