import HeadlessUIKit
import Shell
import TestSupport
import Testing

/// Tests of the messages for what new users type.
@Suite(.serialized, .exclusive) struct `Mistakes of new users` {
  private static func unknown(_ name: String, meant: String) -> String {
    "no command or button \"\(name)\"; did you mean \"\(meant)\"?"
  }

  @Test func `the label of a row or a tab alone suggests the command for it`() async {
    let walker = await Walker.on()
    for (line, name, meant) in [
      ("Fred", "Fred", "select Fred"), ("barn", "barn", "select Barney"),
      ("wilme", "wilme", "select Wilma"), ("Persons", "Persons", "open Persons"),
      ("group", "group", "open Groups"), ("3", "3", "select 3"), ("selct 1", "selct", "select"),
    ] { await walker.expect(line, complains: Self.unknown(name, meant: meant)) }
    await walker.expect(
      "zz",
      complains: "no command or button \"zz\"; \"help\" lists all commands, and \"actions\" lists"
        + " those for this screen")
  }

  @Test func `a word of another tool suggests a command only where it is possible`() async {
    let walker = await Walker.on()
    func expect(_ names: String..., meant: String?) async {
      for name in names {
        let complaint = await walker.complaint(of: name)
        let expected =
          meant.map { Self.unknown(name, meant: $0) }
          ?? "no command or button \"\(name)\"; \"help\" lists all commands, and \"actions\" lists"
          + " those for this screen"
        #expect(complaint == expected)
      }
    }
    await expect("close", "pop", "pull", "return", "longpress", meant: nil)
    await expect("click", meant: "tap")
    await expect("fill", meant: "type")
    await walker.run("select Fred")
    await expect("close", "pop", meant: "back")
    await walker.run("login")
    await expect("close", "pop", meant: "dismiss")
    await expect("fill", meant: "type")
    await walker.run("login fred x")
    await expect("close", "pop", meant: "ok")
    await expect("return", meant: nil)
  }

  @Test func `a gesture of another tool is suggested as it can be typed on the screen`() async {
    let friends = Friends()
    let walker = await Walker.on(
      .screen("Both") { _ in
        friends.content
        Content.Button("Refresh") {}
      })
    await walker.expect("pull", complains: Self.unknown("pull", meant: "refresh --pull"))
  }

  @Test func `the label of a field or a switch alone suggests the command for it`() async {
    let walker = await Walker.on(
      .root {
        FixtureScreen("Form") { _ in
          Content.Field("Zip Code", text: "") { _ in }
          Content.Toggle("Wi-Fi", isOn: true) { _ in }
          Content.Row("Silk top") {}
        }
      })
    for (line, name, meant) in [
      ("Zip Code", "Zip", "type \"Zip Code\" TEXT"), ("wi-fi", "wi-fi", "toggle Wi-Fi"),
      ("silk top", "silk", "select Silk top"), ("Silk to", "Silk", "select Silk top"),
    ] { await walker.expect(line, complains: Self.unknown(name, meant: meant)) }
  }

  @Test func `the label of another kind of element suggests the command for that`() async {
    let walker = await Walker.on()
    for (line, start, meant) in [
      ("tap Fred", "no button \"Fred\" on Persons", "select Fred"),
      ("select groups", "no row \"groups\" on Persons; it has ", "open Groups"),
      ("open Wilma", "no tab \"Wilma\"; the tabs are ", "select Wilma"),
      ("tap back", "no button \"back\" on Persons", "back"),
    ] {
      let message = await walker.complaint(of: line)
      #expect(message.hasPrefix(start), "\(message)")
      #expect(message.hasSuffix("; did you mean \"\(meant)\"?"), "\(message)")
    }
  }

  @Test func `some words of a title press nothing and name the title`() async {
    let walker = await Walker.on(
      .root {
        FixtureScreen("Form") { screen in
          Content.Field("Name", text: "") { _ in }
          Content.Button("All Products") { screen.title = "pressed" }
          Content.Button("Sign In") { screen.title = "pressed" }
          Content.Button("Sign In Later") { screen.title = "pressed" }
        }
      })
    await walker.expect("All Prod", complains: Self.unknown("All Prod", meant: "All Products"))
    await walker.expect(
      "Sign I",
      complains: "\"Sign I\" matches several buttons: Sign In, Sign In Later; tap one by its full"
        + " title")
    await walker.expect("expect screen Form")
    await walker.expect("all fred; expect screen pressed")
  }

  @Test func `an unknown pane is named with those that there are`() async {
    let walker = await Walker.on(
      .root {
        let lists = FixtureScreen("Lists") { _ in Content.Row("Note: dresses") {} }
        let women = FixtureScreen("Women") { _ in Content.Row("Shoes") {} }
        return SideBySide("Catalog", lists, women)
      })
    let message = await walker.complaint(of: "select men: Shoes")
    #expect(
      message == "no pane \"men\" on Lists; it has primary, secondary; choose one of them")
    let row = await walker.complaint(of: "select note: shoes")
    #expect(row.hasPrefix("no row \"note: shoes\" on "), "\(row)")
  }

  @Test func `!! in a script isn't two marks`() async {
    let walker = await Walker.on()
    let message =
      "\"!!\" runs the last line again only at the prompt; write the command here, after a single"
      + " \"!\" if it must be refused"
    for line in ["!!", "! !", "!!sel"] { await walker.expect(line, complains: message) }
    await walker.expect("! Nobody")
  }

  @Test func `settings, rows and the kinds of lines have help`() async {
    let walker = await Walker.on()
    for (line, start) in [
      ("help lines", "Script lines\n  ! COMMAND "),
      ("help pager", "set pager on | off | COMMAND\n"),
      ("help row", "ROW\n  The label of a row"), ("help field", "expect field "),
    ] { #expect(await walker.output(of: line).hasPrefix(start), "\(line)") }
  }

  @Test func `on a narrow terminal, help doesn't break lines twice`() async {
    let walker = await Walker.on()
    walker.shell.output.layout = { Layout(columns: 60, lines: 24) }
    let lines = await walker.output(of: "help alias").split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 60 })
    let text = lines.drop { !$0.contains("The rest of") }.prefix { $0.hasPrefix("  ") }
    #expect(text.count > 3 && text.dropLast().allSatisfy { $0.count > 45 }, "\(lines)")
  }

  @Test func `undo takes back several commands`() async {
    let walker = await Walker.on(after: "select Fred", "login", "type Username fred")
    #expect(
      await walker.output(of: "undo 2").hasPrefix("  undid: login; type Username fred\n\nFred\n"))
    #expect(await walker.output(of: "redo").hasPrefix("  redid: login\n"))
    await walker.expect("undo 3", complains: "only 2 commands can be undone since launch")
    await walker.expect(
      "undo x",
      complains: "undo: \"x\" is not a number of commands, from 1 to 10,000; usage: undo [N]")
  }
}
