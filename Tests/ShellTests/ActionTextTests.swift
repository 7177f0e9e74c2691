import AppDriver
import DeviceSettings
import Foundation
import HeadlessUIKit
import Script
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct ActionTextTests {
  private let app = AppEntry.screen("Form") { _ in
    Content.SearchField(text: "") { _ in }
    Content.Field("Name", text: "") { _ in }
    Content.Field("Pass word", text: "", isSecure: true) { _ in }
    Content.Row("Fred") {}
    Content.Row("fred") {}
    Content.Row("Barney R") {}
    Content.Row("-x") {}
    Content.Row("bell\u{7}") {}
    Content.Toggle("Loud", isOn: false) { _ in }
    Content.Toggle("Big one", isOn: false) { _ in }
    Content.Toggle("Big one", isOn: false) { _ in }
    Content.Choice("Sort by", options: ["Name", "City name", "name"], selectedIndex: nil) { _ in }
    Content.Button("Save it") {}
    Content.Button("+") {}
    Content.Button("Select") {}
  }

  private func text(_ walker: Walker) -> ActionText {
    ActionText(shell: walker.shell.state, screen: walker.shell.session.screen()) {
      text, field, isSecure in
      isSecure ? "${\(field.ordinal)}" : Quoting.quote(text)
    }
  }

  private func target(
    _ walker: Walker, _ kind: ElementKind, _ place: Int
  ) throws -> ElementTarget {
    let pane = try #require(walker.shell.session.screen()?.panes.first)
    let element = pane.elements.filter { $0.kind == kind }[place]
    return ElementTarget(
      controller: pane.controller, kind: kind, label: element.label, ordinal: element.ordinal)
  }

  @Test func `an element is identified by its full label, or by its number if necessary`()
    async throws
  {
    let walker = await Walker.on(app)
    let text = text(walker)
    let rows = try (0..<5).map { try text.command(for: .select(target(walker, .row, $0))) }
    #expect(rows == ["select 1", "select 2", "select Barney R", "select \"-x\"", "select 5"])
    let buttons = try (0..<3).map { try text.command(for: .tap(target(walker, .button, $0))) }
    #expect(buttons == ["saveit", "tap +", "tap Select"])
    let toggles = try (0..<3).map { try text.command(for: .toggle(target(walker, .toggle, $0))) }
    #expect(toggles == ["toggle Loud", "toggle 2", "toggle 3"])
    let options = try (0..<4).map {
      try text.command(for: .choose(target(walker, .choice, 0), option: $0))
    }
    #expect(
      options == [
        "choose \"Sort by\" 1", "choose \"Sort by\" City name", "choose \"Sort by\" 3",
        "choose \"Sort by\" 4",
      ])
  }

  @Test func `typed text is one word, and a secret is shown by its name`() async throws {
    let walker = await Walker.on(app)
    let text = text(walker)
    #expect(
      text.command(for: .type(try target(walker, .field, 0), text: "it's Fred"))
        == "type Name \"it's Fred\"")
    #expect(
      text.command(for: .type(try target(walker, .field, 1), text: "yabba"))
        == "type \"Pass word\" ${1}")
    #expect(text.command(for: .type(try target(walker, .search, 0), text: "")) == "search \"\"")
  }

  @Test func `a button's verb has the text of the fields as arguments, in order`()
    async throws
  {
    let walker = await Walker.on(app)
    let text = text(walker)
    let fill = UserAction.type(try target(walker, .field, 0), text: "Fred")
    let hide = UserAction.type(try target(walker, .field, 1), text: "yabba")
    let save = UserAction.tap(try target(walker, .button, 0))
    #expect(text.verb(for: [fill, hide, save]) == "saveit Fred ${1}")
    #expect(text.verb(for: [fill, save]) == "saveit Fred")
    #expect(text.verb(for: [hide, fill, save]) == nil, "out of order")
    #expect(text.verb(for: [save]) == nil, "no text")
    #expect(text.verb(for: [fill, .tap(try target(walker, .button, 1))]) == nil, "no verb")
    #expect(text.verb(for: [fill, hide, fill, save]) == nil, "more texts than fields")
  }

  @Test(arguments: [
    (UserAction.swipeBack(letGo: false), "back --swipe"),
    (.swipeBack(letGo: true), "back --cancel"),
    (.swipeDown, "dismiss"),
    (.swipeDownHalfway, "dismiss --cancel"), (.turnPage(forward: true), "page next"),
    (.turnPage(forward: false), "page previous"), (.resize(.regular), "size regular"),
    (.rotate, "rotate"), (.background, "background"), (.foreground, "foreground"),
    (.memoryWarning, "memory"), (.wait(seconds: 0.5), "wait 0.5"), (.selectTab(2), "open 3"),
    (.permit(.camera, .denied), "permission camera denied"),
    (.locate(DeviceLocation(latitude: 48, longitude: 11.5)), "location 48,11.5"),
    (.locate(nil), "location none"),
    (.notify(.named("a b"), answer: nil), "notify \"a b\""),
    (
      .notify(.named("a"), answer: .action("Later", text: "x y")), "notify a --action Later \"x y\""
    ),
    (.back(steps: 1), "back"), (.back(steps: 2), "back 2"),
  ])
  func `an action that needs no screen has only one command`(action: UserAction, command: String) {
    let text = ActionText(shell: Walker([app]).shell.state, screen: nil) { text, _, _ in text }
    #expect(text.command(for: action) == command)
  }

  @Test func `a URL is one word, whatever characters it contains`() throws {
    let text = ActionText(shell: Walker([app]).shell.state, screen: nil) { text, _, _ in text }
    let plain = try #require(URL(string: "app://persons/1#top"))
    let odd = try #require(URL(string: "app://persons?name=O'Hara;1"))
    #expect(text.command(for: .open(plain)) == "open app://persons/1#top")
    #expect(text.command(for: .open(odd)) == "open \"app://persons?name=O'Hara;1\"")
  }

  @Test func `a screen to go back to is identified by its title if that is unique`() async {
    let walker = await Walker.on(
      .root {
        UINavigationController(
          stack: ["One", "root", "Two", "Two", "End"].map { FixtureScreen($0) })
      })
    let text = text(walker)
    let commands = (1...4).map { text.command(for: .back(steps: $0)) }
    #expect(commands == ["back", "back 2", "back 3", "back One"])
  }
}
