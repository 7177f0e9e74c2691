import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of how recordings begin, go on and end.
@Suite(.serialized, .exclusive) struct `A recording` {
  private let recording: RecordingFile
  private var file: String { recording.path }

  init() throws { recording = try RecordingFile() }

  @Test(.bug(id: "D13"))
  func `the file has each command as soon as it has ended, without secrets`() async throws {
    let walker = await Walker.on()
    walker.environment = { $0 == "PW" ? "Wilma" : nil }
    await walker.run("record \(file)")
    #expect(try recording.text() == "@app contacts\n\n")
    for line in ["login", "login fred yabba", "select Barney"] { await walker.run(line) }
    let login =
      "@app contacts\n@secret password=env:PASSWORD\n\nlogin\nlogin fred ${password}\n"
    #expect(try recording.text() == login + "select Barney\n")
    await walker.run("undo")
    #expect(try recording.text() == login)
    await walker.run("select Wilma")
    #expect(try recording.text() == login + "select Wilma\n")
    await walker.run("@secret pw=env:PW")
    let whole = login.replacing("\n\n", with: "\n@secret pw=env:PW\n\n") + "select ${pw}\n"
    #expect(try recording.text() == whole)
    await walker.run("record stop")
    #expect(try recording.text() == whole)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: recording.folder.path) == ["a.walk"])
  }

  @Test(.bug(id: "D13"), arguments: [true, false])
  func `a file that another program has changed or replaced stays`(isReplaced: Bool) async throws {
    let walker = await Walker.on(after: "record \(file)", "select Fred")
    if isReplaced { try FileManager.default.removeItem(atPath: file) }
    try recording.folder.write("a.walk", "mine\n")
    await walker.run("back")
    #expect(
      await walker.output(of: "record stop")
        == "recorded 2 lines in \(file.dropLast(5))-2.walk, because \(file) already exists\n\n")
    #expect(try recording.text() == "mine\n")
    #expect(try recording.folder.read("a-2.walk") == "@app contacts\n\nselect Fred\nback\n")
  }

  @Test func `the end of a script reports a recording as JSON if the output is JSON`()
    async throws
  {
    var options = ShellOptions()
    options.format = .json
    let walker = Walker([.contacts], options: options)
    await walker.shell.start()
    await walker.script("record \(file)\nselect Fred")
    for line in walker.printed.split(separator: "\n") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
    #expect(walker.printed.contains(#""report":{"file":"\#(file)","lines":1},"version":1}"#))
  }

  @Test func `a recording doesn't begin in an app that has crashed, which undo restores`()
    async throws
  {
    let app = AppEntry.screen { screen in
      Content.Button("Crash") {
        screen.navigationController?.pushViewController(screen, animated: true)
      }
      Content.Button("Go") {
        screen.navigationController?.pushViewController(UIViewController(), animated: true)
      }
    }
    let walker = await Walker.on(app, after: "go")
    await walker.run("back")
    await walker.run("crash")
    await walker.expect(
      "record \(file)",
      complains:
        "the app has crashed; go back with \"undo\", or launch it again with \"relaunch\"")
    await walker.run("undo")
    await walker.run("go")
    #expect(walker.shell.state.session.screen()?.stack.count == 2)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `a recording doesn't report again what was left behind before`() async throws {
    let walker = await Walker.on(.leaky, after: "select Fred")
    #expect((await walker.output(of: "back")).contains("left behind: PersonCoordinator"))
    let record = await walker.output(of: "record \(file)")
    #expect(!record.contains("left behind"), "\(record)")
    let leaks = await walker.output(of: "leaks")
    #expect(leaks.hasPrefix("PersonCoordinator, in charge of no screen since back\n"), "\(leaks)")
    await walker.run("select Barney")
    #expect((await walker.output(of: "back")).contains("left behind: PersonCoordinator"))
    let undo = await walker.output(of: "undo")
    #expect(!undo.contains("left behind"), "\(undo)")
    #expect((await walker.output(of: "back")).contains("left behind: PersonCoordinator"))
  }

  @Test(arguments: ["off", "on", "end"])
  func `record followed by a switch isn't the name of a file`(word: String) async throws {
    let walker = await Walker.on()
    let complaint = await walker.complaint(of: "record \(word)")
    #expect(complaint.contains("\"record stop\" ends it"), "\(complaint)")
    #expect(!FileManager.default.fileExists(atPath: word))
  }

  @Test func `an impossible recording is an error`() async throws {
    let walker = await Walker.on()
    await walker.expect(
      "record \(recording.folder.path)/no/a.walk",
      complains:
        "can't write \(recording.folder.path)/no/a.walk: "
        + "its folder does not exist")
    await walker.expect(
      "record stop", complains: "no recording is running; start one with \"record FILE\"")
    await walker.expect(
      "record", complains: "record: needs a file or \"stop\"; usage: record [--expect] FILE | stop")
    await walker.run("record \(file)")
    await walker.expect(
      "record \(file)2",
      complains: "a recording is already running; end it with \"record stop\"")
    await walker.expect(
      "@app contacts",
      complains:
        "@app, @size, @data, @network, @permission, @location, @argument, @language, @region, @transitions and @now can't change during a recording; end it with"
        + " \"record stop\"")
    await walker.run("select Fred")
    _ = await walker.shell.run(.end)
    #expect(try recording.text() == "@app contacts\n\nselect Fred\n")
    await walker.expect(
      "record \(file)",
      complains: "can't write \(file): it already exists; record to another file")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: recording.folder.path) == ["a.walk"])
  }

  @Test func `a recording of one app can't go on with a case of another`() async throws {
    try recording.folder.write("leaky.steps", "@app leaky\n")
    let walker = Walker([.contacts, .leaky])
    await walker.shell.start()
    await walker.run("source \(recording.folder.file("leaky.steps"))")
    await walker.run("record \(file)")
    await walker.expect(
      "== next",
      complains: "the case begins with another app; end the recording with \"record stop\"")
    await walker.run("poster")
    await walker.run("record stop")
    #expect(try recording.text() == "@app leaky\n\nposter\n")
    await walker.expect("== next; x")
    #expect(walker.shell.appName == "contacts")
  }
}
