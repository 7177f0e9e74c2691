import AppDriver
import DeviceSettings
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import Walkthroughs

@testable import Shell

@Suite(.serialized, .exclusive) struct `The commands of the system` {
  init() {
    DeviceSettings.reset()
    NotificationList.shared.removeAll()
  }

  @Test func `permission shows and changes what the user allows`() async {
    let walker = await Walker.on()
    #expect(await walker.output(of: "permission camera") == "camera         undetermined\n\n")
    await walker.expect("permission Camera DENIED")
    #expect(DeviceSettings.status(of: .camera) == .denied)
    #expect(await walker.output(of: "permission").contains("\ncamera         denied\n"))
    await walker.expect(
      "permission camera always",
      complains: "camera can't be \"always\"; use one of undetermined, granted, denied, restricted")
    #expect(
      await walker.complaint(of: "permission sun").hasPrefix(
        "permission can't be \"sun\"; use one of biometrics, calendar, camera,"))
  }

  @Test func `launch arguments are in UserDefaults and on the command line of the app`() async {
    let walker = await Walker.on(
      .root {
        let screen = UIViewController()
        let words = ProcessInfo.processInfo.arguments.dropFirst()
        screen.title =
          "\(UserDefaults.standard.string(forKey: "mode") ?? "none"): \(words.joined(separator: " "))"
        return screen
      })
    let complaints = await walker.script(
      """
      @argument mode=test
      @argument -ui-testing
      @argument enable-testing
      @argument com.apple.CoreData.SQLDebug=1
      @argument --env=staging
      expect screen "test: -mode test -ui-testing enable-testing -com.apple.CoreData.SQLDebug 1 --env=staging"
      relaunch --argument z.mode=1 --argument mode=demo --argument mode=live
      expect screen "live: -z.mode 1 -mode live"
      relaunch --argument -plain --argument -com.apple.CoreData.SQLDebug
      expect screen "none: -plain -com.apple.CoreData.SQLDebug"
      """)
    #expect(complaints == [])
    for text in ["''", "'two words=1'", ""] {
      #expect(
        await walker.complaint(of: "relaunch --argument \(text)")
          .contains("--argument needs NAME=VALUE or a single word"))
    }
    #expect(
      await walker.complaint(of: "@argument two words")
        == "@argument needs NAME=VALUE or a single word, as in @argument mode=test")
  }

  @Test func `an app without launch arguments sees none, not those of this program`() async {
    let walker = await Walker.on(
      .root {
        let screen = UIViewController()
        screen.title = "\(CommandLine.arguments.count) \(ProcessInfo.processInfo.arguments.count)"
        return screen
      })
    await walker.expect("expect screen \"1 1\"")
    #expect(UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain).isEmpty)
  }

  @Test func `a script's decisions and place hold at each launch of its cases`() async {
    let walker = Walker()
    await walker.shell.start()
    let complaints = await walker.script(
      """
      @permission location whenInUse
      @location 48.137,11.575
      == one
      permission location
      | location       whenInUse
      permission location denied
      relaunch
      permission location
      | location       denied
      """)
    #expect(complaints.isEmpty, "\(complaints)")
    #expect(DeviceSettings.location == DeviceLocation(latitude: 48.137, longitude: 11.575))
  }

  @Test(arguments: [
    (
      "@permission camera",
      "@permission needs a service and a decision, as in @permission camera denied"
    ),
    (
      "@permission photos always",
      "photos can't be \"always\"; use one of undetermined, granted, limited, denied, restricted"
    ),
    ("@location here", "@location needs degrees, as in @location 48.137,11.575"),
    (
      "location 91,0",
      "location: \"91,0\" is not a place; use a latitude from -90 to 90 and a longitude from -180 to"
        + " 180, as in 48.1,11.6, or none; "
        + "usage: location [LATITUDE,LONGITUDE | none]"
    ),
  ])
  func `a wrong value is named`(line: String, message: String) async {
    let walker = await Walker.on()
    await walker.expect(line, complains: message)
  }

  @Test func `notify delivers a file's notification and answers it`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a.apns", #"{"aps": {"alert": {"title": "Sale", "body": "Today"}}}"#)
    try folder.write("b.apns", "[]")
    let walker = await Walker.on()
    #expect(await walker.output(of: "notify") == "no notifications\n\n")
    await walker.expect("permission notifications granted; background")
    await walker.expect("notify \(folder.file("a.apns"))")
    #expect(await walker.output(of: "notify") == "remote-1  Sale: Today\n\n")
    await walker.expect("notify Sale --tap")
    #expect(await walker.output(of: "notify") == "no notifications\n\n")
    await walker.expect(
      "notify Sale --tap", complains: "no notification \"Sale\"; there is none")
    await walker.expect("background")
    await walker.expect("notify \(folder.file("a.apns"))")
    let hidden = await walker.output(of: "why")
    #expect(hidden.contains("notification  is in Notification Center: Sale: Today\n"), "\(hidden)")
    await walker.expect("foreground; permission notifications denied")
    await walker.expect("notify \(folder.file("a.apns"))")
    let denied = await walker.output(of: "why")
    #expect(
      denied.contains("notification  isn't shown, because notifications are denied\n"),
      "\(denied)")
    await walker.expect(
      "notify \(folder.file("b.apns"))",
      complains: "can't read \(folder.file("b.apns")): it isn't an object in JSON with an object"
        + " \"aps\"")
    await walker.expect("relaunch --notification \(folder.file("a.apns"))")
    #expect(walker.shell.session.context.notification != nil)
    await walker.expect("relaunch")
    #expect(walker.shell.session.context.notification == nil)
  }

  @Test(arguments: [
    (
      "{\n\"aps\": {\n\"alert\": \"x\"\n\"badge\": 1}}",
      "line 4: expected \",\" or \"}\", found \"\"\""
    ),
    (#"{"aps": {"alert": 5}}"#, #""alert" in "aps" must be a text or an object"#),
    (
      #"{"aps": {"alert": "a", "badge": -5}}"#,
      #""badge" in "aps" must be a whole number, 0 or above"#
    ),
    (
      #"{"aps": {"alert": "a", "badge": true}}"#,
      #""badge" in "aps" must be a whole number, 0 or above"#
    ),
    (#"{"aps": {"alert": {"title": 7}}}"#, #""title" in "alert" must be a text"#),
    (#"{"aps": {"alert": {"loc-args": 7}}}"#, #""loc-args" in "alert" must be a list of texts"#),
  ])
  func `a mistake in a payload is named with its place`(payload: String, reason: String)
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("a.apns", payload)
    let walker = await Walker.on()
    await walker.expect(
      "notify \(folder.file("a.apns"))", complains: "can't read \(folder.file("a.apns")): \(reason)"
    )
  }

  @Test func `location shows the place, and moves the device`() async {
    let walker = await Walker.on()
    #expect(await walker.output(of: "location") == "the place isn't known\n\n")
    await walker.expect("location 48,11.5")
    #expect(await walker.output(of: "location") == "48,11.5\n\n")
    await walker.expect("location none")
    #expect(await walker.output(of: "location") == "the place isn't known\n\n")
  }

  @Test func `a notification that the user doesn't see can't be tapped`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a.apns", #"{"aps": {"alert": "Sale"}}"#)
    let walker = await Walker.on()
    await walker.expect(
      "notify \(folder.file("a.apns")) --tap",
      complains: "the user doesn't see it, because notifications aren't allowed; \"permission"
        + " notifications granted\" allows them")
  }

  @Test func `a file with a notification is checked before a run`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.apns", "[]")
    try folder.write("a.walk", "notify none.apns\nrelaunch --notification a.apns\n")
    let mistakes = folder.lines(folder.check().mistakes)
    #expect(mistakes.count == 2, "\(mistakes)")
    #expect(mistakes.first?.hasPrefix("a.walk:1: ") == true)
    #expect(mistakes.last?.hasPrefix("a.walk:2: can't read a.apns: it isn't an object") == true)
  }

  @Test func `a recording in another folder names the same notification`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a.apns", #"{"aps": {"alert": "Sale"}}"#)
    try folder.write("sub/keep", "")
    let walker = await Walker.on()
    await walker.expect("permission notifications granted")
    await walker.expect("record \(folder.file("sub/b.walk"))")
    await walker.expect("notify \(folder.file("a.apns"))")
    await walker.expect("relaunch --notification \(folder.file("a.apns"))")
    await walker.run("record stop")
    let recording = try String(contentsOfFile: folder.file("sub/b.walk"), encoding: .utf8)
    #expect(recording.contains("\nnotify ../a.apns\nrelaunch --notification ../a.apns\n"))
  }

  @Test func `their answers are in the schema`() async throws {
    let walker = await Walker.on()
    let schema = try JSONSchema.ofOutput()
    await walker.run("set format json")
    for line in ["permission", "location", "location 1,2", "location", "notify"] {
      let output = await walker.output(of: line)
      #expect(schema.problems(ofLines: output).isEmpty, "\(output)")
    }
  }
}
