import AppDriver
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct CommandNameTests {
  /// A shell on an app with buttons and two fields, and the buttons that were tapped.
  private final class Shop {
    var taps: [String] = []
    var name = "", word = ""

    func walker(_ titles: String..., isTest: Bool = false) async -> Walker {
      var options = ShellOptions()
      options.wholeLabelsOnly = isTest
      return await Walker.on(
        .screen { [unowned self] _ in
          Content.Field("Name", text: name) { self.name = $0 }
          Content.Field("Word", text: word) { self.word = $0 }
          Content.Row("Fred") { self.taps.append("Fred") }
          for title in titles { Content.Button(title) { self.taps.append(title) } }
        }, options: options)
    }
  }

  @Test func `a command is found by any unique beginning`() async {
    let shop = Shop()
    let walker = await shop.walker("Log In")
    await walker.expect("sel Fred; ty Name Ann; wher; ?; hel; tre --screens")
    #expect(shop.taps == ["Fred"] && shop.name == "Ann")
    await walker.expect(
      "se Fred",
      complains: "\"se\" matches several commands: select, search, set; give more of the name")
    await walker.expect("set")
    await walker.expect("op", complains: "open: needs a tab or a URL; usage: open TAB | URL")
    // Words that the parser must know can't be shortened.
    await walker.expect(
      "teard", complains: "no command or button \"teard\"; did you mean \"teardown\"?")
    await walker.expect(
      "ntoe x", complains: "no command or button \"ntoe\"; did you mean \"note\"?")
  }

  @Test(.bug(id: "U7"))
  func `a verb is found by a beginning of three characters, never by one letter`() async {
    let shop = Shop()
    let walker = await shop.walker("Browse", "Settings", "Next", "7")
    for line in ["b", "br", "s", "ne"] { #expect(await walker.complaint(of: line) != "") }
    #expect(shop.taps.isEmpty)
    await walker.expect("bro; BROW; nex; tap 7; next")
    #expect(shop.taps == ["Browse", "Browse", "Next", "7", "Next"])
  }

  @Test func `a beginning of commands and buttons is ambiguous, and all are listed`() async {
    let shop = Shop()
    let walker = await shop.walker("Selection", "Log In", "Log Out", "Search", "Bac")
    await walker.expect(
      "sel",
      complains:
        "\"sel\" matches several commands and buttons: select, selection; give more of the name")
    await walker.expect(
      "log",
      complains: "\"log\" matches several buttons: Log In, Log Out; tap one by its full title")
    // A button that shares its name with a command has no verb; a whole verb wins.
    await walker.expect(
      "sea x",
      complains:
        "no search field on Fixture; \"actions\" lists the possible actions")
    await walker.expect("bac; logo")
    #expect(shop.taps == ["Bac", "Log Out"])
  }

  @Test(.bug(id: "U7"))
  func `a title as it stands presses its button, and the rest fills the fields`() async {
    let shop = Shop()
    let walker = await shop.walker("Log In", "Log", "All Products", "Don't Save", "Open Sesame")
    await walker.expect("All Products; \"All Products\"; all products; Don\\'t Save; Open Sesame")
    #expect(
      shop.taps == [
        "All Products", "All Products", "All Products", "Don't Save", "Open Sesame",
      ])
    shop.taps = []
    await walker.expect("Log In fred 'my word'")
    #expect(shop.taps == ["Log In"] && shop.name == "fred" && shop.word == "my word")
    await walker.expect("Log x; log")
    #expect(shop.taps == ["Log In", "Log", "Log"] && shop.name == "x")
    await walker.expect(
      "open Sesame", complains: "no tab \"Sesame\" here; \"actions\" lists the possible actions")
    await walker.expect(
      "Log In a b c",
      complains: "\"Log In\" takes 2 arguments, for the fields Name, Word, but 3 were given;"
        + " quote text that has spaces")
  }

  @Test func `exit and q are quit, even if a button has that name`() async {
    let shop = Shop()
    for line in ["exit", "q", "quit", "qu"] {
      #expect(await shop.walker("Exit", "Q").run(line).isLast, "\(line)")
    }
    let walker = await shop.walker("Exit", "Exit Now", "Q")
    await walker.expect("tap Exit; Exit Now; exitn; tap Q")
    #expect(shop.taps == ["Exit", "Exit Now", "Exit Now", "Q"])
    #expect(await walker.output(of: "screen").contains("[Exit] tap Exit\n"))
  }

  @Test(.bug(id: "U7")) func `one letter or digit never presses a button`() async {
    let shop = Shop()
    let walker = await shop.walker("X", "7")
    await walker.expect("x", complains: "no command or button \"x\"; did you mean \"tap X\"?")
    await walker.expect("7", complains: "no command or button \"7\"; did you mean \"tap 7\"?")
    await walker.expect("tap x; tap 7")
    #expect(shop.taps == ["X", "7"])
  }

  @Test func `in tests, only whole names count`() async {
    let shop = Shop()
    let walker = await shop.walker("Log In", "All Products", isTest: true)
    for (line, meant) in [
      ("sel Fred", "select"), ("logi", "login"), ("exit", "quit"), ("q", "quit"), ("?", "help"),
    ] {
      #expect(
        await walker.complaint(of: line).hasSuffix("; did you mean \"\(meant)\"?"), "\(line)")
    }
    await walker.expect("select Fred; login a; Log In; \"all products\"")
    #expect(shop.taps == ["Fred", "Log In", "Log In", "All Products"])
  }

  @Test func `what a short name types into a secure field is hidden`() async {
    let walker = await Walker.on(after: "login")
    for line in [
      "ty Password yabba1", "Log In fred yabba2", "login fred yabba3", "logi fred yabba4",
    ] {
      #expect(await walker.run(line).carriesSecret, "\(line)")
      await walker.run("ok")
      if walker.stack != ["Log In"] { await walker.run("relaunch; login") }
    }
    #expect(await !walker.output(of: "history; events all; screen").contains("yabba"))
  }

  @Test func `a recording and undo have the whole names`() async throws {
    let file = try RecordingFile()
    let walker = await Walker.on(after: "record \(file.path)", "sel Fr", "expe screen Fred", "back")
    #expect(await walker.output(of: "undo").hasPrefix("  undid: back\n"))
    await walker.run("! selec Nob; rec stop")
    #expect(
      try file.text() == "@app contacts\n\nselect Fred\nexpect screen Fred\n! select Nob\n")
  }

  @Test func `completion and help know short names`() async {
    let walker = await Walker.on()
    #expect(await walker.output(of: "help sel").hasPrefix("select ROW [--times N]\n"))
    #expect(await walker.output(of: "help log").hasPrefix("login\n"))
    #expect(Completer(walker.shell.state).complete("sel Fr").candidates == ["Fred"])
  }
}
