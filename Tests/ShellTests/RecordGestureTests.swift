import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests that gestures and controls in rows are recorded, repeated and written as JSON.
@Suite(.serialized, .exclusive) struct RecordGestureTests {
  private let recording: RecordingFile

  init() throws { recording = try RecordingFile() }

  private func entry(_ friends: @escaping () -> Friends) -> AppEntry {
    .root {
      let friends = friends()
      return UINavigationController(
        rootViewController: FixtureScreen("Friends") { _ in friends.content })
    }
  }

  @Test func `gestures are recorded with full labels, and the recording passes`() async throws {
    let app = entry { Friends() }
    let walker = await Walker.on(app)
    await walker.run("record \(recording.path)")
    for line in [
      "swipe fr p", "press 2 share", "press #send", "tap fred: fol", "toggle \"2: not\"",
      "choose birth 1999-12-31", "submit", "refresh", "scroll; scroll end", "swipe Fred Nothing",
      "swipe Barney Delete", "tap #send",
    ] { await walker.run(line) }
    await walker.run("record stop")
    #expect(
      try recording.text() == """
        @app fixture

        swipe Fred Pin
        press Barney Share
        press Send
        tap Fred: Follow
        toggle Barney: Notify
        choose Birthday 1999-12-31
        submit
        refresh
        scroll
        scroll end
        swipe Barney Delete
        tap Send

        """)
    #expect(try await recording.replay(app) == .passed)
  }

  @Test func `a control in one of several rows with the same title is recorded by its number`()
    async throws
  {
    let app = entry {
      let friends = Friends()
      friends.names = ["Fred", "Fred"]
      return friends
    }
    let walker = await Walker.on(app)
    await walker.run("record \(recording.path)")
    for line in ["tap 2: Follow", "swipe 2 Pin"] { await walker.expect(line) }
    await walker.run("record stop")
    #expect(try recording.text().hasSuffix("\n\ntap 2: Follow\nswipe 2 Pin\n"))
    #expect(try await recording.replay(app) == .passed)
  }

  @Test func `undo repeats gestures`() async {
    var launches: [Friends] = []
    let walker = await Walker.on(
      entry {
        launches.append(Friends())
        return launches[launches.count - 1]
      })
    await walker.expect("swipe Fred Pin; tap Fred: Follow; press Barney Share; undo")
    #expect(launches.map(\.log) == [["pin Fred", "share Barney"], ["pin Fred"]])
    #expect(launches.last?.follows == ["Fred"])
  }

  @Test func `controls in rows have their row in JSON, and commands that reach them`()
    async throws
  {
    var options = ShellOptions()
    options.format = .json
    let walker = await Walker.on(Friends().app, options: options)
    let output = await walker.output(of: "screen")
    #expect(try JSONSchema.ofOutput().problems(ofLines: output) == [])
    for part in [
      #"{"command":"tap Fred: Follow","kind":"button","label":"Fred: Follow","row":"1"}"#,
      #"{"kind":"toggle","label":"Barney: Notify","row":"2","value":"off"}"#,
      #"{"canSubmit":true,"identifier":"username","isEmpty":true,"kind":"field","label":"Username","value":""}"#,
      #"{"expected":"a date such as 2026-11-23","kind":"choice","label":"Birthday","value":"2001-02-03"}"#,
      #"{"disabledOptions":["M"],"kind":"choice","label":"Size","options":["S","M","L"],"value":"S"}"#,
      #"{"kind":"gesture","label":"refresh"}"#,
    ] { #expect(output.contains(part), "\(part)") }
    let actions = await walker.output(of: "actions")
    #expect(try JSONSchema.ofOutput().problems(ofLines: actions) == [])
    let refused = await walker.output(of: "swipe Fred Archive")
    #expect(try JSONSchema.ofOutput().problems(ofLines: refused) == [])
    #expect(refused.contains(#""candidates":["Pin","Delete"]"#))
  }
}
