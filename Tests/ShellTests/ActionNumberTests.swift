import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of titles that don't identify what they name.
@Suite(.serialized, .exclusive) struct ActionNumberTests {
  @Test(arguments: [false, true])
  func `actions of the same title are reached by their numbers`(wholeOnly: Bool) async {
    var options = ShellOptions()
    options.wholeLabelsOnly = wholeOnly
    let list = OfferingViewController()
    let walker = await Walker.on(
      .root { UINavigationController(rootViewController: list) }, options: options)
    for gesture in ["swipe", "press"] {
      list.log = []
      let complaint = await walker.complaint(of: "\(gesture) Fred Remove")
      #expect(
        complaint.hasPrefix("\"Remove\" matches several \(gesture) actions")
          && complaint.hasSuffix("give the number"), "\(complaint)")
      await walker.expect("\(gesture) Fred 1; \(gesture) Fred 3; \(gesture) Fred Keep")
      #expect(list.log == ["\(gesture) 1", "\(gesture) 3", "\(gesture) 2"])
      await walker.expect(
        "\(gesture) Fred 5",
        complains:
          "no \(gesture) action \"5\" on Fred; it has Remove, Keep, Remove, Action; choose one of"
          + " them")
      #expect(
        Completer(walker.shell.state).complete("\(gesture) Fred ").candidates
          == ["1", "Keep", "3", "Action"])
    }
    #expect(
      await walker.output(of: "actions Fred") == """
        select Fred
        swipe Fred 1
        swipe Fred Keep
        swipe Fred 3
        swipe Fred Action
        press Fred 1
        press Fred Keep
        press Fred 3
        press Fred Action


        """)
  }

  @Test func `a menu's item without a title isn't what a long press itself does`() async {
    let list = OfferingViewController()
    let walker = await Walker.on(.root { UINavigationController(rootViewController: list) })
    for line in ["press 1", "press Fred"] {
      await walker.expect(
        line, complains: "name a press action of \"Fred\": Remove, Keep, Remove, Action")
    }
    #expect(list.log.isEmpty)
    await walker.expect("press 1 Action; press 1 4")
    #expect(list.log == ["press 4", "press 4"])
  }

  @Test func `a number that stands for a button is not the title of another`() async {
    var tapped: [String] = []
    func button(_ title: String, _ name: String) -> Content.Element {
      .button(Content.Button(title) { tapped.append(name) })
    }
    let walker = await Walker.on(
      .screen { _ in
        [button("Add", "first"), button("Add", "second"), button("1", "one"), button("7", "seven")]
      })
    let screen = await walker.output(of: "screen")
    #expect(
      screen.contains("  [Add] tap 1\n  [Add] tap 2\n  [1] tap 3\n  [7] tap 7\n"), "\(screen)")
    await walker.expect("tap 1; tap 2; tap 3; tap 7; tap 4")
    #expect(tapped == ["first", "second", "one", "seven", "seven"])
    // Where titles differ, they win: the keys of a calculator.
    tapped = []
    let keys = await Walker.on(.screen { _ in ["3", "2", "1"].map { button($0, $0) } })
    await keys.expect("tap 1; tap 2; tap 3")
    #expect(tapped == ["1", "2", "3"])
  }

  @Test func `a number that stands for a row is not the title of another`() async {
    var chosen: [String] = []
    let walker = await Walker.on(
      .screen { _ in
        ["Add", "Add", "1", "9"].enumerated().map { place, title in
          .row(Content.Row(title) { chosen.append("\(place + 1)") })
        }
      })
    #expect(
      await walker.output(of: "actions") == "select 1\nselect 2\nselect 3\nselect 9\n\n")
    await walker.expect("select 1; select 2; select 3; select 9; select 4")
    #expect(chosen == ["1", "2", "3", "4", "4"])
  }

  @Test(arguments: [false, true])
  func `a number that stands for an action is not the title of another`(wholeOnly: Bool) async {
    var options = ShellOptions()
    options.wholeLabelsOnly = wholeOnly
    let list = OfferingViewController()
    list.titles = ["Add", "Add", "1", "Delete", "delete"]
    let walker = await Walker.on(
      .root { UINavigationController(rootViewController: list) }, options: options)
    await walker.expect(
      "swipe Fred 1; swipe Fred 3; swipe Fred Delete; swipe Fred delete; swipe Fred 4")
    #expect(list.log == ["swipe 1", "swipe 3", "swipe 4", "swipe 5", "swipe 4"])
    #expect(
      Completer(walker.shell.state).complete("swipe Fred ").candidates
        == ["1", "2", "3", "Delete", "delete"])
  }

  @Test func `a number is no part of a title`() async {
    var flipped: [String] = []
    let toggles = ["Channel 12", "Lane 3", "5 GHz", "56k"].map { name in
      Content.Element.toggle(Content.Toggle(name, isOn: false) { _ in flipped.append(name) })
    }
    let row = Content.Element.row(Content.Row("Row")).with(controls: toggles)
    let walker = await Walker.on(.screen { _ in [row] })
    await walker.expect(
      "toggle 1",
      complains: "no toggle \"1\" on Fixture; it has Channel 12, Lane 3, 5 GHz, 56k; choose one of"
        + " them")
    await walker.expect(
      "toggle 3",
      complains: "no toggle \"3\" on Fixture; it has Channel 12, Lane 3, 5 GHz, 56k; choose one of"
        + " them")
    await walker.expect("toggle 5; toggle \"Row: 2\"")
    #expect(flipped == ["5 GHz", "Lane 3"])
  }

  @Test func `an empty name is asked for in plain words`() async {
    let walker = await Walker.on(
      .screen("Home") { _ in
        Content.Row("Fred") {}
        Content.Button("Add") {}
      })
    await walker.expect(
      "select \"\"", complains: "name a row on Home; it has Fred; choose one of them")
    await walker.expect(
      "tap \"\"", complains: "name a button on Home; it has Add; choose one of them")
    let bare = await Walker.on(.screen("Home") { _ in Content.Text("Nothing") })
    await bare.expect(
      "select \"\"", complains: "no row on Home; \"actions\" lists the possible actions")
  }
}

private final class OfferingViewController: UITableViewController {
  var log: [String] = []
  var titles = ["Remove", "Keep", "Remove", ""]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Fred"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(
      actions: titles.enumerated().map { place, title in
        UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
          self?.log.append("swipe \(place + 1)")
          done(true)
        }
      })
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(
        children: self?.titles.enumerated().map { place, title in
          UIAction(title: title) { _ in self?.log.append("press \(place + 1)") }
        } ?? [])
    })
  }
}
