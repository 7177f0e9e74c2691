import HeadlessUIKit
import Shell
import TestSupport

/// The state of an app whose screen has all that a screen read from views can have: controls in
/// rows, swipes and long presses, fields with a Return key, a date, a refresh control and a list
/// that scrolls.
final class Friends {
  var log: [String] = []
  var names = ["Fred", "Barney"]
  var follows: Set<String> = []
  var notifies: Set<String> = ["Fred"]
  var username = ""
  var volume = "40"
  var birthday = "2001-02-03"
  var size = 0
  var isRefreshing = false
  var isAtEnd = false
  /// The number of times that the app was asked for the actions of a row.
  var swipesAsked = 0

  var content: [Content.Element] {
    names.map(row) + [
      Content.Element.field(Content.Field("Username", text: username) { self.username = $0 })
        .with(identifier: "username", submit: { self.log.append("return") }),
      Content.Element.field(Content.Field("Volume", text: volume) { self.volume = $0 })
        .with(expectation: { Int($0) == nil ? "a number from 0 to 100" : nil }),
      Content.Element.field(Content.Field("Locked", text: "x") { _ in }).with(isEnabled: false),
      Content.Element.choice(Content.Choice("Birthday", options: [], selectedIndex: nil) { _ in })
        .with(
          values: .showing(birthday, expected: "a date such as 2026-11-23") {
            guard $0.count == 10 else { return false }
            self.birthday = $0
            return true
          }),
      Content.Element.choice(
        Content.Choice("Size", options: ["S", "M", "L"], selectedIndex: size) { self.size = $0 }
      ).with(disabledOptions: [1]),
      Content.Element.button(Content.Button("Send") { self.log.append("send") })
        .with(identifier: "send", presses: [.named("") { self.log.append("hold") }]),
      .gesture(.of(.refresh, isEnabled: !isRefreshing) { _ in self.log.append("refresh") }),
      .gesture(.of(.scroll, isEnabled: !isAtEnd) { self.log.append($0 ? "end" : "scroll") }),
    ]
  }

  private func row(_ name: String) -> Content.Element {
    let follow = Content.Element.button(
      Content.Button("\(name): Follow", isEnabled: name != "Barney") { self.follows.insert(name) })
    let notify = Content.Element.toggle(
      Content.Toggle("\(name): Notify", isOn: notifies.contains(name)) {
        if $0 { self.notifies.insert(name) } else { self.notifies.remove(name) }
      })
    let row = Content.Row(name, detail: name == "Fred" ? "Store manager" : "Menswear") {
      self.log.append("select \(name)")
    }
    return Content.Element.row(row).with(
      identifier: "cell-\(name)", controls: [follow, notify],
      swipes: [
        .named("Pin") { self.log.append("pin \(name)") },
        .named("Delete") { self.names.removeAll { $0 == name } },
      ],
      presses: [
        .named("Share") { self.log.append("share \(name)") },
        .named("Block", isEnabled: false) {},
      ])
  }

  /// An app with the screen.
  var app: AppEntry { .screen("Friends") { _ in self.content } }
}
